// Who was there, who cannot stay, which animals were saved.

/** Whoever lives, works, shops or stays at a place. */
const NAMED =
  'family|families|household|mom|mother|dad|father|kids|children|tenant|tenants|occupant|occupants|resident|residents|homeowner|homeowners|owner|owners|couple|husband|wife|students|student|customers|customer|guests|guest|employees|employee|staff|workers|worker|grandmother|grandma|grandfather|grandpa|grandparents|roommate|roommates|teachers|teacher|patrons|diners|shoppers|congregation|renters|renter|adults|son|daughter|boyfriend|girlfriend|parents|babysitter|teenager|teenagers|caretaker|caregiver|manager|clerk|cook|cooks|chef|inmates|campers|principal|nurses|squatters|attendees|parishioners|residents|baby|toddler|infant|uncle|aunt|landlord|maid|housekeeper|cashier|bartender|aide|aides|janitor|custodian|night shift|day shift|old fella|old guy|old man|old lady|grandmama|granny|nana|mamaw|papaw|mama|daddy|little ones|little 1s|grandson|granddaughter|grandkids|grandchildren|nephew|niece|contractors|roofers|painters|carpenters|electricians|squatter|boarder|boarders|visitors|worshippers|pastor|judge|prisoners|cleaning lady|cleaning crew|2nd shift|3rd shift|kitchen staff|office staff|ladies|elderly couple|teens|preschoolers|toddlers|babies|hotel guests|night clerk|desk clerk|seniors|members|foster kids|twins|siblings|mother in law|housemate|housemates|lodger|caregivers|day crew|night crew|volunteers inside';
/** Words for anyone, who are occupants only where nothing else they could be was named. */
const LOOSE =
  'everybody|everyone|people|folks|man|woman|lady|gentleman|guy|men|women|fella|fellow|he|she|they|the other 2|all of them|both of them|2 of them|3 of them|4 of them|5 of them';

