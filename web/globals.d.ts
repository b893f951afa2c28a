declare global {
  /** What a build says of itself. */
  interface About {
    /** Changes with every file. */
    build: string;
    version: string;
    /** Changes with the fingerprints that are held to stay as they are. */
    fingerprints: string;
    /** Address of what changed. */
    changes: string;
    bytes: number;
  }
  /** Written into sw.js by the build, with SHA-256 by address. */
  const BUILD: { about: About, files: Record<string, string> };
  /** Where it is used, it is there. */
  const URLPattern: any;
}

export {};
