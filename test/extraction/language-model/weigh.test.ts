import { describe, expect, it } from 'vitest';
import { MODULES } from '../../../src/extraction/decide/decide.ts';
import type { ModelClaim, Stage } from '../../../src/extraction/language-model/claims.ts';
import { conceptsOf, QUESTIONS } from '../../../src/extraction/language-model/questions.ts';
import { decideWithModel } from '../../../src/extraction/language-model/weigh.ts';
import type { Claim, Heard } from '../../../src/extraction/reader/heard.ts';
import { thresholdOf } from '../../../src/extraction/reader/thresholds.ts';
import columns from '../../../src/extraction/reader/weights/reader.json' with { type: 'json' };
import { ACCOUNT } from './account.ts';

// The rules between model and reader, on what a reader hears as a table says it: no weight decides here.

type HeardWords = [concept: string, words: string, strength: number][];

/** What is heard in an account, and how surely. */
function heard(transcript: string, said: HeardWords, scopes: Record<string, string> = {}, owner = 0.9): Heard {
  const claims = said.map(([concept, words, strength]): Claim => {
    const [field = '', code = ''] = concept.split('=');
    const start = transcript.indexOf(words);
    return { field, code, strength, start, end: start + words.length };
  });
  const meets = (a: { start: number; end: number }, b: { start: number; end: number }) =>
    a.start < b.end && b.start < a.end;
  return {
    transcript,
    isIncident: true,
    claims: (field, least = thresholdOf(field)) =>
      claims.filter((claim) => claim.field === field && claim.strength >= least),
    role: (span, label) =>
      Math.max(
        0,
        ...claims
          .filter((claim) => meets(claim, span) && `${claim.field}${claim.code && '='}${claim.code}` === label)
          .map(({ strength }) => strength),
      ),
    belongs: () => owner,
    scopeOf(span) {
      const words = Object.keys(scopes).find((each) => {
        const start = transcript.indexOf(each);
        return meets(span, { start, end: start + each.length });
      });
      return words === undefined ? 'fact' : (scopes[words] ?? 'fact');
    },
    stretches: () => [],
    alsoSaid: () => [],
    sourceOf: ({ start, end }) => ({ start, end, words: transcript.slice(start, end) }),
  };
}

const { transcript } = ACCOUNT;
const FIRE: HeardWords = [['type=ROOM_AND_CONTENTS_FIRE', 'The mattress and a dresser', 0.99]];
const TYPE: ModelClaim = { concept: 'type=ROOM_AND_CONTENTS_FIRE', words: 'The mattress' };
const ALL: Stage[] = ['core', 'fire_detail', 'exposures'];

function weigh(reader: Heard, claims: ModelClaim[], answered = ALL) {
  const drafted = decideWithModel(ACCOUNT, reader, { claims, answered, failed: [] }, MODULES);
  const values = Object.fromEntries(drafted.filled.map(({ path, value }) => [path, value]));
  return { ...drafted, values, reasons: (drafted.dropped ?? []).map(({ reason }) => reason) };
}
const DAMAGE = 'fire_detail.location_detail.damage_type';
const WATER = 'fire_detail.water_supply';

