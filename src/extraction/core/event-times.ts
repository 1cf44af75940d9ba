import type { Reading } from '../text/reading.ts';
import type { EventKind } from '../vocabulary/events.ts';
import { type EventMention, hasNegation, UNTIL } from './mentions.ts';
import { UNIT_EVENTS } from './statements.ts';

/** "1503 dispatch, 1504 en route, 1509 on scene.": runs in which every time stands before what it is the time of. */
export function timesFirst({ items, punctuated }: Reading, events: EventMention[]): Map<number, EventMention> {
  const found = new Map<number, EventMention>();
  let run = new Map<number, EventMention>();
  /** Whether the last event already had its time, or has none to come. */
  let begins = true;
  let open: number | undefined;
  let between = 0;
  let next = 0;
  const close = () => {
    if (open === undefined && run.size > 1) for (const [time, event] of run) found.set(time, event);
    run = new Map();
    open = undefined;
  };
  for (let i = 0; i <= items.length; i++) {
    const event = events[next]?.from === i ? events[next++] : undefined;
    if (i === items.length || items[i]?.text === '.') {
      close();
      begins = true;
    } else if (items[i]?.clock) {
      // Two times, or one that says "at" behind an event, belong to what was told before them.
      if (
        open !== undefined ||
        ((run.size > 0 || !punctuated) && /^(at|by|around|about)$/.test(items[i - 1]?.text ?? ''))
      ) {
        run = new Map();
        begins = false;
      }
      open = begins || run.size > 0 ? i : undefined;
      between = 0;
    } else if (event) {
      if (open !== undefined && between <= 2) run.set(open, event);
      else {
        // Behind an event that is followed by another one before any time, the run is over.
        close();
        begins = false;
      }
      open = undefined;
    } else if (items[i]?.unit === undefined && items[i]?.text !== 'and') between++;
  }
  return found;
}

/** The last event before a time, with those it is joined to: "dispatched and en route at 1315". */
export function lastTogether(events: EventMention[], { items }: Reading): EventMention[] {
  const last = events.at(-1);
  if (!last) return [];
  const before = events.at(-2);
  // "I pulled up and took command at 2158" says both.
  const took = before?.kind === 'on_scene' && /^(command_established|completed_sizeup)$/.test(last.kind);
  // "All other units clear and scene terminated at 0422".
  if (before?.kind === 'unit_clear' && last.kind === 'incident_clear' && last.from - before.to <= 2)
    return [before, last];
  // "Tender 31 was started and I cancelled them at 1327": nobody is sent and sent back at one time.
  const isUndone = last.kind === 'canceled_enroute';
  const joined =
    before &&
    UNIT_EVENTS.has(before.kind) &&
    before.kind !== last.kind &&
    ((UNIT_EVENTS.has(last.kind) && !isUndone) || took);
  const gap = before
    ? items
        .slice(before.to, last.from)
        .map((item) => item.text)
        .join(' ')
    : '';
  return joined && /^(and|and then|,|and (i|we|he|she))$/.test(gap) ? [before, last] : [last];
}

/** "At 0312 the call came in": the event follows its time and has no other. */
export function ahead(events: EventMention[], reading: Reading, time: number): EventMention[] {
  const { items } = reading;
  const next = events.find((event) => event.from > time);
  // "Rescue 1 at 0719, with Brush 3 a couple of minutes behind it": how much later is no time before it.
  if (next && /\bminutes? (behind|after|later)\b/.test(reading.words(next.from, next.to))) return [];
  const words = next && items.slice(time, next.from).filter((item) => item.unit === undefined && item.text !== 'and');
  if (!next || !words || words.length > 8 || reading.sentence(next.from) !== reading.sentence(time)) return [];
  for (let i = time + 1; i < next.to + 6 && items[i] && items[i]?.text !== '.'; i++) if (items[i]?.clock) return [];
  const opening =
    items.slice(Math.max(0, time - 2), time + 1).some((item) => item.text === '.' || item.pause) || time <= 2;
  if (!opening && /^(and|then|until|till|when|because|but|so)$/.test(items[time + 1]?.text ?? '')) return [];
  return opening || /^(at|by|around|about|approximately|approx|roughly)$/.test(items[time - 1]?.text ?? '')
    ? [next]
    : [];
}

/** "It was 3:40 when it came in": told behind its time. */
export function whenThen(events: EventMention[], { items }: Reading, time: number): EventMention[] {
  // "We got it at 2208, that's when the lady called".
  const lead = [1, 2].map((k) => items[time + k]?.text).join(' ');
  const isSaidSo = /^(that's|thats|that|which) (when|was|is)$/.test(lead) && items[time + 3]?.text !== 'the';
  if (!isSaidSo && items[time + 1]?.text !== 'when') return [];
  if (!/^(was|about|around|at)$/.test(items[time - 1]?.text ?? '')) return [];
  const next = events.find((event) => event.from > time);
  return next && next.from - time <= 6 ? [next] : [];
}

const NEXT_DOING =
  /^((got|were|was) (called|told|asked|hit|done|finished|headed|working|using)|(went|took|put|found|started|pulled|hauled|stretched|shut|turned|helped|moved|carried) )/;

/** "Truck 11 pulled in at twelve after and we were all done at 0640": the time is of something else. */
export function turnsAway({ items, punctuated }: Reading, from: number, time: number): boolean {
  for (let at = from; at < time - 2; at++)
    if (
      // "Engine 2 were there we got called at 1940": without stops, the next clause begins with its subject.
      (!punctuated &&
        /^(we|i)$/.test(items[at]?.text ?? '') &&
        NEXT_DOING.test(`${items[at + 1]?.text} ${items[at + 2]?.text}`)) ||
      (items[at]?.text === 'and' &&
        /^(we|i|they|he|she)$/.test(items[at + 1]?.text ?? '') &&
        /^(were|was|had|got|all|both)$/.test(items[at + 2]?.text ?? ''))
    )
      return true;
  return false;
}

/** "stayed on scene until 1800" tells when they left; "didn't get on scene until 1650" when they came. */
export function untilThen(reading: Reading, kind: EventKind, from: number, to: number, time: number): EventKind {
  if (kind !== 'on_scene' || !reading.items.slice(to, time).some(({ text }) => UNTIL.test(text))) return kind;
  const isStay = /^(on|at|was|were|there)$/.test(reading.items[from]?.text ?? '');
  return isStay && !hasNegation(reading, { from }) ? 'unit_clear' : kind;
}

/** "They were dispatched the same time as us, at 1800": the time is yet to come. */
export function isComparison({ items, transcript }: Reading, i: number): boolean {
  return items[i + 1]?.text === 'as' && /^same\b/i.test(transcript.slice(items[i]?.start, items[i]?.end));
}

/** "cleared from 0330 to 0415": some then, some later, and nobody knows who. */
export function isRange({ items }: Reading, i: number): boolean {
  const begins = (at: number) =>
    /^(from|between)$/.test(items[at - 1]?.text ?? '') &&
    /^(to|and|until|till|through|thru)$/.test(items[at + 1]?.text ?? '') &&
    items[at + 2]?.clock !== undefined;
  return begins(i) || begins(i - 2);
}
