// ?sosie, ?simhash-js or ?js-md5: which worker runs. Its outcome, JSON, ends in the page's text.
const name = location.search.slice(1);
// Pyodide wants a module, `simhash-js` none.
const worker = new Worker(`${name}.js`, { type: name === 'sosie' ? 'module' : 'classic' });
worker.onmessage = ({ data }) => { document.body.textContent = data; };
worker.onerror = ({ message }) => { document.body.textContent = JSON.stringify({ error: message ?? 'no worker' }); };
