/** RR is a road vehicle, NRR one that is not for the road. */
export const ELECTRIC_HAZARDS = {
  'CONSUMER_PRODUCTS||APPLIANCE_TOOL': 'Appliance or power tool',
  'CONSUMER_PRODUCTS||CELL_PHONE': 'Cell phone',
  'CONSUMER_PRODUCTS||COMPUTER_TABLET': 'Computer or tablet',
  'CONSUMER_PRODUCTS||ELECTRONIC_CIGARETTE': 'Electronic cigarette',
  'CONSUMER_PRODUCTS||OTHER': 'Other consumer product',
  'CONSUMER_PRODUCTS||POWER_BANK': 'Power bank',
  'CONSUMER_PRODUCTS||TOY': 'Toy',
  'ELECTRIC_VEHICLE||BOAT_COMMERCIAL||FUEL_CELL': 'Commercial boat, fuel cell',
  'ELECTRIC_VEHICLE||BOAT_COMMERCIAL||FULL_ELECTRIC': 'Commercial boat, full electric',
  'ELECTRIC_VEHICLE||BOAT_COMMERCIAL||HYBRID': 'Commercial boat, hybrid',
  'ELECTRIC_VEHICLE||BOAT_COMMERCIAL||PLUG_IN_HYBRID': 'Commercial boat, plug-in hybrid',
  'ELECTRIC_VEHICLE||BOAT_RECREATIONAL||FUEL_CELL': 'Recreational boat, fuel cell',
  'ELECTRIC_VEHICLE||BOAT_RECREATIONAL||FULL_ELECTRIC': 'Recreational boat, full electric',
  'ELECTRIC_VEHICLE||BOAT_RECREATIONAL||HYBRID': 'Recreational boat, hybrid',
  'ELECTRIC_VEHICLE||BOAT_RECREATIONAL||PLUG_IN_HYBRID': 'Recreational boat, plug-in hybrid',
  'ELECTRIC_VEHICLE||BUS_RR||FUEL_CELL': 'Bus, fuel cell',
  'ELECTRIC_VEHICLE||BUS_RR||FULL_ELECTRIC': 'Bus, full electric',
  'ELECTRIC_VEHICLE||BUS_RR||HYBRID': 'Bus, hybrid',
  'ELECTRIC_VEHICLE||BUS_RR||PLUG_IN_HYBRID': 'Bus, plug-in hybrid',
  'ELECTRIC_VEHICLE||CAR_RR||FUEL_CELL': 'Car, fuel cell',
  'ELECTRIC_VEHICLE||CAR_RR||FULL_ELECTRIC': 'Car, full electric',
  'ELECTRIC_VEHICLE||CAR_RR||HYBRID': 'Car, hybrid',
  'ELECTRIC_VEHICLE||CAR_RR||PLUG_IN_HYBRID': 'Car, plug-in hybrid',
  'ELECTRIC_VEHICLE||LIGHT_EV_NRR||FUEL_CELL': 'Light off-road electric vehicle, fuel cell',
  'ELECTRIC_VEHICLE||LIGHT_EV_NRR||FULL_ELECTRIC': 'Light off-road electric vehicle, full electric',
  'ELECTRIC_VEHICLE||LIGHT_EV_NRR||HYBRID': 'Light off-road electric vehicle, hybrid',
  'ELECTRIC_VEHICLE||LIGHT_EV_NRR||PLUG_IN_HYBRID': 'Light off-road electric vehicle, plug-in hybrid',
  'ELECTRIC_VEHICLE||OTHER||FUEL_CELL': 'Other electric vehicle, fuel cell',
  'ELECTRIC_VEHICLE||OTHER||FULL_ELECTRIC': 'Other electric vehicle, full electric',
  'ELECTRIC_VEHICLE||OTHER||HYBRID': 'Other electric vehicle, hybrid',
  'ELECTRIC_VEHICLE||OTHER||PLUG_IN_HYBRID': 'Other electric vehicle, plug-in hybrid',
  'ELECTRIC_VEHICLE||TRUCK_COMMERCIAL_RR||FUEL_CELL': 'Commercial truck, fuel cell',
  'ELECTRIC_VEHICLE||TRUCK_COMMERCIAL_RR||FULL_ELECTRIC': 'Commercial truck, full electric',
  'ELECTRIC_VEHICLE||TRUCK_COMMERCIAL_RR||HYBRID': 'Commercial truck, hybrid',
  'ELECTRIC_VEHICLE||TRUCK_COMMERCIAL_RR||PLUG_IN_HYBRID': 'Commercial truck, plug-in hybrid',
  'ELECTRIC_VEHICLE||TRUCK_PASSENGER_RR||FUEL_CELL': 'Pickup or passenger truck, fuel cell',
  'ELECTRIC_VEHICLE||TRUCK_PASSENGER_RR||FULL_ELECTRIC': 'Pickup or passenger truck, full electric',
  'ELECTRIC_VEHICLE||TRUCK_PASSENGER_RR||HYBRID': 'Pickup or passenger truck, hybrid',
  'ELECTRIC_VEHICLE||TRUCK_PASSENGER_RR||PLUG_IN_HYBRID': 'Pickup or passenger truck, plug-in hybrid',
  'ENERGY_STORAGE_SYSTEM||BATTERY': 'Battery energy storage',
  'ENERGY_STORAGE_SYSTEM||COMPRESSED_AIR': 'Compressed-air energy storage',
  'ENERGY_STORAGE_SYSTEM||FLYWHEEL': 'Flywheel energy storage',
  'ENERGY_STORAGE_SYSTEM||HYDROELECTRIC': 'Hydroelectric energy storage',
  'ENERGY_STORAGE_SYSTEM||OTHER': 'Other energy storage',
  'E_MOBILITY||ELECTRIC_SCOOTER_MOPED': 'Electric scooter or moped',
  'E_MOBILITY||OTHER': 'Other e-mobility device',
  'E_MOBILITY||PERSONAL_MOBILITY_ASSIST': 'Powered wheelchair or mobility aid',
  'E_MOBILITY||POWER_ASSISTED_BICYCLE': 'Electric bicycle',
} as const;
export type ElectricHazard = keyof typeof ELECTRIC_HAZARDS;

