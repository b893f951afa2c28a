/**
 * Where the page stands, as one tagged value.
 *
 * @typedef {{ a: import('./source.js').Side, b: import('./source.js').Side }} Sides
 *
 * @typedef {{ name: 'editing', job?: undefined, sides?: undefined }
 *   | { name: 'fetching', job: AbortController, sides?: undefined }
 *   | { name: 'comparing', job: AbortController, sides: Sides }
 *   | { name: 'shown', job: AbortController, sides: Sides, comparison: any, seconds: number }
 *   | { name: 'stopped', job?: undefined, sides: Sides }
 *   | { name: 'failed', job?: undefined, sides: Sides, error: { code: string, detail: Record<string, any> } }} State
 */

/** States in which the inputs are folded into the strip. */
export const FOLDED = ['comparing', 'shown', 'stopped', 'failed'];
