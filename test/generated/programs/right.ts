import type { components, paths } from './openapi.ts';

// What a partner writes with the generated types.

type Schemas = components['schemas'];

export const spoken: Schemas['NarrationRequest'] = {
  department: 'FD24031901',
  audio: { data: 'UklGRg==', mime: 'audio/wav', duration_seconds: 4 },
};
export const written: Schemas['NarrationRequest'] = { transcript: 'Engine 3 …', audio: null, metadata: { station: 8 } };

export const session: Schemas['SessionRequest'] = { department: 'FD24031901' };

export function summary(narration: Schemas['Narration']): string[] {
  const { neris, svc_report: report, gaps, outcome } = narration;
  const fire = neris?.fire_detail?.location_detail;
  const floor = fire?.type === 'STRUCTURE' ? fire.floor_of_origin : undefined;
  const types = neris?.incident_types?.filter(({ primary }) => primary).map(({ type }) => type) ?? [];
  const cooking = types.includes('FIRE||STRUCTURE_FIRE||CONFINED_COOKING_APPLIANCE_FIRE');
  const alarm = neris?.smoke_alarm?.presence;
  const works = alarm?.type === 'PRESENT' && alarm.working;
  const street: string | undefined = neris?.base?.location?.street;
  const times = neris?.dispatch?.unit_responses?.map((unit) => unit.on_scene ?? 'not said') ?? [];
  const [source] = report?.sources?.['base.location.street'] ?? [];
  const words = source && 'words' in source ? source.words : source?.inference;
  return [
    `${floor} ${cooking} ${works} ${street} ${words} ${outcome?.review_seconds}`,
    ...times,
    ...gaps.map((g) => g.question),
  ];
}

/** Known codes come with their details; a code of tomorrow is a string. */
export function waitSeconds({ error }: Schemas['Error']): number {
  const known = error as Schemas['KnownError'];
  switch (known.code) {
    case 'RATE_LIMITED':
      return known.details.retry_after_seconds;
    case 'EXTRACTION_FAILED':
      return known.details.transcript.length;
    case 'INVALID_TTL':
      return known.details?.field.length ?? 0;
    default:
      return 0;
  }
}

export const outcome: Schemas['OutcomeRequest'] = {
  accepted: true,
  neris: { incident_types: [{ type: 'HAZSIT||HAZARDOUS_MATERIALS||GAS_LEAK_ODOR', primary: true }] },
};

export type Created = paths['/narrations']['post']['responses'][200]['content']['application/json'];
