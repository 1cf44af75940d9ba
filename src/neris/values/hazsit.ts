/** Who finished the job, or whom it was left with. */
export const HAZSIT_DISPOSITIONS = {
  COMPLETED_FIRE_SERVICE_ONLY: 'Completed by the fire service alone',
  COMPLETED_WITH_FIRE_SERVICE_PRESENT: 'Completed by others while the fire service stayed',
  RELEASED_TO_COUNTY_AGENCY: 'Left with a county agency',
  RELEASED_TO_FEDERAL_AGENCY: 'Left with a federal agency',
  RELEASED_TO_LOCAL_AGENCY: 'Left with a local agency',
  RELEASED_TO_PRIVATE_AGENCY: 'Left with a private company',
  RELEASED_TO_PROPERTY_OWNER: 'Left with the property owner',
  RELEASED_TO_STATE_AGENCY: 'Left with a state agency',
} as const;
export type HazsitDisposition = keyof typeof HAZSIT_DISPOSITIONS;

/** Hazard classes 1 to 9 of the Department of Transportation. */
export const DOT_CLASSES = {
  CORROSIVES: 'Corrosives (class 8)',
  EXPLOSIVES: 'Explosives (class 1)',
  FLAMMABLE_LIQUIDS: 'Flammable liquids (class 3)',
  FLAMMABLE_SOLIDS: 'Flammable solids (class 4)',
  GASES: 'Gases (class 2)',
  MISCELLANEOUS_DANGEROUS_SUBSTANCES: 'Miscellaneous dangerous substances (class 9)',
  OXIDIZERS: 'Oxidizers (class 5)',
  POISONS_AND_ETIOLOGIC_MATERIALS: 'Poisons and infectious materials (class 6)',
  RADIOACTIVE_MATERIALS: 'Radioactive materials (class 7)',
} as const;
export type DotClass = keyof typeof DOT_CLASSES;

export const RELEASE_UNITS = {
  GAS_CUBIC_CENTIMETER: 'Cubic centimeters of gas',
  GAS_CUBIC_FOOT: 'Cubic feet of gas',
  GAS_CUBIC_INCH: 'Cubic inches of gas',
  GAS_CUBIC_METER: 'Cubic meters of gas',
  GAS_POUND: 'Pounds of gas',
  LIQUID_CUBIC_CENTIMETER: 'Cubic centimeters of liquid',
  LIQUID_CUP: 'Cups of liquid',
  LIQUID_GALLON: 'Gallons of liquid',
  LIQUID_GRAM: 'Grams of liquid',
  LIQUID_KILOGRAM: 'Kilograms of liquid',
  LIQUID_LITER: 'Liters of liquid',
  LIQUID_MILLIGRAM: 'Milligrams of liquid',
  LIQUID_MILLILITER: 'Milliliters of liquid',
  LIQUID_OUNCE: 'Ounces of liquid',
  LIQUID_PINT: 'Pints of liquid',
  LIQUID_POUND: 'Pounds of liquid',
  LIQUID_QUART: 'Quarts of liquid',
  LIQUID_TABLESPOON: 'Tablespoons of liquid',
  LIQUID_TEASPOON: 'Teaspoons of liquid',
  RADIOACTIVE_CURIE: 'Curies',
  RADIOACTIVE_MEGABECQUEREL: 'Megabecquerels',
  RADIOACTIVE_MICROCURIE: 'Microcuries',
  RADIOACTIVE_MILLICURIE: 'Millicuries',
  RADIOACTIVE_TERABECQUEREL: 'Terabecquerels',
  SOLID_GRAM: 'Grams of solid',
  SOLID_KILOGRAM: 'Kilograms of solid',
  SOLID_LITER: 'Liters of solid',
  SOLID_MILLIGRAM: 'Milligrams of solid',
  SOLID_OUNCE: 'Ounces of solid',
  SOLID_POUND: 'Pounds of solid',
  SOLID_TABLESPOON: 'Tablespoons of solid',
  SOLID_TEASPOON: 'Teaspoons of solid',
  SOLID_TON: 'Tons of solid',
} as const;
export type ReleaseUnit = keyof typeof RELEASE_UNITS;

export const PHYSICAL_STATES = {
  GAS: 'Gas',
  LIQUID: 'Liquid',
  RADIOACTIVE: 'Radioactive',
  SOLID: 'Solid',
  UNKNOWN: 'Unknown',
} as const;
export type PhysicalState = keyof typeof PHYSICAL_STATES;

export const RELEASED_INTO = {
  AIR: 'Air',
  GROUND: 'Ground',
  WATER: 'Water',
} as const;
export type ReleasedInto = keyof typeof RELEASED_INTO;

export const RELEASE_CAUSES = {
  ACT_OF_NATURE: 'Act of nature',
  CAUSE_UNDER_INVESTIGATION: 'Under investigation',
  CONTAINER_CONTAINMENT_FAILURE: 'Container or containment failure',
  INTENTIONAL: 'Intentional',
  UNINTENTIONAL: 'Unintentional',
} as const;
export type ReleaseCause = keyof typeof RELEASE_CAUSES;
