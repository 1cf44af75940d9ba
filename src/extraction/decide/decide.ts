import { DOUBTS } from '../../neris/doubts.ts';
import type { Filled, ModuleName } from '../../neris/report.ts';
import type { PartlySaid, UnplacedTime, Words } from '../../neris/words.ts';
import type { Account, Extracted } from '../engine.ts';
import { withNature } from '../known/nature.ts';
import { spokenUnit, unitsKnown } from '../known/units.ts';
import { narrative } from '../narrative.ts';
import { CONCEPT_PATHS, type ConceptField } from '../reader/concepts.ts';
import type { Heard } from '../reader/heard.ts';
import { mentionsOf, type Span } from '../text/mentions.ts';
import { read } from '../text/reading.ts';
import { calendarOf } from '../text/times/calendar.ts';
import type { Clock } from '../text/times/clock.ts';
import type { DayMention } from '../text/times/days.ts';
import { halvesOf } from '../text/times/halves.ts';
import { FEW_CHARACTERS, LEAST_DAY, LEAST_DAY_IN_FEW_WORDS } from '../tuned.ts';
import { decideAll, decideOne } from './closed.ts';
import { decideCount, incidentNumber } from './counts.ts';
import { type Evidence, fromWords } from './evidence.ts';
import { decideExposures } from './exposed.ts';
import { decideSubstances } from './hazard.ts';
import { openedBy } from './opened.ts';
import { decidePatients } from './patients.ts';
import { decideAddress } from './place.ts';
import { decideMilestones } from './response/milestones.ts';
import { callFields, decideResponse, timeField, unitFields } from './response/response.ts';
import { decideTown } from './town.ts';
import { type DecidedType, decideTypes } from './types.ts';

export interface DetailModule {
  name: ModuleName;
  decide(evidence: Evidence, types: readonly DecidedType[]): Filled[];
}

export const MODULES: readonly DetailModule[] = [
  { name: 'fire_detail', decide: fireDetail },
  { name: 'medical_details', decide: ({ heard }) => decidePatients(heard) },
  { name: 'hazsit_detail', decide: hazardDetail },
  { name: 'exposures', decide: decideExposures },
];

const CANCELLED = 'NOEMERG||CANCELLED';

/** From what was heard to located values. */
export function decide(account: Account, heard: Heard, modules = MODULES): Extracted {
  const started = performance.now();
  const reading = read(account.transcript, unitsKnown(account.known), account.terms?.map(spokenUnit));
  const evidence: Evidence = { account, reading, heard, mentions: mentionsOf(reading) };
  const types = heard.isIncident ? decideTypes(heard) : [];
  const codes = types.map(({ type }) => type);
  const unplacedTimes: UnplacedTime[] = [];
  const filled: Filled[] = [
    { path: 'base.department_neris_id', value: account.department.neris_id, sources: [{ inference: 'department' }] },
    ...decideTown(evidence),
    ...(heard.isIncident ? incidentFields(evidence, types, unplacedTimes) : []),
    ...(codes.includes(CANCELLED) ? withNature(narrative(reading), heard, account.known) : narrative(reading)),
  ];
  const detailed = performance.now();
  const activated: ModuleName[] = [];
  const failures: Extracted['failures'] = [];
  const opened = openedBy(codes);
  for (const { name, decide } of modules) {
    if (!opened.includes(name)) continue;
    try {
      const found = decide(evidence, types);
      if (name === 'exposures' && found.length === 0) continue;
      filled.push(...found);
    } catch (error) {
      failures.push({ module: name, error });
    }
    activated.push(name);
  }
  return {
    filled,
    modules: { activated, failed: failures.map(({ module }) => module) },
    unplacedTimes,
    partlySaid: codes.some((type) => type.startsWith('FIRE')) ? hydrants(heard) : [],
    doubts: heard.isDoubtful ? [DOUBTS.mayBeNoCall] : [],
    otherIncidents: heard.isIncident ? otherIncidents(heard) : [],
    failures,
    ...((account.known || account.terms?.length) && { offersChoices: true as const }),
    timings: { stage1Ms: Math.round(detailed - started), stage2Ms: Math.round(performance.now() - detailed) },
  };
}

