import type { Department } from './department.ts';
import { timeZoneOf } from './time-zone.ts';

/** A department as the service answers with it. */
export function departmentAnswer(department: Department) {
  const { neris_id, name, city, state } = department;
  return { object: 'department', neris_id, name, city, state, time_zone: timeZoneOf(neris_id) ?? null };
}
