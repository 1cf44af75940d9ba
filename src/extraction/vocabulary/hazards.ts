import type { HazsitDisposition } from '../../neris/values/hazsit.ts';

// Hazards: who was moved out, who ended it, and whom it was left with. Words as in the reading.

const PEOPLE =
  'people|persons?|residents?|occupants?|students?|kids|children|adults?|employees?|workers?|staff|customers?|guests?|tenants?|patients|visitors|shoppers|patrons|folks|individuals|civilians|teachers|seniors|inmates|men|women|diners|members|of them|souls|homeowners?|neighbors|campers|passengers|parishioners|office workers|personnel|swimmers|bathers|skaters|moms|parents|worshippers|attendees|players|drivers';
const ABOUT =
  '(?:about |around |approximately |roughly |some |nearly |almost |at least |a total of |all |the |another |an estimated |like |somewhere around |over |more than |close to )*';
const PLACES =
  'houses?|homes?|farms?|ranches|campsites?|schools?|trailers?|churches|offices?|shops?|restaurants?|units?|apartments?|floors?|buildings?|businesses|blocks?|stores?|rooms?|structures?|addresses|residences|families|households|classrooms|stories|story|minutes?|hours?|feet|foot|yards?|miles?|inch|by|percent|times|side|street|family|acres?|doors?|vehicles?|cars?|engines?|gallons?';
const NOT_A_PLACE = `(?! (?:(?:neighboring|nearby|adjacent|other|surrounding|adjoining|apartment|city|town|mobile|office|hotel|whole) )?(?:${PLACES}|1 )\\b)`;
/** A word between, that starts no other statement and names no place. */
const FREE = `(?:(?!(?:we|i|crew|crews|with|had|U\\d+|T\\d+|${PLACES})\\b)[\\w']+ )`;
/** As above, where places may be named on the way to the number. */
const ALONG = "(?:(?!(?:we|i|crew|crews|had|U\\d+|T\\d+)\\b)[\\w']+ )";

/** A number of people, by the dozen too; "a couple dozen" is none. */
const NUMBER = '(?:half a dozen|(?<!couple |few )\\d+ dozen|(?<!half )a dozen|\\d+(?! dozen))';

const OUT =
  "(?:out|outside|out of|next door|across (?:the|to)|down the (?:street|block|road)|up the (?:street|road)|upwind|from (?:the|their|that|\\d)|to (?:a|the|their) (?:neighbor|corner|church|street|sidewalk|parking|gym|school|bus|end|other)[\\w']*|over to)";

