import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

/** A failure that is explained by its sentence alone: no stack is printed for it. */
export class Explained extends Error {}

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{env?: Record<string, string>, cwd?: string, shell?: boolean, quiet?: boolean}} [options]
 *   quiet: keep the output and show it only on failure.
 * @returns {Promise<string>} what it printed, when quiet
 */
export function run(command, args, { env = {}, cwd = ROOT, shell = false, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd, shell, env: { ...process.env, ...env }, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk) => { printed += chunk; });
    }
    child.once('error', (error) => reject(new Explained(`${command}: ${error.message}`)));
    child.once('close', (code, signal) => {
      if (code === 0) return resolve(printed);
      const line = [command, ...args].join(' ');
      reject(new Explained(`${printed}${line}\nended with ${signal ?? `code ${code}`}`));
    });
  });
}

/**
 * Runs a script's main function; a failure sets the exit code and is told once.
 * @param {() => Promise<unknown>} main
 */
export async function script(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Explained ? error.message : error);
    process.exitCode = 1;
  }
}
