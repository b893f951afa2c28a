import { script } from './tools/run.mjs';
import { test } from './tools/parts.mjs';

// npm test [-- part …]
script(() => test(process.argv.slice(2)));
