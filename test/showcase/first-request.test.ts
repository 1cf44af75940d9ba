import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHOWCASE, showcaseCommand } from '../../src/sandbox/showcase.ts';
import { ROOT, run, stopAll } from '../support/service/processes.ts';
import { ifPast, onTheWall, type Sandbox, startSandbox } from '../support/service/sandbox.ts';
import { CAN_TYPE } from '../support/shell.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

describe('the first request of a newcomer', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSandbox();
  });
  afterAll(async () => {
    await sandbox?.close();
    await stopAll();
  });

  test.runIf(CAN_TYPE)('as the welcome shows it, drafts a confined cooking fire in full', async () => {
    const command = showcaseCommand(sandbox.url, sandbox.key);
    expect(sandbox.output()).toContain(command);
    const { code, stdout } = await run('bash', ['-c', command]);
    expect(code).toBe(0);
    const { status, transcript, neris, modules, gaps } = JSON.parse(stdout);

    expect({ status, transcript, modules }).toEqual({
      status: 'complete',
      transcript: SHOWCASE.transcript,
      modules: { activated: ['fire_detail'], failed: [] },
    });
    expect(neris.incident_types).toEqual([
      { type: 'FIRE||STRUCTURE_FIRE||CONFINED_COOKING_APPLIANCE_FIRE', primary: true },
    ]);
    expect(neris.base.location).toEqual({
      number: 123,
      complete_number: '123',
      street: 'Maple',
      street_postfix: 'STREET',
      incorporated_municipality: 'Gaithersburg',
      state: 'MD',
    });
    const [unit, ...others] = neris.dispatch.unit_responses;
    expect(others).toEqual([]);
    expect(unit).toMatchObject({ reported_unit_id: 'Engine 41', staffing: 4 });
    const told = ['14:25', '14:32', '14:50'].map((time) => ifPast('14:25', time));
    expect([unit.dispatch, unit.on_scene, unit.unit_clear].map(onTheWall)).toEqual(told);
    expect(neris.fire_detail).toMatchObject({
      location_detail: { room_of_origin_type: 'KITCHEN', cause: 'COOKING', damage_type: 'MINOR_DAMAGE' },
      suppression_appliances: ['FIRE_EXTINGUISHER'],
    });
    expect(neris.smoke_alarm).toEqual({ presence: { type: 'PRESENT', working: true } });
    // What is asked is what nobody said, and nothing that is in the draft.
    expect(gaps.map(({ field }: { field: string }) => field)).not.toContain('incident_types');
    expect(gaps.length).toBeGreaterThan(0);
  });

  test('is the one that the README shows', () => {
    const shown = showcaseCommand('http://127.0.0.1:8080/v1', '$KEY');
    expect(read('README.md')).toContain(`\`\`\`sh\n${shown}\n\`\`\``);
  });

  test('is the account in examples/', () => {
    expect(read('examples/kitchen-fire.txt')).toBe(`${SHOWCASE.transcript}\n`);
  });
});