const owned = (words: string) =>
  `{${words}|${words
    .split('|')
    .map((each) => `${each}'s`)
    .join('|')}}`;

const ROOMS =
  'house|home|building|apartment|kitchen|bedroom|basement|living room|bathroom|garage|trailer|store|shop|restaurant|office|church|school|warehouse|unit|room|place|business|plant|residence|structure|dwelling|cabin|hotel|motel|lobby|gym|barn|dining room|elevator|stairwell|hallway|back room';

/** Places that close when everybody has gone; a room's door may be closed with somebody in it. */
const BUSINESSES =
  'building|store|shop|restaurant|office|church|school|warehouse|place|business|plant|gym|mall|bank|clinic|library|bar|salon|factory|diner|cafe|museum|theater|theatre|pharmacy|dealership|market';

/** Where people are when they are on a journey. */
const FAR_AWAY =
  'florida|texas|arizona|california|hawaii|mexico|europe|tennessee|georgia|nevada|colorado|the carolinas|south carolina|north carolina|new york|chicago|vegas|las vegas|orlando|tampa|miami|phoenix|cancun|myrtle beach|the bahamas|the mountains|the islands|canada|italy|ireland|india|china|puerto rico|another state|michigan|wisconsin|maine';

/** Who, in what state: the two are brought together where they stand in one clause. */
export const OCCUPANTS = {
  NAMED: [owned(NAMED)],
  LOOSE: [owned(LOOSE), "{they're|they'd|he'd|she'd|they've}"],
  NOBODY: [
    "{nobody|nobody's|nobody'd|no 1|no 1's|no one|no one's|not a soul}",
    'no {occupants|residents|people|employees|customers|tenants|family|students|guests|staff|workers|persons|kids|occupant|1 else|living soul|1 in the family}',
    "{wasn't|weren't|isn't|was not|were not|ain't|didn't see|didn't find|wasn't even} {anybody|anyone|nobody|no 1|any occupants|a soul|any people}",
    'none of {them|the family|the residents|the occupants|the tenants}',
  ],
  /** Said to be in the place. */
  THERE: [
    '{home|at home|inside|asleep|sleeping|in bed|napping|upstairs|downstairs}',
    `in {the|her|his|their|that|a|our} ~1 {${ROOMS}}`,
    'in {it|there|session|residence}',
    'inside {the|her|his|their|it|of it}',
    'living {there|in it|in the}',
    '{lives|lived|living|living in} {there|in it|in the house|in that house}',
    'on {premises|the premises|site|the property|the property}',
    'around|present|stuck|trapped|occupying',
    '{still|already} there',
    'there {at the time|when it|when the fire|when this}',
    '{cooking|frying|baking|showering|in the shower|watching tv|on the couch|taking a nap|having dinner|eating dinner|getting ready|doing laundry|working late|working inside|in the tub|in the bathtub|playing video games|playing games|doing dishes|doing homework|doing the dishes|working in the garage|working in the basement|working in the shop}',
    '{making|eating|fixing|having} {dinner|breakfast|lunch|supper}',
    'watching {television|a movie|the game|the news|cartoons}',
    'at the {table|dinner table|counter|bar|front desk|register|pool}',
    'all over the {pool deck|lobby|parking lot|lawn|sidewalk|place|yard|deck|hallway|street}',
    'playing {inside|upstairs|downstairs|in the}',
    'there {said|told|says|tells|stated}',
    '{on duty|on shift|at their desks|in their rooms|in their beds|at the front desk}',
    'in {#|apartment #|room #|unit #} {opened|answered|came|let|met|said|told|had|was|heard|called}',
    '{fell|fallen} asleep',
    '{was|were|been staying|been living} there',
  ],
  /** Said to have come out, or to stand about when the crews came. */
  OUT: [
    '{got|gotten|get|made it|came|come|coming|walked|climbed|crawled|jumped|ran|run|ushered|escaped|filed|exited|stepped|went|bailed|bailing|were|was|is|are|all|already|safely|had|safe} {out|outside}',
    '{got|gotten} {everybody|everyone|themselves|herself|himself|the kids|them|her kids|his kids|the dog|the family} ~2 out',
    '{evacuated|evacuating|self evacuated|self evac|escaped|exited|evacuates}',
    '{out|outside} {front|safe|safely|back|on|in|by|when|before|already|with|of the|on our arrival|prior|and}',
    'outside',
    '{in|on|at} {the|their|her|his|a|our} ~1 {yard|lawn|driveway|sidewalk|porch|street|parking lot|lot|curb|doorway|door|tailgate|front yard|backyard|grass|stoop|front steps|steps|bleachers|field|football field|pavement|stairwell|stairwells|stairs|hallway|lobby|carport|side yard|patio|road}',
    'across the {street|road}',
    '{out in|in|standing in} the {snow|rain|cold|heat|dark|drizzle}',
    "at {a|the|her|his|their} ~1 {neighbor's|neighbors}",
    'accounted for',
    '{came to|come to|comes to|answered|answers|opened|opens|at} {the|her|his|their} ~1 door',
    '{had|all|already|have|everybody|everyone} ~1 {cleared out|mustered|assembled|congregated}',
    '{mustered|assembled|congregated|huddled} {at|by|in|on|outside|across|under|out}',
    '{met|meet|meets|waved|flagged|greeted|let|directed|showed} {us|me|engine|crews|our|the first|<unit>}',
    '{sheltered|sheltering|shelter} in place',
    'stayed {put|inside|in}',
    '{coming|come|walking|filing|heading} {down|out}',
    '{was|were|had} ~1 coming {down|out}',
    'came down',
    '{filed|lined} {out|up}',
    'up and out',
    '{standing|waiting|sitting|gathered|huddled|lined up} ~1 {out|outside|in|on|by|at|across|there|around}',
    '{woke|awoke|woken|awakened|waking} ~1 {up|to|by|and|him|her|them|when|everybody|everyone}',
    '{smelled|smelling|heard|noticed|discovered|woke|hears|smells|notices|wakes}',
    'let {us|me|our} in',
    '{put|knocked} {it|the fire|this|that|most of it} ~2 out',
    '{tried|trying} to {put|fight|extinguish|smother|knock|douse|move|carry|use}',
    '{used|grabbed|emptied|discharged|had used|hit it with} {a|an|the|his|her|their|it|2|3|both} ~3 {extinguisher+|hose|bucket|blanket|towel|water}',
    '{smothered|doused} {it|the|that}',
    '{pulled|took|got|moved|slid} {the|it|her|his|that} ~1 {pan|pot|skillet|wok} off',
    '{opened|opening|had opened} {the|up the|all the|some|a few} ~1 {windows|window|doors}',
    '{milling|mingling} {around|about|in|outside}',
    '{watched|watching} {from|it|us} ~3',
    '{burned|burnt|burning|scorched|burns} {her|his|their|some|the|a|up her} {toast|food|dinner|popcorn|bacon|eggs|supper|breakfast|lunch|bagel|rice|grilled cheese|pizza|chicken|pot|pan}',
    '{silenced|reset|fanned|waving a towel|fanning}',
    '{walked|took|showed|brought|led} {us|me|our crew|crews} {to|in|into|up|down|back|through|inside}',
    '{carried|threw|dumped|took|drug|dragged|slid|tossed} {it|the pan|the pot|the mattress|that} {out|outside|in the|into|off}',
    '{went|going|let|allowed} back {in|inside}',
    'back inside',
    '{walked|stepped|turned} {away|out} ~3 {and|for|came back|when}',
    '{getting|got|shut|turned} {it|the stove|the burner|the oven} {off|shut}',
    'turned {the stove|the burner|the oven} down',
    '{sitting|standing|waiting} {there|here}',
  ],
  /** Said to be somewhere else. */
  AWAY: [
    `{were|was|are|is|been} {down|up|out|over|off|visiting}? in {${FAR_AWAY}}`,
    '{visiting|staying with|away visiting} {family|relatives|friends|grandkids} {in|out of|up|down}',
    "{at|off at} {the beach|the lake|camp|the cabin|grandma's|college|bingo|a meeting|an appointment|the doctor|the casino} {when|at the time|all day|for the}",
    '{in florida for|out of the country|out of the state|out of town|out of state|on vacation|on a cruise|on a trip|on holiday|at church|at school|out shopping|out to dinner|out to eat|at the store|at the movies|at a movie|at practice|at dinner|overseas|in florida|in arizona|down south|deployed|wintering|snowbirds|in the hospital|in a nursing home}',
    "{were|was|is|are|they're|he's|she's|all|been|family's|he'd|she'd|had} ~2 {away|gone}",
    "{were|was|had been|been|both} ~1 at {work|a ballgame|the ballgame|a wedding|a funeral|the lake|the beach|the game|a friend's}",
    '{had|have} {moved out|left for the|gone home|all left|all gone}',
    '{left|gone} for the {day|night|weekend|evening|holidays|winter|season}',
    'gone home',
    '{moved out|moved away}',
    '{came|got|pulled up|arrived|coming|returned} home {to|and|while|as|about|during|from|just}',
    '{stepped|ran|run|went|gone} {out to|to the store|into town|to town|out for|to the}',
  ],
  /** A place and what is said of it. */
  EMPTY: [
    '{unoccupied|empty at the time}',
    `{${ROOMS}|it|everything|mall|bank|clinic|library|bar|salon|factory} {was|is|were|had|been|stood|sat|all|locked|closed|sitting|dark}? ~1 {empty|unoccupied|locked up|closed for the|closed up for the|closed at the time|closed down for the|dark and locked|locked and}`,
    `{${BUSINESSES}} {was|is|were|had been|had}? {just|already|still|long|all}? closed`,
    '{locked|closed|shut|buttoned} {up|down}? for the {night|day|weekend|evening|season|winter|holiday}',
    'after {hours|closing|close}',
    `{building's|house's|school's|place's|store's|church's|restaurant's|office's|shop's|home's|business's|warehouse's|plant's|everything's} ~1 {empty|unoccupied|locked up|closed up|closed for|closed for the|all locked up|dark and locked}`,
    '{nobody|no 1|no one} there',
    "{never found|didn't find|never saw|found} {anybody|anyone|nobody|no 1|no one} {inside|home|in there|in it|at home|in the house|in the building}",
    "{not|wasn't|weren't|isn't} occupied",
  ],
  FULL: [
    'full of {customers|people|diners|guests|students|shoppers|kids}',
    `{${ROOMS}|mall|bank|clinic|library|bar|salon|factory} {was|had been|were} ~1 {evacuated|evacuating|occupied|packed|open|full}`,
    'occupied {house|home|dwelling|structure|residence|apartment|building|by|at the time}',
    'open and packed',
    '# {people|kids|residents|occupants|students|adults|employees|guests|customers|tenants} {in it|inside|home|evacuated|out|were out|were inside|stuck|trapped}',
    '# {people|kids|residents|occupants|students|adults|employees|guests|customers|tenants|ladies|women|men|girls|boys|teenagers|teens|workers|nurses|passengers|office workers|folks} {in there|in it|in the elevator|in the elevator car|in the cab|still inside|locked in|hung up|between floors}',
    '{toddler|baby|infant|child|kid|boy|girl|# year old|old lady|old man|grandmother} ~2 locked {in|inside}',
    '# evacuated',
    'had already evacuated',
    'all occupants',
    '# ~1 {people|kids|residents|occupants|students|adults|employees|guests|customers|tenants|workers|folks} ~1 {coming|walking|filing|standing|got|came|walked|made it} ~1 {out|outside|down|off}',
    "{everybody|everyone|everybody's|everyone's|occupants|all occupants} out",
  ],
  /** What crews did with those they found. */
  BROUGHT: [
    '{walking|moving|bringing|getting|helping|evacuating|taking|ushering|leading|wheeling} {residents|people|patients|guests|kids|students|everybody|everyone|the residents|the kids|the patients|the guests|the students|customers|families|tenants} ~2 {out|outside|down|to}',
    '{met by|greeted by|let in by|met at the door by|met out front by|met outside by} {the|a|an|her|his|their} ~2 {homeowner|homeowners|owner|resident|tenant|occupant|residents|occupants|family|couple|mother|mom|father|wife|husband|son|daughter|guest|tenants|grandmother|grandson|renter}',
    `evacuated {#|the|all|everybody|everyone|about|around|approximately|roughly|some} ~3`,
    '{had|got|getting|moved|move|walked|led|helped|took|brought|ushered|get} {everybody|everyone|the homeowner|the homeowners|the owner|the resident|the tenant|the occupant|the occupants|the kids|her kids|the family|them all|all # of them|all the residents|all the kids|the residents|the customers|the employees|all of the|the tenants} ~2 {out|outside|evacuated|next door|down}',
    '{walked|brought|led|got|helped|carried|took|moved|escorted|assisted|ushered} ~1 {#} ~1 {people|residents|kids|occupants|tenants|guests|students|employees|adults|folks|workers} ~2 {out|outside|down}',
    '{brought|got|took|led|walked|moved} out {everybody|everyone|the family|all # of them|# people|# residents|the residents|the tenants|the occupants}',
    '{pulled|got|moved|took|cleared|brought|led|walked} {people|folks|residents|families|tenants|customers|guests} ~1 {out|outside|down}',
    '{pulled|got|moved|cleared|took|ordered} {everyone|everybody|people|guests|swimmers|customers|kids} ~1 {off|out of} the ~2 {deck|pool|water|rooms|store|restaurant|gym|ice|rink|theater|church}',
    '{moved|relocated|sheltered|cleared} {#|about #|all #} {residents|people|students|patients|guests|employees|kids|tenants}',
    'let {everybody|everyone|them|the kids|the residents|the students|the tenants|the guests|the employees|customers} back in',
    `{rescued|pulled|carried|removed|brought|helped|laddered|grabbed|took} {her|him|them|an|a|the|1|2|3|4} ~3 {out of|out a|out the|out|down|from} {the|a|of|window|ladder|from|that|her|his|their} ~2`,
    `{met|met by|met with|met up with|woke|woke up|found|contacted|spoke with|talked to} {the|a|an|her|his|our|with the} ~1 {${NAMED}} ~2 {in|at|outside|on|out|upstairs|inside}`,
  ],
} as const satisfies Record<string, readonly string[]>;

