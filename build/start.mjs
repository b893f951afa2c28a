import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { DIST, ROOT } from './tools/paths.mjs';
import { run, script } from './tools/run.mjs';

// npm start: build, then serve until it is stopped. Arguments go to build/serve.mjs.
script(async () => {
  await run(process.execPath, [join('build', 'build.mjs')]);
  const server = spawn(process.execPath, [join('build', 'serve.mjs'), '--root', DIST, ...process.argv.slice(2)], {
    cwd: ROOT, stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // Not every signal to npm arrives here: when npm has gone the server goes too, or it would hold the port.
  const parent = process.ppid;
  setInterval(() => { if (process.ppid !== parent) server.kill(); }, 500).unref();
  process.on('SIGINT', () => server.kill('SIGINT'));
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  server.once('exit', (code) => { process.exitCode = code ?? 0; });
});