/** A hydrant is a water supply only with its flow. */
function hydrants(heard: Heard): PartlySaid[] {
  return [
    ...heard.transcript.matchAll(
      /\b(?:(?:off|from|at|on|caught|hit|laid (?:in )?from) )?(?:an?|the|our|that) hydrant\b/gi,
    ),
  ]
    .map(({ 0: words, index }) => ({ start: index, end: index + words.length }))
    .filter((span) => heard.scopeOf(span) === 'fact')
    .slice(0, 1)
    .map((span) => ({ ...heard.sourceOf(span), field: CONCEPT_PATHS.water }));
}

/** A remark is no incident: it takes a sentence to tell of one. */
const LEAST_WORDS = 8;

function otherIncidents(heard: Heard): Words[] {
  return heard
    .stretches(['earlier', 'elsewhere'])
    .map((span) => heard.sourceOf(span))
    .filter(({ words }) => words.split(/\s+/).length >= LEAST_WORDS);
}

function incidentFields(evidence: Evidence, types: readonly DecidedType[], unplaced: UnplacedTime[]): Filled[] {
  const codes = types.map(({ type }) => type);
  return [
    ...typeFields(types),
    ...decideAddress(evidence),
    ...responseFields(evidence, codes, unplaced),
    ...sceneFields(evidence, codes),
  ];
}

function typeFields(types: readonly DecidedType[]): Filled[] {
  return types.flatMap(({ type, sources }, i): Filled[] => [
    { path: `incident_types[${i}].type`, value: type, sources },
    { path: `incident_types[${i}].primary`, value: i === 0, sources },
  ]);
}

function responseFields(evidence: Evidence, types: readonly string[], unplaced: UnplacedTime[]): Filled[] {
  const { account, heard, mentions } = evidence;
  const response = decideResponse(evidence);
  const clocks = response.events.map(({ clock }) => clock);
  const first = response.events.toSorted((a, b) => a.start - b.start)[0]?.clock;
  const told = clocks.length > 0 ? clocks : mentions.times.map(({ clock }) => clock);
  const days = ownDays(evidence);
  const { moment: momentOf, spokenDay } = calendarOf(account, told, first, days);
  const received = account.receivedAt.toISOString();
  /** Nothing has happened that is told before it did. */
  const moment = (clock: Clock) => {
    const at = momentOf(clock);
    return at && at <= received ? at : undefined;
  };
  unplaced.push(...response.unplaced.map((time) => heard.sourceOf(time)));
  for (const event of response.events)
    if (momentOf(event.clock) === undefined)
      unplaced.push({
        ...heard.sourceOf(event),
        field: timeField(event.role),
        ...halvesOf(event.clock, { account, told, first, days }),
      });
    else if (moment(event.clock) === undefined) unplaced.push(heard.sourceOf(event));
  const cancelled = types.includes(CANCELLED);
  const filled = [
    ...unitFields(evidence, response, moment).filter(({ path }) => !(cancelled && path.endsWith('.on_scene'))),
    ...callFields(evidence, response, moment),
    ...(cancelled ? [] : decideMilestones(evidence, response, types, moment)),
  ];
  const date = spokenDay && heard.sourceOf(spokenDay);
  return [...filled.map((field) => withDate(field, date)), ...incidentNumber(heard)];
}

