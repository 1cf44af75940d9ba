import type { components } from './openapi.ts';

// What must not compile. Each mistake is the line below its mark, and a mark without a mistake is an error itself.

type Schemas = components['schemas'];
declare const narration: Schemas['Narration'];
declare const error: Schemas['KnownError'];
const audio = { data: 'UklGRg==', mime: 'audio/wav' };

// @ts-expect-error an empty body
export const empty: Schemas['NarrationRequest'] = {};

// @ts-expect-error both inputs at once
export const both: Schemas['NarrationRequest'] = { audio, transcript: 'Engine 3 …' };

// @ts-expect-error a misspelt code, read
export const read = narration.neris?.incident_types?.some(({ type }) => type === 'FIRE||STRUCTURE_FIRE||CHIMNY_FIRE');

// @ts-expect-error a misspelt code, written
export const written: Schemas['OutcomeRequest'] = { accepted: true, neris: { base: { location: { state: 'MX' } } } };

// @ts-expect-error a misspelt module
export const base = narration.neris?.bse;

// @ts-expect-error a misspelt error code
export const limited = error.code === 'RATE_LIMTED';

// @ts-expect-error details that this error has not
export const seconds = error.code === 'EXTRACTION_FAILED' ? error.details.retry_after_seconds : 0;
