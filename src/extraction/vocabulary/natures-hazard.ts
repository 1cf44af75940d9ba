// Releases, electrical hazards, odors and smoke that were looked for.

const CHEMICAL =
  'ammonia|anhydrous|anhydrous ammonia|chlorine|muriatic acid|hydrochloric acid|sulfuric acid|nitric acid|acid|battery acid|bleach|pool chemicals|pool chemical|caustic|sodium hydroxide|hydrogen sulfide|h 2 s|h2s|hydrogen peroxide|pesticide|pesticides|herbicide|fertilizer|formaldehyde|acetone|solvent|paint thinner|refrigerant|freon|mercury|cyanide|peroxide|methanol|toluene|xylene|benzene|chemical|chemicals|hazmat|haz mat|corrosive|nitrogen|liquid nitrogen|ethylene|hydrofluoric|phosphoric acid|bromine|hydrogen|carbon dioxide|pepper spray|tear gas|bear spray|drums|styrene|vinyl chloride|lye|oxidizer|dry ice|epoxy|resin|transformer oil|antifreeze';
const FUEL =
  'gasoline|diesel|diesel fuel|fuel|fuel oil|heating oil|kerosene|hydraulic fluid|hydraulic oil|motor oil|oil|jet fuel|jet a|saddle tank|fuel tank|unleaded|home heating oil|number 2 oil|avgas|crude|crude oil|waste oil|transmission fluid';
const LINES =
  'wire+|power line+|powerline+|electric line+|electrical line+|primaries|service drop|live wire+|utility line+|high tension line+|lines';

