import type { ExposureItem } from '../../neris/values/fire.ts';
import type { Rows } from '../modules/fire/statements.ts';

// What stands around a fire. Words are as in the reading.

/** Models that are said without their make; those that are plain words too count behind an article only. */
const MODELS =
  "(?:tahoes?|suburbans?(?! propane)|silverados?|f \\d50s?|f150s?|camrys?|camry|corollas?|civics?|tacomas?|tundras?|altimas?|sentras?|malibus?|impalas?|mustangs?|priuses|prius|rav 4|rav4|crv|cr v|wranglers?|yukons?|durangos?|outbacks?|escalades?|expeditions?|elantras?|sonatas?|cadillacs?|winnebagos?|(?<=\\b(?:a|the|his|her|their|parked|old|new|neighbor's) )(?:explorers?|accords?|equinox|traverse|escape|focus|fusion|ranger|sierra|caravan|odyssey|pilot|highlander|rogue|cherokee|charger|challenger|blazer|colorado|frontier|sienna))";

export const MAKES =
  '(?:honda|toyota|ford|chevy|chevrolet|dodge|ram|gmc|jeep|nissan|subaru|hyundai|kia|mazda|buick|cadillac|lexus|tesla|volkswagen|vw|bmw|mercedes|audi|volvo|chrysler|acura|infiniti|mitsubishi|lincoln|pontiac|saturn|harley|john deere|kubota|massey|case)(?: (?:f )?\\d+)?(?: (?:civic|accord|camry|corolla|silverado|pickup|truck|suv|van|sedan|explorer|tahoe|tacoma|tundra|altima|equinox|malibu|odyssey|cr v|crv|rav 4|rav4|wrangler|cherokee|ranger|sierra|sentra|focus|escape|outback|f 150|f 250|minivan|suburban|impala|caravan|car|tractors?|combine|mower|baler|motorcycle))?';

