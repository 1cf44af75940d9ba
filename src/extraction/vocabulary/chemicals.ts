import type { DotClass } from '../../neris/values/hazsit.ts';

/**
 * Substances as they are said and the class of the Department of Transportation that they travel under. A row without
 * a class names something that is not regulated, or whose class depends on more than its name.
 */
export interface Substance {
  name: string;
  dot?: DotClass;
  /** Pattern pieces over the reading; the more specific row stands first. */
  said: string;
}

const row = (name: string, dot: DotClass | undefined, said: string): Substance =>
  dot ? { name, dot, said } : { name, said };

/** What people call a substance when they do not use its proper name: it is filled as it was said. */
export const CALLED: Readonly<Record<string, string>> = {
  muriatic: 'Muriatic Acid',
  'muriatic acid': 'Muriatic Acid',
  bleach: 'Bleach',
  'pool chlorine': 'Pool Chlorine',
  'liquid chlorine': 'Liquid Chlorine',
  freon: 'Freon',
  'battery acid': 'Battery Acid',
  'hydraulic oil': 'Hydraulic Oil',
  'fuel oil': 'Fuel Oil',
  coolant: 'Coolant',
  'engine oil': 'Engine Oil',
  'used oil': 'Used Oil',
  'waste oil': 'Waste Oil',
  'transformer oil': 'Transformer Oil',
  'caustic soda': 'Caustic Soda',
  lye: 'Lye',
  'rubbing alcohol': 'Rubbing Alcohol',
  'jet a': 'Jet A',
};

