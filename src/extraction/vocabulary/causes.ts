import type { OutsideFireCause, StructureFireCause } from '../../neris/values/fire.ts';

// Why it burned. `plain` words say the cause wherever they stand; `framed` ones only where the account speaks of the
// cause ("caused by …", "… is what started it"). Words are as in the reading.

export interface CauseRow<C> {
  cause: C;
  plain: readonly string[];
  framed: readonly string[];
}

const LITHIUM =
  '(?:lithium(?: ion)?|li ion|lipo|e bike|ebike|electric bike|e scooter|escooter|electric scooter|scooter|hover ?board|power tool|tool|drill|cordless|vape|vape pen|laptop|phone|cell phone|power bank|energy storage|power ?wall|drone|rc car|tablet|golf cart|wheelchair|electric vehicle|ev|e v|high voltage|traction|hybrid|tesla|skateboard|ups)';
const BATTERY_WORDS = [
  `${LITHIUM}(?: \\S+)? ?(?:batter(?:y|ies)|battery packs?|cells?)(?! cables?)`,
  'thermal runaway',
  '(?:charging|charger for) (?:an? |the |his |her |their )?(?:e bike|ebike|electric bike|e scooter|electric scooter|scooter|hover ?board|power tool|wheelchair|golf cart)',
  '(?:e bike|ebike|electric bike|e scooter|electric scooter|scooter|hover ?board|golf cart) ..3 (?:charging|on (?:a|the|its) charger|plugged in)',
  'battery (?:pack|charger|bank) ..3 (?:failed|exploded|overheated|caught|let go|went|blew|on fire|burning|vent(?:ed|ing))',
  'batter(?:y|ies) (?:that (?:was|were) )?(?:on|in|left on|plugged into) (?:a|the|its|their) charger',
  'batter(?:y|ies) ..4 (?:swelled|swollen|swole|puffed up|bulged|bulging|vented|popped)',
  'batter(?:y|ies) ..2 charging|charging ..3 batter(?:y|ies)',
  '(?:cell ?phone|phone|laptop|tablet|vape|ipad|i pad|power bank|drill|power tool|scooter|hover ?board|e bike|toy|drone|wheelchair)(?: that)?(?: (?:was|were|left|still|had been|he|she|they|sitting|plugged in|and))* charging|charging (?:an? |the |his |her |their )?(?:cell ?phone|phone|laptop|tablet|vape|ipad|power bank|drill|drone)',
];
const BATTERY_FRAMED = [
  '(?:batter(?:y|ies)|battery pack|e bike|ebike|electric bike|e scooter|hover ?board|vape|vape pen|power ?wall|power bank|charger)(?! cables?)',
];
const SMOKING_PLAIN = [
  '(?:careless|improper|improperly|carelessly)(?: \\S+)? (?:discarded |disposed |disposal of |discard of )?(?:of )?(?:smoking|cigarettes?|cigars?|smoking materials?)',
  '(?:discarded|tossed|dropped|flicked|thrown|lit|dumped|smoldering|careless|stray|unattended|improperly discarded|carelessly discarded) ..2 (?:cigarettes?|cigars?|smoking materials?|butts?|smokes?(?! alarm| detector| head| damage)|joint|blunt|cigarette butts?)',
  '(?:cigarettes?|cigar|smoking materials?|butts?) ..4 (?:in|into|on|out of|against|off) (?:a|the|some|that) ..3 (?:flower ?pot|potted plant|planter|mulch|couch|sofa|chair|recliner|bed|mattress|bedding|trash|trash ?can|bucket|coffee can|can|potting soil|ash ?tray|pine ?straw|bark|grass|flower bed|dumpster|garbage|leaves|window|deck|porch)',
  '(?:cigarettes?|cigar|butts?) ..4 (?:(?:right )?in|at) (?:the )?(?:middle|center|heart|point of origin|seat of)',
  'smoking in bed|(?:fell|fallen|falling|nodded|passed) (?:asleep|off|out) ..6 (?:cigarettes?|cigar|smoking|smoke lit)|asleep with (?:a )?(?:lit )?cigarette|smoking (?:on|while on|while using|with) ..2 (?:oxygen|o2)',
  '(?:tossed|threw|flicked|dropped|put|stubbed|throwing|tossing|flicking|putting|stubbing|emptied|emptying|dumped|dumping|crushed|snuffed) ..3 (?:cigarettes?|butts?|cigar|smokes|ash ?trays?)',
  '(?:he|she|they|resident|tenant|occupant|owner|man|woman|guy|patient|husband|wife|son|grandpa|grandma|somebody|someone) (?:was|were|had been|likes to|still) (?:in bed |out there |out back )?smok(?:ing|e)(?! alarm| from| damage)',
  'smok(?:ing|ed) (?:\\S+ ){0,3}?(?:dropped|flicked|tossed|threw|left|put out|stubbed out|fell asleep with) (?:1|it|(?:an?|the|his|her) (?:butt|cherry|ash|smoke))(?! alarm)',
  'crack pipe|meth pipe|meth lab|hash oil|butane honey',
];
const SMOKING_FRAMED = [
  '(?:cigarettes?|cigar|smoking materials?|(?<!(?:been|was|were|is|are|started|be|still|it|breaks|brakes|tires|wires) )smoking|cigarette butts?|butts|ash ?tray|joint|blunt|marijuana|weed pipe|illicit drugs?|drug use)',
];
const SET_PLAIN = [
  '(?:intentionally|deliberately|purposely|maliciously) (?:set|lit|started)',
  'told (?:us|me|police|p d|pd|(?:the|a) (?:deputy|officer|trooper|cops?|detective|marshal|investigator)) (?:that )?(?:he|she|they) (?:lit|set|torched) (?:it|the|that)',
  '(?:set|lit|started|setting|lighting|starting|light|sets?) (?:\\S+ ){0,2}(?:on purpose|intentionally|deliberately|purposely)',
  '(?:camera|cameras|video|footage|witness(?:es)?|doorbell) ..12 (?:setting|lighting|set|lit|torching|starting|start) (?:it|the|a|fire|them|that)',
  'arson(?!.s )(?! investigat\\w+| unit| squad| team| guys?| dog| task| detectives?| was (?:called|notified|requested)| is| came| has| had| will| to| on| en)',
  'incendiary|molotov(?: cocktail)?s?|(?:an |used |poured |with )accelerants?|gasoline poured|poured gas(?:oline)?',
  'somebody (?:set|lit|torched)|someone (?:set|lit|torched)|(?:was|were) seen (?:lighting|setting)|(?:he|she|they) (?:admitted|confessed) (?:to )?(?:setting|lighting|starting)|(?:kids?|teens?|teenagers?|juveniles?|boys|guy|man|woman|male|female|person|people|he|she|they) ..2 (?:lit|lighting|light|set|setting|start|started) (?:it|the \\S+|a \\S+|fire to it) ..4 (?:(?:and|then) (?:ran|run|running|took off|take off|walk(?:ed)? (?:off|away)|fled|bolt\\w*)|on (?:video|camera|film|tape))|(?:suspect|subject|arsonist|fire setter|firebug) ..4 (?:set|lit|lighting|setting)',
  'torched|fire ?bombed',
  '(?:calling|called|calls|ruled|ruling|rules|says) (?:it|this|it was|it is|this was) (?:definitely |a )?(?:set(?! up| off)|incendiary|intentional|deliberate)',
  '(?:found|had|there was|left) ..2 (?:gas|gasoline) can ..8 (?:set|arson|on purpose|intentional)',
  "(?:it|fire|this|this 1|that|(?<!(?:other|last|1st|2nd|that|another) )1) (?:was|had been|got|looks like it was|'s been) (?:definitely |obviously |clearly |plainly |no doubt )?set(?! up| off| to| back| in| down| out| by| on (?!purpose|fire by)| ablaze)",
  '(?:pour patterns?|gas(?:oline)? (?:was )?(?:poured|splashed|thrown) (?:on|all over|around|in|through))',
];
const SET_FRAMED = [
  '(?:incendiary|intentional|deliberate|set on purpose|set fire|suspicious in that it was set|purposely set|arson)',
];
const LIGHTNING_PLAIN = [
  'lightning (?:strike|hit|struck|bolt|from|started|caused|did|got|came)|(?:dry|thunder|lightning) ?storm ..12 (?:put down|dropped|threw|laid down|had) ..4 strikes|(?:tree|juniper|pine|snag|oak|fir|cedar|cottonwood) (?:\\S+ )?(?:took|got|caught) a strike',
  '(?:hit|struck) (?:by|with) lightning|lightning (?:strike|bolt)s?',
  '(?:it was|was|from|by|due to|to) (?:a |the )?lightning',
];

