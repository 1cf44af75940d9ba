import { BARE_STREETS, COMMON_STREETS, PLURAL_STREETS } from '../../vocabulary/streets.ts';
import type { Token } from '../tokens.ts';
import { oneOf } from '../words.ts';
import { bareNameAt, endsBareName } from './bare-names.ts';
import { directionAt, nameOf, type Street, word } from './street-words.ts';
import { streetAt } from './streets.ts';

const ORDINARY =
  /^(water|park|hill|church|state|center|spring|court|high|market|river|lake|front|mill|ridge|valley|union|division|queen|king|ash|summit|highland|prospect|meadow)$/;
const DAYS =
  oneOf(`(sun|mon|tues|wednes|thurs|fri|satur)day january february march april may june july august september october
    november december christmas thanksgiving halloween easter new memorial labor independence facebook main`);

/** "the corner of Fifth and Main": names alone, where only streets can be meant. */
export function cornerAt(tokens: Token[], transcript: string, i: number): Street | undefined {
  if (word(tokens, i - 1) === 'of' && /^(corner|intersection)$/.test(word(tokens, i - 2)))
    return bareNameAt(tokens, transcript, i, 'and');
  if (!/^(at|of|near|on|by)$/.test(word(tokens, i - 1))) return undefined;
  // "In the area of tylersville and cox road".
  if (
    /^(area|vicinity|junction)$/.test(word(tokens, i - 2)) &&
    word(tokens, i + 1) === 'and' &&
    streetAt(tokens, transcript, i + 2, false)?.postfix
  )
    return bareNameAt(tokens, transcript, i, 'and');
  // "at South Broadway and 20th Avenue".
  const side = directionAt(tokens, i);
  const at = side?.to ?? i;
  if (
    BARE_STREETS.has(word(tokens, at)) &&
    word(tokens, at + 1) === 'and' &&
    (streetAt(tokens, transcript, at + 2, false)?.postfix || isOrdinalEnd(tokens, at + 2))
  ) {
    const street: Street = {
      name: { value: nameOf(tokens, transcript, at, at + 1), from: at, to: at + 1 },
      numbered: false,
      from: i,
      to: at + 1,
    };
    return side ? { ...street, prefixDirection: side } : street;
  }
  // "on Nilles at River Road".
  if (
    word(tokens, i - 1) === 'on' &&
    /^(at|and)$/.test(word(tokens, i + 1)) &&
    /^[A-Z][a-z]{2}/.test(transcript.slice(tokens[i]?.start)) &&
    !DAYS.test(word(tokens, i)) &&
    streetAt(tokens, transcript, i + 2, false)?.postfix
  )
    return bareNameAt(tokens, transcript, i, word(tokens, i + 1));
  const first = bareNameAt(tokens, transcript, i, 'and');
  const second = first && bareNameAt(tokens, transcript, first.to + 1, undefined);
  if (!first || !second) return undefined;
  // "at Main and Third Streets", and "at Fifth and Main" where no other thing is called so.
  const last = tokens[second.to - 1]?.text ?? '';
  if (PLURAL_STREETS[last] ?? PLURAL_STREETS[word(tokens, second.to)]) return first;
  const known = (at: number) => COMMON_STREETS.has(word(tokens, at)) || tokens[at]?.kind === 'ordinal';
  const named = COMMON_STREETS.has(word(tokens, i)) || COMMON_STREETS.has(word(tokens, first.to + 1));
  const single = first.to === i + 1 && known(i) && known(first.to + 1) && named && word(tokens, i - 1) === 'at';
  // "at Fifth and Main, heavy damage": one numbered, one that is called nothing else, whatever is told next.
  const isPlain =
    [i, first.to + 1].some((at) => tokens[at]?.kind === 'ordinal') &&
    !ORDINARY.test(`${word(tokens, i)}${word(tokens, first.to + 1)}`);
  const ends =
    endsBareName(tokens, first.to + 2) ||
    tokens[first.to + 2]?.kind === 'number' ||
    (isPlain && !/^(floors?|alarm|due|arriving|story|stories|grade|base|shift)$/.test(word(tokens, first.to + 2)));
  return (single && ends) || isCrashSite(tokens, i) || isNumberedCorner(tokens, transcript, i) ? first : undefined;
}

/** "At 5th and Race.": one of them numbered, the other written as a name, and nothing behind. */
function isNumberedCorner(tokens: Token[], transcript: string, i: number): boolean {
  const pair = [i, i + 2];
  return (
    word(tokens, i - 1) === 'at' &&
    word(tokens, i + 1) === 'and' &&
    tokens[i + 3]?.kind === 'mark' &&
    pair.some((at) => tokens[at]?.kind === 'ordinal') &&
    pair.some((at) => tokens[at]?.kind === 'word' && /^[A-Z][a-z]{2}/.test(transcript.slice(tokens[at]?.start))) &&
    !pair.some((at) => DAYS.test(word(tokens, at)))
  );
}

/** "At Broadway and West Fourth." */
function isOrdinalEnd(tokens: Token[], i: number): boolean {
  const at = directionAt(tokens, i)?.to ?? i;
  return tokens[at]?.kind === 'ordinal' && endsBareName(tokens, at + 1);
}

/** "Crash at forest and richmond": two names behind what happens where streets meet. */
function isCrashSite(tokens: Token[], i: number): boolean {
  const [first, second, behind] = [word(tokens, i), word(tokens, i + 2), tokens[i + 3]];
  return (
    word(tokens, i - 1) === 'at' &&
    CRASHES.test(word(tokens, i - 2)) &&
    word(tokens, i + 1) === 'and' &&
    [first, second].every((name) => name.length > 3 && !NO_CORNER.test(name)) &&
    (behind === undefined || behind.kind === 'mark' || behind.kind === 'number' || TOLD_NEXT.test(behind.text))
  );
}
const CRASHES = /^(crash|accident|wreck|mva|mvc|collision|rollover|intersection)$/;
const NO_CORNER =
  oneOf(String.raw`noon midnight night dusk dawn work home school church speed least once times? lunch dinner breakfast shift
    sunrise sunset daybreak rush both traffic police deput(y|ies) troopers? everybody everyone nobody somebody
    someone neither most some then they there that this these those what when where with just also only dispatch
    command walmart target kroger mcdonald's airport hospital \w+ed \w+ing \w+ly`);
const TOLD_NEXT =
  /^(with|involving|engine|ladder|medic|rescue|squad|truck|battalion|for|two|in|tonight|call|came|dispatched|toned|this|it|we|last|yesterday|today|around|about)$/;
