import type { SuppressionAppliance } from '../../neris/values/fire.ts';
import type { Rows } from '../modules/fire/statements.ts';

// What the water or agent came out of. Words are as in the reading; "inch and three-quarter" is "inch and 3 quarter".

const NOT_A_LINE =
  '(?! (?:gallons?|hours?|minutes?|miles?|acres?|story|stories|feet|foot|times|percent|baths?|tons?|years?|months?|weeks?|days?|blocks?|mile|hour|car|supply|feeder|water main|million|thousand|hundred|inches of|bedrooms?|inch supply|inch feeder|gallon))';

export const APPLIANCE_ROWS: Rows<SuppressionAppliance> = [
  [
    'SMALL_DIAMETER_FIRE_HOSE',
    '(?:1 )?inch and (?:a )?(?:3 quarters?|half|1 half|3 4ths?)(?! supply| feeder| gas| water (?:line|main))',
    'inch 3 quarters?|inch 3 4ths?|1 inch 3 quarters?',
    '1 and (?:a )?(?:3 quarters?|half inch|1 half|3 4ths?)(?! (?:hours?|minutes?|miles?|acres?|story|stor(?:y|ies)|gallons?|supply))',
    '1 and a half (?:line|attack|hand ?line|hose|inch|lines)',
    '1 3 quarters?(?! (?:hours?|minutes?|miles?|acres?))|1 3 4|1 75',
    '1 ?¾(?:s)?|1 ?½|1-3/4s?|1-1/2|1 1/2|1 3/4|1\\.75|1\\.5 (?:inch|line|attack|hand ?line)',
    '(?:2|1) inch (?:\\S+ )?(?:attack|hand ?lines?|lines?|hose|hoses|forestry|wildland|hand line|preconnect)(?! supply)',
    'inch (?:forestry |wildland |hand ?)lines?',
    '(?:cross ?lays?|cross lays?|speed ?lays?|speed lays?|mattydales?|matty dales?|mattydale|bumper lines?|trash lines?|front bumper line|jump ?lines?|pre ?connects?|pre connects?|preconnected lines?|minuteman(?: load)?|forestry (?:lines?|hose)|wildland hose|(?<![\\d½¾] )(?<!half )inch lines?)',
    '(?:\\d+ foot|200|150|250|300|400) (?:\\S+ )?(?:crosslay|preconnect|pre connect)',
  ],
  [
    'MEDIUM_DIAMETER_FIRE_HOSE',
    `(?<!about |around |roughly |over |under |nearly |almost |for |took |water |than )2 and (?:a |1 )?half(?:s|es)?(?: inch(?: (?:attack |hand |back ?up )?(?:lines?|hoses?|hand ?lines?))?)?${NOT_A_LINE}`,
    '2-1/2s?(?! gallon| story| hours?| miles?| acres?)|2 1/2|2 ?½|2\\.5 (?:inch|line|attack|hand ?line|hose|lines)',
    'deuce and a half|blitz lines?|2 and a halves|big (?:hand ?line|attack line)|medium diameter',
  ],
  [
    'BOOSTER_FIRE_HOSE',
    'boosters?(?: lines?| reels?| hoses?)(?! tank)|red ?lines?|red lines?|reel lines?|hose reels?|booster(?! tank| pump| club| water| cables?)|hard ?line|live reel|hard line',
  ],
  [
    'ELEVATED_MASTER_STREAM_STANDPIPE',
    "ladder ?pipes?|ladder pipes?|(?:elevated|aerial) (?:master )?streams?|(?:aerial|tower|bucket|platform|ladder|snorkel|truck)(?:'s|s)? (?:master streams?|stream|nozzle|monitor|gun|waterway|pipe)|tower ladder (?:flowing|stream|flowed)|(?:prepiped|pre piped) waterway|(?:aerial|tower|bucket|platform) ..2 (?:flow(?:ed|ing)|to work|into operation|went to work|opened up|on it|(?:put|putting|got|throwing|threw) (?:\\S+ )?(?:water|streams?))|(?:flow(?:ed|ing)|master streams?|streams?|water) ..3 from (?:the|our|their|U\\d+ s) (?:bucket|aerial|tower|platform|tip|stick)|squirt boom|telesquirt|tele squirt|snorkel",
  ],
  [
    'GROUND_MONITOR',
    '(?:ground|portable|blitz|mercury|apollo|unmanned) (?:monitors?|deck gun|master streams?|guns?)|blitz ?fires?|blitz fires?|ground monitors?|rapid attack monitor|r a m nozzle',
  ],
  [
    'MASTER_STREAM',
    'deck ?guns?|deck guns?|deck ?pipes?|deck pipes?|wagon pipes?|deluge(?: guns?| sets?)?|stang(?: gun)?|master streams?|(?:bumper |roof )?turrets?|monitor nozzle|engine monitor|deck monitor|bumper monitor',
  ],
  [
    'BUILDING_STANDPIPE',
    '(?:hook(?:ed|ing)?|connect(?:ed|ing)?|tied|stretch(?:ed|ing)?|off|from|using|used|charged|supplied|line|lines|hose|pack|packs|attached|operated|out|into) (?:\\S+ ){0,3}(?:stand ?pipes?|stand pipes?|riser)|(?:stand ?pipe|stand pipe) (?:lines?|operation|attack|hose|was used|was charged)',
  ],
  [
    'BUILDING_FDC',
    '(?:fdc|f d c|fire department connection|siamese) (?:was |got |is )?(?:being )?(?:supplied|charged|pumped|fed)',
    "(?:suppl(?:y|ied|ying)|pump(?:ed|ing)?|charg(?:ed|ing)|hook(?:ed|ing)? ?(?:up|into|to)?|connect(?:ed|ing)?|fed|feeding|tied|augment(?:ed|ing)?|boost(?:ed|ing)?|support(?:ed|ing)?|backed up|hit|into|in|took) (?:\\S+ ){0,4}(?:fdc|f d c|fire department connection|siamese)|(?:suppl(?:ied|ying)|pump(?:ed|ing)|charged|boosted|augmented|supported) (?:into )?the (?:building's )?(?:sprinklers?|sprinkler system|sprinkler connection)",
  ],
  [
    'FIRE_EXTINGUISHER',
    'extinguishers?|water cans?|(?<!(?:we|i|they|you|he|she|it|that) )can (?:took care|did the (?:job|trick)|handled it|knocked it|put it out|was used|got it)|pump cans?|press(?:urized)? water(?: can)?|water extinguishers?|(?<!(?:in|into|inside|out of) )(?:the|a|our|my|with|2 and a half gallon|1|his|silver) cans?(?! of| opener| was full| fire| lights?)|(?<!(?:bags?|bombs?|packs?) of )dry chem(?:ical)?(?! system| hood| ansul)|p w can|p w|pw can|pw|abc|c o 2 (?:bottle|can)|co2 (?:bottle|can)|k class|purple k|indian (?:can|pack|tank|pump)s?|class d(?: powder)?',
  ],
  [
    'AIRATTACK_HELITACK',
    'air ?tankers?|helitack|air attack|single engine air tankers?|seats? (?:dropped|on it|hit)|bambi bucket|super ?scoopers?|scoopers?|retardant|(?:helicopters?|helos?|choppers?|ships?|copters?|aircraft|planes?|bombers?) ..6 (?:drops?|dropped|dropping|bucket|buckets|water|work(?:ed|ing) the)|(?:water|bucket|aerial|air|retardant) drops?|(?:dropped|dropping|drops?) (?:\\S+ ){0,3}(?:with|from|by|out of) (?:a|an|the|their|his|2) (?:\\S+ )?(?:helicopters?|helos?|choppers?|planes?|ships?|aircraft)|bucket work|slurry bombers?',
  ],
];