const WET_HAY =
  '(?:put|baled|stacked|rolled|stored|cut) ..5 (?:hay|bales|alfalfa|straw|silage|mulch) (?:up )?(?:too |a little |a bit |still |kind of )*(?:wet|damp|green|early)|(?:hay|bales|alfalfa|straw|mulch|compost|silage|sawdust|wood ?chips)(?! barns?| sheds?| wagons?) ..5 (?:heated(?: up)?(?! (?:shop|garage|building|room|floor))|heating|overheated|self heated|went up on (?:its|their) own|lit (?:itself|off on its own))';

export const STRUCTURE_CAUSE_ROWS: readonly CauseRow<StructureFireCause>[] = [
  { cause: 'BATTERY_POWER_STORAGE', plain: BATTERY_WORDS, framed: BATTERY_FRAMED },
  { cause: 'SMOKING_MATERIALS_ILLICIT_DRUGS', plain: SMOKING_PLAIN, framed: SMOKING_FRAMED },
  { cause: 'INCENDIARY', plain: SET_PLAIN, framed: SET_FRAMED },
  {
    cause: 'ACT_OF_NATURE',
    plain: LIGHTNING_PLAIN,
    framed: ['(?:lightning|the storm|tornado|earthquake|act of god|act of nature)'],
  },
  {
    cause: 'COOKING',
    plain: [
      '(?:unattended|careless|forgotten|overheated|burnt|burned|burning) (?:cooking|food|pot|pan|grease|cooking oil)',
      'cooking (?:fire|accident|mishap|oil|grease|related)',
      'grease fire|(?:pot|pan|skillet|wok|fryer|pots|pans) of (?:\\S+ ){0,2}(?:oil|grease|food|fries|chicken|bacon|fish|soup|beans|rice|water)',
      '(?:food|pot|pan|skillet|grease|oil|wok|kettle|meal|dinner|supper|bacon|chicken|fries|fat|lard|drippings|turkey|ham|roast|roaster|casserole|pizza|pizza box|cheese|burgers?|steaks?|ribs|potatoes|rice|beans|eggs|soup|lasagna|cookies|tortillas|popcorn|leftovers) ..5 (?:left |sitting |burning |cooking |unattended |boiling |boiled over |on fire )?(?:on|in|at) (?:the|a|her|his|their)(?: (?:bottom|floor|top|back|front) of the)? ..1 (?:stove|range|stove ?top|burner|oven|cook ?top|cooker|broiler)',
      '(?:left|forgot|leaving|forgotten) ..5 (?:on the|the) (?:stove|burner|range|oven)(?: on| going| lit)?',
      '(?:left|forgot|forgotten|leaving) (?:(?!(?:\\.|and|when|while|because)(?: |$))\\S+ ){0,4}?(?:frying|cooking|boiling|simmering|on to boil)',
      '(?:burner|stove|oven|range) ..2 (?:was |had been |got )?(?:left|turned|accidentally turned|bumped) on',
      'with (?:a|the|1|her|his) (?:burner|stove|oven|pot|pan|skillet) (?:still )?(?:on|going|lit|cooking)(?! fire)|burner (?:still )?(?:on|lit|going) under|(?:pot|pan|skillet|kettle) (?:on|over) (?:a|the|an) (?:lit |hot |open )?burner',
      '(?:stove ?top|kitchen stove|oven|stove|range|deep fryer|turkey fryer|fryer) fire',
      "(?:was|were|while|been|started|had been|she'd been|he'd been) (?:cooking|frying|deep frying|grilling|making (?:dinner|lunch|breakfast|supper|fries|french fries|candy|popcorn)|heating (?:up )?(?:oil|grease))",
      'fryer ..3 (?:get|got|getting|gotten) away|fryer ..3 (?:caught|boiled over|overheated|flared|lit off|went up|overflowed)',
      'turkey fryer|grease (?:in|on) the|cooking (?:was )?left unattended|unattended (?:pot|pan|stove|oven|skillet)',
      'fell asleep (?:while |with ..4 |cooking)(?:cooking|stove|oven)?',
      '(?:gas |charcoal |pellet |propane )?(?:grill|barbecue|smoker) ..7 (?:too close|against|next to|up against|caught) ..4 (?:house|siding|wall|deck|railing|fire)',
    ],
    framed: [
      '(?:cooking|food|grease|stove|oven|(?<!flower )pot(?! light| belly)|pan|skillet|deep fryer|cooking oil|burner|toaster|toaster oven|microwave|range|air fryer|grill|barbecue|smoker|hibachi)',
    ],
  },
  {
    cause: 'EXPLOSIVES_FIREWORKS',
    plain: [
      '(?:spent|used|discarded|illegal|dud|hot|soaking|playing with|messing with|shot off|lit off|lighting off|lit|lighting|shooting|shooting off|setting off|popping|launching) fireworks',
      'firecrackers?|roman candles?|bottle rockets?|sparklers?|mortar (?:tubes?|shells?)|tannerite|exploding targets?|m 80s?',
    ],
    framed: ['fireworks?|explosives?|pyrotechnics?'],
  },
  {
    cause: 'OPEN_FLAME',
    plain: [
      '(?:unattended|lit|burning|left|scented|tea ?light|knocked over a|tipped over a|votive|birthday|forgotten) ..1 candles?',
      'candles?(?! factory| shop| store| company| maker| light) ..4 (?:on|too close|caught|lit|fell|tipped|left|knocked|burning|near|next|got|set|that|was|were|beside)',
      'incense|tiki torch|oil lamp|kerosene lamp|playing with (?:a |the |some )?(?:lighters?|match(?:es)?|fire)|(?:kids?|child|children|boys?|girls?|little (?:1s?|ones?|guys?|fella)|youngster|kiddo|son|daughter|grandson|nephew|toddler|teenagers?|teens?|juveniles?|year old|brother|sister) ..6 (?:lighters?|match(?:es)?(?! (?:the|his|her|what)))|(?:a|the|his|her|with|cigarette) lighter(?! smoke| than| fluid| color| load) ..4 (?:sheets?|blanket|curtains?|paper|bedding|mattress|couch)',
      "(?:weed|propane|plumber's|plumbers|cutting|roofing|roofer's|roofers|blow|welding|acetylene) ?torch|blow ?torch|torch down|(?:using|used|with|had) (?:a|the|his|her|their) torch|roofers? ..4 torch(?:es|ing)?|(?:sweating|soldering|soldered|brazing) (?:a |an |some |the |in )?(?:\\S+ )?(?:pipes?|copper|joints?|fittings?|valve)",
    ],
    framed: [
      '(?:candles?|open flame|lighters?|match(?:es)?|torch|incense|lantern|tea ?lights?|menorah|sage|pilot light)',
    ],
  },
  {
    cause: 'CHEMICAL',
    plain: [
      'spontaneous(?:ly)?(?: (?:combust\\w*|heat\\w*|ignit\\w*))?',
      `${WET_HAY}`,
      '(?:oily|oil soaked|stain|stain soaked|stained|linseed|staining|varnish|oil) rags',
      'linseed oil',
      'chemical reaction|pool chemicals?',
    ],
    framed: ['(?:chemicals?|rags|wet hay|chlorine)'],
  },
  {
    cause: 'ELECTRICAL',
    plain: [
      'electrical (?:fire|short|fault|failure|malfunction|problem|issue|arc\\w*|wiring|in nature|origin|cause|overload)',
      '(?:faulty|bad|old|overloaded|shorted|frayed|damaged|overheated|failed|exposed|aluminum|loose|burnt|melted|failing|defective|arcing|arced|shorting|pinched) ..1 (?:wiring|wires?|outlet|receptacle|circuit|extension ch?ords?|power strip|surge protector|breaker|breaker box|cord|junction box|panel|electrical|light fixture|ballast|connection|plug|switch)',
      '(?:outlet|receptacle|extension ch?ord|power strip|surge protector|breaker (?:box|panel)|junction box|wiring|electrical panel|light fixture|ballast|light switch|power cord|service panel|fuse box|electric panel|lamp cord|cord|bus ?duct|bus ?bars?|bus duct|bus bars?|switch ?gear|conduit|meter (?:base|box|socket)|service drop|service entrance|load center|control board|exit sign|neon sign|sign transformer) ..3 (?:shorted|arced|arcing|failed|overheated|overloaded|sparked|sparking|melted|shorting|burned up|faulted|let go|was the cause|went bad|caught fire|started)',
      '(?:wiring|wires?|outlet|receptacle|cord|panel) ..7 (?:arced|arcing|shorted|shorting)',
      'knob and tube',
      'short(?:ed)? (?:out )?in (?:the|a|an) ..2 (?:wall|outlet|wiring|cord|panel|fixture|light|box|switch)',
    ],
    framed: [
      '(?:electrical|electric|wiring|wires?|outlet|receptacle|extension ch?ords?|power strip|surge protector|breaker(?: box| panel)?|junction box|electrical panel|light fixture|ballast|short circuit|a short|cord|circuit|panel box|fuse box|light switch)',
    ],
  },
  {
    cause: 'HEAT_FROM_ANOTHER_OBJECT',
    plain: [
      '(?:hot |fireplace |wood stove |stove |discarded |dumped |improperly disposed |smoldering )(?:ashes|embers|coals|ash)',
      '(?:ashes|coals|embers) ..5 (?:in|into|on) (?:a|the|that) ..2 (?:bag|box|cardboard box|bucket|trash ?can|can|bin|paper bag|plastic|deck|porch|tote|barrel)',
      '(?:combustibles|blankets?|bedding|curtains?|clothes|clothing|boxes|couch|mattress|laundry|towels?|pillow|drapes|cardboard) ..3 (?:too close to|up against|against|on top of|touching|too near) (?:a|the|that|his|her|their)',
      'heat (?:lamp|gun)',
      '(?:stove ?pipe|flue pipe|flue|chimney pipe|vent pipe|pipe|wood ?stove|chimney|heater|exhaust) ..9 (?:too close to|up against|right against|touching|in contact with) (?:the|some|a)',
      '(?:framing|joists?|rafters?|studs?|combustibles|wood) ..3 (?:too close to|up against|against|touching|in contact with) ..2 (?:flue|chimney|stove ?pipe|pipe)',
      '(?:space heater|heater|lamp|light bulb|bulb) ..2 (?:with|had|that had) ..3 (?:blankets?|clothes|clothing|towels?|bedding|curtains?|sheets?|papers?) ..3 (?:on|over|against|touching|close)',
      '(?:blankets?|clothes|clothing|laundry|shirt|t shirt|blouse|dress|robe|jacket|coat|scarf|sweater|pants|jeans|socks|rug|pillow|papers?|newspapers?|towels?|bedding|curtains?|sheets?|couch|bed|boxes) ..3 (?:over|onto|on top of|against|on|near|by) (?:a|the|an|his|her|their) ..1 (?:space heater|heater|wood ?stove|baseboard|radiator|light bulb|halogen|lamp)',
      '(?:space heater|heater|heat lamp|lamp|light bulb|bulb|halogen) ..3 (?:too close|up against|against|right up on|touching|next to the|near the|fell|tipped|knocked)',
    ],
    framed: ['(?:ashes|embers|coals|heat lamp|radiant heat)'],
  },
  {
    cause: 'OPERATING_EQUIPMENT',
    plain: [
      '(?:clothes )?dryer fire|(?:clothes )?dryer(?! vents?| outlet| plug) ..6 (?:caught|on fire|burning|burned|overheated|failed|malfunctioned|shorted|started|lit|lint|drum|was the|is what|smoking|seized)',
      '(?:fire|flames?|burning|started|began|originated|origin|confined|contained|limited|traced|stayed|never left|left) ..5 (?:in|inside|behind|from|at|with|to|the) ..1 (?:clothes )?dryer(?! vents?| outlet| plug)',
      'lint (?:build ?up|was packed|packed|fire|in the|trap|had)',
      '(?:furnace|water heater|hot water heater|boiler|space heater|heater|washing machine|washer|dishwasher|refrigerator|fridge|freezer|compressor|exhaust fan|bath fan|bathroom fan|ceiling fan|box fan|motor|generator|hvac|air handler|air conditioner|window unit|a c unit|ac unit|saw|dust collector|sump pump|treadmill|pellet stove|dehumidifier|heating pad|copier|printer|machine|conveyor|bearing|blower motor|fan motor|furnace motor) ..3 (?:overheated|malfunction(?:ed|ing)?|failed|seized|burned up|burned out|shorted|burnt up|locked up|went bad|let go|failure|caught fire|backfired|puffed back)',
      '(?:overheated|malfunctioning|failed|seized|faulty|burned out|defective|burnt out|bad) ..1 (?:furnace|water heater|boiler|space heater|heater|washing machine|washer|dishwasher|refrigerator|fridge|freezer|compressor|exhaust fan|bath fan|bathroom fan|ceiling fan|fan|motor|generator|hvac|air handler|air conditioner|window unit|machine|bearing|dehumidifier|heating pad)',
      '(?:exhaust|bath|bathroom|ceiling|box|attic) fan (?:was|were|had been|that was) (?:burning|on fire|smoking|melted)',
      'equipment (?:failure|malfunction)|mechanical (?:failure|malfunction)',
    ],
    framed: [
      '(?:furnace|water heater|hot water heater|boiler|space heater|heater|washing machine|washer|dishwasher|refrigerator|fridge|freezer|compressor|exhaust fan|bath fan|bathroom fan|ceiling fan|box fan|fan|motor|generator|hvac unit|hvac|air handler|air conditioner|window unit|ac unit|table saw|dust collector|bearing|grinder|dehumidifier|heating pad|electric blanket|pump|lawn mower|mower|sparks from (?:a |the )?(?:grinder|welder|saw)|weld(?:ing|er)|grinding|treadmill|clothes dryer|dryer)',
    ],
  },
];

