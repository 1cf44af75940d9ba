export const RESPONSE_MODES = {
  EMERGENT: 'Emergent (lights and sirens)',
  NON_EMERGENT: 'Non-emergent',
} as const;
export type ResponseMode = keyof typeof RESPONSE_MODES;

export const AID_TYPES = {
  ACTING_AS_AID: 'Acting as the other department',
  IN_LIEU_AID: 'In lieu of the other department',
  SUPPORT_AID: 'In support of the other department',
} as const;
export type AidType = keyof typeof AID_TYPES;

export const AID_DIRECTIONS = {
  GIVEN: 'Given',
  RECEIVED: 'Received',
} as const;
export type AidDirection = keyof typeof AID_DIRECTIONS;

/** Help from outside the fire service. */
export const NONFD_AIDS = {
  ANIMAL_SERVICES: 'Animal services',
  EMS: 'Emergency medical services',
  HOUSING_SERVICES: 'Housing services (such as the Red Cross)',
  LAW_ENFORCEMENT: 'Law enforcement',
  REMEDIATION_SERVICES: 'Remediation services',
  SOCIAL_SERVICES: 'Social services',
  UTILITIES_PUBLIC_WORKS: 'Utilities or public works',
} as const;
export type NonfdAid = keyof typeof NONFD_AIDS;