export const DISPLACED = /\b(displaced|displaces|displacing|displacement)\b/;

/** What made people leave, said in the words around "displaced". */
export const DISPLACEMENT_WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /\b((because|on account|account) of|due to|by|from|with( all)?) (the |all the |heavy )?smoke\b|\bsmoke damage\b/,
    'SMOKE',
  ],
  [
    /\b(no (power|heat|gas|electric|electricity|water service|utilities|hot water)|(cut|killed|pulled|shut( off)?|lost|without|disconnected) (the |their |its |off the |their )?(power|electric|electricity|meter|gas|heat|utilities|water)|(power|gas|electric|heat|utilities|electricity) (was|were|is|are|got|had to be) (cut|shut|pulled|off|out|disconnected|killed)|utilities (are )?(off|out)|(until|till) (the |their )?(gas|power|electric|electricity|heat|water|utilities) (is|are|gets|get|can be|comes|come) (\w+ )?(back|restored|on)|meter pulled|red tagged the (furnace|boiler|meter|water heater))\b/,
    'UTILITIES',
  ],
  [
    /\b(water damage|between the fire and (all )?(the )?water|(because of|due to|by|from|on account of|between) (all )?(the )?(smoke|fire|heat) and (all )?(the )?water|displaced by (all )?(the )?water|(because|on account) of (the )?water|due to (the )?(water|flooding)|flooded out)\b/,
    'WATER',
  ],
  [/\b(collaps(e|ed)|caved in|unstable|structurally unsound)\b/, 'COLLAPSE'],
  [
    /\b(displaced by (the |this )?fire|(the|this) fire (has |had |also |will )?(displace[ds]?|put|puts|left|leaves|forced|drove|burned) |between the fire and|((because|on account) of|due to|from) (the |this )?fire( damage)?(?! (building|floor|unit|apartment|side)))\b/,
    'FIRE',
  ],
  [
    /\b(((because|on account) of|due to|by) (the )?(gas leak|carbon monoxide|co|leak|spill|fumes|chemical|release))\b/,
    'HAZARDOUS_SITUATION',
  ],
];

