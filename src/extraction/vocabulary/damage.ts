import type { DamageType } from '../../neris/values/fire.ts';
import type { Rows } from '../modules/fire/statements.ts';

// Words about the extent of damage, never about its kind ("siding melted" says no extent).

const KIND =
  '(?:fire |smoke |water |heat |fire and smoke |smoke and water |smoke and fire |heat and smoke |structural |overall |property |fire smoke and water )?';

const THE_DAMAGE = '(?:call|calling|say|put|putting|rate|rating|list|listing|mark) (?:the |that )?damage';

/** "Damage up there and to the roof is heavy", "I'd call the damage to the house moderate". */
const damaged = (extent: string) =>
  `damage(?: (?!(?:\\.|damage)(?: |$))\\S+){0,7}? (?:is|was|looks|were|being) (?:estimated |listed |rated |considered |described |reported |called )?(?:as |at |to be )?(?:pretty |very |fairly |quite |about |probably |just |only |mostly |mainly )*(?:on the )?${extent}|(?:as far as|far as|as for|for) (?:the )?damage(?: goes| is concerned)?(?: (?:it's|it was|that's|i'd|i would|we'd|say|call|it|put|pretty|fairly))* ${extent}|damage (?:i|we)(?:'d| would| am going to|'m going to)(?: just)? (?:call|say|put|rate|list)(?: (?:it|as|at|is|was))* ${extent}|${THE_DAMAGE} ..5 (?:as |at |down as )?${extent}`;

export const DAMAGE_ROWS: Rows<DamageType> = [
  [
    'MAJOR_DAMAGE',
    damaged('(?:heavy|major|extensive|significant|severe|substantial|serious)'),
    'damage (?:heavy|major|extensive|significant|severe|substantial|serious)(?= \\.|$| (?:mostly|mainly|just|only|to the)(?: |$))',
    `(?:heavy|major|extensive|significant|severe|substantial|serious|massive|catastrophic|considerable|bad|a lot of|lots of|heavily) ${KIND}damage`,
    '(?:heavily|severely|extensively|badly|seriously|significantly|substantially) damaged',
    'damage (?:was|is|were|looks|looked) (?:pretty |very |quite |real |fairly )?(?:heavy|major|extensive|significant|severe|substantial|serious|bad)',
    "(?:i'd|we'd|i would|we would|i'll|i will) (?:call|say|put|rate) (?:it |that |this |the damage )?(?:as |at |a )?(?:pretty |fairly )?(?:heavy|major|extensive|severe)(?: damage)?",
    '(?:total|complete|heavy|major|near total) loss(?:es)?(?! of (?:life|pressure|water|power))',
    'total (?:it|out)|totaled|totalled|a goner',
    '(?:completely |totally |pretty much )?destroyed',
    'burn(?:ed|t) (?:all the way |right |clear |plumb )?(?:to|into) the (?:ground|slab|foundation|frame)',
    '(?:completely |totally |pretty much )?gutted',
    "(?:nothing|not much|wasn't much|wasn't nothing|ain't nothing|ain't much) left (?:of it|but|to (?:it|search|save)|standing)",
    'leveled|levelled|(?:a|call(?:ing|ed)? it a) (?:tear ?down|write ?off)|call(?:ing|ed)? it a total(?! of)|(?:house|home|barn|building|place|trailer|garage|shed|cabin|structure) (?:\\S+ )?burn(?:ed|t) down(?! to)',
    'call (?:it|that|this) (?:a )?(?:heavy|major)(?: damage)?',
    "(?:it's|it was|(?:house|structure|building|place|trailer|home|barn|garage|shed|cabin|shop|church|store|mobile|restaurant)(?: is| was|'s)) (?:just |completely |all |totally |pretty much |basically )*(?:gone|a loss|toast|junk|done for|unlivable|uninhabitable|not livable|wrecked|trashed|ruined|a (?:tear ?down|write ?off|total(?! of))|history|condemned)",
    '(?:total|complete)(?: and)? (?:loss|write off)|nothing but (?:ash|ashes|the chimney|a chimney)|burned flat|flat on the ground|(?:will|going to) have to be (?:torn down|bulldozed|demolished)',
  ],
  [
    'MODERATE_DAMAGE',
    damaged('(?:moderate|medium)'),
    'damage (?:moderate|medium)(?= \\.|$| (?:mostly|mainly|just|only|to the)(?: |$))',
    `(?:moderate|medium|moderately heavy) (?:amount of )?${KIND}damage`,
    'moderately damaged|moderate overall|overall moderate',
    'damage (?:was|is|were|looks|looked) (?:about |pretty |probably )?(?:moderate|medium)',
    'call (?:it|that|this) (?:a )?moderate(?: damage)?',
    "(?:i'd|we'd|i would|we would|i'll|i will) (?:call|say|put|rate) (?:it |that |this |the damage )?(?:as |at |a )?(?:pretty |fairly )?moderate(?: damage)?",
  ],
  [
    'MINOR_DAMAGE',
    damaged('(?:minor|light|slight|minimal|small)'),
    'damage (?:minor|light|slight|minimal|small)(?= \\.|$| (?:mostly|mainly|just|only|to the)(?: |$))',
    `(?:minor|light|slight|minimal|limited|small|little|very little|some minor|cosmetic|superficial|negligible|not much|a little|a little bit of|hardly any) (?:amount of )?${KIND}damage`,
    '(?:lightly|slightly|minimally) damaged|(?:minor|light) overall|overall (?:minor|light)',
    "(?:melted|scorched|blistered|charred|warped|cracked|singed|bubbled) ..7 (?:just|only|pretty|real|it's|it was|nothing but) (?:minor|light|cosmetic)(?= (?:stuff )?\\.|$)",
    '(?:melted|scorched|blistered|charred|warped|singed|bubbled)(?: (?:the|its|some|vinyl|siding|paint|trim|gutters?|eaves?|shutters?|bumper|fence|on|1|side|window|screens?|shingles))* (?:minor|light)(?= \\.|$)',
    'damage (?:was|is|were|looks|looked) (?:pretty |very |fairly |real )?(?:minor|light|slight|minimal|small|cosmetic|superficial|negligible)',
    "(?:wasn't|isn't|not|hardly|barely) (?:really )?(?:much|a lot|any) (?:in the way of |of |of any )?damage",
    'call (?:it|that|this) (?:a )?(?:minor|light)(?: damage)?',
    "(?:i'd|we'd|i would|we would|i'll|i will) (?:call|say|put|rate) (?:it |that |this |the damage )?(?:as |at |a )?(?:pretty |fairly )?(?:minor|light)(?: damage)?",
  ],
  [
    'NO_DAMAGE',
    `no (?:apparent |visible |real |actual )?${KIND}damage`,
    `without (?:any )?${KIND}damage`,
    `(?:did not|didn't|never) (?:do|cause|sustain|have|suffer|take|see|find) any ${KIND}damage`,
    "not damaged|wasn't damaged|weren't damaged|undamaged|untouched|unharmed|not a (?:scratch|mark)|(?:never|didn't|did not)(?: even| ever| really)? (?:got|get) (?:touched|damaged|burned|scorched|singed|a scratch|a mark)|(?:wasn't|weren't|was never|were never|was not|were not) (?:touched|scorched|burned|singed|harmed)|(?:without|not even) a (?:scratch|mark)",
    'damage (?:was|is) (?:0|none|nil)',
    "wasn't (?:any|no) damage",
  ],
];

