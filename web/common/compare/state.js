/**
 * Where the page stands, as one tagged value. `once`: options of this comparison alone, beside the reader's own.
 * `own`: the reader's own thresholds that judged it.
 * `over`: the result that stays while another is made to take its place; `stays`: this one did.
 *
 * @typedef {{ a: import('./source.js').Side, b: import('./source.js').Side }} Sides
 * @typedef {Record<string, any> | null} Once
 *
 * @typedef {{ name: 'shown', job: AbortController, sides: Sides, once: Once, own: import('../store/thresholds.js').Own | null, comparison: any, seconds: number, stays: boolean, over?: undefined }} Shown
 *
 * @typedef {{ name: 'editing', job?: undefined, sides?: undefined, once?: undefined, over?: undefined }
 *   | { name: 'fetching', job: AbortController, sides?: undefined, once: Once, over?: undefined }
 *   | { name: 'comparing', job: AbortController, sides: Sides, once: Once, over: Shown | null }
 *   | Shown
 *   | { name: 'stopped', job?: undefined, sides: Sides, once: Once, over?: undefined }
 *   | { name: 'failed', job?: undefined, sides: Sides, once: Once, over?: undefined, error: { code: string, detail: Record<string, any> } }} State
 */

/** States in which the inputs are folded into the strip. */
export const FOLDED = ['comparing', 'shown', 'stopped', 'failed'];
