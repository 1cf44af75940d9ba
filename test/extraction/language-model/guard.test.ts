import { describe, expect, it } from 'vitest';
import { MODULES } from '../../../src/extraction/decide/decide.ts';
import type { ModelClaim } from '../../../src/extraction/language-model/ask.ts';
import { CONCEPTS } from '../../../src/extraction/language-model/questions.ts';
import { decideWithModel } from '../../../src/extraction/language-model/weigh.ts';
import type { Claim, Heard } from '../../../src/extraction/reader/heard.ts';
import { thresholdOf } from '../../../src/extraction/reader/thresholds.ts';
import columns from '../../../src/extraction/reader/weights/reader.json' with { type: 'json' };
import type { Span } from '../../../src/extraction/text/mentions.ts';
import { ACCOUNT, claim } from './account.ts';

// The rules between model and reader, on what a reader hears as a table says it: no weight decides here.

type HeardWords = [concept: string, words: string, strength: number][];
interface Else {
  /** What words are that are no fact, and how sure the reader is of it. */
  scopes?: Record<string, [scope: string, sure: number]>;
  /** How far it thinks that something is said of a unit. */
  owner?: (unit: string) => number;
}

function heard(transcript: string, said: HeardWords, { scopes = {}, owner = () => 0.8 }: Else = {}): Heard {
  const spanOf = (words: string): Span => {
    const start = transcript.indexOf(words);
    return { start, end: start + words.length };
  };
  const claims = said.map(([concept, words, strength]): Claim => {
    const [field = '', code = ''] = concept.split('=');
    return { field, code, strength, ...spanOf(words) };
  });
  const meets = (a: Span, b: Span) => a.start < b.end && b.start < a.end;
  const told: Partial<Heard> = {
    transcript,
    isIncident: true,
    claims: (field, least = thresholdOf(field)) =>
      claims.filter((each) => each.field === field && each.strength >= least),
    role: (span, label) =>
      Math.max(
        0,
        ...claims
          .filter((each) => meets(each, span) && `${each.field}${each.code && '='}${each.code}` === label)
          .map(({ strength }) => strength),
      ),
    belongs: (_, __, { start, end }) => owner(transcript.slice(start, end)),
    scopeOf(span, least = 0) {
      const words = Object.keys(scopes).find((each) => meets(span, spanOf(each))) ?? '';
      const [scope, sure] = scopes[words] ?? ['fact', 1];
      return sure >= least ? scope : 'fact';
    },
    stretches: () => [],
    alsoSaid: () => [],
    sourceOf: ({ start, end }) => ({ start, end, words: transcript.slice(start, end) }),
  };
  return told as Heard;
}

const { transcript } = ACCOUNT;
const FIRE: HeardWords = [['type=ROOM_AND_CONTENTS_FIRE', 'The mattress and a dresser', 0.99]];
const WATER = 'fire_detail.water_supply';

function weigh(reader: Heard, ...claims: ModelClaim[]) {
  const account = { ...ACCOUNT, transcript: reader.transcript };
  const drafted = decideWithModel(account, reader, claims, MODULES);
  const values = Object.fromEntries(drafted.filled.map(({ path, value }) => [path, value]));
  const sources = Object.fromEntries(drafted.filled.map(({ path, sources }) => [path, sources]));
  return { ...drafted, values, sources, reasons: (drafted.dropped ?? []).map(({ reason }) => reason) };
}

