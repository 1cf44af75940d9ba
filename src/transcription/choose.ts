import type { OnFailure } from '../kit/failure-events.ts';
import type { Settings } from '../settings.ts';
import { type LocalRecogniser, localRecogniser } from './local.ts';
import { noRecogniser, type Recogniser } from './recogniser.ts';
import { remoteRecogniser } from './remote.ts';

/** Of a call's time, what is left for the extraction behind the recogniser. */
const LEFT_FOR_EXTRACTION = 15;

/** The recogniser that the settings ask for. */
export function chooseRecogniser(settings: Settings, onFailure: OnFailure): Recogniser {
  switch (settings.RECOGNISER) {
    case 'local':
      return ownRecogniser(settings, onFailure);
    case 'remote':
      return remoteRecogniser({
        url: settings.RECOGNISER_URL ?? '',
        key: settings.RECOGNISER_KEY,
        model: settings.RECOGNISER_MODEL,
        format: settings.RECOGNISER_FORMAT,
        seconds: secondsOf(settings),
      });
    case 'none':
      return noRecogniser;
  }
}

/** This machine's, for narrations of its own or for those of other nodes. */
export function ownRecogniser(settings: Settings, onFailure: OnFailure): LocalRecogniser {
  return localRecogniser({
    workers: settings.RECOGNISER_PROCESSES,
    megabytes: settings.RECOGNISER_MB,
    seconds: secondsOf(settings),
    onFailure,
  });
}

function secondsOf({ CALL_SECONDS }: Settings): number {
  return Math.max(CALL_SECONDS / 2, CALL_SECONDS - LEFT_FOR_EXTRACTION);
}
