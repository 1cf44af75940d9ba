import type { Reading } from '../text/reading.ts';
import type { TimedEvent } from './statements.ts';

/** What later words make of a time: taken back, or cancelled rather than cleared. */
export function amended(reading: Reading, timed: TimedEvent[]): TimedEvent[] {
  return timed
    .filter((event, i) => !isTakenBack(reading, timed, i) && !isSlip(reading, event, timed[i + 1]))
    .flatMap((event) => dismissed(reading, timed, event));
}

/** How far behind a slip anybody takes it back, in items. */
const REACH = 60;

function isTakenBack(reading: Reading, timed: TimedEvent[], i: number): boolean {
  const event = timed[i] as TimedEvent;
  for (let k = i + 1; k < timed.length; k++) {
    const later = timed[k] as TimedEvent;
    if (later.from - event.to > REACH) return false;
    if (takesBack(reading, later, event)) return true;
  }
  return false;
}

/** "Engine 5 arrived at 1200. No wait, Engine 5 arrived at 1158." */
function takesBack({ items, sentence, words }: Reading, later: TimedEvent, event: TimedEvent): boolean {
  const time = later.to - 1;
  const apart = sentence(time) - sentence(event.to - 1);
  if (apart !== 1 && apart !== 2) return false;
  if (later.kind !== event.kind || later.units.join() !== event.units.join()) return false;
  let from = time;
  while (from > 0 && items[from - 1]?.text !== '.' && time - from < 25) from--;
  // "Wait, no, that's the other one. Engine 9 was dispatched at 1425."
  if (apart === 2) {
    const end = from - 1;
    from = end;
    while (from > 0 && items[from - 1]?.text !== '.' && end - from < 12) from--;
    if (items.slice(from, end).some(({ unit, clock }) => unit !== undefined || clock !== undefined)) return false;
  }
  return /^(no|wait|correction|sorry|actually|scratch|strike|i mean|let me)\b/.test(words(from, from + 2));
}

/** "En route at 0926, I mean arrived at 0926": the time was right, what happened then was not. */
function isSlip(reading: Reading, slip: TimedEvent, next: TimedEvent | undefined): boolean {
  if (!next || next.kind === slip.kind || next.from < slip.to || next.from - slip.to > 4) return false;
  if (next.clock.hour !== slip.clock.hour || next.clock.minute !== slip.clock.minute) return false;
  return /^(no |sorry |wait |actually )*(i mean|i meant|sorry|correction|no|actually)( (we|i|they|was|were))*$/.test(
    reading.words(slip.to, next.from),
  );
}

function isDismissal({ items }: Reading, { from }: TimedEvent): boolean {
  const [first = '', next = ''] = [items[from]?.text, items[from + 1]?.text];
  return /^(sent|told)$/.test(first) || (/^(was|were|got|get)$/.test(first) && /^(sent|turned)$/.test(next));
}

/** "I let Battalion 3 go at 0727, he was still on the freeway", "he was sending Tanker 1 home, they never got past the co-op". */
function isLetGo({ items }: Reading, { from, to }: TimedEvent): boolean {
  return items.slice(Math.max(0, from - 2), to).some(({ text }) => /^(let|cut|sending|put)$/.test(text));
}

const STILL_COMING =
  /\b(was|were) coming\b|\b(still|before|never|hadn't|had not|wasn't|weren't|didn't|not even) (\S+ ){0,2}(coming|en route|on (the|their) way|responding|rolling|(got|gotten|get|made) (there|here|in|it|past|out of (?:town|quarters|the station)|on scene|to the scene|the scene)|there yet|here yet|arriv\w+|showed)\b|\bstill (on the (?!scene|job|call|fire)|crossing|about|at (the|their) (station|barn)|in (quarters|traffic)|\d+ (miles?|blocks?|minutes?)|a (mile|block|few|couple)|(miles|blocks|minutes) )/;

/** "told Engine 3 to go home at 1221": cleared if it had come, cancelled if it was still coming, otherwise nobody knows. */
function dismissed(reading: Reading, timed: TimedEvent[], event: TimedEvent): TimedEvent[] {
  if (event.kind !== 'unit_clear') return [event];
  const isOrder = isDismissal(reading, event);
  if (!isOrder && !isLetGo(reading, event)) return [event];
  const came = (unit: string) => timed.some(({ kind, units: names }) => kind === 'on_scene' && names.includes(unit));
  if (event.units.every(came)) return [event];
  if (STILL_COMING.test(reading.words(event.from - 10, event.to + 8))) return [{ ...event, kind: 'canceled_enroute' }];
  return isOrder ? [] : [event];
}
