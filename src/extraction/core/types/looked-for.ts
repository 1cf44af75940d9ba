import { RESCUES } from '../../vocabulary/natures-rescue.ts';
import { wordsAfter, wordsBefore } from '../phrases.ts';
import { VEHICLES } from './burning.ts';
import { type Facts, type FoundType, found, isTold, saidOrHeard } from './facts.ts';

/** Smoke or an odor that was looked for. */
export function lookedFor(facts: Facts): FoundType[] {
  const looked = facts.looked();
  const odor = saidOrHeard(looked, true, 'ODOR')[0];
  const smoke =
    saidOrHeard(looked, true, 'SMOKE')[0] ??
    facts.subjects().heard('BUILDING', 'GRASS', 'WILDLAND', 'TRASH', 'ROOM', 'DUMPSTER', ...VEHICLES)[0];
  const harmless = looked.said('HARMLESS')[0] ?? facts.reasons().said('ACCIDENTAL')[0];
  // Without punctuation what the caller reported reaches into what the crew did not find.
  const nothing =
    looked.said('NOTHING_FOUND')[0] ?? (facts.reading.punctuated ? undefined : looked.heard('NOTHING_FOUND')[0]);
  const smelled = looked
    .said('CREW_SMELLED')
    .find(({ from }) => !/\b(nobody|none|no one|not)\b/.test(wordsBefore(facts.reading, from, 3)));
  if (odor && smelled && !/smoke|burn/.test(odor.text)) return [found('HAZSIT||INVESTIGATION||ODOR', odor, smelled)];
  // A leak that was called in and looked for without finding one.
  const leak = facts
    .release()
    .all('GAS_LEAK')
    .find(
      ({ to, doubts }) =>
        doubts.every((doubt) => doubt === 'hearsay') &&
        (doubts.length > 0 || /^(reported|called|call|was|investigation)\b/.test(wordsAfter(facts.reading, to, 1))),
    );
  if (!smoke && !odor && leak && nothing)
    return [found('NOEMERG||GOOD_INTENT||NO_INCIDENT_FOUND_LOCATION_ERROR', leak, nothing)];
  if (!smoke && !odor && !facts.signs().all('NO_FIRE')[0]) return [];
  if (harmless) return [found('NOEMERG||GOOD_INTENT||SMOKE_FROM_NONHOSTILE_SOURCE', smoke ?? odor, harmless)];
  const saw = looked.said('CREW_SAW_SMOKE')[0];
  if (saw) return [found('HAZSIT||INVESTIGATION||SMOKE_INVESTIGATION', saw)];
  if (odor && smelled) return [found('HAZSIT||INVESTIGATION||ODOR', odor, smelled)];
  if (nothing) return [found('NOEMERG||GOOD_INTENT||NO_INCIDENT_FOUND_LOCATION_ERROR', smoke ?? odor, nothing)];
  return [];
}

/** "The cab was gone when we got there". */
const BURNED_AWAY =
  /\b(cab|hood|roof|house|barn|interior|front end|half|attic|walls?|porch|deck|trailer|engine|box|siding|tires?|shed|garage|machine|inside|most|structure|building)( \w+){0,3}$/;

const OF_CREW =
  /\b(ambulance|medics?|paramedics|ems|engine|truck|ladder|police|pd|deput(y|ies)|troopers?|tow|wrecker|crews?|U\d+)( was| were| had been| is)?( already| long| all)*$/;

const OF_HIS = /^(words?|pulse|vein|keys?|phone|meds|pills|breath|balance|voice|glasses|way|inhaler|footing)$/;

/** Nobody and nothing where the call said there would be. */
export function unfounded(facts: Facts): FoundType[] {
  // What the crew smelled was there, whether or not its source was found.
  if (facts.looked().has('CREW_SMELLED') && facts.looked().all('ODOR').length > 0) return [];
  const nothing =
    facts
      .looked()
      .all('UNFOUNDED')
      .filter((each) => isTold(facts, each))
      // "Couldn't find her words".
      // "The ambulance was already gone".
      .filter(({ from }) => !OF_CREW.test(wordsBefore(facts.reading, from, 4)))
      .filter(({ to, text }) => !(/\b(her|his|him)$/.test(text) && OF_HIS.test(wordsAfter(facts.reading, to, 1))))
      .find(({ from }) => !BURNED_AWAY.test(wordsBefore(facts.reading, from, 5).split('.').at(-1) ?? '')) ??
    (calledIn(facts) ? facts.looked().said('NOTHING_FOUND')[0] : undefined);
  return nothing ? [found('NOEMERG||GOOD_INTENT||NO_INCIDENT_FOUND_LOCATION_ERROR', nothing)] : [];
}

/** A crash, a rescue or a patient that only the caller knew of. */
function calledIn(facts: Facts): boolean {
  const crash = facts.crash();
  const rescue = facts.rescue();
  const kinds = Object.keys(RESCUES) as (keyof typeof RESCUES)[];
  return (
    !facts.care().has('CARE') &&
    ((crash.heard('CRASH').length > 0 && !crash.has('CRASH')) ||
      (rescue.heard(...kinds).length > 0 && !rescue.has(...kinds)))
  );
}
