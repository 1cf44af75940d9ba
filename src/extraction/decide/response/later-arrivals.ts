import type { Heard } from '../../reader/heard.ts';
import type { Mentions, Span } from '../../text/mentions.ts';
import type { Clock } from '../../text/times/clock.ts';
import { relativeTimes } from './relative.ts';

const ARRIVED =
  /^(?: (?:was|were))? (?:arrived|arriving|on (?:the )?scene|got (?:there|on scene)|pulled up|there)(?: (?:about|just|only|some))? $/i;
/** Between that time and the unit: the rest of its sentence, in which nothing else happens that could be counted from. */
const REST =
  /^(?:(?!\b(?:arriv|scene|there|request|call|search|complet|found|met|add))[^.!?\n])*(?:p\.m|a\.m)?[.!?]? $/i;
/** In characters. */
const REACH = 200;

type Told = Span & { clock: Clock };

/**
 * "Dispatched at 5:41 p.m. Engine 1 arrived four minutes later": arrivals that are counted from the time told before them,
 * where a unit and nothing else arrives. Their words are all from that time on.
 */
export function laterArrivals(heard: Heard, mentions: Mentions, events: readonly Told[]): (Told & { unit: string })[] {
  const { transcript } = heard;
  const relatives = relativeTimes(transcript, mentions);
  return relatives.flatMap(({ start, end, minutes, from }) => {
    const unit = mentions.units.findLast((mention) => mention.end <= start);
    const time = mentions.times.findLast((each) => each.end <= start && !each.bare);
    const anchor = events.find((event) => event.start === time?.start);
    if (from !== 'before' || minutes === undefined || !unit || !anchor || start - anchor.end > REACH) return [];
    if (relatives.some((other) => other.start >= anchor.end && other.end <= start)) return [];
    if (!ARRIVED.test(transcript.slice(unit.end, start))) return [];
    if (!REST.test(transcript.slice(anchor.end, unit.start))) return [];
    if (heard.scopeOf({ start: unit.start, end }) !== 'fact') return [];
    return [{ unit: unit.name, start: anchor.start, end, clock: laterBy(anchor.clock, minutes) }];
  });
}

/** So many minutes later; on a dial of twelve hours where nobody says which half of the day it was. */
function laterBy({ hour, minute, form, to }: Clock, minutes: number): Clock {
  const isHalf = form === 'am' || form === 'pm';
  const then = (isHalf ? (hour % 12) + (form === 'pm' ? 12 : 0) : hour) * 60 + minute + minutes;
  const later = Math.floor(then / 60) % 24;
  return {
    hour: form === 'open' ? later % 12 || 12 : later,
    minute: then % 60,
    form: form === 'open' ? 'open' : '24',
    to,
  };
}
