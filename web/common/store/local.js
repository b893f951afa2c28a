/**
 * Small values kept in this browser, under a prefix: projects of one host may share an origin.
 * A browser that refuses storage is served all the same; it only forgets when the page closes.
 */

const PREFIX = 'sosie:';

/** Kept until the reader erases it. */
export const local = store(() => localStorage);

/** Kept while the tab lives. */
export const session = store(() => sessionStorage);

/** @param {() => Storage} area  called late: reading `localStorage` itself may throw */
function store(area) {
  /** @type {Map<string, string | null>} what the browser did not take */
  const refused = new Map();
  return {
    /**
     * @param {string} key
     * @param {(kept: any) => boolean} isValid  other versions and other pages of the origin may have written anything
     * @returns {any} null where nothing is kept, or nothing valid
     */
    get(key, isValid) {
      try {
        const kept = JSON.parse(refused.get(key) ?? area().getItem(PREFIX + key));
        return isValid(kept) ? kept : null;
      } catch {
        return null;
      }
    },
    /** @param {string} key @param {any} value  null erases */
    set(key, value) {
      const json = value === null ? null : JSON.stringify(value);
      refused.delete(key);
      try {
        if (json === null) area().removeItem(PREFIX + key);
        else area().setItem(PREFIX + key, json);
      } catch {
        refused.set(key, json);
      }
    },
  };
}