export const SUBSTANCES: readonly Substance[] = [
  // Gases
  row(
    'Natural Gas',
    'GASES',
    'natural gas|methane|nat gas|c n g|cng|l n g|lng|compressed natural gas|liquefied natural gas',
  ),
  row(
    'Propane',
    'GASES',
    'propane|l p gas|lp gas|lpg|l p g|l p tank|lp tank|liquefied petroleum(?: gas)?|liquid propane',
  ),
  row('Butane', 'GASES', 'butane|isobutane'),
  row(
    'Carbon Monoxide',
    'GASES',
    'carbon monoxide|c o(?! 2)|monoxide|(?:see|sea|c) oh(?= (?:alarms?|detectors?|readings?|levels?|meter|monitor|poisoning|leak|problem|call|in|of|at)\\b)|co(?= (?:alarms?|detectors?|readings?|levels?|meter|monitor|poisoning|in|of|at|was|from|leak|problem|call|source|coming|throughout)\\b)',
  ),
  row('Carbon Dioxide', 'GASES', 'carbon dioxide|c o 2|co2|dry ice'),
  row('Anhydrous Ammonia', 'GASES', 'anhydrous(?: ammonia)?|ammonia gas'),
  row('Ammonium Nitrate', 'OXIDIZERS', 'ammonium nitrate'),
  row('Ammonium Hydroxide', 'CORROSIVES', 'ammonium hydroxide|aqua ammonia|aqueous ammonia|household ammonia'),
  row('Ammonia', 'GASES', 'ammonia'),
  row('Chlorine Dioxide', 'OXIDIZERS', 'chlorine dioxide'),
  row(
    'Calcium Hypochlorite',
    'OXIDIZERS',
    'calcium hypochlorite|pool shock|granular chlorine|chlorine (?:tablets|tabs|granules|powder)|trichlor',
  ),
  row('Sodium Hypochlorite', 'CORROSIVES', 'sodium hypochlorite|hypochlorite|bleach|liquid chlorine|pool chlorine'),
  row('Chlorine', 'GASES', 'chlorine(?: gas)?'),
  row('Chloramine Gas', 'GASES', 'chloramine(?: gas)?'),
  row('Hydrogen Sulfide', 'GASES', 'hydrogen sul(?:f|ph)ide|h 2 s|h2s|sewer gas|sour gas'),
  row('Hydrogen Peroxide', 'OXIDIZERS', 'hydrogen peroxide'),
  row('Hydrogen Chloride', 'GASES', 'hydrogen chloride'),
  row('Hydrogen Fluoride', 'CORROSIVES', 'hydrogen fluoride|hydrofluoric(?: acid)?'),
  row('Hydrogen Cyanide', 'POISONS_AND_ETIOLOGIC_MATERIALS', 'hydrogen cyanide|hydrocyanic acid'),
  row('Hydrogen', 'GASES', 'hydrogen(?: gas)?'),
  row('Sulfur Dioxide', 'GASES', 'sul(?:f|ph)ur dioxide'),
  row('Acetylene', 'GASES', 'acetylene'),
  row('Ethylene Oxide', 'GASES', 'ethylene oxide'),
  row('Ethylene', 'GASES', 'ethylene gas|ethylene(?! glycol| oxide| di)'),
  row('Propylene', 'GASES', 'propylene(?! glycol)'),
  row('Ethane', 'GASES', 'ethane'),
  row('Butadiene', 'GASES', 'butadiene'),
  row('Vinyl Chloride', 'GASES', 'vinyl chloride'),
  row('Methyl Bromide', 'GASES', 'methyl bromide'),
  row('Phosgene', 'GASES', 'phosgene'),
  row('Phosphine', 'GASES', 'phosphine'),
  row('Arsine', 'GASES', 'arsine'),
  row('Silane', 'GASES', 'silane'),
  row('Liquid Oxygen', 'GASES', 'liquid oxygen|lox'),
  row('Liquid Nitrogen', 'GASES', 'liquid nitrogen|l n 2'),
  row('Nitrous Oxide', 'GASES', 'nitrous oxide|nitrous|laughing gas'),
  row('Nitrogen Dioxide', 'GASES', 'nitrogen dioxide'),
  row('Nitrogen', 'GASES', 'nitrogen(?: gas)?'),
  row('Oxygen', 'GASES', 'oxygen'),
  row('Argon', 'GASES', 'argon'),
  row('Helium', 'GASES', 'helium'),
  row('Refrigerant', 'GASES', 'refrigerant|freon|r 22|r 410 ?a?|r 134 ?a?|r 12|r 32|puron|chlorodifluoromethane'),
  row('Sulfuryl Fluoride', 'GASES', 'sulfuryl fluoride|vikane'),
  row('Tear Gas', 'POISONS_AND_ETIOLOGIC_MATERIALS', 'tear gas|c s gas'),
  row('Pepper Spray', undefined, 'pepper spray|bear spray|oleoresin|mace'),
  // Flammable and combustible liquids
  row(
    'Gasoline',
    'FLAMMABLE_LIQUIDS',
    'gasoline|gasolene|unleaded(?: gas| fuel)?|petrol|(?:gallons?|quarts?|liters?|pint) of (?:raw |regular )?gas|regular gas|raw gas',
  ),
  row('Biodiesel', 'FLAMMABLE_LIQUIDS', 'bio ?diesel'),
  row('Diesel Exhaust Fluid', undefined, 'diesel exhaust fluid|d e f|def fluid'),
  row('Diesel Fuel', 'FLAMMABLE_LIQUIDS', 'diesel fuel|diesel oil|red dye diesel|off road diesel|diesel'),
  row('Jet Fuel', 'FLAMMABLE_LIQUIDS', 'jet fuel|jet a|j p 8|jp 8'),
  row('Aviation Gasoline', 'FLAMMABLE_LIQUIDS', 'av ?gas|aviation (?:gas|gasoline|fuel)|100 low lead'),
  row('Kerosene', 'FLAMMABLE_LIQUIDS', 'kerosene|kerosine'),
  row('Heating Oil', 'FLAMMABLE_LIQUIDS', 'heating oil|home heating fuel|number 2 (?:fuel )?oil|fuel oil|heating fuel'),
  row('Crude Oil', 'FLAMMABLE_LIQUIDS', 'crude oil|crude'),
  row('Ethanol', 'FLAMMABLE_LIQUIDS', 'ethanol|ethyl alcohol|e 85|grain alcohol'),
  row('Methanol', 'FLAMMABLE_LIQUIDS', 'methanol|methyl alcohol|wood alcohol'),
  row('Isopropyl Alcohol', 'FLAMMABLE_LIQUIDS', 'isopropyl(?: alcohol)?|isopropanol|rubbing alcohol'),
  row('Acetone', 'FLAMMABLE_LIQUIDS', 'acetone'),
  row('Toluene', 'FLAMMABLE_LIQUIDS', 'toluene|toluol'),
  row('Xylene', 'FLAMMABLE_LIQUIDS', 'xylene|xylol'),
  row('Benzene', 'FLAMMABLE_LIQUIDS', 'benzene'),
  row('Styrene', 'FLAMMABLE_LIQUIDS', 'styrene'),
  row('Hexane', 'FLAMMABLE_LIQUIDS', 'hexane'),
  row('Heptane', 'FLAMMABLE_LIQUIDS', 'heptane'),
  row('Pentane', 'FLAMMABLE_LIQUIDS', 'pentane'),
  row('Naphtha', 'FLAMMABLE_LIQUIDS', 'naphtha|white gas|coleman fuel'),
  row('Mineral Spirits', 'FLAMMABLE_LIQUIDS', 'mineral spirits|stoddard solvent'),
  row('Turpentine', 'FLAMMABLE_LIQUIDS', 'turpentine'),
  row('Paint Thinner', 'FLAMMABLE_LIQUIDS', 'paint thinner|lacquer thinner'),
  row('Lacquer', 'FLAMMABLE_LIQUIDS', 'lacquer'),
  row('Methyl Ethyl Ketone', 'FLAMMABLE_LIQUIDS', 'methyl ethyl ketone|m e k'),
  row('Ethyl Acetate', 'FLAMMABLE_LIQUIDS', 'ethyl acetate'),
  row('Ethyl Ether', 'FLAMMABLE_LIQUIDS', 'ethyl ether|diethyl ether|ether'),
  row('Tetrahydrofuran', 'FLAMMABLE_LIQUIDS', 'tetrahydrofuran|t h f'),
  row('Acrylonitrile', 'FLAMMABLE_LIQUIDS', 'acrylonitrile'),
  row('Vinyl Acetate', 'FLAMMABLE_LIQUIDS', 'vinyl acetate'),
  row('Lighter Fluid', 'FLAMMABLE_LIQUIDS', 'lighter fluid|charcoal starter'),
  row('Race Fuel', 'FLAMMABLE_LIQUIDS', 'race fuel|racing fuel'),
  // Corrosives
  row('Sulfuric Acid', 'CORROSIVES', 'sul(?:f|ph)uric(?: acid)?|battery acid|oleum'),
  row('Hydrochloric Acid', 'CORROSIVES', 'hydrochloric(?: acid)?|muriatic(?: acid)?|h c l'),
  row('Nitric Acid', 'CORROSIVES', 'nitric(?: acid)?'),
  row('Phosphoric Acid', 'CORROSIVES', 'phosphoric(?: acid)?'),
  row('Acetic Acid', 'CORROSIVES', 'acetic acid|glacial acetic'),
  row('Peracetic Acid', 'OXIDIZERS', 'peracetic(?: acid)?|peroxyacetic acid'),
  row('Formic Acid', 'CORROSIVES', 'formic acid'),
  row('Chromic Acid', 'CORROSIVES', 'chromic acid'),
  row('Sulfamic Acid', 'CORROSIVES', 'sulfamic acid'),
  row('Sodium Hydroxide', 'CORROSIVES', 'sodium hydroxide|caustic soda|lye'),
  row('Potassium Hydroxide', 'CORROSIVES', 'potassium hydroxide|caustic potash'),
  row('Sodium Bisulfite', 'CORROSIVES', 'sodium bisulfite'),
  row('Ferric Chloride', 'CORROSIVES', 'ferric chloride'),
  row('Hydrazine', 'CORROSIVES', 'hydrazine'),
  row('Bromine', 'CORROSIVES', 'bromine'),
  row('Mercury', 'CORROSIVES', 'mercury(?! (?:boat|marquis|outboard|sable|mountaineer|grand|lane|street|avenue))'),
  row('Drain Cleaner', 'CORROSIVES', 'drain (?:cleaner|opener)'),
  row('Formaldehyde', 'CORROSIVES', 'formaldehyde|formalin'),
  // Oxidizers
  row('Potassium Permanganate', 'OXIDIZERS', 'potassium permanganate|permanganate'),
  row('Sodium Nitrate', 'OXIDIZERS', 'sodium nitrate'),
  row('Potassium Nitrate', 'OXIDIZERS', 'potassium nitrate'),
  row('Sodium Chlorate', 'OXIDIZERS', 'sodium chlorate'),
  row('Sodium Chlorite', 'OXIDIZERS', 'sodium chlorite'),
  row('Benzoyl Peroxide', 'OXIDIZERS', 'benzoyl peroxide|organic peroxide'),
  // Poisons and infectious substances
  row('Malathion', 'POISONS_AND_ETIOLOGIC_MATERIALS', 'malathion'),
  row('Parathion', 'POISONS_AND_ETIOLOGIC_MATERIALS', 'parathion'),
  row('Chlorpyrifos', 'POISONS_AND_ETIOLOGIC_MATERIALS', 'chlorpyrifos|lorsban'),
  row('Paraquat', 'POISONS_AND_ETIOLOGIC_MATERIALS', 'paraquat'),
  row('Aldicarb', 'POISONS_AND_ETIOLOGIC_MATERIALS', 'aldicarb|temik'),
  row('Arsenic', 'POISONS_AND_ETIOLOGIC_MATERIALS', 'arsenic'),
  row('Sodium Cyanide', 'POISONS_AND_ETIOLOGIC_MATERIALS', 'sodium cyanide|potassium cyanide|cyanide'),
  row('Phenol', 'POISONS_AND_ETIOLOGIC_MATERIALS', 'phenol|carbolic acid'),
  row('Aniline', 'POISONS_AND_ETIOLOGIC_MATERIALS', 'aniline'),
  row('Methylene Chloride', 'POISONS_AND_ETIOLOGIC_MATERIALS', 'methylene chloride|dichloromethane'),
  row('Chloroform', 'POISONS_AND_ETIOLOGIC_MATERIALS', 'chloroform'),
  row('Perchloroethylene', 'POISONS_AND_ETIOLOGIC_MATERIALS', 'perchloroethylene|tetrachloroethylene|perc'),
  row('Trichloroethylene', 'POISONS_AND_ETIOLOGIC_MATERIALS', 'trichloroethylene|t c e'),
  row('Toluene Diisocyanate', 'POISONS_AND_ETIOLOGIC_MATERIALS', 'toluene diisocyanate|t d i|isocyanate'),
  row('Aluminum Phosphide', 'FLAMMABLE_SOLIDS', 'aluminum phosphide|phostoxin|zinc phosphide'),
  row('Pesticide', 'POISONS_AND_ETIOLOGIC_MATERIALS', 'pesticides?|insecticides?|rat poison|rodenticide'),
  row('Fentanyl', 'POISONS_AND_ETIOLOGIC_MATERIALS', 'fentanyl(?: powder)'),
  row('Anthrax', 'POISONS_AND_ETIOLOGIC_MATERIALS', 'anthrax'),
  row('Ricin', 'POISONS_AND_ETIOLOGIC_MATERIALS', 'ricin'),
  row('Medical Waste', 'POISONS_AND_ETIOLOGIC_MATERIALS', 'medical waste|biohazard(?:ous)? waste|infectious waste'),
  // Flammable solids
  row('Sulfur', 'FLAMMABLE_SOLIDS', 'molten sul(?:f|ph)ur|sul(?:f|ph)ur(?! smell| odor| like)'),
  row('White Phosphorus', 'FLAMMABLE_SOLIDS', 'white phosphorus|phosphorus'),
  row('Magnesium', 'FLAMMABLE_SOLIDS', 'magnesium'),
  row('Sodium Metal', 'FLAMMABLE_SOLIDS', 'sodium metal|metallic sodium|elemental sodium'),
  row('Calcium Carbide', 'FLAMMABLE_SOLIDS', 'calcium carbide'),
  row('Naphthalene', 'FLAMMABLE_SOLIDS', 'naphthalene|moth ?balls'),
  row('Aluminum Powder', 'FLAMMABLE_SOLIDS', 'aluminum (?:powder|dust)'),
  // Explosives
  row('Dynamite', 'EXPLOSIVES', 'dynamite'),
  row('Black Powder', 'EXPLOSIVES', 'black powder|gun ?powder'),
  row('Blasting Caps', 'EXPLOSIVES', 'blasting caps?|detonators?'),
  row('Fireworks', 'EXPLOSIVES', 'fireworks'),
  row('Tannerite', 'EXPLOSIVES', 'tannerite'),
  row('Picric Acid', 'EXPLOSIVES', 'picric acid'),
  row('T N T', 'EXPLOSIVES', 'tnt|t n t'),
  // Radioactive
  row('Cesium 137', 'RADIOACTIVE_MATERIALS', 'c[ae]?e?sium(?: 137)?'),
  row('Cobalt 60', 'RADIOACTIVE_MATERIALS', 'cobalt 60'),
  row('Iridium 192', 'RADIOACTIVE_MATERIALS', 'iridium(?: 192)?'),
  row('Americium', 'RADIOACTIVE_MATERIALS', 'americium(?: 241)?'),
  row('Uranium', 'RADIOACTIVE_MATERIALS', 'uranium'),
  row('Radium', 'RADIOACTIVE_MATERIALS', 'radium'),
  row('Technetium 99', 'RADIOACTIVE_MATERIALS', 'technetium(?: 99 ?m?)?'),
  // Miscellaneous
  row('Lithium Ion Batteries', 'MISCELLANEOUS_DANGEROUS_SUBSTANCES', 'lithium(?: ion)? batter(?:y|ies)'),
  row('Asbestos', 'MISCELLANEOUS_DANGEROUS_SUBSTANCES', 'asbestos'),
  row('PCB', 'MISCELLANEOUS_DANGEROUS_SUBSTANCES', 'p c b s?|pcbs?|polychlorinated biphenyls?'),
  // Not regulated, or not by this name alone
  row('Hydraulic Fluid', undefined, 'hydraulic (?:fluid|oil)'),
  row('Motor Oil', undefined, 'motor oil|engine oil|waste oil|used oil|quarts? of oil|gallons? of oil'),
  row('Transmission Fluid', undefined, 'transmission fluid|trans fluid'),
  row('Mineral Oil', undefined, 'mineral oil|transformer oil|dielectric (?:fluid|oil)'),
  row('Antifreeze', undefined, 'antifreeze|anti freeze|coolant|ethylene glycol'),
];

