import { createHash, type Hash } from 'node:crypto';
import { closeSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PLACES_FILE } from '../departments/place-names.ts';
import { LANGUAGE_FILE } from './language/language.ts';
import { packageFolder } from './package-folder.ts';
import { moonshineVersion, WEIGHTS, weightFiles } from './weights.ts';

/**
 * Versions are made from content, so that nobody has to remember to raise them: one byte of the weights, a setting of the
 * decoder, a word of the vocabulary or a row of the repair table gives another one, on every machine the same.
 */
export function localVersion(
  sources = SOURCES,
  folderOf = packageFolder,
  language = LANGUAGE_FILE,
  weights = WEIGHTS,
): string {
  const hash = createHash('sha256');
  addSources(hash, sources, HEARING);
  addFile(hash, 'places', PLACES_FILE);
  for (const [model, file] of Object.entries(weightFiles(weights))) addFile(hash, model, file);
  addFile(hash, 'language', language);
  for (const name of PACKAGES) hash.update(`${name} ${packageVersion(folderOf(name))}\n`);
  return `moonshine-base-${moonshineVersion(weights)}/${shortened(hash)}`;
}

/** A remote recogniser's weights are not known here; what is asked of it and repaired afterwards is. */
export function remoteVersion(model: string, sources = SOURCES): string {
  const hash = createHash('sha256');
  addSources(hash, sources, VOCABULARY);
  addFile(hash, 'places', PLACES_FILE);
  return `remote-${model}/${shortened(hash)}`;
}

/** This service's own files, compiled or not, as they are run. */
const SOURCES = fileURLToPath(new URL('..', import.meta.url));
/** Words, their repair and how far it goes, and the names of places that it leaves alone. */
const VOCABULARY = /^(?:transcription\/(?:tuned|vocabulary\/.*)|departments\/(?:sound|place-names))\.[jt]s$/;
/** The rest of what hears: all but what carries recordings to the recogniser and its text back. */
const HEARING =
  /^(?:transcription\/(?!pool\/|(?:choose|local|remote|recogniser|version|worker)\.).*|departments\/(?:sound|place-names))\.[jt]s$/;
/** What runs the models, and the tokens: other versions may hear otherwise. */
const PACKAGES = ['onnxruntime-node', 'llama-tokenizer-js'];

function addSources(hash: Hash, sources: string, wanted: RegExp): void {
  const names = ['departments', 'transcription'].flatMap((folder) =>
    readdirSync(join(sources, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  for (const name of names.filter((each) => wanted.test(each)).sort()) addFile(hash, name, join(sources, name));
}

/** Through a small buffer: the weights are too large to be held by the server, which never uses them. */
function addFile(hash: Hash, name: string, path: string): void {
  hash.update(`${name}\n`);
  const file = openSync(path, 'r');
  try {
    const buffer = Buffer.alloc(1024 * 1024);
    for (let size = readSync(file, buffer); size > 0; size = readSync(file, buffer)) {
      hash.update(buffer.subarray(0, size));
    }
  } finally {
    closeSync(file);
  }
}

function packageVersion(folder: string): string {
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}

function shortened(hash: Hash): string {
  return hash.digest('hex').slice(0, 12);
}