export const RELEASES = {
  CO_READING: [
    '{metered|reading|readings|read|showed|measured|registered} ~2 # ~1 {on|in|at|by|down} ~1 {1st|2nd|floor|basement|kitchen|front|hallway|bedroom|garage|house|door|furnace|boiler|living}',
    '# {ppm|parts per million|parts|p p m}',
    '{reading|readings|read|levels|level|got|had|measured|meter|metered|showing} ~4 # {ppm|parts per million|parts|p p m}',
    '{high|elevated|positive|dangerous} ~2 {co|c o|carbon monoxide|readings|levels}',
    '{co|c o|carbon monoxide} {levels|level|readings|reading} ~3 {#|high|elevated}',
    'carbon monoxide {leak|release|incident|poisoning|exposure}',
    '{co|c o} {leak|release|incident|poisoning|exposure|emergency}',
  ],
  CO_TALK: [
    'carbon monoxide',
    'c o',
    'co',
    '{see oh|sea oh|see 0|sea 0|c oh|c 0} {alarm|alarms|detector|detectors|levels|level|reading|readings|poisoning|meter|call}',
  ],
  GAS_LEAK: [
    '{gas|natural gas|propane|lp|lpg} {leak|leaks|leaking|line break|main break|release|line hit|line cut|line strike|was leaking|blowing|hissing|escaping}',
    '{leak|leaking|leaked} ~4 {gas line|gas main|gas meter|propane|natural gas|regulator|gas valve|gas pipe|flex line|gas stove|gas dryer|gas fitting|lp tank|gas service|union|pilot|propane tank}',
    '{hit|struck|cut|ruptured|broke|severed|sheared|damaged|nicked|punctured|clipped|tore|through} ~5 {gas line|gas main|gas service|gas meter|gas service line|natural gas|gas pipe|gas riser}',
    '{gas line|gas main|gas service|gas meter|gas service line|natural gas line|gas riser|propane tank|propane cylinder|regulator} ~5 {hit|struck|cut|ruptured|broken|severed|sheared|damaged|leaking|leak|blowing|hissing|broke|venting|off gassing}',
    '{natural gas|gas} ~2 {blowing|venting|hissing|escaping}',
    '# percent ~2 {lel|l e l|gas}',
    '{stove|burner|pilot|knob|valve} ~3 {left on|bumped on|was on|turned on|knocked on} ~6 {gas|smell|odor}',
    '{gas|lel|l e l|meter} {reading|readings|hits|levels} ~4 {high|percent|stove|dryer|furnace}',
    'cut gas line',
    'leak {at|on|in|from|behind} the {meter|stove|dryer|regulator|water heater|furnace|range|fitting|gas line|flex}',
  ],
  FUEL_SPILL: [
    `{${FUEL}} {spill|spills|spilled|leak|leaking|release|odor|on the road|on the ground|on the pavement|on the roadway|on the concrete|all over|across the road|down the storm drain|in the storm drain|in the creek|in the water|sheen}`,
    `{gallon|gallons|quarts} ~1 {of} ~1 {${FUEL}}`,
    `{spill|spilled|leaking|leaked|dumped|dumping|losing} ~4 {gasoline|diesel|diesel fuel|fuel|fuel oil|heating oil|kerosene|hydraulic fluid|motor oil|oil|jet fuel}`,
    '{ruptured|punctured|split|leaking|tore|ripped|torn|ripped open|holed} ~3 {saddle tank|fuel tank|oil tank|gas tank}',
    '{saddle tank|fuel tank|oil tank|gas tank} ~3 {ruptured|punctured|split|leaking|leaked|ripped|torn|holed}',
    '{smell|odor} of {gasoline|diesel|fuel|fuel oil|heating oil|kerosene}',
    '{gasoline|diesel|fuel oil|heating oil|kerosene|fuel} {smell|odor|fumes|vapors}',
    'fuel spill',
    'sheen on the water',
  ],
  CHEMICAL: [
    `{${CHEMICAL}} {leak|leaking|release|released|spill|spilled|odor|vapor|vapors|cloud|fumes|reaction|incident|exposure|mixed}`,
    `{leak|leaking|leaked|spill|spilled|release|released|mixed|mixing|smelled|reading|cloud|dropped|knocked over|vapor} ~5 {${CHEMICAL}}`,
    `{${CHEMICAL}} ~5 {leak|leaking|leaked|venting|ruptured|escaping|off gassing}`,
    `{${CHEMICAL}} line ~5 {leak|let go|broke|ruptured|failed|leaking}`,
    'let go on ~4 {anhydrous|ammonia|chlorine} ~3 line',
    'hazmat {incident|call|situation|release|spill}',
  ],
  TRANSPORT: [
    '{tanker truck|semi|tractor trailer|18 wheeler|rail car|railcar|tank car|box truck|train|truck|trailer|highway|interstate|cargo|derail*|delivery truck|rail yard|railyard|load|nurse tank}',
  ],
  BIOLOGICAL: ['biological|biohazard|anthrax', 'white powder', 'suspicious powder|substance', 'ricin', 'sewage spill'],
  RADIOACTIVE: ['radioactive', 'radiation', 'radiological', 'cesium', 'density gauge'],
  HARMLESS_RELEASE: [
    '{powder|substance|it} ~5 {sugar|flour|baby powder|laundry detergent|baking soda|cornstarch|drywall dust|powdered sugar|coffee creamer|chalk|corn starch|talc|talcum powder|creamer}',
    '{not hazardous|nothing hazardous|non hazardous|nonhazardous|no hazard|no hazmat}',
    'no {release|leak} found',
    '{just|only|was|it was} water',
    'just condensation',
    'no {leak|release|spill}',
  ],
  OVERPRESSURE: [
    '{steam|boiler|air tank|compressor|pressure vessel|cylinder|scuba tank|hot water heater|water heater|air bag|tire|pressure cooker} ~1 {rupture|ruptured|exploded|blew|burst}',
    '{steam|boiler|pressure} ~2 {rupture|ruptured}',
    'steam {line|pipe} ~2 {burst|ruptured|rupture|broke}',
  ],
  OVERPRESSURE_HELD: [
    'overpressure',
    'over pressure*',
    'over pressurized',
    'relief valve ~3 {lifted|venting|popped|blowing|blew|going off|opened|discharging}',
    'pressure relief',
    '{venting|popped|lifted} ~3 relief valve',
    'relief valve',
  ],
  BOMB: [
    '{bomb|pipe bomb|grenade|explosive device|suspicious package|suspicious device|suspicious bag|suspicious backpack|unexploded ordnance|ied|old dynamite|dynamite}',
    'bomb {threat|squad|call}',
  ],
} as const satisfies Record<string, readonly string[]>;