/** Patterns whose group n is the number of people moved out. */
export const EVACUATED: readonly RegExp[] = [
  new RegExp(`\\bevacuat(?:ed|ing|e|ion of) ${ABOUT}(?<n>${NUMBER})\\b${NOT_A_PLACE}`, 'g'),
  new RegExp(`\\bevacuat(?:ed|ing|e) ${ALONG}{0,8}?${ABOUT}(?<n>${NUMBER}) (?:\\w+ )?(?:${PEOPLE})\\b`, 'g'),
  new RegExp(
    `\\b(?<n>${NUMBER}) ${FREE}{0,2}?(?:${PEOPLE})? ?(?:total )?(?:were |was |had been |have been |had |got |being |all |already |self |had to be |was all |had already |already been |had self |safely )*evacuated\\b`,
    'g',
  ),
  new RegExp(
    `\\b(?:got|get|getting|had|moved?|moving|pulled|cleared|sent|took|led|brought|walked|relocated|herded|escorted) ${ABOUT}(?<n>${NUMBER}) (?:\\w+ )?(?:${PEOPLE})(?: and (?:the )?(?:${PEOPLE}))? ${OUT}\\b`,
    'g',
  ),
  new RegExp(
    `\\b(?:got|get|getting|had|moved?|moving|pulled|took|brought|walked|relocated) (?:the |a |1 )?(?:whole )?family of (?<n>${NUMBER}) ${OUT}\\b`,
    'g',
  ),
  new RegExp(
    `\\b(?<n>${NUMBER}) (?:\\w+ )?(?:${PEOPLE}) (?:were |was |had |have |been |to |be |got |already |all )+(?:moved|cleared|taken|brought|sent|led|walked|escorted|pulled|relocated) ${OUT}\\b`,
    'g',
  ),
  new RegExp(
    `\\b(?<n>${NUMBER}) (?:\\w+ )?(?:${PEOPLE}) (?:all |then |were |got |self )*(?:moved|relocated) (?:out|outside|next door|to (?:a|the|their) )`,
    'g',
  ),
  new RegExp(
    `\\b(?:everybody|everyone|they|all of them)(?: (?:was|were|had|already|been|all|got))* (?:moved|taken|walked|relocated|evacuated|sent) (?:out|outside|over|across|to)(?: (?!(?:we|i|had|found|with|if|were|was|\\d+|U\\d+|T\\d+)\\b)[\\w']+){0,6}? ${ABOUT}(?<n>${NUMBER}) (?:\\w+ )?(?:${PEOPLE})\\b(?! (?:were|was|had|got|complain\\w+|in|with)\\b)`,
    'g',
  ),
  new RegExp(
    `\\b(?<n>${NUMBER}) (?:${PEOPLE}) out of (?:the |both |those |all )*(?:\\d )?(?:houses?|homes?|units?|apartments?|buildings?|offices?|stores?|shops?|school|church|restaurant|clinic)\\b(?! (?:were|was|had|got|went|complain\\w+|are|that)\\b)`,
    'g',
  ),
  new RegExp(
    `\\bemptied ${ALONG}{1,9}?${ABOUT}(?<n>${NUMBER}) (?:(?:${PEOPLE})\\b|out(?:side)? (?:on|in|at) the )`,
    'g',
  ),
  // Who left by themselves were moved out too.
  new RegExp(
    `\\b(?:(?<n>${NUMBER}) (?:\\w+ )?(?:${PEOPLE})(?: and (?:the )?(?:${PEOPLE}))?) (?:had |have |were |was |all |already |just )*(?:walked|gone|filed|gotten|got|made it) (?:out|outside)(?! (?:to (?:look|watch|see|meet)|of (?:the|his|her|their) (?:car|vehicle|truck)|to the (?:car|truck)))\\b`,
    'g',
  ),
  new RegExp(
    `\\bfamily of (?<n>${NUMBER}) (?:had |have |were |was |all |already |just )*(?:got|gotten|gone|come|came|walked|made it) (?:out|outside)\\b`,
    'g',
  ),
  // "Got both sides out on the lawn, 5 people": the number comes last.
  new RegExp(
    `\\b(?:got|get|pulled|moved|cleared|brought|ordered|took|sent|walked|had|have|hustled|herded) (?:(?:both|everybody|everyone|people|folks|residents|tenants|neighbors|all|the|every|each)(?: (?!(?:we|i|had|found|and|with|\\d+|U\\d+|T\\d+)\\b)[\\w']+){0,4} (?:out|outside|off the site|out of there|off the (?:\\w+ ){0,2}(?:deck|floor|dock|grounds|property|platform|roof|bus|train|field|ice|beach|lot))|out (?:both|everybody|everyone|all|every|each))(?: (?!(?:we|i|had|found|with|if|of|were|was|\\d+|U\\d+|T\\d+)\\b)[\\w']+| of (?:the|that|there|both|all|his|her|their|it)(?! \\d)){0,12}?(?: there (?:was|were)| which was| that was| it was)? ${ABOUT}(?<n>${NUMBER}) (?:\\w+ )?(?:${PEOPLE})\\b(?! (?:that|who)? ?(?:were|was|had|got|complain\\w+) (?!out|outside|evacuated|moved))`,
    'g',
  ),
  new RegExp(
    `\\b(?:everybody|everyone|they)(?: (?:was|were|is|got|already|all|had|gotten))* (?:out|outside|off the (?:deck|floor|dock|grounds|property|platform))(?: (?!(?:we|i|had|found|with|if|were|was|\\d+|U\\d+|T\\d+)\\b)[\\w']+){0,6}? ${ABOUT}(?<n>${NUMBER}) (?:\\w+ )?(?:${PEOPLE})\\b(?! (?:were|was|had|got|complain\\w+|in|with)\\b)`,
    'g',
  ),
  new RegExp(
    `\\b(?:everybody|everyone) (?:\\w+ ){0,3}?(?:out|outside)(?: (?!(?:patients?|U\\d+|T\\d+|sick|hurt)(?: |$))\\S+){0,8}? counted ${ABOUT}(?<n>${NUMBER})(?= (?:\\.|heads|and (?:they|everybody|everyone|that)|${PEOPLE})(?: |$)|$)`,
    'g',
  ),
  new RegExp(
    `\\b(?<n>${NUMBER}) (?:\\w+ )?(?:${PEOPLE}) (?:were |was |already |all |standing |sitting |waiting )*(?:out|outside) (?:in|on|at) (?:the|their|a) `,
    'g',
  ),
  new RegExp(
    `\\b(?:cleared|emptied) out ${ALONG}{1,4}?(?:i'd say |call it |maybe |probably )?${ABOUT}(?<n>${NUMBER}) (?:${PEOPLE})\\b`,
    'g',
  ),
  new RegExp(
    `\\b(?:moved|cleared|got|emptied|brought|walked|hustled|pulled|ordered) out ${ABOUT}(?<n>${NUMBER}) (?:\\w+ )?(?:${PEOPLE})\\b`,
    'g',
  ),
  /\bevacuated (?:a |the |1 )?family of (?<n>\d+)\b/g,
  new RegExp(
    `\\b(?:moved|relocated|cleared out|emptied out) ${ABOUT}(?<n>${NUMBER}) (?:${PEOPLE})(?= (?:\\.|that's|which|and (?:we|they|i|then)|we|they|then|T\\d+|U\\d+|in all|total)(?: |$)|$)`,
    'g',
  ),
  /\bfamily of (?<n>\d+) (?:was |were |had |been |got |already |self )*(?:evacuated|(?:moved|relocated|taken|walked|brought|sent) (?:out|outside|next door|over to|across|to (?:a|the|their) (?:neighbor|house next)))(?![a-z])/g,
];
/** "7 from the office and 2 from next door, so 9 people total": the sum outweighs its parts. */
export const EVACUATED_IN_ALL = new RegExp(
  `\\bevacuat(?:ed|ing|e|ion|ions)(?: (?!\\.(?: |$))\\S+){0,24}? (?:(?<n>${NUMBER}) (?:${PEOPLE})? ?(?:total|in all|all told|altogether|in total|all together)|(?:total of|in all|all told|total was|totaling) (?:about )?(?<m>\\d+)(?= (?:${PEOPLE}|evacuated|\\.)|$))(?![\\w-])`,
  'g',
);
/** "14 evacuated in all". */
export const COUNTED_IN_ALL = new RegExp(
  `\\b(?<n>${NUMBER}) (?:(?:${PEOPLE}) )?(?:were |was |got |people )*(?:evacuated|moved out|sent out) (?:total|in all|all told|altogether|in total|all together)(?![\\w-])`,
  'g',
);
/** "Got folks out of 5 houses, 11 people total": the same without the word. */
export const MOVED_OUT_IN_ALL = new RegExp(
  `\\b(?:got|get|pulled|moved|cleared|emptied|brought|took|walked|led|escorted|had) (?:(?:folks|people|everybody|everyone|residents|tenants|families|neighbors|occupants|them|him|her|all of them|the (?:family|families|neighbors|residents|tenants|occupants|homeowners?|owners?|lady|woman|man|couple|mother|wife|husband|kids))(?: all)? (?:out|outside)|out (?:the |all the |both |\\d+ |\\w+'s )*(?:houses?|homes?|buildings?|apartments?|units?|businesses|block|floors?|street|offices?|stores?|school|church|restaurant|clinic|shops?|dentist|salon|(?:\\w+ )?(?:and|plus|with) (?:the |a )?\\w+))\\b(?: (?!(?:\\.|U\\d+|T\\d+|i|cars?|vehicles?|patients?)(?: |$))\\S+){0,20}? (?<n>${NUMBER}) (?:${PEOPLE}) (?:total|in all|all told|altogether|in total|all together)(?![\\w-])`,
  'g',
);
/** "Evacuated the both of them". */
export const BOTH_EVACUATED =
  /\bevacuated (?:the )?(?:both|2) of them\b|\b(?:moved|brought|walked|led) (?:the )?(?:both|2) of them (?:out|outside)\b/g;