describe('a claim of the model’s', () => {
  it.each<[string, ModelClaim, string]>([
    ['of a concept that is not asked', { concept: 'type=DRAGON', words: 'tank water' }, 'is not asked'],
    ['that quotes the whole account', { concept: 'water=TANK_WATER', words: transcript }, 'quotes too much'],
    ['on words nobody said', { concept: 'water=TANK_WATER', words: 'tank waters' }, 'words were not said'],
    ['on nothing', { concept: 'water=TANK_WATER', words: ' ' }, 'words were not said'],
    [
      'of a time where none is read',
      { concept: 't=on_scene', words: 'smoke showing' },
      'no time, number, unit or address is read in these words',
    ],
    [
      'that the reader does not hear',
      { concept: 'water=DRAFT_FROM_STATIC_SOURCE', words: 'tank water' },
      'hardly heard in these words',
    ],
  ])('%s is dropped, and the report says why', (_, claim, reason) => {
    const { reasons, values } = weigh(heard(transcript, FIRE), [TYPE, claim]);
    expect(reasons).toEqual([reason]);
    expect(values).not.toHaveProperty([WATER]);
  });

  it('makes the value where the reader half hears it, with the reader’s words', () => {
    const { values, filled } = weigh(heard(transcript, [...FIRE, ['water=TANK_WATER', 'tank water', 0.3]]), [
      TYPE,
      { concept: 'water=TANK_WATER', words: 'OFF  TANK water' },
    ]);
    expect(values[WATER]).toBe('TANK_WATER');
    expect(filled.find(({ path }) => path === WATER)?.sources).toMatchObject([{ words: 'tank water' }]);
  });

  it('makes none in words that are no fact of this incident', () => {
    const reader = heard(transcript, [...FIRE, ['water=TANK_WATER', 'tank water', 0.3]], {
      'tank water': 'earlier',
    });
    const { values, reasons } = weigh(reader, [TYPE, { concept: 'water=TANK_WATER', words: 'tank water' }]);
    expect(values).not.toHaveProperty([WATER]);
    expect(reasons).toEqual(['these words are no fact of this incident']);
  });

  it('makes none where the reader hears another value in the same words', () => {
    const reader = heard(transcript, [
      ...FIRE,
      ['water=TANK_WATER', 'tank water', 0.3],
      ['water=NURSE_OTHER_APPARATUS', 'tank water', 0.4],
    ]);
    const { values, reasons } = weigh(reader, [TYPE, { concept: 'water=TANK_WATER', words: 'tank water' }]);
    expect(values).not.toHaveProperty([WATER]);
    expect(reasons).toEqual(['another value is heard in these words']);
  });

  it('never takes the place of a value that the reader draws; where it was not sure, there is a question instead', () => {
    const said = (strength: number): HeardWords => [
      ...FIRE,
      ['water=TANK_WATER', 'tank water', strength],
      ['water=FOAM_ADDITIVE', 'the room', 0.4],
    ];
    const lie: ModelClaim[] = [TYPE, { concept: 'water=FOAM_ADDITIVE', words: 'the room' }];
    expect(weigh(heard(transcript, said(0.95)), lie).values[WATER]).toBe('TANK_WATER');
    const unsure = weigh(heard(transcript, said(0.85)), lie);
    expect(unsure.values).not.toHaveProperty([WATER]);
    expect(unsure.reasons).toEqual([
      'another value is heard elsewhere',
      'the reader is not sure of it and the language model does not claim it',
    ]);
    expect(unsure.conflicts).toMatchObject([{ rule: 'model_and_reader', paths: [WATER] }]);
    expect(weigh(heard(transcript, said(0.85)), [TYPE], ['core']).values[WATER]).toBe('TANK_WATER');
    expect(weigh(heard(transcript, said(0.7)), lie).values).not.toHaveProperty([WATER]);
  });

  it('of a type that the reader’s own excludes makes none', () => {
    const reader = heard(transcript, [...FIRE, ['type=CHIMNEY_FIRE', 'smoke showing', 0.5]]);
    const { values, reasons } = weigh(reader, [TYPE, { concept: 'type=CHIMNEY_FIRE', words: 'smoke showing' }]);
    expect(values['incident_types[0].type']).toBe('FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE');
    expect(values).not.toHaveProperty(['incident_types[1].type']);
    expect(reasons).toHaveLength(1);
  });

  it('adds nothing to fields in which what is half heard is mostly wrong', () => {
    const reader = heard(transcript, [...FIRE, ['damage=MODERATE_DAMAGE', 'Moderate damage', 0.6]]);
    expect(
      weigh(reader, [TYPE, { concept: 'damage=MODERATE_DAMAGE', words: 'Moderate damage' }]).values,
    ).not.toHaveProperty([DAMAGE]);
  });

  it('gives a time that the reader gives to nobody to the unit it names, and takes it from none', () => {
    const said: HeardWords = [...FIRE, ['unit', 'Engine 41', 0.99], ['t=on_scene', '1432', 0.9]];
    const claims: ModelClaim[] = [TYPE, { concept: 't=on_scene', words: '1432', of: ['engine 41'] }];
    const path = 'dispatch.unit_responses[0].on_scene';
    expect(weigh(heard(transcript, said, {}, 0.3), claims).values[path]).toBe('2026-03-14T18:32:00Z');
    expect(weigh(heard(transcript, said, {}, 0.9), [{ ...TYPE }]).values[path]).toBe('2026-03-14T18:32:00Z');
  });

  it('is nothing where the reader hears no incident of this department', () => {
    const reader = { ...heard(transcript, FIRE), isIncident: false };
    const { values, reasons } = weigh(reader, [TYPE]);
    expect(Object.keys(values).filter((path) => !/^base\.(department|location|outcome)/.test(path))).toEqual([]);
    expect(reasons).toEqual(['no incident of this department is told']);
  });
});

describe('the model as a whole', () => {
  const unsure: HeardWords = [
    ...FIRE,
    ['aid=LAW_ENFORCEMENT', 'Engine 41 cleared', 0.85],
    ['hose=SMALL_DIAMETER_FIRE_HOSE', 'three quarter line', 0.99],
  ];

  it('takes out by its silence what the reader is not sure of, and nothing that it is sure of', () => {
    const { values } = weigh(heard(transcript, unsure), [TYPE]);
    expect(values).not.toHaveProperty(['nonfd_aids[0]']);
    expect(values['fire_detail.suppression_appliances[0]']).toBe('SMALL_DIAMETER_FIRE_HOSE');
  });

  it('is not believed where it overlooks most of what is plain: the reader’s draft stands', () => {
    const { values, extras } = weigh(heard(transcript, unsure), []);
    expect(values['nonfd_aids[0]']).toBe('LAW_ENFORCEMENT');
    expect(extras?.model).toMatchObject({ claims: 0, believed: false });
  });

  it('is not believed where most of what it claims was not said', () => {
    const lies = Array.from({ length: 5 }, (_, i) => ({ concept: 'water=FOAM_ADDITIVE', words: `lie ${i}` }));
    const reader = heard(transcript, [...unsure, ['water=TANK_WATER', 'tank water', 0.3]]);
    const { values, reasons } = weigh(reader, [TYPE, { concept: 'water=TANK_WATER', words: 'tank water' }, ...lies]);
    expect(values).not.toHaveProperty([WATER]);
    expect(reasons).toHaveLength(6);
    expect(reasons.at(-1)).toMatch(/only the reader is believed/);
  });
});

it('every concept that is asked is one the reader can hear', () => {
  const known = new Set(columns.concepts);
  const stages = Object.keys(QUESTIONS) as Stage[];
  expect(stages.flatMap(conceptsOf).filter((concept) => !known.has(concept))).toEqual([]);
});
