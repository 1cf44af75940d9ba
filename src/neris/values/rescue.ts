export const PERSON_KINDS = {
  FF: 'Firefighter',
  NONFF: 'Not a firefighter',
} as const;
export type PersonKind = keyof typeof PERSON_KINDS;

export const GENDERS = {
  FEMALE: 'Female',
  MALE: 'Male',
  OTHER_GENDER_IDENTITY: 'Other gender identity',
  TRANSGENDER_FEMALE_MALE_TO_FEMALE: 'Transgender female',
  TRANSGENDER_MALE_FEMALE_TO_MALE: 'Transgender male',
  UNKNOWN: 'Unknown',
} as const;
export type Gender = keyof typeof GENDERS;

export const RACES = {
  AMERICAN_INDIAN_ALASKA_NATIVE: 'American Indian or Alaska Native',
  ASIAN: 'Asian',
  BLACK_AFRICAN_AMERICAN: 'Black or African American',
  HISPANIC_LATINO: 'Hispanic or Latino',
  MIDDLE_EASTERN_NORTH_AFRICAN: 'Middle Eastern or North African',
  NATIVE_HAWAIIAN_PACIFIC_ISLANDER: 'Native Hawaiian or Pacific Islander',
  OTHER: 'Other',
  UNKNOWN: 'Unknown',
  WHITE: 'White',
} as const;
export type Race = keyof typeof RACES;

export const INJURY_OUTCOMES = {
  INJURED_FATAL: 'Injured, fatal',
  INJURED_NONFATAL: 'Injured, survived',
} as const;
export type InjuryOutcome = keyof typeof INJURY_OUTCOMES;

export const UNINJURED_TAG = {
  UNINJURED: 'Not injured',
} as const;

export const INJURY_CAUSES = {
  CAUGHT_TRAPPED_BY_FIRE_EXPLOSION: 'Caught or trapped by fire or explosion',
  CAUGHT_TRAPPED_BY_OBJECT: 'Caught or trapped by an object',
  COLLAPSE: 'Collapse',
  EXPOSURE: 'Exposure to heat, smoke or a substance',
  FALL_JUMP: 'Fall or jump',
  OTHER: 'Other',
  STRESS_OVEREXERTION: 'Stress or overexertion',
  STRUCK_CONTACT_WITH_OBJECT: 'Struck by or against an object',
  VEHICLE_COLLISION: 'Vehicle collision',
} as const;
export type InjuryCause = keyof typeof INJURY_CAUSES;

export const JOB_CLASSIFICATIONS = {
  CAREER: 'Career',
  INDUSTRIAL: 'Industrial',
  PAID_ON_CALL: 'Paid on call',
  PART_TIME: 'Part time',
  VOLUNTEER: 'Volunteer',
  WILDLAND_CONTRACT: 'Wildland, contract',
  WILDLAND_FULL_TIME: 'Wildland, full time',
  WILDLAND_PART_TIME: 'Wildland, part time',
} as const;
export type JobClassification = keyof typeof JOB_CLASSIFICATIONS;

export const DUTIES = {
  AFTER_INCIDENT: 'After the incident',
  OTHER_ON_DUTY_INCIDENT: 'Other duty',
  RESPONDING_TO_EMERGENCY_INCIDENT: 'Responding to an emergency',
  RETURNING_FROM_EMERGENCY_INCIDENT: 'Returning from an emergency',
  TRAINING: 'Training',
  WORKING_AT_SCENE_OF_FIRE_INCIDENT: 'Working at a fire',
  WORKING_AT_SCENE_OF_NONFIRE_INCIDENT: 'Working at an incident without fire',
} as const;
export type Duty = keyof typeof DUTIES;

/** What the firefighter was doing when hurt. */
export const INJURY_ACTIVITIES = {
  ADVANCING_OPERATING_HOSELINE: 'Advancing or operating a hose line',
  CARRYING_SETTINGUP_EQUIPMENT: 'Carrying or setting up equipment',
  DURING_INCIDENT_RESPONSE: 'On the way to the incident',
  EMS_PATIENT_CARE: 'Patient care',
  FORCIBLE_ENTRY: 'Forcible entry',
  INCIDENT_COMMAND: 'Incident command',
  OTHER: 'Other',
  PUMP_OPERATIONS: 'Pump operations',
  SCENE_SAFETY_DIRECTING_TRAFFIC: 'Scene safety or directing traffic',
  SEARCH_RESCUE: 'Search and rescue',
  STANDBY: 'Standby',
  VEHICLE_EXTRICATION: 'Vehicle extrication',
  VENTILATION: 'Ventilation',
} as const;
export type InjuryActivity = keyof typeof INJURY_ACTIVITIES;

