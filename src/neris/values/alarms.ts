export const PRESENT_TAG = {
  PRESENT: 'Present',
} as const;

/** An answer in its own right: a building without alarms is not an unanswered question. */
export const ABSENCES = {
  NOT_APPLICABLE: 'Does not apply',
  NOT_PRESENT: 'Not present',
} as const;
export type Absence = keyof typeof ABSENCES;

export const SMOKE_ALARM_TYPES = {
  BED_SHAKER: 'Bed shaker',
  COMBINATION: 'Combination smoke and carbon monoxide',
  HARDWIRED: 'Hardwired',
  HARD_OF_HEARING_WITH_STROBE: 'For the hard of hearing, with strobe',
  INTERCONNECTED: 'Interconnected',
  LONG_LIFE_BATTERY_POWERED: 'Long-life battery',
  REPLACEABLE_BATTERY_POWERED: 'Replaceable battery',
  UNKNOWN: 'Unknown',
} as const;
export type SmokeAlarmType = keyof typeof SMOKE_ALARM_TYPES;

export const FIRE_ALARM_TYPES = {
  AUTOMATIC: 'Automatic',
  MANUAL: 'Manual pull station',
  MANUAL_AND_AUTOMATIC: 'Manual and automatic',
} as const;
export type FireAlarmType = keyof typeof FIRE_ALARM_TYPES;

export const OTHER_ALARM_TYPES = {
  CARBON_MONOXIDE: 'Carbon monoxide detector',
  HEAT_DETECTOR: 'Heat detector',
  NATURAL_GAS: 'Natural gas detector',
  OTHER_CHEMICAL_DETECTOR: 'Other chemical detector',
} as const;
export type OtherAlarmType = keyof typeof OTHER_ALARM_TYPES;

export const ALARM_OPERATIONS = {
  FAILED_TO_OPERATE: 'Failed to operate',
  INSUFFICIENT_SOURCE: 'Not enough smoke or heat to set it off',
  NO_OCCUPANT_TO_NOTIFY: 'Nobody there to alert',
  OPERATED_ALERTED_OCCUPANT: 'Sounded and alerted the occupants',
  OPERATED_FAILED_TO_ALERT_OCCUPANT: 'Sounded but did not alert the occupants',
} as const;
export type AlarmOperation = keyof typeof ALARM_OPERATIONS;

export const ALARM_ALERTED_TAG = {
  OPERATED_ALERTED_OCCUPANT: 'Sounded and alerted the occupants',
} as const;

export const ALARM_FAILED_TAG = {
  FAILED_TO_OPERATE: 'Failed to operate',
} as const;

export const ALARM_OTHER_OUTCOMES = {
  INSUFFICIENT_SOURCE: 'Not enough smoke or heat to set it off',
  NO_OCCUPANT_TO_NOTIFY: 'Nobody there to alert',
  OPERATED_FAILED_TO_ALERT_OCCUPANT: 'Sounded but did not alert the occupants',
} as const;
export type AlarmOtherOutcome = keyof typeof ALARM_OTHER_OUTCOMES;

export const ALARM_FAILURES = {
  DEVICE_MALFUNCTION: 'Device malfunction',
  EXPIRED: 'Alarm was past its life',
  IMPROPER_INSTALLATION: 'Improper installation',
  NO_BATTERY: 'No battery or dead battery',
  OTHER_NON_FUNCTIONAL_CAUSE: 'Other reason',
  TAMPER: 'Tampered with',
  UNABLE_TO_DETERMINE: 'Could not be determined',
} as const;
export type AlarmFailure = keyof typeof ALARM_FAILURES;

export const OCCUPANT_RESPONSES = {
  ATTEMPTED_TO_EXTINGUISH: 'Tried to put the fire out',
  ATTEMPTED_TO_RESCUE_ANIMALS: 'Tried to rescue animals',
  ATTEMPTED_TO_RESCUE_OCCUPANTS: 'Tried to rescue others',
  EVACUATED: 'Evacuated',
  IGNORED_ALARM: 'Ignored the alarm',
  UNABLE_TO_RESPOND: 'Unable to respond',
  UNKNOWN: 'Unknown',
} as const;
export type OccupantResponse = keyof typeof OCCUPANT_RESPONSES;