export const NOBODY_EVACUATED =
  /\b(?:(?:nobody|no 1|noone|no body|none|no residents|no occupants|no people|no 1 else|nobody else)(?: was displaced or| were displaced or| was hurt or| was| were| had| got| ever| needed| has| been| to| be| had to be)* evacuated|(?:nobody|no 1)(?: (?:in|on|at|from|inside) (?:the |any of the |those |either |any )?[\w']+(?: house)?)? (?:had|needed) to (?:leave|evacuate|get out|be moved)|(?:no|zero|0) evacuations?|no evacuating|(?:didn't|did not|never|don't|no need to|wasn't any need to|not|without having to|without) (?:have to |need to |had to |needed to |actually )?(?:evacuate|evacuating)(?: (?:anybody|anyone|any 1|anything|any|nobody|no 1|the|people))?|evacuations? (?:was |were |is )?(?:not|wasn't|weren't|never|un) ?(?:needed|necessary|required|ordered|done)?|0 (?:people |residents )?evacuated)\b/g;

/** A hand-over: what stands behind it is whom the scene was left with. */
export const HANDED_OVER =
  /\b(?:(?:turned|turn|turning|turns|handed|handing|signed|gave|passed) (?:(?!him|her|patient|care|command|the patient|them)\w+ ){0,5}?(?:back )?(?:over|off)(?: control| custody| responsibility| the scene| the building| the house| the property| everything| it)? to|(?:left|leaving|leave) (?:it |that |this |things |everything |(?:the |that )?(?:\w+ )?(?:scene|site|cleanup|repair|line|building|house|leak|job) )?in(?= (?:the )?(?:[\w']+ ){1,4}(?:hands|care|custody)\b)|left in the (?:hands|care|custody) of|(?:gave|handed|passed) (?:it|the (?:whole thing|scene|job)) to(?= (?:them|their crew|the (?:gas|power|electric|propane|oil|water|light|utility) (?:company|crew|crews|guys?|folks|people))\b)|(?:returned|gave back) (?:control of )?(?:it|that|the (?:\w+ )?\w+) (?:back )?to|(?:left|leaving|leave) (?:it|that|this|the (?:\w+ ){0,3}?(?:scene|site|place|premises|home|residence|apartment|store|business|school|furnace|boiler|equipment|barrels?|drums?|bags|waste|absorbents?|cylinders?|mess|meter|valve|pipe|wire|wires|tree|house|property|building|rest|cleanup|clean up|spill|leak|vehicle|car|line|lines|pole|product|truck|trailer|tank|system|area|job|repair|repairs)|everything|things|scene|cleanup|clean up|repairs|them) (?:\w+ )?(?:with|to|in the (?:hands|care|custody) of|up to)|released (?:it |the scene |the (?:cleanup|clean up|spill|job|rest|tank|cylinder) |cleanup |scene |the site |the building |the property |control |the house |everything |the car |the vehicles? |back )*(?:back )?(?:over )?to|(?:scene|site|property|building|house|it|incident|control|everything|location|responsibility|cleanup|business|residence|facility) (?:was |is |got |were |has been )(?:then )?(?:released|turned back over|turned over|handed over|handed off|left|transferred|given|turned) (?:back )?(?:over )?(?:to|with)|transferred (?:\w+ ){0,3}?to|(?:handed|turned|gave|given|released) (?:(?!him|her|patient|care|command)\w+ ){0,4}?back (?:over )?to|(?:was|were|is|scene|then) (?:turned|handed) (?:back )?over to)\b/g;

/** The same without naming what was left; only before somebody who takes scenes over. */
export const LEFT_WITH =
  /\bleft(?= (?:them|the \w+ (?:company|crew|crews|guys|department|owner)|[a-z]{2,}(?: (?:energy|power|gas|pd|police))?) (?:there |on scene |out there |still )?(?:working(?! (?:fire|smoke))|with it|to (?:it|finish|handle it|fix it)|digging|making the repair|cleaning))|(?<!\b(?:he|she|they|who|patient|driver|family|kids|i|him|her|residents?|occupants?|tenants?|owner|woman|man|lady|couple|everybody|everyone|U\d+) )\bleft with(?= (?!his |her |their )(?:the |a )?(?:\w+ ){0,2}?(?:home ?owners?|owners?|managers?|management|company|utility|energy|gas|power|electric|edison|police|pd|sheriff\S*|public works|patrol|contractors?|maintenance|staff|security|dot|tow|school|principal|superintendent|crews?|them)\b)/g;

/** The same, told by who received it: what stands before it is whom the scene was left with. */
export const TOOK_OVER =
  /\b(?:(?:is|are|was|were|will be) (?:handling|taking care of|dealing with) (?:it|disposal|the (?:cleanup|clean up|disposal|repairs?|leak|spill|rest|removal))|(?:took|taking|take) (?:the )?(?:scene|site|incident|cleanup|clean up|spill|leak|repairs?|job|whole thing|it) (?:back )?(?:over|from us|off our hands)|(?:has|have|had|got|owns?) (?:the scene|it|that) (?:now|from (?:here|there)|when (?:we|U\d+|i) (?:left|cleared|pulled out))|(?:has|have) it(?= (?:\.|and (?:we|U\d+) (?:cleared|left))|$)|(?:was|were|is|are) (?:still )?(?:on ?scene|out there|there|here|working(?: on (?:it|that|the \w+))?|making (?:the )?repairs|handling (?:it|that|the \w+)|fixing (?:it|that|the \w+)|digging(?: it up)?|repairing (?:it|the \w+)|doing the (?:cleanup|clean up)|(?:pumping|vacuuming|hauling|loading|replacing|restoring|patching|setting|splicing|clearing|towing|shoveling|sweeping|sanding) (?:\w+ ){0,3}?(?:out|up|off|it|pole|poles|line|lines|service|power|main|away|that)|cleaning (?:it|that) up) when (?:we|U\d+|our crew|i|everybody|all units) (?:left|cleared|pulled out|went|departed|picked up)|took (?:it )?over (?:the (?:scene|site|incident|cleanup|clean up|repairs?|spill|leak|job|property|sheen|recovery|removal|containment|tank|line|pole|mess|road|roadway)|from (?:there|us|here)|responsibility|control|cleanup|clean up)|took (?:it )?over(?! (?:the|it|cpr|compressions|command|care|patient|for|on|c p r|traffic|directing|as|at|from|responsibility|control|cleanup|clean)\b)|left (?:it |(?:the )?(?:scene|building|house|property) )?in (?:his|her|their) (?:hands|care|custody)|took it from (?:there|here)|(?:has|have|had) (?:since |now )?taken (?:it |the (?:scene|cleanup|clean up|spill|site) )?over|(?:took|assumed|accepted|taking|assuming) (?:control|custody|responsibility|charge)(?: of| for)? (?:the )?(?:scene|site|incident|cleanup|clean up|spill|leak|repairs?|property))\b/g;

/** Whom: the first row that stands behind the hand-over decides. */
export const HOLDERS: readonly (readonly [HazsitDisposition, RegExp])[] = [
  [
    'RELEASED_TO_FEDERAL_AGENCY',
    /\b(epa|e p a|environmental protection agency|coast guard|uscg|fbi|f b i|atf|a t f|blm|b l m|forest service|park service|army|navy|air force|marines|military|eod|e o d|faa|f a a|ntsb|n t s b|border patrol|corps of engineers|federal|feds|bureau of land management|fish and wildlife|homeland security|postal inspectors?|department of energy|nrc)\b/,
  ],
  [
    'RELEASED_TO_STATE_AGENCY',
    /\b(highway patrol|state patrol|state police|state troopers?|troopers?|chp|c h p|state (?:highway|road|roads|transportation|environmental|emergency) (?:department|dept|crews?|workers|guys|people|management)|state|dot|d o t|[a-z]{1,5}dot|department of transportation|caltrans|cal trans|penndot|dep|d e p|deq|d e q|dec|d e c|dnr|d n r|tceq|t c e q|ecology|department of ecology|department of environmental \w+|environmental quality|dhec|ohio epa|fish and game|cal oes|turnpike|thruway|parkway authority)\b/,
  ],
  [
    'RELEASED_TO_COUNTY_AGENCY',
    /\b(sheriff'?s?|sheriffs|deput(y|ies)|(the )?county('s)? (\w+ )?(hazmat|health|road|roads|highway|public works|environmental|emergency|police|crew|engineer|coroner)|the county|county|parish|ema|e m a|emergency management)\b/,
  ],
  [
    'RELEASED_TO_LOCAL_AGENCY',
    /\b(pd|p d|(?!upd)[a-z]{1,4}pd|[a-z] p d|police|officers?|cops|public works|d p w|dpw|street (department|crew|crews)|streets department|the (city|town|village|borough|township)|city (crew|crews|utilities|utility|water|electric|light|gas|workers|of \w+)|(?<!\b(?:in|of|to|across|around|through|into|near|from|over|outside) )(?:city|town|village)|municipal \w+|(?:gas|electric|power|light|utility|utilities) (?:department|dept)|water (department|dept|district|authority|and light|and power)|sewer (department|district)|sanitation|road (crew|crews|department)|highway department|animal control|health department|code enforcement|building (inspector|department)|utility district|school district|transit|port authority|bomb squad|law enforcement|harbor master|harbormaster|building official)\b/,
  ],
  [
    'RELEASED_TO_PROPERTY_OWNER',
    /\b(home ?owners?|owners?|property|residents?|tenants?|occupants?|managers?|management|landlord|landlady|superintendent|super|principal|custodians?|janitor|maintenance|facilit(y|ies)|building (engineer|engineering|engineers|security|staff|manager)|engineering staff|security|plant (\w+ )?(manager|safety|staff|personnel|people|operator|operators|engineer|supervisor)|the plant|school (staff|officials|personnel|administration)?|staff|farmer|rancher|family|husband|wife|lady of the house|man of the house|clerk|business|store|restaurant|church|pastor|hotel|foreman|supervisor|site super|occupancy|responsible party|key ?holder|rp|r p|r\/p|couple(?! of| hours| minutes| weeks| days)|mother|mom|dad|father|son|daughter|caretaker|employees?|shift lead|director|administrator|safety officer|attendant)\b/,
  ],
  [
    'RELEASED_TO_PRIVATE_AGENCY',
    /\b(gas (company|co|crew|crews|guy|guys|man|tech|techs|utility|service|people|folks|men)|power (company|co|crew|crews|guys|people)|electric (company|co|crew|crews|utility|coop|co op|cooperative)|light company|utility|utilities|line ?man|line ?men|line crews?|propane (company|guy|dealer|supplier|tech|service)|(tow|towing|wrecker|recovery) ?(company|driver|drivers|crew|operator|service|truck|trucks)?|contractors?|plumbers?|electricians?|hvac|h v a c|(heating|furnace|boiler|elevator|alarm|chemical|trucking|oil|fuel|pipeline|cable|phone|telephone|environmental|remediation|restoration|clean ?up|clean up|cleaning|disposal|spill|hazmat|hauling|transport|rail|refrigeration|service|insurance|construction) (company|crew|crews|contractor|tech|techs|technician|service|outfit|team|co|guys|carrier)|railroad|pipeline|co op|coop|cooperative|grain elevator|cleanup|remediation|environmental services?|con ed|con edison|national grid|duke( energy)?|dominion( energy)?|p g and e|pg e|pge|p g e|pse g|p s e and g|pseg|p s e g|xcel|entergy|f p l|fpl|ameren|com ed|comed|dte|d t e|consumers( energy)?|evergy|oncor|center ?point|atmos|spire|nicor|people's gas|peoples gas|so ?cal gas|s d g and e|edison|aes|a e s|aps|a p s|srp|s r p|n v energy|avista|puget sound energy|p s e|pacific power|pacificorp|rocky mountain power|black hills|montana dakota|otter tail|a e p|aep|appalachian power|first energy|firstenergy|penelec|p p l|ppl|u g i|ugi|columbia gas|enbridge|washington gas|b g e|bge|pepco|delmarva|j c p and l|eversource|unitil|liberty|versant|central maine power|c m p|green mountain power|piedmont( natural gas)?|georgia power|alabama power|mississippi power|gulf power|teco|hawaiian electric|heco|helco|hawaii gas|chugach|enstar|lg and e|l g and e|vectren|nipsco|citizens|we energies|alliant|mid ?american|swepco|cleco|o n g|o g and e|oge|oklahoma natural|texas gas|southwest gas|questar|idaho power|intermountain gas|northwest natural|n w natural|cascade natural|portland general|conoco|exxon|kinder morgan|norfolk southern|csx|c s x|union pacific|bnsf|b n s f|amtrak|clean harbors|national fuel|(?!(?:the|an?|our|high|of|some|from|by|their|his|her) )[a-z]{2,} (?:energy|edison|utilities|environmental|towing|plumbing|pipeline|petroleum|hvac|cooperative)|amerigas|ferrellgas|suburban propane|(?!(?:the|an?|no|natural|and|of|our|some|to|for|with|shut|cut|killed|odor|smelled|smell|smelling|l|lp|by|its|his|her|their|raw|on|off|that|all|any|from|pole|street|traffic|back|up|got|had) )[a-z]{2,} (energy|gas|electric|power|edison|light|propane|utilities|environmental|towing|recovery|coop|cooperative|plumbing|heating|mechanical|pipeline|petroleum|oil|hvac|electrical)(?! (?:oven|dryer|range|appliances?|fireplace|logs?|boiler|burner|generator|spill|leak|leaks|line|lines|main|meter|station|smell|odor|grill|stove|pump|pumps|tank|can|valve|alarm|detector|well|furnace|heater|fire|service|pipe|pole|poles|outage|panel|box|hazard|cord|switch|outlet|smoke|water heater|dry|on|off|at|was|in)))\b/,
  ],
];

/** Verbs that end a hazard. */
const STOPPED =
  '(?:(?:got|had|getting) (?:it|the (?:\\w+ )?(?:valve|gas|leak|line|main|pump|tank|meter|hose|pipe)) (?:closed|shut|plugged|capped|stopped|clamped|pinched|squeezed|crimped|turned)(?: off| down)?|shut (?:(?!lanes?|side|road|roadway|highway|street|avenue|boulevard|drive|alley|block|intersection|bridge|interstate|ramp|traffic|eastbound|westbound|northbound|southbound)\\w+ ){0,4}?(?:off|down)|shut (?:it|(?:the|that|a) (?:\\w+ ){0,2}?valves?|the (?:gas|power|main|line|meter|pump|boiler|furnace|generator|water)\\b)|turned (?:\\w+ ){0,4}?off(?! (?:to|our|my))|closed (?:\\w+ ){0,3}?(?:valve|main|it|stop|cock)|capped|plugged|patched|clamped|crimped|pinched|squeezed|isolated|repaired|fixed|(?:(?<=\\b(?:regulator|valve|meter|fitting|hose|pipe|gasket|seal)(?: \\w+){0,6} )replaced it|replaced (?:the|that|a) (?:\\w+ )?(?:regulator|valve|meter|line|fitting|coupling|hose|pipe|transformer|fuse|section|gasket|seal))|killed (?:it|the (?:power|line|lines|breaker|gas|main|circuit|juice|feed|service|drop|electric|electricity|current))|(?:had|got|made) (?:it|the lines?|everything) (?:dead|de ?energized|shut off|shut down|capped|secured|isolated)|cut (?:it|them|the (?:line|lines|drop|service|wire|wires|cable)) (?:loose|down|free|dead|off)|cut the (?:power|electric|electricity)|de ?energized|disconnected|unplugged|(?:pulled|threw|flipped|tripped|opened|killed) (?:the|that|his|her|their) (?:\\w+ ){0,2}?(?:breakers?|fuses?|disconnect|main|plug)|pulled the meter|stopped (?:the|it)|made (?:it|the \\w+) safe|secured (?:the|it)|tightened|neutralized|contained|absorbed|cleaned (?:(?:all of )?(?:it|that|everything)(?: all)? |the \\w+ )?up|soaked (?:(?:all of )?(?:it|that)(?: all)? )?up|picked (?:up the|(?:all of )?(?:it|that|everything)(?: all)? up)|swept (?:(?:all of )?(?:it|that)(?: all)? )?up|shoveled (?:(?:all of )?(?:it|that)(?: all)? )?up|vacuumed|sanded|overpacked|pumped (?:it )?(?:out|off)|locked (?:it )?out|grounded)';
export const STOPPED_AT_ALL = new RegExp(`\\b${STOPPED}\\b`, 'g');
/** Simple cures a crew does by itself, said with no subject at all. */
export const CREW_CURES =
  /\b(?:(?:put|threw|laid|spread|applied|dumped|with|used|dyked it with|diked it with|some|bags? of) (?:\w+ ){0,3}?(?:absorbent|floor dry|oil dry|kitty litter|speedy dry|speedi dry|sand|pads|booms?|absorbant|stay dry|zorball)|shut (?:it|the (?:gas|water|boiler|furnace|stove|meter|valve|power|main|burner)) off|turned (?:it|the (?:\w+ )?(?:gas|stove|burner|knob|valve|furnace|boiler|oven)) off|turned off the (?:gas|stove|burner|knob|valve|furnace|boiler|oven)|shut off the (?:gas|boiler|furnace|stove|meter|valve|power|main|burner|breaker)|shut (?:it|(?:the|his|her|their) (?:(?!lanes?|road|roadway|street|avenue|boulevard|drive|alley|block|highway|interstate|ramp|traffic)\w+ ){0,2}?(?!lanes?|road|roadway|street|avenue|boulevard|drive|alley|block|intersection|bridge|highway|interstate|ramp|traffic|place|plant|line)\w+) (?:off|down)|ventilated (?:with|until|down|till)|(?:put|set up|set|ran|placed|running|got) (?:\w+ ){0,2}?fans? (?:in|at|on|to|and|up|going|running)|opened (?:it|the (?:house|place|building|apartment|garage)|everything) up|opened (?:up )?(?:all )?(?:the |every )?(?:doors?|windows?)|(?:ventilated|vented|aired) (?:it |the (?:house|building|home|apartment|place|unit) )out|(?:ventilated|vented|aired out) (?:it|the (?:house|building|home|apartment|place|structure|basement|unit)))\b/g;
