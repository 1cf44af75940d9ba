import type { Clock } from '../text/clock.ts';
import type { Reading } from '../text/reading.ts';
import type { EventKind, UnitEvent } from '../vocabulary/events.ts';
import type { Cluster } from './clusters.ts';
import type { EventMention, PronounMention } from './mentions.ts';

/** A time that was said of something. */
export interface TimedEvent {
  kind: EventKind;
  clock: Clock;
  /** Units it was said of; empty for events of the call and the fireground. */
  units: string[];
  /** True when it was said of every unit there. */
  everyUnit: boolean;
  /** Items from the event's words to the time. */
  from: number;
  to: number;
}

/** Who a time was said of. */
export interface Subjects {
  units: string[];
  everyUnit: boolean;
  /** Not named with it, and so no subject for the times that follow. */
  assumed?: boolean;
  /** Of whom the account goes on, where others only came along. */
  lead?: string[];
  /** Said of "we", and nobody knows who that is. */
  unknown?: boolean;
}
export const NOBODY: Subjects = { units: [], everyUnit: false };
export const UNKNOWN: Subjects = { ...NOBODY, unknown: true };

/** What the last time was said of. */
export interface Statement extends Subjects {
  events: EventMention[];
  sentence: number;
  to: number;
}

/** Everything an account mentions that a time can be said of, and what has been read of it so far. */
export interface Ground {
  reading: Reading;
  clusters: Cluster[];
  events: EventMention[];
  pronouns: PronounMention[];
  units: string[];
  narrator: string | undefined;
  timed: TimedEvent[];
}

export const UNIT_EVENTS = new Set<EventKind>([
  'dispatch',
  'enroute_to_scene',
  'on_scene',
  'canceled_enroute',
  'staging',
  'unit_clear',
] satisfies UnitEvent[]);

export const SELF = /^(we|i|us|ourselves|me|myself)$/;

/** Words that may stand between a time and the next event of the same unit: "on scene at 0856, back in service 0915". */
export const CONNECTIVES =
  /^(and|then|i|mean|time|was|were|went|back|at|with|on|the|is|also|we|marked|crew|of|a|board|\d+|around|about|by|emergent|code|hot|lights|sirens|got|are|all|both|up|it|ran|responding|non|in|there|here|right|behind|staffed|us|personnel|guys|officer|aboard|onboard|riding|total|people|members|men|firefighters|this|morning|afternoon|evening|tonight)$/;
