import { soundDistance, soundsOf } from '../../departments/sound.ts';
import { isUsual } from './usual-words.ts';

/**
 * Of the sounds of a name, how many may be heard as others. What is made of words that people use was most likely said, and
 * is another name only where it sounds the same; a word that there is not is a name misheard. The same house number says
 * that the record's street is meant.
 */
const SOUNDS_THE_SAME = 0.06;
const STRANGE = 0.15;
const STRANGE_AT_THE_HOUSE = 0.25;

/** The name that words sound like, if it is one of these: two that are as near are none. */
export function nearestName(heard: string, names: readonly string[], isAtTheHouse = false): string | undefined {
  const limit = heard.split(/[\s-]+/).every((word) => isUsual(word))
    ? SOUNDS_THE_SAME
    : isAtTheHouse
      ? STRANGE_AT_THE_HOUSE
      : STRANGE;
  const same = names.find((name) => lettersOf(name) === lettersOf(heard));
  if (same !== undefined || lettersOf(heard) === '' || /\d/.test(heard)) return same;
  const near = [...new Set(names)]
    .map((name) => ({ name, distance: distanceOf(heard, name) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance);
  const [first, second] = near;
  return first && first.distance !== second?.distance ? first.name : undefined;
}

function distanceOf(heard: string, name: string): number {
  const letters = lettersOf(name);
  const readings = [letters, ...(/g[eiy]/.test(letters) ? [letters.replace(/g(?=[eiy])/g, 'j')] : [])];
  const sounds = soundsOf(lettersOf(heard));
  return Math.min(
    ...readings.map((reading) => {
      const meant = soundsOf(reading);
      return meant.length < LEAST_SOUNDS ? 1 : soundDistance(sounds, meant) / meant.length;
    }),
  );
}
/** A name of fewer has too little to be known by. */
const LEAST_SOUNDS = 3;

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}