const ANIMAL =
  'dogs?|cats?|kittens?|pupp(?:y|ies)|birds?|horses?|cows?|calves|calf|goats?|sheep|pigs?|rabbits?|parrots?|hamsters?|pets?|ferrets?|turtles?|lizards?|iguanas?|chickens?|ducks?|ducklings?|snakes?|guinea pigs?|bulldogs?|chihuahuas?|labs?|beagles?|poodles?|alpacas?|llamas?|donkeys?|ponies|pony|steers?|bearded dragons?|retrievers?|shepherds?|heifers?|foals?|cockatiels?|deer|fawns?|parakeets?|tortoises?|raccoons?|squirrels?|owls?|hawks?|geese|goose|gerbils?|rats?|mice|terriers?|pit ?bulls?|huskies|husky|dachshunds?|collies?|mules?|bulls?|colts?|fillies|filly|hogs?|hens?|roosters?|emus?|peacocks?|swans?|geckos?|pythons?|canaries|canary|tabby|mutts?|animals?|kitty|kitties|bunny|bunnies|hounds?|spaniels?|rottweilers?|corgis?|schnauzers?|labradors?|ewes?|chinchillas?|hedgehogs?|macaws?|possums?|opossums?|skunks?|groundhogs?|otters?|moose|dobermans?';
