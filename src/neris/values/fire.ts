export const STRUCTURE_TAG = {
  STRUCTURE: 'In a structure',
} as const;

export const OUTSIDE_TAG = {
  OUTSIDE: 'Outside',
} as const;

/** What the first crew saw on arrival. */
export const ARRIVAL_CONDITIONS = {
  FIRE_OUT_UPON_ARRIVAL: 'Fire out upon arrival',
  FIRE_SPREAD_BEYOND_STRUCTURE: 'Fire spread beyond the structure',
  NO_SMOKE_FIRE_SHOWING: 'Nothing showing',
  SMOKE_FIRE_SHOWING: 'Smoke and fire showing',
  SMOKE_SHOWING: 'Smoke showing',
  STRUCTURE_INVOLVED: 'Structure fully involved',
} as const;
export type ArrivalCondition = keyof typeof ARRIVAL_CONDITIONS;

export const DAMAGE_TYPES = {
  MAJOR_DAMAGE: 'Major damage',
  MINOR_DAMAGE: 'Minor damage',
  MODERATE_DAMAGE: 'Moderate damage',
  NO_DAMAGE: 'No damage',
} as const;
export type DamageType = keyof typeof DAMAGE_TYPES;

export const ROOMS = {
  ASSEMBLY: 'Assembly room',
  ATTIC: 'Attic',
  BALCONY_PORCH_DECK: 'Balcony, porch or deck',
  BASEMENT: 'Basement',
  BATHROOM: 'Bathroom',
  BEDROOM: 'Bedroom',
  GARAGE: 'Garage',
  HALLWAY_FOYER: 'Hallway or foyer',
  KITCHEN: 'Kitchen',
  LIVING_SPACE: 'Living space',
  OFFICE: 'Office',
  OTHER: 'Other',
  UNKNOWN: 'Unknown',
  UTILITY_ROOM: 'Utility room',
} as const;
export type Room = keyof typeof ROOMS;

export const STRUCTURE_FIRE_CAUSES = {
  ACT_OF_NATURE: 'Act of nature',
  BATTERY_POWER_STORAGE: 'Battery or power storage',
  CHEMICAL: 'Chemical',
  COOKING: 'Cooking',
  ELECTRICAL: 'Electrical',
  EXPLOSIVES_FIREWORKS: 'Explosives or fireworks',
  HEAT_FROM_ANOTHER_OBJECT: 'Heat from another object',
  INCENDIARY: 'Set on purpose',
  OPEN_FLAME: 'Open flame',
  OPERATING_EQUIPMENT: 'Operating equipment',
  OTHER_HEAT_SOURCE: 'Other heat source',
  SMOKING_MATERIALS_ILLICIT_DRUGS: 'Smoking materials or illicit drugs',
  UNABLE_TO_BE_DETERMINED: 'Could not be determined',
} as const;
export type StructureFireCause = keyof typeof STRUCTURE_FIRE_CAUSES;

export const OUTSIDE_FIRE_CAUSES = {
  BATTERY_POWER_STORAGE: 'Battery or power storage',
  DEBRIS_OPEN_BURNING: 'Debris or open burning',
  EQUIPMENT_VEHICLE_USE: 'Equipment or vehicle use',
  FIREARMS_EXPLOSIVES: 'Firearms or explosives',
  FIREWORKS: 'Fireworks',
  INCENDIARY: 'Set on purpose',
  NATURAL: 'Natural (such as lightning)',
  POWER_GEN_TRANS_DIST: 'Power generation, transmission or distribution',
  RAILROAD_OPS_MAINTENANCE: 'Railroad operations or maintenance',
  RECREATION_CEREMONY: 'Recreation or ceremony',
  SMOKING_MATERIALS_ILLICIT_DRUGS: 'Smoking materials or illicit drugs',
  SPREAD_FROM_CONTROLLED_BURN: 'Spread from a controlled burn',
  STRUCTURE: 'Spread from a structure fire',
  UNABLE_TO_BE_DETERMINED: 'Could not be determined',
} as const;
export type OutsideFireCause = keyof typeof OUTSIDE_FIRE_CAUSES;