/** The more telling noun first: a pole barn is no pole, a house trailer no trailer. */
export const EXPOSED_THINGS: Rows<ExposureItem> = [
  [
    'STRUCTURE',
    "(?:pole |hay |tobacco |dairy |horse |old )?barns?|(?:pole |quonset )?buildings?|out ?buildings?|(?:mobile|manufactured|modular|neighboring|nursing|vacation) homes?|(?:apartment|office) buildings?|(?:farm|ranch) ?houses?|(?:smoke|bunk|guest|play|hen|chicken|boat|tree|spring|ice|wash|milk|brood|dog|out) ?houses?|(?<!feeder )houses?(?! number)|(?:machine|equipment|implement|tractor|hay|cattle|loafing|calving|sugar) (?:sheds?|shops?)|kennels?|corn cribs?|cribs?(?= (?:behind|next|beside|to the|caught|was|were|burned))|pavilions?|shelters?(?= (?:behind|next|beside|was|were|burned|caught))|pergolas?|apartments? (?:building )?next door|homes?(?= next| on the| to the| behind| across| beside| was| were| had| from| that| threatened| exposed| at risk| in danger| along|s| in | near| .|$)|duplex(?:es)?|town ?houses?|row ?houses?|(?:2|3|triple) deckers?|(?:tool |garden |wood |storage |lawn ?mower |lean to )?sheds?|(?:detached |neighbor's |neighbors |neighboring )garages?|garages?(?! doors?(?: |$)| apartment| sale| fire)|car ?ports?|chicken coops?|coops?|green ?houses?|gazebo|pump house|well house|pool house|bath ?house|stables?|workshops?|cabins?|churches|church|warehouses?|structures?|strip malls?|stores?|shops?(?= next| behind| beside| was| were| had| had| to the| on the|$| \\.)|laundromat|(?:nail |hair )?salon|(?:dollar|liquor|tire|grocery|hardware) stores?|restaurants?|businesses|bunkhouse|residences?|silo|grain bin|single wide|double wide|(?:bravo|delta|charlie|b|d|c) (?:side )?exposures?|exposure (?:bravo|delta|charlie|b|d|c|1|2|3|4)(?= .|$| \\D)|neighbor's (?:place|siding|wall|roof|eaves|soffit|deck)|neighbors (?:place|siding|wall|roof|eaves)|(?:bravo|delta|charlie|b|d|c) side (?:house|building|home|garage|duplex|structure)|exposures?(?= at (?:number|\\d+|A\\d+)(?: |$))|exposures?(?= on (?:the )?(?:bravo|delta|charlie|(?:b|d|c|left|right|north|south|east|west) side|both sides|either side|each side)(?: |$))|neighbors?(?= at \\d)|garage doors?|next door",
  ],
  [
    'VEHICLE',
    `${MAKES}|${MODELS}|pickup trucks?|pickups?|pick up trucks?|(?:box|dump|work|delivery|tow|utility|food|semi) trucks?|(?<!\\b(?:brush|fire|ladder|rescue|tower|grass|pumper|tanker|squad|our|my|command|chief's|engine) )trucks?(?! company| crew| \\d| driver)|cars?(?! fire| alarm| port| wash| keys?| seats?| accident| crash| dealer\\S*| lot| load| pool| batter| door)|suvs?|s u v|minivans?|vans?|sedans?|boats? (?:and|on) (?:a|an|the|its|his|her|their) (?:boat )?trailer|(?:bass |pontoon |fishing |ski )?boats?(?! \\d| ramp| dock| launch| house)|campers?|motor ?homes?|rvs?|r v|travel trailers?|5th wheel|(?:utility|boat|horse|flatbed|cargo|enclosed|stock|semi) trailers?|trailers?(?! brakes?| park| tires?| fire| court)|tractors?|atvs?|4 wheelers?|utvs?|side by sides?|motorcycles?|golf carts?|jet skis?|school bus|bus|buses|vehicles?|automobiles?|(?:hay |grain |farm )?wagons?(?! pipe)|riding mowers?|lawn ?mowers?|skid ?steer|forklift|combine|corn picker|swather|bulldozer|backhoe|excavator|(?:hay )?baler|jeeps?|semis?`,
  ],
  [
    'OBJECT_OTHER',
    "(?:wood |wooden |privacy |vinyl |chain link |cedar |back |picket |barbed wire |pasture |neighbor's )*(?:fence (?:lines?|panels?|posts?|rows?|sections?)|fences?|fencelines?|fencing)|(?:utility |power |telephone |light |phone |electric )?poles?(?! barn)|mail ?box(?:es)?|(?:propane|l p|lp|fuel|oil|gas|diesel|oxygen|acetylene) (?:tanks?|bottles?|cylinders?)|dumpsters?|(?:trash|garbage|recycling) (?:cans?|bins?|carts?|totes?)|a c (?:unit|condenser)s?|air conditioners?|play ?sets?|swing ?sets?|trampoline|hay ?stacks?|hay stack|hay bales?|round bales?|(?:fire)?wood ?piles?|firewood|pallets|picnic tables?|billboard|street signs?|signs?|transformer|power ?lines?|(?:overhead|utility|phone|cable|telephone) (?:wires?|lines?|cables?)|gas meter|electric meter|wood gate|gates?|hot tub|pump jack|irrigation pivot|patio furniture|railroad ties|guard ?rail|bridge|dock",
  ],
  [
    'OUTDOOR_ENVIRONMENT',
    '(?:dry |tall |cheat |dead )*grass(?! fire)|cheatgrass|trees?(?! company| service| truck)|brush(?! fire| truck| \\d)|woods|woodline|wood line|tree ?line|timber|hedges?|(?:lilac |rose |boxwood )?bush(?:es)?|lilacs?|junipers?|arborvitaes?|shrubs?|shrubbery|vegetation|landscaping|mulch|flower beds?|pasture|(?:wheat |corn |hay |bean |soybean |stubble )fields?|field|crops?|(?:standing |sweet |his |the |(?<=acres? of ))corn(?! crib| ?bread| picker| planter| head| stove| stalk)|(?<=the |his |standing |acres? of )(?:soy)?beans|arborvitae|cedars?|pines?|palm trees?|palms|leaves|ivy|marsh|hillside|(?<!in (?:the|his|her|their|a) )yard(?= caught| burned| on fire)|lawn(?= caught| burned| on fire)|wheat|stubble|sagebrush|orchard|vineyard|ornamentals|weeds',
  ],
];

/** Words before a thing that set it apart from what burned first. */
export const OTHER_BEFORE =
  /\b(neighbor's|neighbors|neighbors'|neighboring|next door|adjacent|adjoining|nearby|attached row|connected|2nd|another|other|exposed|detached|surrounding|closest|nearest|his parents|her parents|mother's|in laws|landlord's)(?: \S+){0,3}$|\bparked(?: (?!in|on|at|near|by|under|inside|next|behind)\S+){0,2}$|\b(?:exposures?|(?:delta|bravo)(?! side of))(?: \S+){0,4}$/;
