declare global {
  /** Written into sw.js by the build: what it is, and SHA-256 by address. */
  const BUILD: { about: import('./sw.js').About, files: Record<string, string> };
  /** In Chromium and Safari; where it is used, it is there. */
  const URLPattern: any;
}

export {};
