/** The card's few sentences by language, in full: what the build knows is filled in. */
declare module '#widget-messages' {
  const messages: Record<string, Record<'title' | 'text' | 'button' | 'size' | 'opening' | 'full' | 'frame' | 'failed', string>>;
  export default messages;
}

/** A style sheet as text. */
declare module '*.css' {
  const source: string;
  export default source;
}
