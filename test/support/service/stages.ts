import { type DetailModule, MODULES } from '../../../src/extraction/decide/decide.ts';
import { loadReader, type ReadAccount } from '../../../src/extraction/draft.ts';
import type { Engine } from '../../../src/extraction/engine.ts';
import type { ModuleName } from '../../../src/neris/report.ts';
import type { Recogniser } from '../../../src/transcription/recogniser.ts';

// Recognisers and engines that do what a test needs, through the interfaces of the real ones.

/** The real reader, in the test's own process: a process for each of a thousand services would take minutes. */
export function readerHere(modules?: readonly DetailModule[]): Engine {
  let loaded: Promise<ReadAccount> | undefined;
  return {
    version: 'reader-here',
    async extract(account) {
      loaded ??= loadReader(1, modules);
      return (await loaded)(account);
    },
  };
}
const reader = readerHere();

/** Reads nothing but whose account it is, at once; for what is not about drafts. */
export const readsNothing: Engine = {
  version: 'nothing-1',
  extract: async ({ department }) => ({
    filled: [{ path: 'base.department_neris_id', value: department.neris_id, sources: [{ inference: 'department' }] }],
    modules: { activated: [], failed: [] },
    failures: [],
    timings: { stage1Ms: 0, stage2Ms: 0 },
  }),
};

/** Hears the same words in every recording. */
export function hears(words: string): Recogniser {
  return { version: 'hears-1', transcribe: async () => words };
}

/** Hears what the recording holds: its bytes are the words. A recording of nothing but spaces is silence. */
export const hearsItsBytes: Recogniser = {
  version: 'bytes-1',
  transcribe: async ({ bytes }) => bytes.toString('utf8'),
};

export const brokenRecogniser: Recogniser = {
  version: 'broken-1',
  async transcribe() {
    throw new Error('the decoder stopped');
  },
};

/** Fails on accounts that hold the word, and works on all others. */
export function failsOn(word: string): Engine {
  return {
    version: 'fails-1',
    async extract(account, signal) {
      if (account.transcript.includes(word)) throw new Error(`no idea what this is: ${account.transcript}`);
      return reader.extract(account, signal);
    },
  };
}

/** The real engine, with detail modules that fail whenever they are run, quoting what they were given. */
export function withBrokenModules(...names: ModuleName[]): Engine {
  const modules = MODULES.map((module) => {
    if (!names.includes(module.name)) return module;
    return {
      ...module,
      decide: ({ account }: { account: { transcript: string } }) => {
        throw new Error(`cannot read ${account.transcript}`);
      },
    };
  });
  return { ...readerHere(modules), version: 'broken-modules-1' };
}

/** An engine that holds every account until the test lets it go. */
export interface HeldEngine extends Engine {
  /** Resolves when an account has arrived. */
  arrived(): Promise<void>;
  release(): void;
}

export function heldEngine(): HeldEngine {
  let arrivals = 0;
  const waiting: (() => void)[] = [];
  const listeners: (() => void)[] = [];
  return {
    version: 'held-1',
    async extract(account, signal) {
      const released = new Promise<void>((resolve) => waiting.push(resolve));
      arrivals++;
      for (const listener of listeners.splice(0)) listener();
      await released;
      return reader.extract(account, signal);
    },
    async arrived() {
      if (arrivals === 0) await new Promise<void>((resolve) => listeners.push(resolve));
      arrivals--;
    },
    release() {
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
}

/** Never answers and does not stop when asked to. */
export const stuckEngine: Engine = {
  version: 'stuck-1',
  extract: () => new Promise(() => {}),
};
export const stuckRecogniser: Recogniser = {
  version: 'stuck-1',
  transcribe: () => new Promise(() => {}),
};

/** `seconds` of silence as a WAV file of 8 kHz, 8 bits, one channel. */
export function wav(seconds = 0.1): Buffer {
  const samples = Math.round(seconds * 8000);
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(8000, 24);
  header.writeUInt32LE(8000, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples, 40);
  return Buffer.concat([header, Buffer.alloc(samples, 0x80)]);
}