export const ELECTRICAL = {
  LINES: [
    `{${LINES}|wires} {down|arcing|arking|sparking|burning|on the ground|hanging|low|laying|across}`,
    `{down|downed|arcing|sparking|low hanging|fallen|hanging|live|energized} ~1 {power line+|lines|wire+|service drop|electric line}`,
    `{lines|wires|wire|power lines|power line} ~5 {down|arcing|arking|arced|sparking|on the ground|on the road|across the road|across the driveway|on fire|burning|snapped|fell|fallen|hanging low|laying|came down|ripped|pulled off|pulled down}`,
    `{took|brought|pulled|tore|ripped|knocked} ~4 {lines|wires|service drop|power line|power lines|wire} {down|off|loose}`,
    `{tree|limb|branch} ~4 {on|into|onto|through} ~3 {lines|wires|power lines|service drop|power line|wire}`,
    'transformer ~3 {blew|blown|arcing|popped|exploded|humming|leaking|sparking|buzzing|smoking|failed}',
    '{blown|arcing|leaking} transformer',
    'broken {pole|power pole|utility pole|telephone pole}',
    '{pole|power pole|utility pole} ~3 {snapped|broken|down|sheared|leaning}',
    'primary down',
    '{took|brought|pulled|tore|ripped|knocked} down ~3 {primary|primaries|service drop|lines|line|wires|wire|power lines}',
    '{primary|service drop} ~5 {down|arcing|across the road|across the street|on the ground|laying|snapped}',
    '{wires down|lines down|wire down|line down}',
  ],
  SHORT: [
    '{outlet|receptacle|light switch|breaker|breaker panel|panel box|electrical panel|electric panel|fuse box|meter base|meter can|ballast|light fixture|light ballast|wiring|extension cord|power strip|junction box|ceiling fan|socket|wall outlet|baseboard heater|exhaust fan|bath fan|bathroom fan|motor|blower motor|breaker box|disconnect|ups battery|server|printer|monitor|hvac unit|rooftop unit|elevator motor|pump motor|battery backup|battery charger|charger|ups|circuit board|control board|doorbell transformer|surge protector|fan motor|hvac motor} ~5 {shorted|short|arcing|arced|arking|sparking|sparked|melted|burnt|burned|overheated|overheating|smoking|hot|smoldered|failed|popping|buzzing|fried|seized|scorched|charred|burned out|burnt out|went bad|shorting|smoked|discolored}',
    '{shorted|burnt|burned out|burnt out|overheated|arcing|sparking|melted|hot|seized|bad|failed|smoking|scorched|faulty} ~1 {outlet|receptacle|plug|switch|light switch|breaker|breaker panel|electrical panel|panel|ballast|light fixture|light ballast|wiring|extension cord|power strip|junction box|ceiling fan|motor|blower motor|fan motor|cord|fixture|socket|hvac motor|transformer in the|wire|exhaust fan|wall outlet|ups|ups battery|battery backup|server|computer|printer|rooftop unit|hvac unit}',
    'electrical {short|hazard|problem|odor|smell|burning smell|issue|arcing|fault}',
    'short circuit',
    'shorted out',
    'arcing in the {panel|wall|outlet|box|meter}',
  ],
} as const satisfies Record<string, readonly string[]>;

