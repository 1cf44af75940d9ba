import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageFolder } from '../../src/transcription/package-folder.ts';
import { localVersion, remoteVersion } from '../../src/transcription/version.ts';
import { WEIGHTS, weightFiles } from '../../src/transcription/weights.ts';

const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url));
const PACKAGES = ['onnxruntime-node', 'llama-tokenizer-js'];

/** One change of each kind: the file, what stands in it and what is put in its place. */
const HEARD_BY_BOTH: [what: string, file: string, before: string, after: string][] = [
  ['a word of the vocabulary', 'transcription/vocabulary/fire-words.ts', 'tower ladder', 'tower laddie'],
  ['a row of the repair table', 'transcription/vocabulary/near-misses.ts', "'attach line'", "'attach lime'"],
  ['how far sounds may differ', 'transcription/tuned.ts', 'TOLERANCE = 0.16', 'TOLERANCE = 0.17'],
  ['how sounds are told apart', 'departments/sound.ts', 'let sounds = key', 'let sounds = key.trim()'],
];
const HEARD_LOCALLY: typeof HEARD_BY_BOTH = [
  ['the width of the beam', 'transcription/recognise.ts', 'width: 4', 'width: 3'],
  ['the least certainty', 'transcription/recognise.ts', '-1.1', '-1.2'],
  ['the length of pieces', 'transcription/speech/pieces.ts', 'windows(9)', 'windows(8)'],
  ['tokens for each second', 'transcription/moonshine/decode-batch.ts', '6.5', '7.5'],
  ['how far the language counts', 'transcription/language/language.ts', 'weight: 0.15', 'weight: 0.3'],
  ['the lean towards words', 'transcription/vocabulary/phrase-tree.ts', 'start: 0.5', 'start: 0.6'],
];
const HEARS_NOTHING: typeof HEARD_BY_BOTH = [
  ['the line before the recogniser', 'transcription/pool/load.ts', 'LEAST_SECONDS = 0.5', 'LEAST_SECONDS = 0.6'],
  ['processes', 'transcription/local.ts', 'QUEUE = 16', 'QUEUE = 17'],
];

describe('model.transcription', () => {
  let folder: string;
  const sources = () => join(folder, 'src');
  const folderOf = (name: string) => join(folder, 'packages', name);
  const language = () => join(sources(), 'transcription/language/fire-language.bin');
  const weights = () => join(folder, 'weights');
  const local = () => localVersion(`${sources()}/`, folderOf, language(), weights());
  const remote = () => remoteVersion('whisper-1', `${sources()}/`);
  let before: { local: string; remote: string };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'svc-version-'));
    for (const part of ['transcription', 'departments']) {
      cpSync(join(SOURCES, part), join(sources(), part), { recursive: true });
    }
    cpSync(WEIGHTS, weights(), { recursive: true });
    const files = PACKAGES.map((name) => join(packageFolder(name), 'package.json'));
    const modules = packageFolder('llama-tokenizer-js').replace(/llama-tokenizer-js$/, '');
    for (const file of files) {
      const copy = folderOf(relative(modules, file));
      mkdirSync(dirname(copy), { recursive: true });
      copyFileSync(file, copy);
    }
    before = { local: local(), remote: remote() };
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** What it is with the file changed; afterwards the file is as it was. */
  const changed = (file: string, change: (bytes: Buffer) => Buffer | string) => {
    const kept = readFileSync(file);
    try {
      const other = change(Buffer.from(kept));
      expect(kept.equals(Buffer.from(other))).toBe(false);
      writeFileSync(file, other);
      return { local: local(), remote: remote() };
    } finally {
      writeFileSync(file, kept);
    }
  };
  const reworded = (file: string, from: string, to: string) =>
    changed(join(sources(), file), (bytes) => bytes.toString('utf8').replace(from, to));

  it('is the same wherever the same files lie, and at every start', () => {
    expect(before).toEqual({ local: localVersion(), remote: remoteVersion('whisper-1') });
    expect(before.local).toMatch(/^moonshine-base-0\.1\.16\/[0-9a-f]{12}$/);
    expect(before.remote).toMatch(/^remote-whisper-1\/[0-9a-f]{12}$/);
  });

  it.each(HEARD_BY_BOTH)('changes with %s', (_, file, from, to) => {
    const after = reworded(file, from, to);
    expect(after.local).not.toBe(before.local);
    expect(after.remote).not.toBe(before.remote);
  });

  it.each(HEARD_LOCALLY)('of the local recogniser changes with %s', (_, file, from, to) => {
    expect(reworded(file, from, to).local).not.toBe(before.local);
  });

  it.each(['encoder', 'memory', 'step', 'voiceActivity'] as const)(
    'changes with one byte of the graph of the %s',
    (model) => {
      const after = changed(weightFiles(weights())[model], (bytes) => {
        const middle = bytes.length >> 1;
        bytes[middle] = (bytes[middle] ?? 0) ^ 1;
        return bytes;
      });
      expect(after.local).not.toBe(before.local);
      expect(after.remote).toBe(before.remote);
    },
  );

  it('changes with one byte of the language', () => {
    const after = changed(language(), (bytes) => {
      bytes[1000] = (bytes[1000] ?? 0) ^ 1;
      return bytes;
    });
    expect(after.local).not.toBe(before.local);
    expect(after.remote).toBe(before.remote);
  });

  it.each(PACKAGES)('changes with the version of %s', (name) => {
    const after = changed(join(folderOf(name), 'package.json'), (bytes) =>
      bytes.toString('utf8').replace(/"version": ?"[^"]+"/, '"version":"99.0.0"'),
    );
    expect(after.local).not.toBe(before.local);
  });

  it('changes with the model that a remote recogniser is asked for', () => {
    expect(remoteVersion('whisper-2', `${sources()}/`)).not.toBe(before.remote);
  });

  it.each(HEARS_NOTHING)('stays with %s', (_, file, from, to) => {
    expect(reworded(file, from, to)).toEqual(before);
  });
});