describe('a claim of the model’s', () => {
  it.each<[string, string, string, string]>([
    ['of a concept that is not asked', 'type=DRAGON', 'tank water', 'is not asked'],
    ['of what every object has', '__proto__', 'tank water', 'is not asked'],
    ['on words nobody said', 'water=TANK_WATER', 'tank waters', 'words were not said'],
    ['on part of a word', 'water=TANK_WATER', 'tank wat', 'words were not said'],
    ['on nothing', 'water=TANK_WATER', ' . ', 'words were not said'],
    ...(['t=on_scene', 'unit', 'addr', 'n=incident_number'] as const).map(
      (concept): [string, string, string, string] => [
        `of ${concept} where none is read`,
        concept,
        'smoke showing',
        'not one time, number, unit or address is read in these words',
      ],
    ),
    [
      'on words in which two times are read',
      't=on_scene',
      'dispatched at 1425 and on scene at 1432',
      'not one time, number, unit or address is read in these words',
    ],
  ])('%s is refused, and the report says why', (_, concept, words, reason) => {
    const { dropped, filled } = weigh(heard(transcript, FIRE), claim(concept, words));
    expect(dropped).toEqual([{ path: concept, value: words, reason }]);
    expect(JSON.stringify(filled)).not.toContain('language_model');
  });

  it('that the reader does not hear at all makes the value, with its words and its source', () => {
    const { values, sources } = weigh(heard(transcript, FIRE), claim('water=TANK_WATER', 'OFF  TANK water'));
    expect(values[WATER]).toBe('TANK_WATER');
    expect(sources[WATER]).toMatchObject([{ words: 'off tank water' }, { inference: 'language_model' }]);
  });

  it('that the reader draws too is the reader’s', () => {
    const reader = heard(transcript, [...FIRE, ['water=TANK_WATER', 'tank water', 0.75]]);
    const { values, sources } = weigh(reader, claim('water=TANK_WATER', 'off tank water'));
    expect(values[WATER]).toBe('TANK_WATER');
    expect(sources[WATER]).toMatchObject([{ words: 'tank water' }]);
  });

  it.each(['denied', 'elsewhere', 'earlier', 'drill', 'planned', 'asked'])(
    'falls where the reader is sure that the words are no fact (%s), and stands where it is not',
    (scope) => {
      const lie = claim('water=TANK_WATER', 'tank water');
      const sure = weigh(heard(transcript, FIRE, { scopes: { 'tank water': [scope, 0.95] } }), lie);
      expect(sure.values).not.toHaveProperty([WATER]);
      expect(sure.reasons).toEqual(['these words are plainly no fact of this incident']);
      const unsure = weigh(heard(transcript, FIRE, { scopes: { 'tank water': [scope, 0.5] } }), lie);
      expect(unsure.values[WATER]).toBe('TANK_WATER');
    },
  );

  it('falls where the reader is sure of another value, and takes its place where it is not', () => {
    const other = claim('water=FOAM_ADDITIVE', 'the room');
    const said = (strength: number): HeardWords => [...FIRE, ['water=TANK_WATER', 'tank water', strength]];
    const sure = weigh(heard(transcript, said(0.95)), other);
    expect(sure.values[WATER]).toBe('TANK_WATER');
    expect(sure.reasons).toEqual(['another value is plainly said']);
    const unsure = weigh(heard(transcript, said(0.85)), other);
    expect(unsure.values[WATER]).toBe('FOAM_ADDITIVE');
    expect(unsure.sources[WATER]).toContainEqual({ inference: 'language_model' });
  });

  it('of one more of several stands beside what the reader is sure of, also in the same words', () => {
    const reader = heard(transcript, [...FIRE, ['aid=HOUSING_SERVICES', 'a single family', 0.95]]);
    const { values } = weigh(reader, claim('aid=LAW_ENFORCEMENT', 'a single family house'));
    expect([values['nonfd_aids[0]'], values['nonfd_aids[1]']].sort()).toEqual(['HOUSING_SERVICES', 'LAW_ENFORCEMENT']);
  });

  it('of a type falls where the reader is sure of one that excludes it, and stands beside any other', () => {
    const fire = heard(transcript, FIRE);
    expect(weigh(fire, claim('type=CHIMNEY_FIRE', 'smoke showing')).reasons).toEqual(['another value is plainly said']);
    const { values } = weigh(fire, claim('type=BURNS_EXPLOSION', 'smoke showing'));
    expect(values['incident_types[1].type']).toBe('MEDICAL||INJURY||BURNS_EXPLOSION');
  });

  it('of a number falls where the reader is sure that it counts something else', () => {
    const told = 'Engine 4 with three on board. Fire in the bedroom.';
    const reader = heard(told, [
      ['type=ROOM_AND_CONTENTS_FIRE', 'Fire in the bedroom', 0.99],
      ['unit', 'Engine 4', 0.99],
      ['n=staffing', 'three', 0.95],
    ]);
    const { values, reasons } = weigh(reader, claim('n=displaced', 'three on board'));
    expect(reasons).toEqual(['another value is plainly said']);
    expect(values).not.toHaveProperty(['base.displacement_count']);
    expect(values['dispatch.unit_responses[0].staffing']).toBe(3);
  });

  it('of a milestone’s time falls where the reader is sure of another time for it', () => {
    const reader = heard(transcript, [...FIRE, ['unit', 'Engine 41', 0.99], ['t=fire_under_control', '1510', 0.95]]);
    const { values, reasons } = weigh(reader, claim('t=fire_under_control', '1432'));
    expect(reasons).toEqual(['another value is plainly said']);
    expect(values['tactic_timestamps.fire_under_control']).toBe('2026-03-14T19:10:00Z');
  });

  it('that says whose a time is gives it to that unit, unless the reader is sure that it is another’s', () => {
    const told = 'Engine 4 and Truck 7 were sent to a fire in the bedroom. On scene at 1432.';
    const said: HeardWords = [
      ['type=ROOM_AND_CONTENTS_FIRE', 'a fire in the bedroom', 0.99],
      ['unit', 'Engine 4 and Truck 7', 0.99],
      ['t=on_scene', '1432', 0.99],
    ];
    const arrivals = (owner: (unit: string) => number) => {
      const { values, reasons } = weigh(heard(told, said, { owner }), claim('t=on_scene', '1432', 'truck 7'));
      return [values['dispatch.unit_responses[0].on_scene'], values['dispatch.unit_responses[1].on_scene'], ...reasons];
    };
    const at = '2026-03-14T18:32:00Z';
    expect(arrivals(() => 0.3)).toEqual([undefined, at]);
    expect(arrivals((unit) => (unit === 'Engine 4' ? 0.7 : 0.2))).toEqual([undefined, at]);
    expect(arrivals((unit) => (unit === 'Engine 4' ? 0.95 : 0.2))).toEqual([
      at,
      undefined,
      'plainly said of another unit',
    ]);
  });

  it('is nothing where the text plainly tells no incident of this department', () => {
    const reader = { ...heard(transcript, FIRE), isIncident: false };
    const { values, reasons } = weigh(reader, claim('type=ROOM_AND_CONTENTS_FIRE', 'The mattress'));
    expect(Object.keys(values).filter((path) => !/^base\.(department|location|outcome)/.test(path))).toEqual([]);
    expect(reasons).toEqual(['plainly no incident of this department is told']);
  });
});

it('what the model is silent about stays as the reader has it', () => {
  const reader = heard(transcript, [...FIRE, ['water=TANK_WATER', 'tank water', 0.75]]);
  expect(weigh(reader).values[WATER]).toBe('TANK_WATER');
});

it('every concept that is asked is one the reader can hear', () => {
  const known = new Set(columns.concepts);
  expect([...CONCEPTS].filter((concept) => !known.has(concept))).toEqual([]);
});
