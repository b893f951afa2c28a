import { downloadWheels } from '../tools/wheels.mjs';

/**
 * Gets the engine's Python packages.
 * @param {import('../build.mjs').Site} site gets `wheels`: files of each package, by lower-case name
 */
export async function wheels(site) {
  site.wheels = await downloadWheels('engine');
}
