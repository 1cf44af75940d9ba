import { WORKPLACES } from './places-of-work.ts';
import { GROUNDS } from './places-outside.ts';
import { HOMES_AND_HALLS } from './places-people-gather.ts';

// Kinds of places by the words people use for them. Apartments need their storeys and are read apart.

export const PLACES = { ...HOMES_AND_HALLS, ...WORKPLACES, ...GROUNDS };

/** Apartments, whose kind hangs on the storeys said. */
export const APARTMENTS = {
  APARTMENT: [
    'apartment {building|complex|house|tower|block}',
    '{#|to|too|for} story ~2 {complex|complexes|walkup|tenement}',
    'apartments',
    '{condo|condos|condominium+|tenement|brownstone|high rise|highrise|multifamily}',
    'multi family',
    'residential {tower|high rise|building}',
    'walk up',
    '# family {apartment|building|dwelling|house}',
    '{3|4|5|6|8} family',
    '{story|brick|frame|greystone|graystone|a|the|this|courtyard} {2|3|4|6|8|12} {flat|flats}',
    'story ~2 {2|3|4|6|8|12} flat',
    '# unit {apartment|building|complex|condo}',
    'public housing',
    'apartment',
  ],
  TALL: [
    '{residential|apartment|condo} {high rise|highrise|tower}',
    'high rise {apartment|apartments|condo|residential|condominium}',
    'highrise {apartment|apartments|condo|residential}',
  ],
  THREE: ['{3 decker|3 deckers}', 'triple decker+'],
} as const satisfies Record<string, readonly string[]>;
