/** The English messages, which the build takes from the engine's folder. */
declare module '#english' {
  const source: string;
  export default source;
}
