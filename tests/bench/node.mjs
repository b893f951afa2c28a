/**
 * One round of a pipeline in Pyodide on Node, on what dist/ ships; prints its JSON.
 *
 *   node tests/bench/node.mjs PIPELINE FOLDER NAME
 *
 * NAME is what tests/bench/run.py reads inside FOLDER, of which Pyodide sees only that.
 */
import { bootEngine, python } from '../pyodide/boot.mjs';

const [pipeline, folder, name] = process.argv.slice(2);
const pyodide = await bootEngine();
pyodide.mountNodeFS('/work', folder);
python(pyodide, 'from bench.run import run');
console.log(python(pyodide, `run(${JSON.stringify(pipeline)}, ${JSON.stringify(`/work/${name}`)})`));