/** Smoke and odors, what they were and whether the crew perceived them. */
export const LOOKED_FOR = {
  ODOR: [
    '{odor|smell|smelled|smells|whiff|stench} ~4 {gas|natural gas|propane|rotten egg|rotten eggs|sulfur|chemical|burning|electrical|smoke|sewer|something|ammonia|rubber|plastic}',
    '{gas|natural gas|propane|chemical|burning|electrical|rotten egg|rotten eggs|strange|odd|unknown|weird|smoke|sulfur|sewer|funny|burnt} ~1 {odor|odors|smell|smells}',
    'odor {investigation|call|complaint|check}',
    'smell {investigation|call|complaint}',
    '{smelled|smelling|smells like} gas',
    'gas odor|smell',
    'inside gas',
    'outside gas',
  ],
  CREW_SMELLED: [
    '{we|i|all of us|both of us|crew|crews|everybody|everyone|my crew} ~3 {smelled|smell|could smell|got a whiff|noticed|picked up|did smell}',
    '{faint|light|slight|strong|definite|mild|noticeable|distinct|heavy} ~4 {odor|smell|rotten egg}',
    'you could smell',
    'there was {a|an|some|definitely} ~3 {odor|smell}',
    'could smell it',
    '{had|got|found|noted|noticed|detected|encountered} {a|an} ~3 {odor|smell}',
    'smell* it {too|when|as|at|in|from|right|ourselves}',
  ],
  NOT_SMELLED: [
    "{no|none of us|nobody|not|never|did not|didn't|couldn't|could not} ~3 {smell|smelled|odor|odors|smelling} ~2",
    'none of us smelled',
    'smelled nothing',
    '{no|zero} {odor|smell}',
  ],
  SMOKE: [
    'smoke {investigation|check|call|report|scare|condition|in the building|in the area|in the house|in the air|in the hallway|odor|smell}',
    'smoke {coming|drifting|showing|pouring|off|from|rising|reported|seen|column}',
    '{light|heavy|column of|smell of|odor of|haze of|plume of|cloud of|white|black|gray|grey|thick|some} ~1 smoke',
    'smoke in ~2 {building|house|area|apartment|hallway|store|basement|school|attic|kitchen|office}',
    'haze in ~4',
    'smoke',
  ],
  CREW_SAW_SMOKE: [
    "{we|crew|crews|i|found|had|there was|there's|encountered} ~4 {light|slight|some|a little|hazy|heavy|moderate} ~2 {haze|smoke}",
    '{light|slight|some} {haze|smoke} {in|on|inside|throughout|at}',
    'haze in the',
  ],
  HARMLESS: [
    '{smoking|grilling|barbecuing} {a|some|the|meat|ribs|brisket|fish|chicken|burgers|steaks|pork}',
    '{cooking out|having a cookout|burning leaves}',
    '{steam|fog|dust|mist|barbecue|bbq|barbeque|cookout|smoker|grill|fire pit|firepit|campfire|fireplace|wood stove|woodstove|pellet stove|incense|sage|fog machine|smoke machine|theatrical fog|hookah|vape|vaping|exhaust|diesel exhaust|generator exhaust|steam vent|dryer vent|dry ice|cold start|wood smoke|chimney smoke|backyard fire|bonfire|outdoor fireplace|outdoor wood boiler|wood boiler|leaf burning|candle+|cigar|cooking|burnt toast|burnt popcorn|burnt food|burned food|burnt bagel|sauna|pollen|dust cloud|water vapor|condensation|exhaust vent|cigarette|food on the stove|burnt dinner|crawfish boil|fish fry|prescribed burn|fish smoker|meat smoker|pizza oven|sunset|sun|reflection|glare|cloud|low cloud|smoke bomb|smoke grenade|roofing kettle|tar kettle|asphalt|smudge pots|hot tub|pool heater|furnace exhaust}',
  ],
  TURNED_OUT: [
    "{it was|it's|was|it is|they were|that was|it'd been|is} {just|only|nothing but|all|simply|a|an|the|his|her|their|some|somebody|somebody's|neighbor's|steam|fog|dust} ~6",
    '{turned out|ended up|turns out|found} ~8',
    '{source|cause} {was|is} ~6',
    '{just|only} {a|an|his|her|their|some|the|steam|fog|dust|burnt} ~5',
    '{coming|came} {from|off} ~5',
    '{cooking|grilling|barbecuing|smoking meat|burning leaves|having a fire|cooking out|running a smoker|smoking a brisket}',
  ],
  UNFOUNDED: [
    'unfounded',
    'gone on arrival',
    'g o a',
    '{nothing|no patient|no accident|no incident|no wreck|no crash|no victim|nobody|no one} {found|located|there when we|was found|could be found|on scene}',
    "{couldn't|could not|unable to|didn't|did not} {find|locate} ~2 {patient|wreck|accident|crash|anybody|anyone|caller|victim|vehicle|anything|car|him|her|incident}",
    'no such {address|number}',
    'wrong address',
    'bad address',
  ],
  NOTHING_FOUND: [
    '{found|find|located|locate|saw|see|had} {nothing|no fire|no smoke|no source|no sign|no evidence|no problem|no leak|no hazard|no hazards|no incident|no accident|no patient|no one|nobody|no cause|none|no such}',
    'nothing {found|was found|there|to be found|showing and nothing}',
    "{could not|couldn't|unable to|didn't|did not|never|can't} {find|locate|found|see} ~2 {anything|it|a source|the source|any|a fire|a thing|smoke|anybody|anyone|nothing|a patient|the caller|a wreck|an accident|a crash|a leak|the leak|source}",
    'no {source|problem|hazard|incident|leak|leaks} {found|detected|located|could be found}',
    'unfounded',
    'gone on arrival',
    'everything {checked out|checked|was|looked} ~1 {fine|okay|ok|good|normal|clear|tight|out}?',
    'no {fire|smoke|haze|odor} no {fire|smoke|haze|heat|odor}',
    '{checked|walked|searched|went through} ~8 {nothing|all clear|negative}',
    '{all clear|negative} on {everything|the building|all floors}',
    'no such {address|number}',
    'wrong address',
    '{no|zero} {readings|reading|gas|co|c o} ~3 {anywhere|found|inside|in the house|at all}',
    '{zeros|zeroes|0|all zeros} {everywhere|throughout|across the board|on everything|in the house|inside|in every room|the whole way}',
    '{all|got|had|read|reading|were|was|metered} {zeros|zeroes|0}',
  ],
} as const satisfies Record<string, readonly string[]>;
