import type { Filled } from '../../../neris/report.ts';
import { MILESTONES } from '../../reader/concepts.ts';
import type { Span } from '../../text/mentions.ts';
import type { Clock } from '../../text/times/clock.ts';
import { ONE_BREATH } from '../../tuned.ts';
import { isDenied, isDeniedAt } from '../denial.ts';
import type { Evidence } from '../evidence.ts';
import { hasLasted, type RelativeTime, relativeOf, relativeTimes } from './relative.ts';
import type { Response } from './response.ts';

/** Milestones with the time said of them, or estimated in the order told where they were described as done without one. */
export function decideMilestones(
  { account, heard, mentions }: Evidence,
  { events }: Response,
  types: readonly string[],
  moment: (clock: Clock) => string | undefined,
): Filled[] {
  const dated = events
    .flatMap((event) => {
      const at = moment(event.clock);
      return at ? [{ ...event, at }] : [];
    })
    .sort((a, b) => a.start - b.start);
  const arrival = dated
    .filter(({ role }) => role === 'on_scene')
    .map(({ at }) => at)
    .sort()[0];
  const isFire = types.length === 0 || types.some((type) => type.startsWith('FIRE'));
  const told = [
    ...dated
      .filter(({ role }) => (MILESTONES as readonly string[]).includes(role))
      .map((event) => ({ ...event, code: event.role })),
    ...heard.claims('did').map((claim) => ({ ...claim, at: undefined })),
  ].sort((a, b) => a.start - b.start);
  const { transcript } = heard;
  const relatives = relativeTimes(transcript, mentions);
  const latest = account.receivedAt.toISOString();
  // What was counted from another time is itself one that the next is counted from.
  const anchors = dated.map(({ start, at }) => ({ start, at }));
  const resolved = ({ start, minutes, from }: RelativeTime): string | undefined => {
    const before = anchors.filter((anchor) => anchor.start < start).sort((a, b) => a.start - b.start);
    const anchor = from === 'arrival' ? arrival : before.at(-1)?.at;
    return from === 'unknown' || !anchor || minutes === undefined ? undefined : plus(anchor, minutes * 60_000);
  };
  const times = mentions.times.flatMap(({ start, end, clock }) => {
    const at = moment(clock);
    return at ? [{ start, end, at }] : [];
  });
  const headings = times.filter((time) => isHeading(transcript, time));
  /** "Arrived at 5:26 and took command", and in a log whatever follows the time at the head of its line. */
  const sameMoment = ({ start }: Span, code: string) =>
    headedBy(start) ??
    (code === 'command_established'
      ? dated.findLast(
          (event) =>
            event.role === 'on_scene' &&
            event.end <= start &&
            start - event.end < ONE_BREATH &&
            !/[.!?;\n]/.test(transcript.slice(event.end, start)),
        )
      : undefined);
  const headedBy = (start: number) => {
    const heading = headings.findLast(({ end }) => end <= start);
    const isBetween = (time: Span) => heading !== undefined && time.start >= heading.end && time.start < start;
    return heading && !transcript.slice(heading.end, start).includes('\n') && !times.some(isBetween)
      ? heading
      : undefined;
  };
  const timed = new Set(told.filter(({ at }) => at).map(({ code }) => code));
  const filled = new Map<string, Filled>();
  let floor = arrival;
  for (const { code, at, start, end } of told) {
    const path = `tactic_timestamps.${code}`;
    if (STAGES.includes(code) && !isFire) continue;
    if (filled.has(path)) continue;
    const isUndone = at ? isDeniedAt : isDenied;
    if (STAGES.includes(code) && isUndone(transcript, { start, end })) continue;
    if (at) {
      filled.set(path, { path, value: at, sources: [heard.sourceOf({ start, end })] });
      if (floor && at > floor) floor = at;
      continue;
    }
    // A time said later of the same milestone is the better one.
    if (timed.has(code)) continue;
    const same = sameMoment({ start, end }, code);
    if (same) {
      filled.set(path, { path, value: same.at, sources: [heard.sourceOf({ start, end }), heard.sourceOf(same)] });
      if (floor && same.at > floor) floor = same.at;
      continue;
    }
    const relative = relativeOf(transcript, relatives, { start, end });
    if (relative) {
      // Counted from its anchor, or absent: no estimate takes the place of a time that was said.
      const value = resolved(relative);
      const sources = [heard.sourceOf({ start, end }), heard.sourceOf(relative)];
      if (!value || value > latest) continue;
      filled.set(path, { path, value, sources });
      anchors.push({ start, at: value });
      if (floor && value > floor) floor = value;
      continue;
    }
    // An estimate never contradicts what is said of how long it took.
    if (hasLasted(transcript, mentions, { start, end })) continue;
    if (!floor || later(code).some((each) => filled.has(`tactic_timestamps.${each}`))) continue;
    const after = floor;
    const next = dated.find((event) => event.start > start && event.at > after)?.at;
    const value = between(floor, next);
    if (!value || value > latest) continue;
    filled.set(path, {
      path,
      value,
      sources: [heard.sourceOf({ start, end }), { inference: 'milestone_order' }],
      estimated: true,
    });
    floor = value;
  }
  return [...filled.values()];
}

/** The time at the head of a line of a log. */
function isHeading(transcript: string, { start, end }: Span): boolean {
  return (
    /(^|\n)\s*$/.test(transcript.slice(Math.max(0, start - 4), start)) &&
    /^\s*[^\s\d.,]/.test(transcript.slice(end, end + ONE_BREATH))
  );
}

/** What a fire goes through, in this order. */
const STAGES = ['water_on_fire', 'fire_knocked_down', 'fire_under_control', 'suppression_complete'];

function later(code: string): string[] {
  const stage = STAGES.indexOf(code);
  return stage < 0 ? [] : STAGES.slice(stage + 1);
}

function between(floor: string, ceiling: string | undefined): string | undefined {
  const from = Date.parse(floor);
  const room = ceiling ? Date.parse(ceiling) - from : 120_000;
  const step = Math.min(60_000, Math.floor(room / 2000) * 1000);
  return step > 0 ? plus(floor, step) : undefined;
}

function plus(moment: string, milliseconds: number): string {
  return new Date(Date.parse(moment) + milliseconds).toISOString().replace('.000Z', 'Z');
}
