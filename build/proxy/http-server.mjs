/** Node: lets a `(Request) → Promise<Response>` handler answer the requests of an http server. */

/**
 * @param {import('node:http').IncomingMessage} incoming
 * @param {import('node:http').ServerResponse} outgoing
 * @param {(request: Request) => Promise<Response>} handler
 */
export async function answer(incoming, outgoing, handler) {
  const gone = new AbortController();
  outgoing.on('close', () => gone.abort());
  const request = toRequest(incoming, gone.signal);
  const response = request ? await handler(request) : new Response(null, { status: 400 });
  const body = new Uint8Array(await response.arrayBuffer());
  outgoing.writeHead(response.status, [...response.headers, ['Content-Length', body.length]].flat()).end(body);
}

/** @returns {Request | null} null where Host is no host and port, or the target no part of a URL */
function toRequest({ method, url, headers }, signal) {
  if (!/^[^\s/?#@\\]+$/.test(headers.host ?? '')) return null;
  // A web server in front, which does TLS, says so: the handler compares whole origins.
  const base = `${headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'}://${headers.host}`;
  // A target may be a whole address: one with a password in it is none that Request takes.
  if (!URL.canParse(url, base) || new URL(url, base).username || new URL(url, base).password) return null;
  // Request refuses to be made with these; to the handler they are methods like any other that it does not serve.
  const known = method === 'TRACE' || method === 'TRACK' ? 'DELETE' : method;
  return new Request(new URL(url, base), { method: known, headers: flat(headers), signal });
}

const flat = (headers) => Object.entries(headers).map(([name, value]) => [name, String(value)]);