/** The days and parts of days that are this incident's, the surest first: of those as sure, the one said first. */
function ownDays({ heard, mentions }: Evidence): DayMention[] {
  const least = heard.transcript.length < FEW_CHARACTERS ? LEAST_DAY_IN_FEW_WORDS : LEAST_DAY;
  return mentions.days
    .map((mention) => ({ mention, strength: heard.role(mention, 'day') }))
    .filter(({ mention, strength }) => strength >= least && !OF_OTHERS.has(heard.scopeOf(mention)))
    .filter(({ mention, strength }) => strength >= LEAST_DAY || !standsApart(heard.transcript, mentions.times, mention))
    .sort((a, b) => Math.round(10 * b.strength) - Math.round(10 * a.strength) || a.mention.start - b.mention.start)
    .map(({ mention }) => mention);
}

/** "… dispatched at 1425. The sweep was there yesterday": a day in a sentence of its own behind the times is another event's. */
function standsApart(transcript: string, times: readonly Span[], day: Span): boolean {
  if (/\bsince (?:last )?$/i.test(transcript.slice(Math.max(0, day.start - 12), day.start))) return true;
  const [first] = times;
  if (!first || day.start < first.start) return false;
  const between = [...transcript.slice(first.end, day.start).matchAll(SENTENCE_END)].at(-1);
  const from = between ? first.end + between.index : 0;
  const to = day.end + (SENTENCE_END_AHEAD.exec(transcript.slice(day.end))?.index ?? transcript.length);
  return from > 0 && !times.some(({ start }) => start >= from && start < to);
}
const SENTENCE_END = /(?<![ap]\.?m)[.;!?](?= +\p{Lu})|\n/gu;
const SENTENCE_END_AHEAD = /[.;!?](?= +\p{Lu}|$)|\n/u;
const OF_OTHERS: ReadonlySet<string> = new Set(['earlier', 'elsewhere', 'planned']);

/** A time rests on the day that was said, too. */
function withDate(field: Filled, date: Words | undefined): Filled {
  return date && /^\d{4}-\d\d-\d\dT/.test(String(field.value))
    ? { ...field, sources: [...field.sources, date] }
    : field;
}

function sceneFields({ heard, mentions }: Evidence, types: readonly string[]): Filled[] {
  if (types.includes(CANCELLED)) return decideAll(heard, 'aid');
  const one: ConceptField[] = ['use', 'people', 'inuse', 'vac'];
  const alarms: ConceptField[] = types.some((type) => type.startsWith('FIRE||STRUCTURE_FIRE'))
    ? ['smokealarm', 'smokeworks', 'firealarm', 'otheralarm', 'sprinkler', 'hood']
    : [];
  return [
    ...[...one, ...alarms].flatMap((field) => decideOne(heard, field)),
    ...decideAll(heard, 'displ'),
    ...decideAll(heard, 'aid'),
    ...decideCount(heard, mentions, 'displaced'),
    ...decideCount(heard, mentions, 'animals'),
  ];
}

function fireDetail({ heard, mentions }: Evidence, types: readonly DecidedType[]): Filled[] {
  const fires = types.filter(({ type }) => type.startsWith('FIRE'));
  const structure = fires.some(({ type }) => type.startsWith('FIRE||STRUCTURE_FIRE'));
  const words = fires.flatMap(({ sources }) => sources);
  const inside: ConceptField[] = structure ? ['arrive', 'damage', 'room'] : [];
  return [
    fromWords('fire_detail.location_detail.type', structure ? 'STRUCTURE' : 'OUTSIDE', ...words),
    ...[...inside, 'cause' as const, 'water' as const, 'needinv' as const].flatMap((field) => decideOne(heard, field)),
    ...decideAll(heard, 'inv'),
    ...decideAll(heard, 'hose'),
    ...decideCount(heard, mentions, structure ? 'floor' : 'acres'),
  ];
}

function hazardDetail({ heard, mentions }: Evidence, types: readonly DecidedType[]): Filled[] {
  return [
    ...decideOne(heard, 'hazdisp'),
    ...decideCount(heard, mentions, 'evacuated'),
    ...decideSubstances(heard, types),
  ];
}