/** Words after it that do. */
export const OTHER_AFTER =
  /^(?: \S+){0,3}? ?(next door|nearby|next to (?:it|the|that|him|us)|in the (?:driveway|yard|street|alley|lot|parking lot|front yard|back yard|backyard|side yard|carport|drive)|out back|out front|behind (?:it|the|that)?|beside (?:it|the)|alongside|across the|to the (?:north|south|east|west|left|right|rear)|on the (?:delta|bravo|charlie|b|d|c|left|right|north|south|east|west|other) side|parked|on the (?:left|right)(?= was| were| had| got| is| caught| started)|adjacent|\d+ (?:feet|foot|yards) (?:away|from|off)|(?:in|on|at) the (?:next|adjacent) (?:parking )?(?:spot|space|stall|bay|lane|slot|lift|slip|site|lot|driveway)s?|hooked to (?:it|the)|(?:on|to) (?:either|both) sides?|on (?:delta|bravo|charlie))\b/;
/** A vehicle that stood inside is contents. */
export const INSIDE =
  /^(?: \S+){0,3}? ?(?:inside|(?:that (?:was|were) |stored |parked )?in (?:it|there)(?! (?:yard|lot|driveway))|(?:in|parked in|stored in|out of) (?:the|his|her|their|that|a) (?:\S+ )?(?:garage|shop|barn|bay|building|shed|warehouse))\b/;

const HARM =
  "(?:(?:start(?:ed|ing)|began|beginning|fixing) to (?:run|melt|sag|smoke|smolder|drip|burn|catch|char|bubble|peel|go|light off|curl|steam|scorch|warp|buckle)|(?:was|were|is) (?:already )?(?:smoking|steaming|smoldering|off gassing)|went (?:too|up(?: too)?(?! (?:the|a|to)\\b)|up in (?:flames|smoke)|with it)|(?:is|was|are|were|\\S+'s) (?:completely |totally |pretty much |just |all |also |basically )?(?:gone|toast|junk|ashes|history|ruined|trashed|cooked|shot|a write ?off|a goner|wrecked|gutted)|(?:got|had|has|took) (?:some |a little |a bit of |light |heavy |a lot of )*(?:smoke|heat) (?:in it|inside|damage|in there|on it)|(?:got|took) (?:some|a little|a bit of|light) smoke|had (?:its|his|her|the) (?:\\S+ ){1,3}(?:burned|melted|cooked|cracked|busted|blown) (?:off|out)?|broken windows?|busted windows?|melt(?:ed|ing)?|scorched|scorching|charred|charring|burned|burnt|burning|crack(?:ed|ing)?|blistered|singed|warped|bubbled|buckled|damaged|damage|damages|total loss|totaled|totalled|destroyed|cooked|(?:a |another )?(?:small |little |second |spot )?(?:roof|spot|attic) fire|ignited|caught(?: fire)?|on fire|heat damage|smoke damage|lit up|(?:was|were) (?:already |also |still |just )*going(?= (?:too|though|also|as well|good|pretty good|by then|when)\\b| \\.|$)|took (?:some |a lot of |heavy |minor )?(?:heat|damage|fire)|peeled|discolored|sagging|sagged|got (?:burned|scorched|hot|singed|melted|damaged|cooked|fire)|(?:was|were|are|is) (?:all |both |also )?lost|lost (?:some|its|a few|a couple|part of|most of|the) (?:of (?:its|the) )?(?:\\S+ )?(?:siding|shingles|windows|vinyl|eaves|soffit|roof|fence|paint|gutters?))";

/** The words between what happened and the thing it happened to: no new clause, no other place. */
const LEADING =
  "(?: (?!(?:we|i|they|it|he|she|so|but|then|was|were|had|has|is|which|when|while|where|by|from|with|for|before|because|in|inside|near|next|behind|beside|through|out|came|got|who|there|that's|U\\d+|T\\d+|no|not|never)(?: |$))\\S+){0,8}";