/** "The stove's scorched, no other damage": with what it stands beside, the extent of all of it. */
export const NO_OTHER_DAMAGE =
  "(?:no (?:other|further|additional) (?:fire |smoke )?damage|(?:that's|that was|that is) (?:about )?(?:all|it|the extent) (?:of|for) (?:the )?damage)";

/** "Damage was limited to the stove": a thing, not a room, is what was damaged. */
export const DAMAGE_LIMITED =
  '(?:damage ..5 (?:limited|confined|contained|isolated|kept|held) ..2 (?:to|within)|damage ..2 (?:is|was) (?:just|only)(?: to)?|damage (?:just|only)(?: to)?|no damage (?:beyond|outside|past|other than|except(?: for)?|besides|aside from|apart from|but)|only damage (?:was|is)(?: to)?|(?:only thing damaged|only thing hurt) (?:was|is)|nothing (?:was |got )?(?:hurt|damaged) (?:but|except(?: for)?|besides|other than))(?: of| the| that| his| her| their| 1| a| an| just| only| little| actual| immediate| inside| interior| outside| front| back| top| door)*';
export const LIMITED_THINGS =
  '(?:\\S+ )?(?:coffee maker|coffee pot|tv|television|computer|printer|copier|dresser|door|desk|shelf|shelves|ceiling tiles?|air conditioner|compressor|vent|stove|stovetop|range|range hood|oven|microwave|pot|pan|cooktop|burner|dryer|washer|appliance|dishwasher|toaster|fryer|cabinets?|cupboards?|counter ?top|counter|outlet|receptacle|switch|breaker|panel|light|fixture|fan|water heater|furnace|motor|unit|heater|trash ?can|waste ?basket|garbage can|mattress|bed|couch|chair|chimney|flue|liner|siding|wall|fridge|refrigerator|hood|grill|table|window|curtains?|appliance|area|item|object|machine|equipment|contents of the \\S+)';

/** What is counted or a small part of something, whatever it is a part of: "a few cracked flue tiles". */
export const LIMITED_PARTS =
  '(?:few|couple|pair|handful|bit|patch|piece|small|little|tiny|corner|section|edge|portion|foot|square foot|1 (?:board|stud|joist|shelf|drawer|bay|tile)|\\d+ (?:\\S+ )?(?:tiles?|boards|studs|shingles|panels|shelves|square feet|feet))';

/** Contents whose loss says nothing of the building. */
export const CONTENTS =
  '(?:stove|range|oven|microwave|dryer|washer|dishwasher|toaster|fryer|pot|pan|couch|sofa|mattress|bed|chair|tv|furniture|contents|clothes|heater|furnace|grill|mower|bike|scooter|battery|charger|fridge|refrigerator|appliance|computer|desk|table|dresser|curtains|equipment|machine|trash ?can|(?:a c|ac|window|hvac|heating|rooftop|wall|condenser) unit|motor|compressor)';