/** Whether it started the fire or was reached by it. */
export const HAZARD_ROLES = {
  SOURCE: 'Started the fire',
  TARGET: 'Was reached by the fire',
  UNKNOWN: 'Unknown',
} as const;
export type HazardRole = keyof typeof HAZARD_ROLES;

export const BATTERY_FIRE_TACTICS = {
  BATTERY_PENETRATION: 'Battery pierced',
  FIRE_BLANKET: 'Fire blanket',
  RUN_COURSE: 'Left to burn out',
  SUBMERGE_BURY: 'Submerged or buried',
  SUPPRESSION_WATER_ADDITIVE: 'Water with additive',
  SUPPRESSION_WATER_ONLY: 'Water only',
} as const;
export type BatteryFireTactic = keyof typeof BATTERY_FIRE_TACTICS;

export const SOLAR_TAG = {
  PHOTOVOLTAICS: 'Solar power',
} as const;

export const SOLAR_ROLES = {
  SOURCE: 'Started the fire',
  TARGET: 'Was reached by the fire',
} as const;
export type SolarRole = keyof typeof SOLAR_ROLES;

export const SOLAR_TYPES = {
  OTHER: 'Other',
  PANEL_POWER_GENERATION: 'Solar power panels',
  PANEL_WATER_HEATING: 'Solar water heating panels',
  THIN_FILM_POWER_GENERATION: 'Thin-film solar power',
  TILE_POWER_GENERATION: 'Solar roof tiles',
} as const;
export type SolarType = keyof typeof SOLAR_TYPES;

export const OTHER_GENERATORS = {
  NOT_APPLICABLE: 'Does not apply',
  OTHER: 'Other',
  WIND_TURBINE: 'Wind turbine',
} as const;
export type OtherGenerator = keyof typeof OTHER_GENERATORS;

export const YES_NO_UNKNOWN = {
  NO: 'No',
  UNKNOWN: 'Unknown',
  YES: 'Yes',
} as const;
export type YesNoUnknown = keyof typeof YES_NO_UNKNOWN;
