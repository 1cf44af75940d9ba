// The packages that the service itself runs with, by the lock file; the others are there to build and test it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../', import.meta.url));

/** Each with its folder, its names, and what the lock file knows of it. Those for other machines are not installed here. */
export function packagesThatRun() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([folder, { dev, devOptional, link }]) => isPackage(folder) && !dev && !devOptional && !link)
    .filter(([folder]) => existsSync(join(root, folder)))
    .map(([folder, locked]) => ({ ...locked, folder, path: pathOf(folder), name: locked.name ?? pathOf(folder) }));
}

function isPackage(folder) {
  return folder.startsWith('node_modules/');
}

/** The name it is loaded by, which is another than its own where one package stands in for another. */
function pathOf(folder) {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