/** Hydrant flows are told apart at 500 gallons a minute. */
export const WATER_SUPPLIES = {
  DRAFT_FROM_STATIC_SOURCE: 'Drafted from a static source',
  FOAM_ADDITIVE: 'Foam or other additive',
  HYDRANT_GREATER_500: 'Hydrant, more than 500 gpm',
  HYDRANT_LESS_500: 'Hydrant, less than 500 gpm',
  NONE: 'No water used',
  NURSE_OTHER_APPARATUS: 'Nursed from other apparatus',
  SUPPLY_FROM_FIRE_BOAT: 'Supplied by fire boat',
  TANK_WATER: 'Tank water',
  WATER_TENDER_SHUTTLE: 'Water tender shuttle',
} as const;
export type WaterSupply = keyof typeof WATER_SUPPLIES;

export const INVESTIGATION_NEEDS = {
  NO: 'No',
  NOT_APPLICABLE: 'Does not apply',
  NOT_EVALUATED: 'Not evaluated',
  NO_CAUSE_OBVIOUS: 'No, the cause was obvious',
  OTHER: 'Other',
  YES: 'Yes',
} as const;
export type InvestigationNeed = keyof typeof INVESTIGATION_NEEDS;

export const INVESTIGATION_TYPES = {
  INVESTIGATED_BY_ARSON_FIRE_INVESTIGATOR: 'By a fire or arson investigator',
  INVESTIGATED_BY_INSURANCE: 'By an insurance investigator',
  INVESTIGATED_BY_NONFIRE_LAW_ENFORCEMENT: 'By law enforcement',
  INVESTIGATED_BY_OTHER: 'By others',
  INVESTIGATED_BY_OUTSIDE_AGENCY: 'By an outside agency',
  INVESTIGATED_BY_STATE_FIRE_MARSHAL: 'By the state fire marshal',
  INVESTIGATED_ON_SCENE_RESOURCE: 'By the crew or officer on scene',
  NONE: 'Nobody investigated',
} as const;
export type InvestigationType = keyof typeof INVESTIGATION_TYPES;

/** What was flowed or applied. */
export const SUPPRESSION_APPLIANCES = {
  AIRATTACK_HELITACK: 'Aircraft or helitack',
  BOOSTER_FIRE_HOSE: 'Booster line',
  BUILDING_FDC: 'Building fire department connection',
  BUILDING_STANDPIPE: 'Building standpipe',
  ELEVATED_MASTER_STREAM_STANDPIPE: 'Elevated master stream or ladder pipe',
  FIRE_EXTINGUISHER: 'Fire extinguisher',
  GROUND_MONITOR: 'Ground monitor',
  MASTER_STREAM: 'Master stream or deck gun',
  MEDIUM_DIAMETER_FIRE_HOSE: 'Medium-diameter hose line (2½ inch)',
  NONE: 'Nothing was used',
  OTHER: 'Other',
  SMALL_DIAMETER_FIRE_HOSE: 'Small-diameter hose line (up to 2 inches)',
} as const;
export type SuppressionAppliance = keyof typeof SUPPRESSION_APPLIANCES;

export const EXTERNAL_EXPOSURE_TAG = {
  EXTERNAL_EXPOSURE: 'Something outside the burning property',
} as const;

export const INTERNAL_EXPOSURE_TAG = {
  INTERNAL_EXPOSURE: 'Another unit inside the same building',
} as const;

export const EXPOSURE_ITEMS = {
  OBJECT_OTHER: 'Other object (fence, pole)',
  OUTDOOR_ENVIRONMENT: 'Grass, trees or other outdoor growth',
  STRUCTURE: 'Structure',
  VEHICLE: 'Vehicle',
} as const;
export type ExposureItem = keyof typeof EXPOSURE_ITEMS;
