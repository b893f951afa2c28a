/**
 * Where the site's files lie: pages in the folders of languages stand one step below. Set by the build.
 */
export const root = new URL(document.documentElement.dataset.root ?? './', document.baseURI);
