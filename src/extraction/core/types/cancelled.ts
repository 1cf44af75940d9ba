import { wordsAfter, wordsBefore } from '../phrases.ts';
import { type Facts, type FoundType, found } from './facts.ts';

/** Helpers sent back say nothing of our own response. */
const OTHERS =
  /\b(ambulance|helicopter|chopper|medevac|life ?flight|hazmat|coroner|investigator|tow|wrecker|red cross|(power|gas|utility) company)( \w+){0,2}$/;

/** "I cancelled him": the crew turned others around. */
const SENT_BACK =
  /^(cancell?ed|called off|turned|released|disregarded|recalled) (him|her|them|U\d+|medics?|ems|our|the (?!both|2|3|rest|call|response|assignment|run))/;

/** The whole response was called off before anybody of the department got there. */
export function cancelled(facts: Facts): FoundType[] {
  const off = facts.off();
  const { items } = facts.reading;
  const calledOff = off.all('CANCELLED').find(({ from, doubts }) => {
    if (SENT_BACK.test(`${wordsAfter(facts.reading, from, 4)} `)) return false;
    if (doubts.some((doubt) => doubt !== 'negated' && doubt !== 'hearsay')) return false;
    if (OTHERS.test(wordsBefore(facts.reading, from, 4))) return false;
    return ![from - 1, from - 2].some((i) => /^(not|never|n't|\w+n't)$/.test(items[i]?.text ?? ''));
  });
  if (!calledOff) return [];
  // "Cancelled before we ever got there, never made the scene" outweighs whoever else was there.
  const never = off
    .all('WE_NEVER')
    .find(({ from }) => !/\b(he|she|they|it|who|that|U\d+)( \w+)?$/.test(wordsBefore(facts.reading, from, 2)));
  const arrived = off.said('ARRIVED').some(({ from }) => {
    // "Before we arrived" and "when Kanorado got there" are no arrival of ours.
    return !/\b(before|prior|until|till|when)\b/.test(wordsBefore(facts.reading, from, 3).split('.').at(-1) ?? '');
  });
  if (arrived && !never) return [];
  return [found('NOEMERG||CANCELLED', calledOff, never ?? off.said('NEVER_ARRIVED')[0])];
}