/** What a substance's name is part of without being there itself: "gas station", "diesel pickup", "propane company". */
export const COMPOUNDS =
  /^(stations?|company|companies|trucks?|pickups?|engines?|grills?|stoves?|furnaces?|heaters?|heat|boilers?|fireplaces?|alarms?|detectors?|meters?|monitors?|sensors?|readings?|guy|guys|tech|techs|service tech|bill|pumps?|car|cars|van|generators?|powered|forklift|fired|poisoning|symptoms|exposure|delivery|dealer|supplier|utility|workers?|crew|street|road|avenue|lane|drive)$/;

/** What says that something got out. */
export const RELEASED =
  /\b(leak\w*|spill\w*|spilt|releas(e|ed|ing)(?! (?:the|to|us|from the scene|by|at T))|blowing|venting|hissing|escap\w+|dump(ed|ing)|pour(ed|ing)|ruptur\w+|shear(ed)?|sheered|punctur\w+|severed|dripping|gush\w+|spray(ed|ing)|seep\w+|let go|off gassing|offgassing|overflow\w*|overfill\w*|parts per million|p p m|ppm|[1-9]\d* parts|meters? (?:was |were |all )?(?:read|reading|showed|showing|picked up|hit|pegged|topped out|maxed out|climbed)(?: at| to| about| around| over)* [1-9]\d+|readings? (?:of|around|up to|as high as|over) (?:about )?[1-9]\d*)\b/g;