export const INCIDENT_STAGES = {
  AFTER_CONCLUSION_OF_INCIDENT: 'After the incident',
  CONTINUING_OPERATIONS: 'Continuing operations',
  EXTENDED_OPERATIONS: 'Extended operations',
  INITIAL_RESPONSE: 'Initial response',
  RESPONDING: 'Responding',
  UNKNOWN: 'Unknown',
} as const;
export type IncidentStage = keyof typeof INCIDENT_STAGES;

export const PPE_ITEMS = {
  '3_4_BOOTS': 'Three-quarter boots',
  BRUSH_GEAR: 'Brush gear',
  BUNKER_PANTS: 'Bunker pants',
  FACE_SHIELD_GOGGLES: 'Face shield or goggles',
  GLOVES: 'Gloves',
  HELMET: 'Helmet',
  NONE: 'None',
  OTHER_SPECIAL_EQUIPMENT: 'Other special equipment',
  PASS_DEVICE: 'PASS device',
  PROTECTIVE_HOOD: 'Protective hood',
  REFLECTIVE_VEST: 'Reflective vest',
  RUBBER_KNEE_BOOTS: 'Rubber knee boots',
  SCBA: 'SCBA',
  TURNOUT_COAT: 'Turnout coat',
} as const;
export type PpeItem = keyof typeof PPE_ITEMS;

export const FIREFIGHTER_RESCUES = {
  EVAC_ASSISTED_BY_FIREFIGHTER: 'Evacuation assisted by a firefighter',
  RESCUED_BY_FF_RIT: 'Rescued by the rapid intervention team',
  RESCUED_BY_FIREFIGHTER: 'Rescued by a firefighter',
} as const;
export type FirefighterRescue = keyof typeof FIREFIGHTER_RESCUES;

export const OTHER_RESCUES = {
  NO_RESCUE_NEEDED: 'No rescue needed',
  RESCUED_BY_NONFIREFIGHTER: 'Rescued by someone else',
  SELF_EVACUATION: 'Got out on their own',
} as const;
export type OtherRescue = keyof typeof OTHER_RESCUES;

export const RESCUE_ACTIONS = {
  BRACE_WALL_INFRASTRUCTURE: 'Wall or structure braced',
  BREAK_BREACH_WALL: 'Wall breached',
  HYDRAULIC_TOOL_USE: 'Hydraulic tools used',
  NONE: 'No special action',
  ROPE_RIGGING: 'Rope rigging',
  SUPPLY_AIR: 'Air supplied',
  TRENCH_SHORING: 'Trench shoring',
  UNDERWATER_DIVE: 'Underwater dive',
  VENTILATION: 'Ventilation',
} as const;
export type RescueAction = keyof typeof RESCUE_ACTIONS;

export const RESCUE_IMPEDIMENTS = {
  ACCESS_LIMITATIONS: 'Access limitations',
  HOARDING_CONDITIONS: 'Hoarding conditions',
  IMPAIRED_PERSON: 'Person was impaired',
  NONE: 'None',
  OTHER: 'Other',
  PHYSICAL_MEDICAL_CONDITIONS_PERSON: "Person's physical or medical condition",
} as const;
export type RescueImpediment = keyof typeof RESCUE_IMPEDIMENTS;

export const REMOVAL_TAG = {
  REMOVAL_FROM_STRUCTURE: 'Removed from a structure',
} as const;

export const OTHER_REMOVALS = {
  DISENTANGLEMENT: 'Disentanglement',
  EXTRICATION: 'Extrication',
  OTHER: 'Other',
  RECOVERY: 'Recovery',
} as const;
export type OtherRemoval = keyof typeof OTHER_REMOVALS;

export const RESCUE_ELEVATIONS = {
  ON_BED: 'On a bed',
  ON_FLOOR: 'On the floor',
  ON_FURNITURE: 'On furniture',
  OTHER: 'Other',
} as const;
export type RescueElevation = keyof typeof RESCUE_ELEVATIONS;

export const RESCUE_PATHS = {
  REMOVAL_ALONG_ALT_PATH: 'Removed along another path',
  REMOVAL_ALONG_PRIMARY_PATH: 'Removed along the main path',
} as const;
export type RescuePath = keyof typeof RESCUE_PATHS;

export const SUPPRESSION_PHASES = {
  DURING_SUPPRESSION: 'During suppression',
  POST_SUPPRESSION: 'After suppression',
  PRE_SUPPRESSION: 'Before suppression',
} as const;
export type SuppressionPhase = keyof typeof SUPPRESSION_PHASES;

/** When the crew learned that somebody was inside. */
export const PRESENCE_KNOWN = {
  KNOWN_ARRIVAL: 'Known on arrival',
  KNOWN_DISPATCH: 'Known at dispatch',
  KNOWN_DURING: 'Learned during the incident',
} as const;
export type PresenceKnown = keyof typeof PRESENCE_KNOWN;