/** A line put in place; water has to be told of too. */
export const LAID =
  /\b(stretched|stretching|pulled|pulling|laid|laying|lay|deployed|deploying|advanced|advancing|took|dropped|ran|flaked|set up|had|carried|brought|grabbed|got|staged|stood by with|humped|lobbed|dragged|drug)\b(?: \S+){0,4}$/;
/** Words after a line, or a can, that say it stayed dry. */
export const STAYED_DRY =
  /\b(never (?:\S+ )?(?:charged|flowed|used|needed|opened|put|got (?:charged|used|wet|water|opened)|had to (?:use|flow|charge|open)|saw water|went(?! (?:anywhere|any (?:farther|further)|far|past|beyond|up|out|through|into)))|(?:didn't|did not|don't|wasn't|weren't|not) (?:\S+ ){0,2}(?:charge|charged|flow|flowed|use|used|need|needed|open|opened|have to (?:use|flow|charge|open))|(?:(?:was|were|is)|(?:\S+'s|has|had|have) been(?: \S+){0,2}?) (?:broken|out of service|inoperable|frozen up|down)|wouldn't (?:work|open|flow)|stayed dry|(?:laid|lay|sat|laying|sitting)(?: \S+)? dry|kept (?:it |them )?dry|left (?:it |them )?dry|remained dry|dry the whole|went unused|unused|uncharged|stood by with|for nothing|not needed|wasn't needed|but (?:\S+ )?(?:didn't|never)|it was never|before (?:\S+ )?(?:they|we|it|he) (?:was |were |even |ever )?(?:needed|could (?:\S+ )?(?:use|flow|charge|open|get water|get (?:it|them) (?:charged|flowing|open))|got (?:used|charged|water|to (?:use|flow|charge|open)|it (?:charged|flowing|open)|a chance)|had (?:to (?:use|flow|charge|open)|a chance|water|it (?:charged|flowing)))|just in case|in case|precaution\w*|ready to go|at the ready|standby|stand by|standing by)\b/;
/** Proof that lines flowed. */
export const WATER_FLOWED =
  'water on(?! (?:the )?(?:hydrant|floors?|ground|scene|board|order|standby|way))|put (?:\\S+ ){0,2}water|flow(?:ed|ing)|knocked (?:\\S+ ){0,3}down|knock ?down|knocked (?:it|the)|hit (?:it|the fire|the flames)|opened (?:up|the (?:nozzle|line|bail))|charged|\\d+ gallons|tank water|darkened|put (?:it|the fire|that|them) out|attack(?:ed|ing)?|extinguish(?:ed|ing)|drown(?:ed|ing)|cooled|hosed|sprayed|wet (?:it|down)|mop(?:ped|ping)? up|pump and roll|went to work|(?:gun|pipe|streams?|lines?|half|quarter|monitor) on (?:it|the fire|that)|under control|fire out|chased|foam(?:ed)?|soaked|stopped (?:it|the fire)(?! short| before)';
/** Who used an extinguisher before the crew did. */
export const OCCUPANT =
  /\b(homeowners?|owners?|tenants?|occupants?|residents?|neighbors?|husband|wife|son|daughter|father|mother|mom|dad|staff|employees?|workers?|cook|manager|drivers?|he|she|they|somebody|someone|bystanders?|passerby|deput(?:y|ies)|officers?|trooper|police|pd|p d|janitor|custodian|maintenance|guy|lady|man|woman|kid|roommate|boyfriend|girlfriend|grandson|trucker|motorist|security|clerk|chef|crew chief|operator|farmer|rancher|custodial|uncle|brother|sister|host|teacher|guest|nurse|ra|r a|guard|students?|bartender|waiter|waitress|server|usher|pastor|contractor|plumber|electrician|roofers?|coworkers?|welder|painter|mechanic|attendant|cashier|caretaker|landlord|super)\b(?: \S+){0,11}$/;