const ENGINE_PARTS =
  "(?:brakes?|breaks(?= (?:had |were |got |was |have |been )*(?:locked|seized|over ?heat|over heat|caught|hot|hung|stuck|dragging|drug|froze|frozen|failed|went|smoking|burning))|bearings?|wheel bearing|turbo|alternator|starter|catalytic converter|cat converter|exhaust|exhaust manifold|manifold|muffler|radiator|transmission|fuel line|fuel leak|oil leak|fuel pump|hydraulic (?:line|hose|leak|fluid)|axle|tire|tires|belt|clutch|engine(?!'s| company| crew| tank)|motor(?! homes?\\b)|wiring|wiring harness|wires?|battery cable|hub|d p f|dpf|rotor|reefer unit|reefer|power steering|coolant|oil line|generator|heater|furnace|refrigerator|fridge|water heater|compressor|pto|p t o|chopper|header|baler|gearbox|u joint|differential|fuel system|injector|carburetor|a c|electrical system|electrical)";

export const OUTSIDE_CAUSE_ROWS: readonly CauseRow<OutsideFireCause>[] = [
  {
    cause: 'BATTERY_POWER_STORAGE',
    plain: BATTERY_WORDS,
    framed: [
      '(?:lithium(?: ion)?|e bike|ebike|electric scooter|e scooter|hover ?board|battery pack|vape|energy storage(?: system)?)',
    ],
  },
  { cause: 'SMOKING_MATERIALS_ILLICIT_DRUGS', plain: SMOKING_PLAIN, framed: SMOKING_FRAMED },
  {
    cause: 'FIREARMS_EXPLOSIVES',
    plain: [
      'exploding targets?|tannerite|target (?:shooting|shooters?|practice)|tracer(?:s| rounds?)|incendiary rounds?|(?:shooting|shot) (?:guns?|rifles?|targets?|at|steel)|dynamite|blasting',
    ],
    framed: ['(?:shooters?|shooting|firearms?|guns?|ammunition|ammo|explosives?|bullets?|steel core)'],
  },
  {
    cause: 'FIREWORKS',
    plain: [
      "(?:kids|teenagers|teens|boys|somebody|someone|neighbors?) ..2 with (?:some )?fireworks|(?:spent|used|discarded|illegal|dud|hot|playing with|messing with|shot off|somebody's|shooting|shooting off|setting off|lighting|lighting off|popping|launching|old) fireworks",
      'firecrackers?|roman candles?|bottle rockets?|sparklers?|mortar (?:tubes?|shells?)|artillery shells?|m 80s?',
    ],
    framed: ['fireworks?|pyrotechnics?'],
  },
  { cause: 'INCENDIARY', plain: SET_PLAIN, framed: SET_FRAMED },
  {
    cause: 'NATURAL',
    plain: [...LIGHTNING_PLAIN, 'spontaneous(?:ly)?(?: (?:combust\\w*|heat\\w*|ignit\\w*))?', WET_HAY],
    framed: ['(?:lightning|the storm)'],
  },
  {
    cause: 'SPREAD_FROM_CONTROLLED_BURN',
    plain: [
      '(?:controlled|control|prescribed|permitted|permit|planned|pasture|field|agricultural|ag|rx|ditch|stubble) burn(?:ing)? ..6 (?:got away|escaped|away from|jumped|got loose|spread|got out|out of (?:hand|control)|took off|slopped)',
      '(?:escaped|got away from|spread from|slop ?over (?:from|of|on)|slopped over from|spot from|embers from|jumped (?:out of|from)) (?:a|the|his|their|that) (?:\\S+ )?(?:controlled|control|prescribed|permitted|permit|planned|rx|legal|pasture|field) burn',
      'escaped (?:controlled|control|prescribed|permitted|rx|pasture) burn',
      'burn(?:ed|ing|t) (?:it|that|them|this|(?:an?|the|his|her|their) \\S+)? ?off ..4 (?:with|under|on|had) (?:an?|the|his|her|their) (?:burn )?permit',
      '(?:burning|burn) (?:off )?(?:\\S+ )?(?:\\d+ acres|pasture|field|stubble|ditch|crp|c r p|hay meadow|prairie|wheat) ..16 (?:got away|escaped|away from|jumped|got loose|got out|out of (?:hand|control)|took off|slopped)',
    ],
    framed: ['(?:controlled|control|prescribed|permitted|rx) burn'],
  },
  {
    cause: 'DEBRIS_OPEN_BURNING',
    plain: [
      '(?:burn|burning) (?:barrel|pile|pit|pan)',
      '(?:burning|burn|burned|burnt) (?:\\S+ )?(?:trash|brush|leaves|debris|garbage|limbs|yard waste|yard debris|slash|slash pile|brush pile|weeds|branches|rubbish|cardboard|scrap|tumbleweeds|stumps|off (?:an?|the|his|her|their|some) (?:\\S+ )?(?:field|ditch|garden|pasture|fence ?row|fence ?line|lot|yard|grass|weeds|stubble|bank|levee|crp|c r p|brush|pile))',
      '(?:trash|brush|leaf|debris|slash|rubbish|stump|garbage) (?:fire|pile|burn|burning) ..4 (?:got away|escaped|away from|got loose|spread|got out|jumped|out of hand)',
      '(?:debris|open|trash|backyard|yard waste|leaf) burning|unattended burn|illegal burn(?:ing)?',
      '(?:hot |fireplace |wood stove |discarded |dumped )(?:ashes|ash|embers)',
    ],
    framed: ['(?:debris|burn barrel|burn pile|open burn(?:ing)?|ashes)'],
  },
  {
    cause: 'RECREATION_CEREMONY',
    plain: [
      '(?:abandoned|unattended|illegal|escaped|old|left|smoldering|untended) (?:camp ?fire|bonfire|warming fire|cooking fire|fire pit|fire ring)',
      "(?:camp ?fire|bonfire|warming fire|fire pit|fire ring) ..5 (?:got away|got into|got out|jumped|ran into|escaped|away from|left|abandoned|unattended|spread|out of hand|not (?:all the way |completely )?(?:put )?out|(?:wasn't|weren't) (?:all the way |completely |fully |properly )?(?:put )?out|(?:that )?somebody (?:left|didn't put out))",
      '(?:hot |discarded |dumped |charcoal )(?:coals|charcoal|briquettes)',
    ],
    framed: [
      '(?:camp ?fire|bonfire|warming fire|fire pit|fire ring|barbecue|grill|charcoal|smoker|campers|homeless camp|encampment|candles?|ceremony|sweat lodge|coals)',
    ],
  },
  {
    cause: 'RAILROAD_OPS_MAINTENANCE',
    plain: [
      '(?:rail|railroad|track) (?:grinder|grinding|maintenance|crew|welding) ..5 sparks?',
      '(?:rail|railroad|track) (?:grinder|grinding|maintenance|crew|welding)',
      '(?:train|locomotive|railcar|rail car) ..4 (?:brakes?|sparks?|sparking|hot box|exhaust|carbon)',
      'sparks? (?:off|from) (?:a|the) (?:passing )?(?:train|locomotive|rail)',
    ],
    framed: ['(?:train|locomotive|railroad|rail crew|hot box)'],
  },
  {
    cause: 'POWER_GEN_TRANS_DIST',
    plain: [
      '(?:power ?lines?|power lines?|primary wires?|primary lines?|conductor|transmission line|service drop|high line|electric lines?|power) ..3 (?:down|came down|arced|arcing|slapped|slapping|fell|broke|snapped|blew down|dropped|parted|touching|hit the ground)(?! at)',
      '(?:lines?|wires?) (?:was |were |came |fell |blew |blown |that |had )?(?:down|arced|arcing|slapped|slapping|snapped)',
      '(?:downed|arcing|fallen|slapping|broken) ..1 (?:power ?lines?|power lines?|lines?|wires?|conductor|primary)',
      'transformer ..3 (?:blew|exploded|failed|arced|arcing|leaking|let go|popped|burning|on fire|shorted)',
      '(?:blown|failed|exploded|bad|arcing) transformer|blown (?:fuse|insulator|cutout)|insulator (?:failed|failure|broke)|cross ?arm ..2 (?:failed|burned|broke|fire)',
      '(?:squirrel|bird|hawk|crow|snake|raccoon|branch|limb|tree|mylar balloon|balloon|osprey) ..5 (?:transformer|power ?lines?|(?:the|some|those|2|both) lines|primary|wires)',
    ],
    framed: [
      '(?:power ?lines?|power lines?|transformer|insulator|utility pole|power pole|electric fence|conductor|substation)',
    ],
  },
  {
    cause: 'EQUIPMENT_VEHICLE_USE',
    plain: [
      '(?:mechanical|equipment|engine|motor|brake|bearing|tire|turbo|transmission|electrical|alternator|starter|fuel pump|fuel line|exhaust|compressor|catalytic converter|hydraulic|belt|clutch|radiator|wiring harness) (?:failure|malfunction|problem|issue|fire|trouble)',
      '(?:electrical |a |an )?short(?:ed)?(?: out)? (?:under|behind|in|inside) the (?:\\S+ )?(?:dash|dashboard|hood|engine compartment|steering column|wiring|harness|fuse box)',
      `${ENGINE_PARTS} ..3 (?:locked up|locked|seized|overheated|overheating|failed|blew|blown|let go|went out|went bad|going out|going bad|go out|leaked|leaking|sprayed|spraying|caught fire|shorted|shorted out|dragging|hung up|malfunctioned|broke|ruptured|came apart|got hot|sparking|froze up|stuck|cracked|backfired|burned up|gave out|threw|over heated|smoking|popped (?:loose|off)|(?:came|come|worked|worn|broke|shook) (?:loose|off)|split|burst|chafed|rubbed through|disconnected|dumped|popped)`,
      `(?:locked up|overheated|seized|failed|leaking|blown|bad|hot|dragging|stuck|broken|faulty|shorted|ruptured|frozen|cracked) (?:\\S+ )?${ENGINE_PARTS}`,
      '(?:started|originated|began|came|fire was|burning|coming|confined|starting) ..3 (?:engine (?:compartment|bay|area)|under the (?:hood|dash|dashboard)|(?:rear|trailer|front|left|right|inside|drive) ..1 (?:brakes?|axle|tandems?|wheel|wheels|tires?)|motor|passenger compartment|generator|wheel well)',
      '(?:mower|mowing|shredding|shredder|blade|brush ?hogging|bush ?hogging|discing|disking|haying|baling|lawn ?mower|brush ?hog|bush ?hog|rotary mower|combine|tractor|baler|swather|skid ?steer|dozer|bulldozer|excavator|chain ?saw|weed ?eater|weed ?whacker|grinder|welder|disc|disk|harvester|mulcher|feller buncher|chipper|wood chipper|stump grinder|forklift|loader|backhoe|grader)(?! (?:away|out|back|over|off|clear|before)\\b) ..4 (?:hit a rock|hitting a rock|struck a rock|sparked|sparks?|spark|threw a spark|caught|overheated|started|kicked|bearing|backfired|blade|set it off|exhaust)',
      '(?:hit|hitting|struck|clipped|caught) (?:a|some|an old) (?:rocks?|stump|fence post|piece of \\S+) with (?:his|her|the|a|their) (?:\\S+ )?(?:mower|brush ?hog|bush ?hog|tractor|disc|disk|blade|combine|swather)',
      '(?:disking|discing|mowing|brush ?hogging|bush ?hogging|plowing|harvesting|combining|baling|swathing|cutting hay|weed eating) ..6 (?:hit|struck|sparked|sparks?|threw)',
      '(?:dragging|drug|drag|loose) (?:(?!(?:lines?|hose|it|him|her|them|out)(?: |$))\\S+ ){0,3}?(?:chains?|muffler|tailpipe|exhaust|rims?|bumper|trailer jack)|(?:trailer |safety |tow )?chains? ..3 (?:dragging|sparking|throwing|drug)',
      '(?:hot|catalytic) (?:\\S+ )?(?:converter|exhaust|muffler|tailpipe)',
      '(?:parked|pulled off|pulled over|drove|driving) ..4 (?:in|into|onto|on|over) (?:the |some )?(?:tall |dry |high |dead )+grass',
      'torch ..3 (?:scrap|iron|steel|metal|pipes?|gate|bolts?|axle|frame)|(?:running on|down to) the rim|rims? ..3 (?:sparks|sparking|on the pavement)|(?:blew|blown|lost|shredded) (?:out )?(?:a|the|his|her) (?:\\S+ )?tire ..6 sparks|(?:welding|grinding|cutting|torch cutting|brazing) (?:on|a|the|fence|pipe|metal|some|steel|sparks|slag)(?! (?:\\S+ )?(?:lines?|break|fire ?line|trees?|hay|grass|path))',
      '(?:oil|fuel|gas|gasoline|diesel|fluid|coolant|grease|atf)(?: (?!\\.(?: |$))\\S+){0,7}? (?:on|onto|on to|all over|hit(?:ting)?|against) (?:\\S+ ){0,2}(?:exhaust|manifold|headers?|turbo|muffler|hot engine|engine block|catalytic converter|hot motor)',
      '(?:trailer|truck|semi|pickup|camper|car|hay wagon|wagon|tractor|combine|baler|rig) (?:\\S+ ){0,9}?(?:threw|thrown|throwing|throw|shot|shooting|dropped|dropping|kicked up|tossed) (?:some |a few )?sparks',
      'spark(?:s|ed)? (?:off|from) (?:a|the|his|their) (?:mower|blade|chain|trailer|rim|combine|tractor|equipment|grinder|saw|truck|welder|exhaust|rock)',
    ],
    framed: [
      `(?:${ENGINE_PARTS}|mower|lawn ?mower|combine|tractor|baler|equipment|vehicle|mechanical|generator|welding|welder|grinder|grinding|cutting torch|chain ?saw|weed ?eater|four ?wheeler|atv|hay baler|overheated|overheating|short(?:ed)?|collision|crash)`,
    ],
  },
  {
    cause: 'STRUCTURE',
    plain: [
      '(?:spread|extended|embers|heat|blew|got out|jumped|ran) (?:from|off|out of) (?:the|a|that) ..2 (?:structure fire|house fire|shed fire|barn fire|house|barn|shed|garage|trailer|structure)',
    ],
    framed: ['(?:structure fire|house fire|barn fire|shed fire)'],
  },
];
