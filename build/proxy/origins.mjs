/**
 * Who may read through this proxy: pages of the configured origins, nobody else's.
 *
 * A browser names the asking page's origin in `Origin` on every cross-origin fetch, but leaves it out of a
 * same-origin GET. There `Sec-Fetch-Site: same-origin` says so instead (a page cannot set it), and where a
 * browser sends neither, the origin of `Referer`. Own origin or not, it must stand in the list. A request
 * with none of the three is refused: an address typed by hand, a bare `curl`. Such a program can of course lie
 * about its headers; what this stops is other people's pages using the proxy through their readers' browsers.
 */

/** @param {string} [text] origins separated by spaces, as a deployment's settings give them */
export const readOrigins = (text = '') => text.split(/\s+/).filter(Boolean);

/**
 * @param {Request} request
 * @param {readonly string[]} origins such as `https://example.org`
 */
export function isAllowed(request, origins) {
  // Only fetch() may have the answer: never a frame, a script, an image or a navigation.
  const destination = request.headers.get('Sec-Fetch-Dest');
  if (destination !== null && destination !== 'empty') return false;
  return origins.includes(originOf(request));
}

/**
 * @param {Request} request
 * @returns {string | null}
 */
function originOf({ headers, url }) {
  if (headers.has('Origin')) return headers.get('Origin');
  const site = headers.get('Sec-Fetch-Site');
  if (site !== null) return site === 'same-origin' ? new URL(url).origin : null;
  const referrer = headers.get('Referer') ?? '';
  return URL.canParse(referrer) ? new URL(referrer).origin : null;
}