const COUNT = "(?:\\d+|a|an|one|the|their|her|his|both|family|family's|its)";
const SAVED =
  'rescued|saved|carried out|carried|brought out|pulled out|pulled|got out|came out with|removed|led out|led|walked out|recovered|found and removed|located and removed|handed out|revived|took out|drug out|scooped up|freed|lifted out|lifted|fished out|retrieved|grabbed|carry out|carrying out|bring out|pull out|get out|rescue|save';
/** An animal saved: "carried out 2 cats and a dog", "got the dog out", "2 dogs were rescued". */
export const ANIMALS_SAVED: readonly RegExp[] = [
  new RegExp(
    `\\b(?:${SAVED}) (?<list>(?:${COUNT} )(?:\\w+ ){0,2}?(?:${ANIMAL})(?: (?:and )?(?:${COUNT} )(?:\\w+ ){0,1}?(?:${ANIMAL}))*)\\b`,
  ),
  new RegExp(
    `\\b(?:got|brought|bring|get|carry|moved|took) (?<list>(?:${COUNT} )(?:\\w+ ){0,2}?(?:${ANIMAL})(?: and (?:${COUNT} )(?:\\w+ ){0,1}?(?:${ANIMAL}))*) (?:back )?(?:out|down|off|free|loose|up)\\b`,
  ),
  new RegExp(
    `\\b(?<list>(?:${COUNT} )(?:\\w+ ){0,2}?(?:${ANIMAL})(?: and (?:${COUNT} )(?:\\w+ ){0,1}?(?:${ANIMAL}))*) (?:(?:was |were |got )?(?:safely )?(?:rescued|saved|carried out|brought out)|(?:was |were |got )(?:safely )?(?:brought out|removed|pulled out|freed|led out|revived))\\b`,
  ),
];
/** Whoever may be spoken of next as "him" or "it". */
export const LIVING = new RegExp(
  `\\b(?:${ANIMAL}|patients?|driver|man|woman|male|female|boy|girl|kid|kids|child|victim|worker|guy|lady|gentleman|baby|owner|passenger|occupant|hiker|husband|wife)(?= |$)`,
  'g',
);
export const ANIMAL_ONLY = new RegExp(`^(?:${ANIMAL})$`);
/** Whether an account speaks of animals at all. */
export const ANY_ANIMAL = new RegExp(`\\b(?:${ANIMAL})\\b`);
export const ONE_ANIMAL = new RegExp(`^(?:${ANIMAL})(?<!s)$`);
export const ANIMAL_FREED =
  /\b(?:we|i|crews?|U\d+|they|guys|and|then|finally|able to) (?:slid|pulled|got|lifted|freed|carried|fished|worked|coaxed|cut|brought|hauled|hoisted|netted|dug|scooped|led|lured|walked|snagged) (?:him|her|it) (?:back |right |safely )?(?:out|loose|free|up|down|to shore|to safety|ashore)\b(?! (?:cold|of service|of the way))/;
export const ANIMAL_COUNT = new RegExp(`(?<count>${COUNT}) (?:\\w+ ){0,2}?(?<animal>${ANIMAL})(?= |$)`, 'g');
