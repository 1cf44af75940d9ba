import { describe, expect, it } from 'vitest';
import type { Context } from '../../src/extraction/context.ts';
import { medicalDetails } from '../../src/extraction/modules/medical.ts';
import { read } from '../../src/extraction/text/reading.ts';
import { accounts } from './accounts.ts';

type Patient = [care: string, transport: string, status: string];

const CARE: Readonly<Record<string, string>> = {
  care: 'PATIENT_EVALUATED_CARE_PROVIDED',
  fine: 'PATIENT_EVALUATED_NO_CARE_REQUIRED',
  dead: 'PATIENT_DEAD_ON_ARRIVAL',
  'refused care': 'PATIENT_EVALUATED_REFUSED_CARE',
  'refused all': 'PATIENT_REFUSED_EVALUATION_CARE',
};
const TRANSPORT: Readonly<Record<string, string>> = {
  ems: 'TRANSPORT_BY_EMS_UNIT',
  other: 'OTHER_AGENCY_TRANSPORT',
  refused: 'PATIENT_REFUSED_TRANSPORT',
  none: 'NO_TRANSPORT',
};
const STATUS: Readonly<Record<string, string>> = { better: 'IMPROVED', same: 'UNCHANGED', worse: 'WORSE' };

function patients(transcript: string): Patient[] {
  const reading = read(transcript);
  const context = { reading, types: ['MEDICAL||INJURY||FALL'] } as unknown as Context;
  const found: Patient[] = [];
  for (const { path, value, sources } of medicalDetails(context)) {
    const [, index, field] = /^medical_details\[(\d+)\]\.(\w+)$/.exec(path) ?? [];
    expect(sources.length).toBeGreaterThan(0);
    found[Number(index)] ??= ['', '', ''];
    const row = found[Number(index)] as Patient;
    const [place, table] =
      field === 'patient_care_evaluation'
        ? [0, CARE]
        : field === 'transport_disposition'
          ? [1, TRANSPORT]
          : [2, STATUS];
    row[place as 0 | 1 | 2] = Object.entries(table as object).find(([, code]) => code === value)?.[0] ?? String(value);
  }
  return found;
}

describe('medical_details: one patient (guide section 7)', () => {
  it.each(accounts<Patient[]>('patients-one'))('%s', (transcript, expected) => {
    expect(patients(transcript)).toEqual(expected);
  });
});

describe('medical_details: several patients', () => {
  it.each(accounts<Patient[]>('patients-several'))('%s', (transcript, expected) => {
    expect(patients(transcript)).toEqual(expected);
  });
});

describe('medical_details: not said is not filled', () => {
  it.each(accounts<Patient[]>('patients-unsaid'))('%s', (transcript, expected) => {
    expect(patients(transcript)).toEqual(expected);
  });

  it('is silent without a MEDICAL type', () => {
    const reading = read('Medic 12 transported her.');
    expect(medicalDetails({ reading, types: ['FIRE||OUTSIDE_FIRE||OTHER'] } as unknown as Context)).toEqual([]);
  });
});
