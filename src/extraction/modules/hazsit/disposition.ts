import type { HazsitDisposition } from '../../../neris/values/hazsit.ts';
import type { Hit, Reading } from '../../text/reading.ts';
import { CREW_CURES, HANDED_OVER, HOLDERS, STOPPED_AT_ALL } from '../../vocabulary/hazards.ts';

export interface Disposition {
  value: HazsitDisposition;
  hits: Hit[];
}

/** Whom the scene was left with or, when it was left with nobody, who ended the hazard. */
export function dispositionOf(reading: Reading): Disposition | undefined {
  const handovers = reading
    .find(HANDED_OVER)
    .filter((hit) => !/hypothetical|earlier|negated/.test(reading.doubts(hit).join()));
  for (const hit of handovers.reverse()) {
    const holder = holderBehind(reading, hit);
    if (holder) return { value: holder, hits: [hit] };
  }
  if (handovers.length > 0) return undefined;
  return completed(reading);
}

const STOPS = /^(and|because|so|then|who|which|once|after|but|while|when|until|since|about|around|at|U\d+|T\d+|\.)$/;

function holderBehind(reading: Reading, hit: Hit): HazsitDisposition | undefined {
  const words: string[] = [];
  for (let i = hit.to; i < reading.items.length && words.length < 7; i++) {
    const text = reading.items[i]?.text ?? '';
    // "o g and e" is one name; "the homeowner and we cleared" is not.
    if (STOPS.test(text) && !(text === 'and' && /^[a-z]$/.test(words.at(-1) ?? ''))) break;
    words.push(text);
  }
  const behind = words.join(' ');
  if (!/^(them|him|her|they|the same)$/.test(behind.split(' ').slice(0, 1).join(' '))) return holderIn(behind, 'first');
  // Whom "them" means was named before it.
  const before = reading.items
    .slice(Math.max(0, hit.from - 30), hit.from)
    .map(({ text }) => text)
    .join(' ');
  const sentences = before.split(' . ');
  return holderIn(sentences.at(-1) ?? '', 'last') ?? holderIn(sentences.slice(-2).join(' . '), 'last');
}

/** Of the holders named, the first or the last; where two begin at the same word, the longer name. */
function holderIn(words: string, which: 'first' | 'last'): HazsitDisposition | undefined {
  let best: { value: HazsitDisposition; at: number; length: number } | undefined;
  for (const [value, pattern] of HOLDERS) {
    for (const match of words.matchAll(new RegExp(pattern.source, 'g'))) {
      const at = match.index;
      const length = match[0].length;
      const better =
        !best ||
        (which === 'first' ? at < best.at : at > best.at + best.length) ||
        (at === best.at && length > best.length);
      if (better) best = { value, at, length };
    }
  }
  return best?.value;
}

const CREW = /^(we|i|crew|crews|firefighters|U\d+|us|my|our)$/;

/** Done on the spot: by the crew alone, or by others while it stood by. Both at once is not decided. */
function completed(reading: Reading): Disposition | undefined {
  const own: Hit[] = [];
  const others: Hit[] = [];
  for (const hit of reading.said(STOPPED_AT_ALL)) {
    const words: string[] = [];
    for (let i = hit.from - 1; i >= 0 && hit.from - i <= 9; i--) {
      const text = reading.items[i]?.text ?? '';
      if (text === '.') break;
      words.unshift(text);
      if (CREW.test(text)) break;
    }
    if (words.some((word) => CREW.test(word)) && !otherIn(words.join(' '))) own.push(hit);
    else if (otherIn(words.join(' '))) others.push(hit);
  }
  own.push(...reading.said(CREW_CURES).filter((hit) => !others.some(({ from }) => Math.abs(from - hit.from) < 4)));
  const [first] = others;
  if (first && own.length === 0) return { value: 'COMPLETED_WITH_FIRE_SERVICE_PRESENT', hits: [first] };
  const mine = own[0];
  if (!mine || first || otherIn(reading.text)) return undefined;
  return { value: 'COMPLETED_FIRE_SERVICE_ONLY', hits: [mine] };
}

/** Anyone but the crew and the people whose place it is. */
function otherIn(words: string): boolean {
  return (
    HOLDERS.some(([value, pattern]) => value !== 'RELEASED_TO_PROPERTY_OWNER' && pattern.test(words)) ||
    /\b(techs?|technicians?|plant's|maintenance|tow|wrecker)\b/.test(words)
  );
}
