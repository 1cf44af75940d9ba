import { beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from '../../../src/extraction/engine.ts';
import { filledFrom } from '../../neris/fill.ts';
import { expectResource } from '../../support/answers.ts';
import { onEachDatabase } from '../../support/database/on-each-database.ts';
import { MAPLETON } from '../../support/service/service.ts';

const at = (time: string) => `2026-03-14T${time}Z`;

const LOCATION = {
  number: 123,
  complete_number: '123',
  street: 'Maple',
  street_postfix: 'STREET',
  incorporated_municipality: 'Mapleton',
  state: 'MD',
};

/** Section 2, "The neris payload": every module and key of the table, once. */
const INCIDENT: Record<string, unknown> = {
  base: {
    department_neris_id: MAPLETON.neris_id,
    incident_number: '2026-0314',
    location: LOCATION,
    location_use: { use_type: 'RESIDENTIAL||MULTI_FAMILY_LOWRISE_DWELLING', in_use: { in_use: true } },
    people_present: true,
    animals_rescued: 1,
    outcome_narrative: 'Kitchen fire, out on arrival.',
    displacement_count: 2,
    displacement_causes: ['SMOKE'],
  },
  incident_types: [
    { type: 'FIRE||STRUCTURE_FIRE||CONFINED_COOKING_APPLIANCE_FIRE', primary: true },
    { type: 'MEDICAL||INJURY||BURNS_EXPLOSION', primary: false },
    { type: 'HAZSIT||HAZARDOUS_MATERIALS||GAS_LEAK_ODOR', primary: false },
  ],
  dispatch: {
    incident_number: '2026-0314',
    call_arrival: at('18:20:00'),
    call_answered: at('18:20:05'),
    call_create: at('18:20:30'),
    incident_clear: at('19:05:00'),
    location: LOCATION,
    unit_responses: [
      {
        reported_unit_id: 'Engine 41',
        staffing: 4,
        dispatch: at('18:21:00'),
        enroute_to_scene: at('18:22:00'),
        on_scene: at('18:27:00'),
        unit_clear: at('19:00:00'),
        response_mode: 'EMERGENT',
      },
      { reported_unit_id: 'Truck 9', on_scene: at('18:29:00') },
    ],
  },
  tactic_timestamps: {
    command_established: at('18:27:30'),
    completed_sizeup: at('18:28:00'),
    primary_search_begin: at('18:29:00'),
    primary_search_complete: at('18:35:00'),
    water_on_fire: at('18:30:00'),
    fire_knocked_down: at('18:33:00'),
    fire_under_control: at('18:36:00'),
  },
  nonfd_aids: ['LAW_ENFORCEMENT'],
  smoke_alarm: { presence: { type: 'PRESENT', working: true } },
  fire_alarm: { presence: { type: 'NOT_PRESENT' } },
  other_alarm: { presence: { type: 'NOT_PRESENT' } },
  fire_suppression: { presence: { type: 'NOT_PRESENT' } },
  fire_detail: {
    location_detail: {
      type: 'STRUCTURE',
      floor_of_origin: 2,
      arrival_condition: 'NO_SMOKE_FIRE_SHOWING',
      damage_type: 'MINOR_DAMAGE',
      room_of_origin_type: 'KITCHEN',
      cause: 'COOKING',
    },
    water_supply: 'NONE',
    investigation_needed: 'NO_CAUSE_OBVIOUS',
    investigation_types: ['INVESTIGATED_ON_SCENE_RESOURCE'],
    suppression_appliances: ['FIRE_EXTINGUISHER'],
  },
  medical_details: [{ patient_care_evaluation: 'PATIENT_EVALUATED_CARE_PROVIDED' }],
  hazsit_detail: { evacuated: 3 },
  exposures: [{ location_detail: { type: 'INTERNAL_EXPOSURE' }, location: LOCATION, damage_type: 'MINOR_DAMAGE' }],
};

/** Fills everything for one word, and finds a failed detail module for another. */
const engine: Engine = {
  version: 'table-1',
  async extract({ transcript }) {
    const timings = { stage1Ms: 7, stage2Ms: 5 };
    const failures = [{ module: 'fire_detail' as const, error: new Error('no idea') }];
    if (transcript.includes('broken module')) {
      const filled = filledFrom({ incident_types: [{ type: 'FIRE||STRUCTURE_FIRE||CHIMNEY_FIRE' }] });
      const modules = { activated: ['fire_detail' as const, 'exposures' as const], failed: ['fire_detail' as const] };
      return { filled, modules, failures, timings };
    }
    const activated = ['fire_detail', 'medical_details', 'hazsit_detail', 'exposures'] as const;
    return { filled: filledFrom(INCIDENT), modules: { activated: [...activated], failed: [] }, failures: [], timings };
  },
};

describe('section 2: the neris payload', () => {
  onEachDatabase(
    () => ({ engine }),
    (service) => {
      // biome-ignore lint/suspicious/noExplicitAny: the payload is inspected freely
      let full: any;
      const narrate = async (transcript: string) => {
        const body = { department: MAPLETON.neris_id, transcript };
        const answer = await service().call('POST', '/narrations', { credential: await service().key(), body });
        expectResource(answer, 200, 'Narration');
        return answer.json;
      };
      beforeAll(async () => {
        full = await narrate('everything');
      });

      test.each(Object.keys(INCIDENT))('%s has the observed shape', (module) => {
        expect(full.neris[module]).toEqual(INCIDENT[module]);
      });

      test('incident types are three levels joined by ||', () => {
        for (const { type } of full.neris.incident_types) expect(type).toMatch(/^[A-Z_]+\|\|[A-Z_]+\|\|[A-Z_]+$/);
      });

      test('svc_report is a superset of neris', () => {
        expect(full.svc_report).toMatchObject(full.neris);
      });

      test('the modules and timings of the engine are the narration’s', () => {
        expect(full.modules).toEqual({
          activated: ['fire_detail', 'medical_details', 'hazsit_detail', 'exposures'],
          failed: [],
        });
        expect(full.timings).toMatchObject({ transcribe_ms: null, stage1_ms: 7, stage2_ms: 5 });
        expect(full.timings.total_ms).toBeGreaterThanOrEqual(0);
        expect(full.model.extraction).toBe('table-1');
      });

      test('modules with no content are omitted from neris, but for one that failed; svc_report keeps them all', async () => {
        const { neris, svc_report, modules } = await narrate('broken module');
        expect(Object.keys(neris)).toEqual(['incident_types', 'fire_detail']);
        expect(neris.fire_detail).toEqual({});
        expect(modules).toEqual({ activated: ['fire_detail', 'exposures'], failed: ['fire_detail'] });
        expect(svc_report).toMatchObject({ fire_detail: {}, medical_details: [], exposures: [] });
      });

      test('what is filled is no gap, what is required and not filled is one', async () => {
        const fields = (gaps: { field: string }[]) => gaps.map(({ field }) => field);
        expect(fields(full.gaps).filter((field) => field.startsWith('dispatch.call_'))).toEqual([]);
        const { gaps } = await narrate('broken module');
        expect(fields(gaps)).toEqual(expect.arrayContaining(['dispatch.call_arrival', 'base.location']));
        expect(new Set(fields(gaps)).size).toBe(gaps.length);
      });
    },
  );
});
