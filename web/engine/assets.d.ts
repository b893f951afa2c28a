/** engine/assets.json, which the build writes and bundles into the worker. */
declare module '#engine-assets' {
  export const info: import('pyodide').Lockfile['info'];
  export const files: import('./download.js').Asset[];
}
