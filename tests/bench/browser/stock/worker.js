/** Pyodide as its documentation loads it, with the same engine as wheels. */
const { folder, wheels } = globalThis.STOCK;
const base = new URL(`${folder}/`, import.meta.url);

const downloads = wheels.map(async (name) => (await fetch(new URL(name, base))).arrayBuffer());
const { loadPyodide } = await import(new URL('pyodide.mjs', base).href);
const pyodide = await loadPyodide({ indexURL: base.href });
for (const wheel of await Promise.all(downloads)) pyodide.unpackArchive(wheel, 'wheel');
const { ok } = JSON.parse(pyodide.pyimport('sosie.bridge').call('info', '{}'));
self.postMessage(ok ? 'ready' : 'error');
