export const SUPPRESSION_SYSTEMS = {
  CLEAN_AGENT_SYSTEM: 'Clean agent system',
  DELUGE_SYSTEM: 'Deluge system',
  DRY_PIPE_SPRINKLER_SYSTEM: 'Dry-pipe sprinkler system',
  INDUSTRIAL_DRY_CHEM_SYSTEM: 'Industrial dry chemical system',
  OTHER: 'Other',
  PRE_ACTION_SYSTEM: 'Pre-action system',
  UNKNOWN: 'Unknown',
  WET_PIPE_SPRINKLER_SYSTEM: 'Wet-pipe sprinkler system',
} as const;
export type SuppressionSystem = keyof typeof SUPPRESSION_SYSTEMS;

export const COVERAGES = {
  EXTENT_UNKNOWN: 'Coverage unknown',
  FULL: 'Covers the whole building',
  PARTIAL: 'Covers part of the building',
} as const;
export type Coverage = keyof typeof COVERAGES;

export const SUPPRESSION_EFFECTIVE_TAG = {
  OPERATED_EFFECTIVE: 'Operated and was effective',
} as const;

export const SUPPRESSION_INEFFECTIVE_TAG = {
  OPERATED_NOT_EFFECTIVE: 'Operated but was not effective',
} as const;

export const SUPPRESSION_FAILED_TAG = {
  NO_OPERATION: 'Did not operate',
} as const;

export const SUPPRESSION_OPERATIONS = {
  NO_OPERATION: 'Did not operate',
  OPERATED_EFFECTIVE: 'Operated and was effective',
  OPERATED_NOT_EFFECTIVE: 'Operated but was not effective',
} as const;
export type SuppressionOperation = keyof typeof SUPPRESSION_OPERATIONS;

export const SUPPRESSION_FAILURES = {
  INSUFFICIENT_SOURCE: 'Not enough heat to set it off',
  INSUFFICIENT_WATER_SUPPLY: 'Not enough water',
  SYSTEM_DAMAGED_COMPROMISED: 'System damaged or compromised',
  SYSTEM_INOPERABLE: 'System inoperable',
  SYSTEM_NOT_SUITABLE: 'System not suited to this fire',
  SYSTEM_SHUTOFF_DURING_INCIDENT: 'System shut off during the incident',
  SYSTEM_SHUTOFF_PRIOR_TO_INCIDENT: 'System shut off before the incident',
  UNABLE_TO_DETERMINE: 'Could not be determined',
} as const;
export type SuppressionFailure = keyof typeof SUPPRESSION_FAILURES;

export const COOKING_SUPPRESSION_SYSTEMS = {
  COMMERCIAL_HOOD_SUPPRESSION: 'Commercial hood system',
  ELECTRIC_POWER_CUTOFF_DEVICE: 'Electric power cutoff',
  OTHER: 'Other',
  RESIDENTIAL_HOOD_MOUNTED: 'Residential hood-mounted system',
  TEMPERATURE_LIMITING_STOVE: 'Temperature-limiting stove',
} as const;
export type CookingSuppressionSystem = keyof typeof COOKING_SUPPRESSION_SYSTEMS;
