import { describe, expect, it } from 'vitest';
import { NERIS_ID } from '../../src/departments/department.ts';
import { SANDBOX_DEPARTMENTS } from '../../src/departments/sandbox-directory.ts';
import { stateOfFips } from '../../src/departments/states.ts';
import { timeZoneOf } from '../../src/departments/time-zone.ts';

/** Every zone of the United States but Adak, Metlakatla and their like, where no county has most of its people. */
const ZONES = `America/New_York America/Detroit America/Kentucky/Louisville America/Kentucky/Monticello
  America/Indiana/Indianapolis America/Indiana/Vincennes America/Indiana/Winamac America/Indiana/Marengo
  America/Indiana/Petersburg America/Indiana/Vevay America/Chicago America/Indiana/Tell_City America/Indiana/Knox
  America/Menominee America/North_Dakota/Center America/North_Dakota/New_Salem America/North_Dakota/Beulah
  America/Denver America/Boise America/Phoenix America/Los_Angeles America/Anchorage America/Juneau America/Sitka
  America/Yakutat America/Nome Pacific/Honolulu America/Puerto_Rico America/St_Thomas Pacific/Guam Pacific/Saipan
  Pacific/Pago_Pago`.split(/\s+/);

describe('the sandbox directory', () => {
  it('has departments to choose from, each with its own id', () => {
    expect(SANDBOX_DEPARTMENTS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(SANDBOX_DEPARTMENTS.map(({ neris_id }) => neris_id)).size).toBe(SANDBOX_DEPARTMENTS.length);
  });

  it.each(SANDBOX_DEPARTMENTS.map((department) => [department.neris_id, department]))(
    '%s is well formed and in the state its id says',
    (id, department) => {
      expect(id).toMatch(NERIS_ID);
      expect(stateOfFips(department.neris_id.slice(2, 4))?.code).toBe(department.state);
      expect(department.name).toMatch(/\S/);
      expect(department.city).toMatch(/\S/);
    },
  );

  it('has one in every zone of the United States', () => {
    const zones = new Set(SANDBOX_DEPARTMENTS.map(({ neris_id }) => timeZoneOf(neris_id)));
    expect([...zones].sort()).toEqual([...ZONES].sort());
  });

  it('has several towns of one name, to tell them apart', () => {
    const springfields = SANDBOX_DEPARTMENTS.filter(({ city }) => city === 'Springfield');
    expect(new Set(springfields.map(({ state }) => state)).size).toBeGreaterThanOrEqual(5);
  });
});
