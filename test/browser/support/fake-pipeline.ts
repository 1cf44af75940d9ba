import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine } from '../../../src/extraction/engine.ts';
import type { Filled, Source } from '../../../src/neris/report.ts';
import type { HeardPiece, Recogniser } from '../../../src/transcription/recogniser.ts';

/** What the spoken file says, and what the fake recogniser answers with. */
export const ACCOUNT =
  'Engine 41 and Truck 4 were dispatched at fourteen twenty five to a kitchen fire at 123 Maple Street. ' +
  'We arrived at fourteen thirty two with smoke showing from the kitchen, four of us on the engine. ' +
  'Food on the stove had caught the cabinets. We had water on the fire at fourteen thirty five, the primary search was clear. ' +
  'Moderate damage to the kitchen, nobody hurt. All units clear at fifteen ten.';

/** Not a recogniser: any audio at all is taken for the account. What it was given is kept for the test to look at. */
export interface FakeRecogniser extends Recogniser {
  /** What the next calls answer with. */
  text: string;
  /** Calls wait here until it resolves. */
  hold: Promise<unknown>;
  failure: Error | undefined;
  /** What speech that was not understood sounded like. */
  misheard: string | undefined;
  heard: { bytes: Buffer; mime: string }[];
  reset(): void;
}

export function fakeRecogniser(): FakeRecogniser {
  const fake: FakeRecogniser = {
    version: 'fake',
    text: ACCOUNT,
    hold: Promise.resolve(),
    failure: undefined,
    misheard: undefined,
    heard: [],
    reset() {
      Object.assign(fake, {
        text: ACCOUNT,
        hold: Promise.resolve(),
        failure: undefined,
        misheard: undefined,
        heard: [],
      });
    },
    async transcribe({ bytes, mime }, _department, { signal }) {
      fake.heard.push({ bytes, mime });
      const aborted = new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
      await Promise.race([fake.hold, aborted]);
      if (fake.failure) throw fake.failure;
      if (fake.misheard !== undefined) return { soundedLike: fake.misheard };
      return bytes.length > 0 ? { text: fake.text, pieces: sentencesOf(fake.text) } : '';
    },
  };
  return fake;
}

/** A made-up five seconds for every sentence. */
function sentencesOf(text: string): HeardPiece[] {
  return [...text.matchAll(/[^.]+\./g)].map(({ 0: words, index }, place) => ({
    start: index + words.length - words.trimStart().length,
    end: index + words.length,
    from: place * 5,
    to: place * 5 + 5,
  }));
}

/** What its clocks show is five hours behind UTC that day. */
const DAY = '2026-02-18T';

/** Not an extraction: a fixed draft whose sources are looked up in the transcript. */
export const fakeEngine: Engine = {
  version: 'fake',
  async extract({ transcript, department }, _signal) {
    await sleep(1);
    const said = (...phrases: string[]): Source[] =>
      phrases.flatMap((words) => {
        const start = transcript.indexOf(words);
        return start < 0 ? [] : [{ start, end: start + words.length, words }];
      });
    const unit = (index: number, name: string): Filled[] => [
      { path: `dispatch.unit_responses[${index}].reported_unit_id`, value: name, sources: said(name) },
      {
        path: `dispatch.unit_responses[${index}].dispatch`,
        value: `${DAY}19:25:00Z`,
        sources: [...said('dispatched at fourteen twenty five'), { inference: 'date' }],
      },
      {
        path: `dispatch.unit_responses[${index}].on_scene`,
        value: `${DAY}19:32:00Z`,
        sources: [...said('We arrived at fourteen thirty two'), { inference: 'we' }],
      },
      {
        path: `dispatch.unit_responses[${index}].unit_clear`,
        value: `${DAY}20:10:00Z`,
        sources: [...said('All units clear at fifteen ten'), { inference: 'we' }],
      },
    ];
    const filled: Filled[] = [
      { path: 'base.department_neris_id', value: department.neris_id, sources: [{ inference: 'department' }] },
      {
        path: 'incident_types[0].type',
        value: 'FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE',
        sources: said('kitchen fire', 'had caught the cabinets'),
      },
      { path: 'base.location.number', value: 123, sources: said('123 Maple Street') },
      { path: 'base.location.complete_number', value: '123', sources: said('123 Maple Street') },
      { path: 'base.location.street', value: 'Maple', sources: said('123 Maple Street') },
      { path: 'base.location.street_postfix', value: 'STREET', sources: said('123 Maple Street') },
      {
        path: 'base.location.incorporated_municipality',
        value: department.city,
        sources: [{ inference: 'own_town' }],
      },
      { path: 'base.location.state', value: department.state, sources: [{ inference: 'own_town' }] },
      { path: 'base.outcome_narrative', value: transcript, sources: said(transcript) },
      ...unit(0, 'Engine 41'),
      { path: 'dispatch.unit_responses[0].staffing', value: 4, sources: said('four of us on the engine') },
      ...unit(1, 'Truck 4'),
      {
        path: 'tactic_timestamps.water_on_fire',
        value: `${DAY}19:35:00Z`,
        sources: said('water on the fire at fourteen thirty five'),
      },
      {
        path: 'tactic_timestamps.primary_search_complete',
        value: `${DAY}19:36:00Z`,
        sources: [...said('the primary search was clear'), { inference: 'milestone_order' }],
        estimated: true,
      },
      { path: 'fire_detail.location_detail.type', value: 'STRUCTURE', sources: said('kitchen fire') },
      {
        path: 'fire_detail.location_detail.arrival_condition',
        value: 'SMOKE_SHOWING',
        sources: said('smoke showing from the kitchen'),
      },
      { path: 'fire_detail.location_detail.room_of_origin_type', value: 'KITCHEN', sources: said('kitchen fire') },
      { path: 'fire_detail.location_detail.cause', value: 'COOKING', sources: said('Food on the stove') },
      {
        path: 'fire_detail.location_detail.damage_type',
        value: 'MODERATE_DAMAGE',
        sources: said('Moderate damage to the kitchen'),
      },
    ];
    const modules = { activated: ['fire_detail' as const], failed: [] };
    return { filled, modules, failures: [], timings: { stage1Ms: 1, stage2Ms: 0 } };
  },
};
