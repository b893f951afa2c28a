/**
 * The header field Link (RFC 8288), without what a browser would act upon.
 *
 * A page's canonical address and its language versions may stand there. So may `preload` and `preconnect`, and a
 * browser obeys those on any answer: the reader's browser would then ask other hosts, of the page's choosing.
 */

const STATEMENTS = ['canonical', 'alternate', 'prev', 'previous', 'next'];

// One link: its target, its parameters up to a comma outside of quotes. No part can be matched in two ways.
const LINK = /<[^<>]*>(?:[^,"<]|"(?:[^"\\]|\\.)*")*/g;
const RELATION = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/gi;

/**
 * @param {string | null} field as upstream sent it, several fields joined by commas
 * @returns {string | null} the links whose every relation only says something of the page; null for none
 */
export function statedLinks(field) {
  const links = (field ?? '').match(LINK) ?? [];
  return links.filter(isStatement).map((link) => link.trim()).join(', ') || null;
}

function isStatement(link) {
  const relations = [...link.matchAll(RELATION)].flatMap(([, quoted, bare]) => (quoted ?? bare).toLowerCase().split(/\s+/));
  return relations.length > 0 && relations.every((relation) => STATEMENTS.includes(relation));
}