/** What says after the thing that fire reached it. */
export const HARMED_AFTER = new RegExp(
  `^(?: (?!(?:\\.|we|i|he|she|there|there's|because|if|where|dragging|started|caused|who|whose|said|says|told|called|calling|reported|saw|see|heard|smelled|noticed|came|helped|people|residents?|family|owners?|homeowner|caller|kids?|guy|lady|man|woman|firefighter|patient|while|when|after|until|used)(?: |$))\\S+){0,11}? ${HARM}\\b`,
);
/** What says before the thing that fire reached it. */
export const HARMED_BEFORE = new RegExp(
  `(?:${HARM}(?: \\S+){0,3} (?:windows?|glass|windshield|siding|tires?|plastic|paint|bumper|lights?|taillights?|mirror) (?:in|on|of|off) (?:an?|the|his|her|their|another|\\d)|${HARM}(?: to| on| up| out| into| off)?|(?:(?:worked|spread|extended|extending|jumped|communicated|crept|burned|blew|taken off|took off|spreading|extension|travell?ed|embers|blown)|(?:it|fire|flames|that|heat|which|and|had|has|then|already|it's) (?:gotten|got|moved|run|ran|gone|went|caught|dropped)) (?:its way |itself |over |out |off |back |across |up |down )?(?:in|into|to|onto|in to|on to|through|on)|(?<!\\b(?:we|i|they|he|she|crews?|guys|who|to|U\\d+|also|then|finally|1st|truck|engine|rig|driver|chief|owner) )(?:got|gotten) (?:off |out |over |up )?(?:into|in to|onto)|(?:it|fire|that|and|flames|which) (?:was|were|had been) (?:already |just |starting to get |getting |up )?(?:into|in to)|lost|caught|so did|as did|same (?:with|for)|^and (?:then |also |it )?took|(?:it|fire|flames|heat)(?: (?!\\.(?: |$))\\S+){0,6}? (?:took|did take|ended up taking)|(?:it|fire|flames)(?: (?:did|also|even|then|just|really|only|all))* (?:get|got|claimed|ate|consumed|grabbed|reached|swallowed)(?! (?:there|here|on scene|out|in|up|to|into|water|it|us|them|going|hot|put|knocked))|(?:took|burned|melted|cooked|peeled|blistered) (?:the |his |her |its |most of the |some |all the )*(?:\\S+ )?(?:front end|back end|rear end|nose|paint|siding|tires?|shingles|bumper|taillights?|tailgate|eaves|corner|side|end) (?:off|out of|of|on)|(?:flames|fire) (?:was |were |had been )?(?:right )?(?:up )?(?:against|lapping at|licking at)|took out|burned up|burnt up|damag\\w+ (?:to|was|is)|(?:embers|sparks|brands|debris) (?:had |have |then )?(?:landed|landing|dropped|fell|blew|rained|came down|drifted|caught|lit|ignited|started)(?: (?:on|onto|in|into|up))?(?: the roof of)?|spot(?:ted|ting)?(?: fires?)?(?: over)? (?:in|into|on|onto)|loss of|plus (?:\\S+ ){0,4}(?:feet|foot|yards|miles?|sections?|panels?|rods) of|(?:all|thing|things|only) (?:that )?(?:we|they|he|she|it|the fire|burned)(?: really| actually| ended up)? ?(?:lost|losing|took|burned|got|damaged|hurt|hit)?(?: out| up)? (?:was|were|is)|(?:did|we|ended up|wound up|only|they|he|she) los(?:e|ing)|los(?:e|ing) (?:about |maybe |around |some )?(?:\\d+ |a few |a couple )(?:feet|foot|yards|sections?|panels?))${LEADING}$`,
);