/** Weaker signs of the same, outweighed by any word that nothing got out. */
export const RELEASE_SIGNS =
  /\b(struck|(clipped|nicked|tore|ripped|snagged|bored|drilled|dug) (\w+ ){0,5}?(gas|main|line|service|pipe)|broke(n)? (open|off|bottle|vial|container|jar|drum|jug|line|pipe|valve)|dropped (a|the)|cut (the|a|into|through)|hit (the|a|an|our|his|their|an old|some) (\w+ ){0,4}?(gas|line|main|service|pipe|riser|meter)|squeezed (it|the \w+) off|(metered|vented|ventilated|aired) (it|the \w+) (down|out)|back to (0|zero)|came apart|(gas|main|line|service|pipe) break|fumes|vapors?|cloud|filled (the|that) (\w+ ){0,2}?(room|building|house|shop|garage|basement|area|shed|plant|hallway)|breathed (it|some|any) in|breath of it|odor|smell\w*|readings?|l e l|lel|gallons?|on the (ground|floor|road|roadway|pavement|concrete|asphalt|highway|street|driveway|water)|in(to)? the (storm drain|creek|ditch|river|drain|sewer|water|lake|pond|air|gutter)|mixed|knocked over|tipped over|through (a|the) (\w+ ){0,3}(line|main))\b/g;
export const NOT_RELEASED =
  /\b(no (product |chemical |fuel |hazmat )?(leak|leaks|leaking|leakage|release|releases|spill|spills|product (was )?(lost|released))|nothing (was )?(leaked|leaking|spilled|released|got out|came out)|(didn't|did not|never|wasn't|not|weren't) (\w+ )?(leak|leaked|leaking|spill|spilled|release|released|rupture|ruptured|breached)|intact|tank held|tanks held)\b/g;
