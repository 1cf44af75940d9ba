import { readFileSync } from 'node:fs';
import type { Engine } from '../extraction/engine.ts';
import { type ModelCounts, modelEngine } from '../extraction/language-model/engine.ts';
import type { Call } from '../kit/call.ts';
import type { FailureEvent } from '../kit/failure-events.ts';
import { type Settings, SettingsError } from '../settings.ts';

export interface EngineEvents {
  onFailure(event: FailureEvent, error: unknown, call?: Call): void;
  onAsked(counts: ModelCounts, call?: Call): void;
}

/** The reader alone, or a language model beside it. Without the latter no transcript is sent anywhere. */
export function chooseEngine(settings: Settings, reader: Engine, events: EngineEvents): Engine {
  const { EXTRACTION_ENGINE, MODEL_URL, MODEL_NAME } = settings;
  if (EXTRACTION_ENGINE === 'reader' || !MODEL_URL || !MODEL_NAME) return reader;
  return modelEngine(reader, {
    server: {
      url: MODEL_URL,
      model: MODEL_NAME,
      key: keyOf(settings),
    },
    seconds: settings.MODEL_SECONDS,
    calls: settings.MODEL_CALLS,
    ...events,
  });
}

function keyOf({ MODEL_KEY, MODEL_KEY_FILE }: Settings): string | undefined {
  if (!MODEL_KEY_FILE) return MODEL_KEY;
  try {
    return readFileSync(MODEL_KEY_FILE, 'utf8').trim();
  } catch (error) {
    throw new SettingsError(`MODEL_KEY_FILE cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}