/** What the crews did. */
export const ACTIONS = {
  'COMMAND_AND_CONTROL||ACCOUNTABILITY_OFFICER_ASSIGNED': 'Accountability officer assigned',
  'COMMAND_AND_CONTROL||ESTABLISH_INCIDENT_COMMAND': 'Incident command established',
  'COMMAND_AND_CONTROL||INCIDENT_ASSESSMENT_COMPLETED': 'Incident assessment completed',
  'COMMAND_AND_CONTROL||NOTIFY_OTHER_AGENCIES': 'Other agencies notified',
  'COMMAND_AND_CONTROL||PIO_ASSIGNED': 'Public information officer assigned',
  'COMMAND_AND_CONTROL||SAFETY_OFFICER_ASSIGNED': 'Safety officer assigned',
  'CONTAINMENT||OUTSIDE_FIRE_SUPPRESSION||DOZER_FUEL_BREAK': 'Fuel break by dozer',
  'CONTAINMENT||OUTSIDE_FIRE_SUPPRESSION||HAND_CREW_FUEL_BREAK': 'Fuel break by hand crew',
  'EMERGENCY_MEDICAL_CARE||PATIENT_ASSESSMENT': 'Patient assessment',
  'EMERGENCY_MEDICAL_CARE||PATIENT_REFERRAL': 'Patient referral',
  'EMERGENCY_MEDICAL_CARE||PROVIDE_ADVANCED_LIFE_SUPPORT': 'Advanced life support',
  'EMERGENCY_MEDICAL_CARE||PROVIDE_BASIC_LIFE_SUPPORT': 'Basic life support',
  'EMERGENCY_MEDICAL_CARE||PROVIDE_TRANSPORT': 'Patient transport',
  FORCIBLE_ENTRY: 'Forcible entry',
  'HAZARDOUS_SITUATION_MITIGATION||ATMOSPHERIC_MONITORING_EXTERIOR_FENCELINE':
    'Air monitoring outside or at the fence line',
  'HAZARDOUS_SITUATION_MITIGATION||ATMOSPHERIC_MONITORING_INTERIOR': 'Air monitoring inside',
  'HAZARDOUS_SITUATION_MITIGATION||DECONTAMINATION': 'Decontamination',
  'HAZARDOUS_SITUATION_MITIGATION||LEAK_STOP': 'Leak stopped',
  'HAZARDOUS_SITUATION_MITIGATION||REMOVE_HAZARD': 'Hazard removed',
  'HAZARDOUS_SITUATION_MITIGATION||SPILL_CONTROL': 'Spill control',
  'HAZARDOUS_SITUATION_MITIGATION||TAKE_SAMPLES': 'Samples taken',
  'INFORMATION_ENFORCEMENT||ENFORCE_CODE_OR_LAW': 'Code or law enforced',
  'INFORMATION_ENFORCEMENT||PROVIDE_PUBLIC_INFORMATION': 'Public informed',
  'INFORMATION_ENFORCEMENT||REFER_TO_PROPER_AHJ': 'Referred to the authority in charge',
  INVESTIGATION: 'Investigation',
  'NON_STRUCTURE_SEARCH||BODY_RECOVERY': 'Body recovery',
  'NON_STRUCTURE_SEARCH||SEARCH_AREA_OF_COLLAPSE': 'Search of a collapse area',
  'NON_STRUCTURE_SEARCH||SEARCH_UNDERGROUND_INFRASTRUCTURE': 'Search underground',
  'NON_STRUCTURE_SEARCH||SEARCH_WATERWAY': 'Search of a waterway',
  'NON_STRUCTURE_SEARCH||USAR_K9_SEARCH': 'Urban search and rescue dog search',
  'NON_STRUCTURE_SEARCH||WIDE_AREA_OUTDOOR_SEARCH': 'Wide-area outdoor search',
  'PERSONNEL_CONTAMINATION_REDUCTION||CLEAN_CAB_TRANSPORT': 'Clean-cab transport',
  'PERSONNEL_CONTAMINATION_REDUCTION||ON_SCENE_CONTAMINATION_REDUCTION': 'Contamination reduced on scene',
  'PERSONNEL_CONTAMINATION_REDUCTION||PPE_WASHED_POST_INCIDENT': 'Protective gear washed afterward',
  'PROVIDE_EQUIPMENT||PROVIDE_DRONE_VIDEO_EQUIPMENT': 'Drone or video equipment provided',
  'PROVIDE_EQUIPMENT||PROVIDE_ELECTRICAL_POWER': 'Electrical power provided',
  'PROVIDE_EQUIPMENT||PROVIDE_LIGHT': 'Lighting provided',
  'PROVIDE_EQUIPMENT||PROVIDE_SPECIAL_EQUIPMENT': 'Special equipment provided',
  'PROVIDE_EVACUATION_SUPPORT||CONNECTED_INTERIOR_SPACES': 'Evacuation of connected interior spaces',
  'PROVIDE_EVACUATION_SUPPORT||LARGE_AREA': 'Evacuation of a large area',
  'PROVIDE_EVACUATION_SUPPORT||NEARBY_BUILDINGS': 'Evacuation of nearby buildings',
  'PROVIDE_EVACUATION_SUPPORT||REMOTE_INTERIOR_SPACES': 'Evacuation of remote interior spaces',
  'PROVIDE_SERVICES||ASSIST_ANIMAL': 'Animal assisted',
  'PROVIDE_SERVICES||ASSIST_UNINJURED_PERSON': 'Uninjured person assisted',
  'PROVIDE_SERVICES||CONTROL_CROWD': 'Crowd control',
  'PROVIDE_SERVICES||CONTROL_TRAFFIC': 'Traffic control',
  'PROVIDE_SERVICES||DAMAGE_ASSESSMENT': 'Damage assessment',
  'PROVIDE_SERVICES||PROVIDE_APPARATUS_WATER': 'Water provided from apparatus',
  'PROVIDE_SERVICES||REMOVE_WATER': 'Water removed',
  'PROVIDE_SERVICES||RESTORE_RESET_ALARM_SYSTEM': 'Alarm system restored or reset',
  'PROVIDE_SERVICES||RESTORE_SPRINKLER_SYSTEM': 'Sprinkler system restored',
  'PROVIDE_SERVICES||SECURE_PROPERTY': 'Property secured',
  'PROVIDE_SERVICES||SHUT_DOWN_ALARM': 'Alarm shut down',
  'PROVIDE_SERVICES||SHUT_DOWN_SPRINKLER_SYSTEM': 'Sprinkler system shut down',
  SALVAGE_AND_OVERHAUL: 'Salvage and overhaul',
  'SEARCH_STRUCTURE||DOOR_INITIATED_SEARCH': 'Door-initiated search',
  'SEARCH_STRUCTURE||DOOR_INITIATED_SEARCH||DURING_SUPPRESSION': 'Door-initiated search during suppression',
  'SEARCH_STRUCTURE||DOOR_INITIATED_SEARCH||POST_SUPPRESSION': 'Door-initiated search after suppression',
  'SEARCH_STRUCTURE||DOOR_INITIATED_SEARCH||PRIOR_TO_SUPPRESSION': 'Door-initiated search before suppression',
  'SEARCH_STRUCTURE||WINDOW_INITIATED_SEARCH': 'Window-initiated search',
  'SEARCH_STRUCTURE||WINDOW_INITIATED_SEARCH||DURING_SUPPRESSION': 'Window-initiated search during suppression',
  'SEARCH_STRUCTURE||WINDOW_INITIATED_SEARCH||POST_SUPPRESSION': 'Window-initiated search after suppression',
  'SEARCH_STRUCTURE||WINDOW_INITIATED_SEARCH||PRIOR_TO_SUPPRESSION': 'Window-initiated search before suppression',
  'SUPPRESSION||OUTSIDE_FIRE_SUPPRESSION||BACKBURN': 'Backburn',
  'SUPPRESSION||OUTSIDE_FIRE_SUPPRESSION||CONFINEMENT': 'Confinement of an outside fire',
  'SUPPRESSION||OUTSIDE_FIRE_SUPPRESSION||ESTABLISH_FIRE_LINES': 'Fire lines established',
  'SUPPRESSION||OUTSIDE_FIRE_SUPPRESSION||FIRE_CONTROL_EXTINGUISHMENT': 'Control and extinguishment of an outside fire',
  'SUPPRESSION||OUTSIDE_FIRE_SUPPRESSION||FIRE_RETARDANT_DROP': 'Fire retardant drop',
  'SUPPRESSION||OUTSIDE_FIRE_SUPPRESSION||STRUCTURE_PROTECTION': 'Structure protection',
  'SUPPRESSION||OUTSIDE_FIRE_SUPPRESSION||WATER_DROP': 'Water drop',
  'SUPPRESSION||STRUCTURAL_FIRE_SUPPRESSION||EXTERIOR': 'Structure fire attack from outside',
  'SUPPRESSION||STRUCTURAL_FIRE_SUPPRESSION||EXTERIOR_AND_INTERIOR': 'Structure fire attack from outside and inside',
  'SUPPRESSION||STRUCTURAL_FIRE_SUPPRESSION||INTERIOR': 'Structure fire attack from inside',
  'VENTILATION||HORIZONTAL': 'Horizontal ventilation',
  'VENTILATION||HORIZONTAL||DURING_SUPPRESSION': 'Horizontal ventilation during suppression',
  'VENTILATION||HORIZONTAL||POST_SUPPRESSION': 'Horizontal ventilation after suppression',
  'VENTILATION||HORIZONTAL||PRIOR_TO_SUPPRESSION': 'Horizontal ventilation before suppression',
  'VENTILATION||HYDRAULIC': 'Hydraulic ventilation',
  'VENTILATION||HYDRAULIC||DURING_SUPPRESSION': 'Hydraulic ventilation during suppression',
  'VENTILATION||HYDRAULIC||POST_SUPPRESSION': 'Hydraulic ventilation after suppression',
  'VENTILATION||HYDRAULIC||PRIOR_TO_SUPPRESSION': 'Hydraulic ventilation before suppression',
  'VENTILATION||POSITIVE_PRESSURE': 'Positive-pressure ventilation',
  'VENTILATION||POSITIVE_PRESSURE||DURING_SUPPRESSION': 'Positive-pressure ventilation during suppression',
  'VENTILATION||POSITIVE_PRESSURE||POST_SUPPRESSION': 'Positive-pressure ventilation after suppression',
  'VENTILATION||POSITIVE_PRESSURE||PRIOR_TO_SUPPRESSION': 'Positive-pressure ventilation before suppression',
  'VENTILATION||VERTICAL': 'Vertical ventilation',
  'VENTILATION||VERTICAL||DURING_SUPPRESSION': 'Vertical ventilation during suppression',
  'VENTILATION||VERTICAL||POST_SUPPRESSION': 'Vertical ventilation after suppression',
  'VENTILATION||VERTICAL||PRIOR_TO_SUPPRESSION': 'Vertical ventilation before suppression',
} as const;
export type Action = keyof typeof ACTIONS;

export const NO_ACTION_REASONS = {
  CANCELLED: 'Cancelled',
  NO_INCIDENT_FOUND: 'No incident found',
  STAGED_STANDBY: 'Staged or stood by',
} as const;
export type NoActionReason = keyof typeof NO_ACTION_REASONS;

export const ACTION_TAG = {
  ACTION: 'Action was taken',
} as const;

export const NO_ACTION_TAG = {
  NOACTION: 'No action was taken',
} as const;
