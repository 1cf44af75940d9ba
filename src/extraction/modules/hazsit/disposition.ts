import type { Hit, Reading } from '../../text/reading.ts';
import { HANDED_OVER, LEFT_WITH, TOOK_OVER } from '../../vocabulary/hazards.ts';
import { completed, doneIn } from './completion.ts';
import { type Disposition, holderBehind, holderIn } from './holders.ts';

const TOOK_OVER_REACH = 14;

/** Whom the scene was left with or, when it was left with nobody, who ended the hazard. */
export function dispositionOf(reading: Reading): Disposition | undefined {
  const handovers = [...doneIn(reading, HANDED_OVER), ...doneIn(reading, LEFT_WITH), ...closingHandovers(reading)].sort(
    (a, b) => a.from - b.from,
  );
  // The last word counts; a speech made of nothing but hand-overs is not searched to its start.
  for (const hit of handovers.slice(-40).reverse()) {
    const holder = holderBehind(reading, hit);
    if (holder) return { value: holder.value, sources: [reading.sourceOf(hit.from, holder.to), ...holder.named] };
  }
  if (handovers.length > 0) return undefined;
  for (const hit of doneIn(reading, TOOK_OVER).slice(-20).reverse()) {
    const near = reading.items.slice(Math.max(0, hit.from - TOOK_OVER_REACH), hit.from).map(({ text }) => text);
    // "Pacific Power showed up and said …, but they killed the line and took over": told from the start of the sentence.
    const reach = reading.punctuated && near.includes('they') ? 30 : TOOK_OVER_REACH;
    const lead = reading.items.slice(Math.max(0, hit.from - reach), hit.from).map(({ text }) => text);
    const clause = lead.slice(lead.lastIndexOf('.') + 1);
    // "They were still working on it when we left": whoever was named the sentence before.
    const before = /^(?:they|he|she|who|crews?)$/.test(clause[0] ?? '') ? sentenceBefore(reading, hit.from) : '';
    const said = clause.join(' ');
    if (isOfTwo(said)) return undefined;
    const value = holderIn(said, 'last') ?? holderIn(before, 'last');
    if (value) return { value, sources: [reading.sourceOf(Math.max(0, hit.from - TOOK_OVER_REACH), hit.to)] };
  }
  return completed(reading);
}

/** "ODOT and a cleanup company took it over": nobody tells which has it. */
function isOfTwo(clause: string): boolean {
  const and = clause.lastIndexOf(' and ');
  if (and < 0) return false;
  const left = holderIn(clause.slice(0, and).split(' ').slice(-2).join(' '), 'last');
  const right = holderIn(
    clause
      .slice(and + 5)
      .split(' ')
      .slice(0, 4)
      .join(' '),
    'last',
  );
  return left !== undefined && right !== undefined && left !== right;
}

function sentenceBefore({ items }: Reading, at: number): string {
  const words = items.slice(Math.max(0, at - 30), at).map(({ text }) => text);
  const end = words.lastIndexOf('.');
  return end < 0 ? '' : words.slice(words.lastIndexOf('.', end - 1) + 1, end).join(' ');
}

/** Without marks a memory runs on into the end of the call: "left it with the highway patrol and both units cleared at …". */
function closingHandovers(reading: Reading): Hit[] {
  if (reading.punctuated) return [];
  return reading.find(HANDED_OVER).filter((hit) => {
    const doubts = reading.doubts(hit);
    if (doubts.length !== 1 || doubts[0] !== 'earlier') return false;
    const ahead = reading.items.slice(hit.to, hit.to + 14);
    const clock = ahead.findIndex((item) => item.clock !== undefined);
    const words = ahead.slice(0, Math.max(0, clock)).map(({ text }) => text);
    return /\b(cleared|clear|available|in service|back|returned)\b/.test(words.join(' '));
  });
}
