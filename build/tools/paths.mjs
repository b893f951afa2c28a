import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** The repository's own folder; every path of the build starts here. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** What a static host serves. */
export const DIST = join(ROOT, 'dist');
/** Downloads and marks of what is installed; may be deleted at any time. */
export const CACHE = join(ROOT, '.cache');
/** The Python environment of build and tests. */
export const VENV = join(ROOT, '.venv');
/** The engine's sources. */
export const ENGINE = join(ROOT, 'py_engine');
/** The front end's sources. */
export const WEB = join(ROOT, 'web');
