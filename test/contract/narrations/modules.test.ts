import { beforeAll, describe, expect, test } from 'vitest';
import { checkDraft } from '../../../src/neris/check.ts';
import { expectResource } from '../../support/answers.ts';
import { onEachDatabase } from '../../support/database/on-each-database.ts';
import { MAPLETON, type TestService } from '../../support/service/service.ts';
import { withBrokenModules } from '../../support/service/stages.ts';

/** An account for every detail module. */
const ACCOUNTS = {
  fire: 'House fire at 12 Main Street, fire started in the kitchen on the stove, room and contents.',
  exposed: 'House fire, smoke and flames from the attic on arrival, the garage next door was scorched.',
  medical: 'We were sent to 12 Main Street for a man with chest pain. He was transported to the hospital by Medic 1.',
  hazard: 'Natural gas leak from a broken line at 12 Main Street. Six people evacuated, the gas company shut it off.',
};

describe('section 2: detail modules', () => {
  describe('that all work', () => {
    onEachDatabase(
      () => ({}),
      (service) => {
        test.each([
          ['fire', ['fire_detail']],
          ['exposed', ['fire_detail', 'exposures']],
          ['medical', ['medical_details']],
          ['hazard', ['hazsit_detail']],
        ] as const)('an account of %s activates %j', async (account, activated) => {
          const { neris, modules } = await narrate(service(), ACCOUNTS[account]);
          expect(modules).toEqual({ activated, failed: [] });
          for (const name of activated) expect(Object.keys(neris[name])).not.toEqual([]);
        });
      },
    );
  });

  describe('that fail', () => {
    onEachDatabase(
      () => ({ engine: withBrokenModules('fire_detail', 'medical_details', 'hazsit_detail', 'exposures') }),
      (service) => {
        test.each([
          // Whether a fire reached anything else cannot be told when the module that looks for it fails.
          ['fire', { fire_detail: {}, exposures: [] }],
          ['medical', { medical_details: [] }],
          ['hazard', { hazsit_detail: {} }],
        ] as const)(
          'are activated, failed and there, but empty (%s); the others are not there at all',
          async (account, empty) => {
            const { neris, svc_report, modules, gaps, status } = await narrate(service(), ACCOUNTS[account]);
            expect(status).toBe('complete');
            expect(modules).toEqual({ activated: Object.keys(empty), failed: Object.keys(empty) });
            const all = ['fire_detail', 'medical_details', 'hazsit_detail', 'exposures'];
            expect(Object.fromEntries(Object.entries(neris).filter(([name]) => all.includes(name)))).toEqual(empty);
            expect(svc_report).toMatchObject(empty);
            expect(svc_report.modules).toEqual(modules);
            expect(checkDraft(neris)).toEqual([]);
            // The core is untouched, and what the module would have filled is asked.
            expect(neris.base.location.street).toBe('Main');
            const asked = new Set(gaps.map(({ field }: { field: string }) => field.split('.')[0]));
            for (const name of Object.keys(empty)) expect(asked).toContain(name);
          },
        );
      },
    );
  });

  describe('of which one fails', () => {
    onEachDatabase(
      () => ({ engine: withBrokenModules('medical_details') }),
      (service) => {
        let both: Narration;
        beforeAll(async () => {
          both = await narrate(service(), `${ACCOUNTS.fire} A man had burns on his hands and was transported.`);
        });

        test('leaves the others as they are', () => {
          expect(both.modules).toEqual({ activated: ['fire_detail', 'medical_details'], failed: ['medical_details'] });
          expect(both.neris.fire_detail.location_detail.room_of_origin_type).toBe('KITCHEN');
          expect(both.neris.medical_details).toEqual([]);
        });

        test('is not named where it does not apply', async () => {
          const { neris, modules } = await narrate(service(), ACCOUNTS.fire);
          expect(modules).toEqual({ activated: ['fire_detail'], failed: [] });
          expect(neris).not.toHaveProperty('medical_details');
        });

        test('is read back the same', async () => {
          const credential = await service().key();
          const read = await service().call('GET', `/narrations/${both.id}`, { credential });
          expectResource(read, 200, 'Narration');
          expect(read.json).toEqual(both);
        });
      },
    );
  });
});

// biome-ignore lint/suspicious/noExplicitAny: answers are inspected freely in tests
type Narration = any;

async function narrate(service: TestService, transcript: string): Promise<Narration> {
  const body = { department: MAPLETON.neris_id, transcript };
  const answer = await service.call('POST', '/narrations', { credential: await service.key(), body });
  expectResource(answer, 200, 'Narration');
  return answer.json;
}
