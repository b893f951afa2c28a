/** What dist/ ships, in a worker of its own, with the pipeline that the other places run too. */

const ENGINE = new URL('../dist/engine/', self.location.href);

async function boot() {
  const unpacked = async (file) => {
    const packed = (await fetch(new URL(file, ENGINE))).body;
    return new Response(packed.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
  };
  const [{ loadPyodide }, { default: createPyodideModule }, { info }, stdlib, engine] = await Promise.all([
    import(new URL('pyodide.mjs', self.location.href).href),
    import(new URL('pyodide.asm.js', ENGINE).href),
    fetch(new URL('assets.json', ENGINE)).then((response) => response.json()),
    unpacked('python_stdlib.pack'),
    unpacked('engine.pack'),
  ]);
  const pyodide = await loadPyodide({
    createPyodideModule,
    indexURL: ENGINE.href,
    packageBaseUrl: ENGINE.href,
    lockFileContents: { info, packages: {} },
    stdLibURL: URL.createObjectURL(new Blob([stdlib])),
  });
  pyodide.unpackArchive(engine, 'zip', { extractDir: '/lib/sosie' });
  pyodide.runPython('import sys; sys.path[:0] = ["/lib/sosie", "/"]');
  return pyodide;
}

async function main() {
  const pyodide = await boot();
  for (const [path, address] of [['/sosie_texts.py', 'sosie_texts.py'], ['/texts.json', '../work/texts.json']]) {
    pyodide.FS.writeFile(path, new Uint8Array(await (await fetch(address)).arrayBuffer()));
  }
  self.postMessage(pyodide.runPython('import json, sosie_texts; json.dumps(sosie_texts.measure("/texts.json"))'));
}

main().catch((error) => self.postMessage(JSON.stringify({ error: String(error.message).slice(-2000) })));
