import type { Settings } from '../settings.ts';
import { localRecogniser } from './local.ts';
import { noRecogniser, type Recogniser } from './recogniser.ts';
import { remoteRecogniser } from './remote.ts';

/** Of a call's time, what is left for the extraction behind the recogniser. */
const LEFT_FOR_EXTRACTION = 15;

/** The recogniser that the settings ask for. */
export function chooseRecogniser(settings: Settings, onFailure: (event: string, error: unknown) => void): Recogniser {
  const seconds = Math.max(settings.CALL_SECONDS / 2, settings.CALL_SECONDS - LEFT_FOR_EXTRACTION);
  switch (settings.RECOGNISER) {
    case 'local':
      return localRecogniser({ workers: settings.RECOGNISER_PROCESSES, seconds, onFailure });
    case 'remote':
      return remoteRecogniser({
        url: settings.RECOGNISER_URL ?? '',
        key: settings.RECOGNISER_KEY,
        model: settings.RECOGNISER_MODEL,
        seconds,
      });
    case 'none':
      return noRecogniser;
  }
}
