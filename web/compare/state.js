/**
 * Where the page stands, as one tagged value. `once`: options of this comparison alone, beside the reader's own.
 *
 * @typedef {{ a: import('./source.js').Side, b: import('./source.js').Side }} Sides
 * @typedef {Record<string, any> | null} Once
 *
 * @typedef {{ name: 'editing', job?: undefined, sides?: undefined, once?: undefined }
 *   | { name: 'fetching', job: AbortController, sides?: undefined, once: Once }
 *   | { name: 'comparing', job: AbortController, sides: Sides, once: Once }
 *   | { name: 'shown', job: AbortController, sides: Sides, once: Once, comparison: any, seconds: number }
 *   | { name: 'stopped', job?: undefined, sides: Sides, once: Once }
 *   | { name: 'failed', job?: undefined, sides: Sides, once: Once, error: { code: string, detail: Record<string, any> } }} State
 */

/** States in which the inputs are folded into the strip. */
export const FOLDED = ['comparing', 'shown', 'stopped', 'failed'];
