/** The part of the library that the page needs, so that the bundle holds no more of it. */
export { unzipSync } from 'fflate';
