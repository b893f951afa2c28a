/** What the proxy says when it does not hand over a page: a stable code, the HTTP status, and facts for the reader. */

const STATUS = {
  'url-invalid': 400,
  'scheme': 400,
  'address-private': 403,
  'origin-forbidden': 403,
  'method': 405,
  'too-large': 413,
  'content-type': 415,
  'name-not-found': 502,
  'refused': 502,
  'tls': 502,
  'redirects': 502,
  'upstream-status': 502,
  'timeout': 504,
};

export class ProxyError extends Error {
  /**
   * @param {keyof typeof STATUS} code
   * @param {Record<string, unknown>} [detail] plain values, sent to the page as they are
   */
  constructor(code, detail = {}) {
    super(code);
    this.name = 'ProxyError';
    this.code = code;
    this.detail = detail;
    this.status = STATUS[code];
  }
}
