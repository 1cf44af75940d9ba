import type { Engine } from './engine.ts';
import { readerEngine } from './reader/engine.ts';
import { rulesEngine } from './rules-engine.ts';
import { extractionVersion } from './version.ts';

/** An account of 50,000 characters takes seconds; one that takes this long hangs. */
const SECONDS = 30;
const QUEUE = 100;

/** The engine that the settings ask for. */
export function chooseEngine(name: 'rules' | 'reader', onFailure: (event: string, error: unknown) => void): Engine {
  if (name === 'rules') return rulesEngine;
  return readerEngine(`reader-${extractionVersion()}`, { seconds: SECONDS, queue: QUEUE, onFailure });
}
