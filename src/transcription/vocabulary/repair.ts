import { placesNamed, placeWords } from '../../departments/place-names.ts';
import { soundDistance, soundsOf } from '../../departments/sound.ts';
import { tokensOf } from '../moonshine/tokens.ts';
import { TOLERANCE } from '../tuned.ts';
import { FIRE_PHRASES } from './fire-words.ts';
import { NEAR_MISSES } from './near-misses.ts';

/** Puts right what was misheard of the fire service's words and the department's own, and touches nothing else. */
export function repair(text: string, own: readonly string[] = []): string {
  let repaired = text;
  for (const [pattern, replace] of TABLE) repaired = repaired.replace(pattern, replace);
  const names = own.map(nameTarget);
  return repairBySound(
    repaired,
    [...names, ...FIRE_TARGETS].filter(({ sounds }) => sounds.length >= 6),
  );
}

const NUMBER = `\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty`;
/** Between words a recogniser also puts a hyphen, or a comma where the speaker drew breath. */
const BETWEEN = '(?:,?\\s+|-)';

const TABLE = NEAR_MISSES.map(([heard, meant]) => {
  const numbered = heard.endsWith(' #');
  const words = (numbered ? heard.slice(0, -2) : heard).split(' ').join(BETWEEN);
  const replacement = numbered ? meant.slice(0, -2) : meant;
  // "The truck won't start".
  const pattern = new RegExp(`\\b${words}\\b(?!['’]t)${numbered ? `(?=${BETWEEN}(?:${NUMBER})\\b)` : ''}`, 'gi');
  return [pattern, (match: string) => inCaseOf(match, replacement)] as const;
});

function inCaseOf(heard: string, meant: string): string {
  return /^[A-Z]/.test(heard) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;
}

interface Target {
  phrase: string;
  letters: string;
  sounds: string;
  /** Names have no endings to tell words apart by, but other places have names too. */
  isName: boolean;
  /** Of a street: its kind, which tells no street from another. */
  kind?: string;
}

function target(phrase: string): Target {
  const letters = lettersOf(phrase);
  return { phrase, letters, sounds: soundsOf(letters), isName: false };
}

/** "Kanawha Boulevard" is known by Kanawha: heard before the very same kind, the rest is what is compared. */
function nameTarget(name: string): Target {
  const [, rest = name, kind] = STREET_KIND.exec(name) ?? [];
  return { ...target(rest), phrase: name, isName: true, ...(kind && { kind: kind.toLowerCase() }) };
}
const STREET_KIND =
  /^(.+) (street|avenue|road|drive|lane|boulevard|court|circle|place|parkway|highway|terrace|trail|way|pike|turnpike)$/i;

const FIRE_TARGETS = FIRE_PHRASES.filter((phrase) => phrase.length >= 7).map(target);
const VOCABULARY_WORDS = new Set(FIRE_PHRASES.flatMap((phrase) => phrase.toLowerCase().split(/[\s-]+/)));
const LONGEST_WINDOW = 3;

interface Word {
  text: string;
  from: number;
  to: number;
}

/**
 * A run of words that sounds like a phrase becomes the phrase, but only where a word in it is none that people use:
 * "unhydrous ammonia", "extrification". Words of the language are never doubted here, however alike they sound.
 */
function repairBySound(text: string, targets: Target[]): string {
  const words: Word[] = [...text.matchAll(/[A-Za-z][A-Za-z'’]*/g)].map((match) => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }));
  const strange = words.map((word) => isStrange(word.text));
  let out = '';
  let copied = 0;
  for (let first = 0; first < words.length; ) {
    const found = nearestFrom(text, words, strange, first, targets);
    if (!found) {
      first++;
      continue;
    }
    const [from, to] = [words[first]?.from ?? 0, words[first + found.count - 1]?.to ?? 0];
    out += text.slice(copied, from) + inCaseOf(text.slice(from, to), found.phrase);
    copied = to;
    first += found.count;
  }
  return out + text.slice(copied);
}

function nearestFrom(text: string, words: Word[], strange: boolean[], first: number, targets: Target[]) {
  let best: { phrase: string; count: number; distance: number } | undefined;
  for (let count = 1; count <= LONGEST_WINDOW && first + count <= words.length; count++) {
    const window = words.slice(first, first + count);
    // A full stop or a number in between ends the run.
    const between = text.slice(window[0]?.from, window.at(-1)?.to);
    if (/[.!?;:\d]/.test(between)) break;
    if (!strange.slice(first, first + count).some(Boolean)) continue;
    // Small words at either end belong to the sentence.
    if ([first, first + count - 1].some((at) => !strange[at] && (words[at]?.text.length ?? 0) < 4)) continue;
    const letters = lettersOf(between);
    const sounds = soundsOf(letters);
    for (const candidate of targets) {
      // A street's kind stands behind the words that are compared, and stays.
      if (candidate.kind && words[first + count]?.text.toLowerCase() !== candidate.kind) continue;
      if (candidate.letters === letters || !mayBe(sounds, candidate)) continue;
      if (candidate.isName && placesNamed(placeWords(between).join(''), '') !== 'none') continue;
      const distance = soundDistance(sounds, candidate.sounds) / candidate.sounds.length;
      if (distance <= TOLERANCE && distance < (best?.distance ?? 1)) {
        const kept = candidate.kind ? candidate.phrase.slice(0, -candidate.kind.length - 1) : candidate.phrase;
        best = { phrase: kept, count, distance };
      }
    }
  }
  return best;
}

/** Alike in length, in how they begin and in how they end: an ending tells "defibrillated" from "defibrillator". */
function mayBe(heard: string, { sounds: meant, isName }: Target): boolean {
  const lengths = Math.abs(heard.length - meant.length) <= Math.max(1, meant.length * 0.25);
  const begins = heard[0] === meant[0] || (isVowel(heard[0]) && isVowel(meant[0]));
  const ending = isName ? -1 : -2;
  return lengths && begins && heard.slice(ending) === meant.slice(ending);
}

function isVowel(sound: string | undefined): boolean {
  return 'AEIOU@'.includes(sound ?? ' ');
}

/** In letters. Nobody says a longer one, and taking one apart takes long. */
const LONGEST_WORD = 50;

/** Whether a word is none that is used: the tokenizer has a token of its own for every usual word. */
function isStrange(word: string): boolean {
  const plain = word.toLowerCase().replace(/['’]s?$/, '');
  if (plain.length < 4 || plain.length > LONGEST_WORD || VOCABULARY_WORDS.has(plain)) return false;
  return tokensOf(plain).length > 1 && tokensOf(plain.charAt(0).toUpperCase() + plain.slice(1)).length > 1;
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '');
}
