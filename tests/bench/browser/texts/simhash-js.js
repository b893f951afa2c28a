/**
 * npm's `simhash-js` with its defaults: pieces of four characters, 32 bits. It assigns to names that it does not
 * declare, so this is no module, which would be strict.
 */
const { Comparator, SimHash } = require('simhash-js');
const { run } = require('./run.js');

const simhash = new SimHash();
run((text) => simhash.hash(text), (a, b) => Comparator.hammingDistance(a.toString(16), b.toString(16)));
