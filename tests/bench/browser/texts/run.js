/**
 * Reads each text once and compares each pair once, set by set, as the Python pipelines do; tells the page.
 * @template Read
 * @param {(text: string) => Read} read
 * @param {(a: Read, b: Read) => number} distance
 */
export async function run(read, distance) {
  const sets = await (await fetch('../work/texts.json')).json();
  distance(read('a few words to warm up'), read('a few words to warm up'));
  const distances = [];
  let seconds = 0;
  for (const { texts, pairs } of sets) {
    const start = performance.now();
    const documents = texts.map(read);
    for (const [a, b] of pairs) distances.push(distance(documents[a], documents[b]));
    seconds += (performance.now() - start) / 1000;
  }
  self.postMessage(JSON.stringify({ seconds, distances }));
}