/** What says that the crew kept the fire from it, or that it was in danger. */
export const GUARDED_BEFORE = new RegExp(
  `\\b(protect(?:ed|ing|ion)?(?: of| for)?|sav(?:ed|ing|e)|kept (?:it|the fire|fire|everything|that) (?:off|out of|away from|from (?:reaching|getting (?:to|into|in)|spreading (?:to|into)|taking|extending (?:to|into)))(?: of)?|keep (?:it|the fire) (?:off|out of|away from|from (?:reaching|getting (?:to|into)))(?: of)?|wett?(?:ed|ing)? down|wet down|cool(?:ed|ing)(?: down| off)?|foam(?:ed|ing)|(?:line|lines|stream|streams|water|curtain|crew|engine|hose|U\\d+) (?:on|to protect|covering|protecting|to cover|between)|defend(?:ed|ing)?|held it (?:off|at|short of|before)|stopp?(?:ed|ing)? (?:it|the fire) (?:short of|before|at|just short of|from getting (?:to|into))|cut it off (?:before|from|at)|cover(?:ed|ing)|got in front of|(?:made|making|took|taking) a (?:good |hard )?run (?:at|for|toward)|threaten(?:ed|ing)|exposing|endanger(?:ed|ing)|(?:blowing|pushing|driving|carrying) (?:it |embers |flames |the fire )?(?:right |straight )?(?:at|toward|towards|onto)|(?:burned|burnt|came|got|ran) (?:right |all the way )?up to|imping(?:ed|ing)(?: on)?|impingement on|(?:head(?:ed|ing)|making) (?:right |straight )?(?:for|toward|towards|at)|closing (?:in )?on|within \\d+ (?:feet|foot|yards) of|moving (?:toward|towards)|bearing down on|pushing (?:toward|towards|it toward)|bumping up (?:to|against)|(?:line|hose|stream|curtain|engine|crew|U\\d+) (?:in )?between (?:it|them|that|the (?:fire|\\S+)) and|(?:(?:it|fire|flames|head|that|front) (?:was |were |had |had been )?|\\b)(?:running|burning|racing|moving|pushing|roaring|ran|burned)(?: (?:uphill|hard|right|straight|up|fast|the|hill|slope|canyon|through|grass)){0,4} (?:at|toward|towards)|(?:concentrat\\w+|focus\\w*|efforts?|attention|all our water)(?: \\S+){0,3} on|(?:getting|lapping|licking) (?:at|up)|(?:concern|concerned|worried|worry|concerns|priority)(?: (?:was|were|is|about|with|for|on arrival|right away|there))+|radiant heat (?:on|to|hitting)|heat on|exposures?(?: (?:were|was|included|include|are|is|on))?)${LEADING}$`,
);
export const GUARDED_AFTER =
  /^ (?:threatened|endangered|at risk|in danger)\b|^(?: (?!\.(?: |$))\S+){0,16}? to keep (?:it|that|them) (?:cool|wet)\b|^(?: (?!(?:\.|he|she|there)(?: |$))\S+){0,8}? (?:we|they|crews?|U\d+|i) (?:kept|were keeping|was keeping|had to keep)(?: it| that| them)? (?:cool|cooled|wet|wetted down)\b|^(?: (?!(?:\.|we|he|she|there)(?: |$))\S+){0,6}? (?:was|were) (?:venting|(?:warm|hot)(?= (?:to the touch|so |and we)))\b|^(?: (?!\.(?: |$))\S+){0,6}? (?:(?:was|were|is|are|being|got) (?:\S+ )?(?:(?:right )?in (?:(?:the|its) path|harm's way|its way|the way of (?:it|the fire))|threatened|exposed|endangered|in danger|at risk|in jeopardy|protected|saved|spared|wet(?:ted)? down|hosed down|foamed|cooled)|exposed to)\b|^(?: (?!\.(?: |$))\S+){0,9}? (?:we|they|crews?|U\d+) (?:(?:put|had|got|stretched|pulled) an? (?:\S+ ){0,4}?(?:line|stream|quarter|half|hose) on (?:it|that|them)|(?:got (?:it|that|them) (?:wet|cooled|covered)|(?:kept|put|had) (?:some )?(?:water|a stream) on (?:it|that|them))|(?:kept|wet|cooled|protected|hosed|sprayed|saved|covered|soaked|foamed) (?:it|that|them)\b)|^(?: (?!\.(?: |$))\S+){0,6}? and (?:kept|wet|cooled|protected|hosed|sprayed|saved|covered|soaked|foamed) (?:it|that|them)\b/;

const CREW = '(?:we|they|i|crews?|U\\d+|the guys|guys|my guys|my crew|command)';
const ITSELF = '(?:it|that|them|those|that 1|both|each|either)';
const DEFENDED =
  '(?:held|defended|guarded|saved|protected|covered|cooled|foamed|soaked|hosed|wet|wetted|kept|misted|drenched)';

/** What the crew did for a thing named before, told past its own name too: "Engine 2 kept a line on that". */
export const DEFENDED_AFTER = new RegExp(
  `^(?: (?!(?:\\.|T\\d+|because|if)(?: |$))\\S+){0,10}? (?:${[
    `${CREW} (?:\\S+ )?${DEFENDED} ${ITSELF}(?! (?:in check|under control|to the|there|at bay|out|down))`,
    `and ${DEFENDED} ${ITSELF}(?! (?:in check|under control|to the|there|at bay|out|down))`,
    `(?:${CREW}|and) (?:kept|were able to keep|managed to keep|stopped|cut) (?:the fire|fire|flames|it) (?:off before it got (?:in|to)|from getting (?:in|into|to)|out of|off of|off|away from|before it got (?:in|into|to)) (?:it|there|that|them)`,
    `(?:that|which) ${CREW} (?:parked|put|set|stationed|posted|left|placed|had) (?:U\\d+|a crew|an? (?:\\S+ )?line|an engine|guys|the \\S+) (?:right )?(?:in front of|on|by|at|next to|beside)`,
    `(?:lines?|water|streams?|hand ?lines?|a curtain) (?:was|were|got) (?:put|placed|stretched|pulled|deployed|set|run|kept|directed|trained) (?:on|to|over|between) ${ITSELF}`,
    `${CREW} (?:hit|sprayed|washed) (?:that|that 1|that house|that side) (?:down|with)`,
    `${CREW} (?:kept|had|put|got|trained|turned|left|set) (?:an? |some |the )?(?:\\S+ ){0,3}?(?:line|lines|water|stream|hose|fog|curtain|monitor|quarter|half) (?:on|over) ${ITSELF}`,
    `${CREW} (?:parked|put|set|stationed|posted|placed) (?:U\\d+|a crew|an engine|guys) (?:right )?(?:in front of|on|by|at|next to|beside) ${ITSELF}`,
  ].join('|')})\\b`,
);

/** What says that the fire never came near. */
export const UNTOUCHED =
  /\b(never (?:even |did |got|really )?(?:\S+ )?(?:got|reached|made|touched|near|hit|warm|get|threatened|in (?:any |no |real )?danger|involved|a factor|at risk)|(?:was|were) not (?:in (?:any )?danger|at risk)|(?:didn't|did not|wasn't|weren't|was not|were not|couldn't) (?:even |ever )?(?:\S+ )?(?:get|reach|touch|make|near|spread|extend|threatened|exposed|in danger|affected|involved|touched|hit|burned|damaged|extend\w*)|nowhere near|not threatened|away from any|clear of|(?:was|were|is|came out|came through|made it out) (?:just |perfectly |all )?(?:fine|okay|ok|all right|unscathed))\b/;
/** What sent a vehicle into a thing, which is no fire spread. */
export const CRASHED =
  /\b(crash\w*|hit|struck|slammed|drove|veered|wrapped|rolled(?! up| in| out| onto| over to)|lost control|clipped|backed into|ran over|knocked over|hitting|striking|collided|ran off|ran into|went into|fell|squirrels?|birds?|raccoon|snake|limb|branch|hawk)(?: \S+){0,6}$/;

/** "No damage to either one": said of all of them. */
export const NONE_HARMED =
  '(?:both|all|they)(?: \\S+){0,2} (?:came through|came out|made it|survived) ..2 (?:without a scratch|unscathed|untouched|undamaged|fine|okay|unharmed)|(?:no damage|nothing damaged) (?:to|on) (?:either|any|both|them|those|the exposures|exposures)|neither (?:1 )?(?:of (?:them|those) )?(?:was|got|had|were|1) (?:\\S+ )?(?:damaged?|touched|hurt)|none (?:of (?:them|those|the \\S+) )?(?:were|was|got) (?:damaged|touched|hurt)|no (?:structures|homes|houses|buildings) (?:were )?damaged';

/** "Both minor": said of all of them. */
export const ALL_HARMED =
  "(?<!(?:is|that's|was|about) )(?:both|all|each)(?: of (?:them|those))? (?:(?:was|were|had|with|got|took|has|have|having|just|only|pretty|is|are|being) )*(?<extent>minor|light|moderate|heavy|major)(?: (?:heat |fire )?damage)?|(?<to>minor|light|moderate|heavy|major) (?:heat |fire |smoke )?(?:damage )?(?:to|on|for) (?:both|each|all of them)(?! (?:houses|homes|floors|buildings|rooms|units|structures))";

/** Words before "exposures" that say there were some. */
export const HAD_EXPOSURES =
  /\b(?:had|have|got|with|there (?:was|were)|(?:concern|worry|problem|issue)s? (?:was|were|is)|worried about|due to|because of)(?: (?:an?|the|our|some|\d|close|tight|severe|serious|good|major))*$|\b(?:lines?|crews?|hose|U\d+|guys|stream|hand ?line)(?: (?:up|over|out))? (?:to|on|into|in|took|covered|covering|for|toward) (?:the|our|that)$/;
