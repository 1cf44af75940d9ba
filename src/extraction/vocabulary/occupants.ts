// Who was there, who cannot stay, which animals were saved.

const WHO =
  'family|families|mom|mother|dad|father|kids|children|tenant|tenants|occupant|occupants|resident|residents|homeowner|homeowners|owner|owners|couple|husband|wife|students|student|customers|customer|guests|guest|employees|employee|staff|workers|people|folks|everybody|everyone|grandmother|grandma|grandfather|grandpa|roommate|roommates|woman|man|lady|gentleman|guy|teachers|patrons|shoppers|congregation|renters|renter|neighbors|adults|son|daughter|boyfriend|girlfriend|parents|elderly|babysitter|teenager|teenagers|caretaker|manager|clerk|cook|patients|inmates|campers|he|she|they|principal|nurse|nurses|crew members|night shift|teacher|men|women|guys|squatters|2|3|4|5|6|7|8';

export const OCCUPANTS = {
  PRESENT: [
    `{${WHO}} ~5 {were|was|had|all|are|is}? ~2 {home|at home|inside|got out|gotten out|out front|out safe|out of the house|made it out|evacuated|self evacuated|already out|across the street|standing|waiting|on the sidewalk|on the lawn|in the yard|out on the|outside|coming down|accounted for|met us|in the house|stayed put|sheltered in place|sheltering in place|stayed inside|in the building|at the neighbor's|out in the|upstairs|asleep|sleeping|was cooking|got everybody out|out of the building|in the lobby|in the driveway|in the parking lot|out in front|escaped|lined up|in the hallway|was there|were there|woke up|in the office|in her doorway|in his doorway|out by|out the back|alerted|self evac|in the stairwell|evacuating|present|out when|out on arrival|were out|was out|out before|in it|in the elevator|stuck|trapped|came down|came out|coming out|went back in|back inside|walked out|filed out|in the dining room|back in}`,
    `evacuated {#|the|all|everybody|everyone|about|around|approximately|roughly|some} ~3`,
    `{had|got|getting} {everybody|everyone|the kids|her kids|the family|them all|all the residents|all the kids|the residents|the customers|the employees|all of the} ~2 {out|outside|evacuated}`,
    'had already evacuated',
    '{tenant|tenants|resident|residents|homeowner|owner|occupant|occupants|he|she|mom|dad|husband|wife|son|daughter|family|cook|employee|employees|staff|clerk|manager|teenager|babysitter|roommate} ~2 {put it out|put the fire out|used an extinguisher|smothered it|hit it with an extinguisher|threw water|turned it off|carried it out|carried it outside|dumped it|knocked it out} ~2',
    '{tenant|resident|homeowner|occupant|mom|dad|husband|wife|son|daughter|he|she} ~1 had {put it out|put the fire out|gotten out|smothered it|carried it outside}',
    '# {people|kids|residents|occupants|students|adults|employees|guests|customers|tenants} {in it|inside|home|evacuated|out|were|stuck|trapped|in the}',
    '# evacuated',
    'full of {customers|people|diners|guests|students|shoppers|kids}',
    '{building|school|store|hotel|restaurant|church|plant|office|house|home|place|mall} {was|had been|had} ~1 {evacuated|evacuating|evacuate|occupied}',
    '{family|mom|dad|couple|tenant|homeowner|owner|resident} ~3 {discovered|noticed|woke|smelled|heard|came home|called|tried|opened|saw|ran|walked|told|said|says|stated}',
    'occupants {were|was|out|safely|evacuated|had|self|already|met}',
    'all occupants',
    'occupied',
    'let {everybody|everyone|them|the kids|the residents|the students|the tenants|the guests|the employees|customers} back in',
    '{rescued|pulled|carried|removed|brought|helped|laddered} ~4 {out|occupant|man|woman|resident|tenant|kids|people|lady|gentleman} ~2 {from|out|of|down}',
  ],
  ABSENT: [
    '{nobody|no one|no 1} {was|were|is|at|been}? ~1 {home|at home|there|in the building|in the house|in it|in the place|around|living there|in the store|in the trailer|occupying|in the school|in the church|in residence}',
    '{was|were|is|and|house|building|store|place|it|locked|stood|sitting|church|office|closed} ~2 {unoccupied|empty}',
    'unoccupied',
    "{not|weren't|wasn't|not been} {home|at home|occupied|there at the time}",
    'no occupants',
    '{family|owners|owner|homeowners|homeowner|residents|tenants|occupants|they|resident|couple|tenant} ~2 {away|out of town|on vacation|at work|gone|at church|not home|at the store|out to dinner|in florida} ',
    'nobody inside',
    'no one inside',
    '{nobody|no one|no 1|no employees|no customers|no people} {was|were|had been}? {inside|in there|on the premises|in the shop|in the business|in the restaurant|in the warehouse|in the office}',
    'nobody in there',
    'empty at the time',
  ],
  NOBODY_INSIDE: ['nobody inside', 'no one inside'],
} as const satisfies Record<string, readonly string[]>;

export const DISPLACED = /\b(displaced|displaces|displacing|displacement)\b/;

/** What made people leave, said in the words around "displaced". */
export const DISPLACEMENT_WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /\b((because|on account|account) of|due to|by|from|with( all)?) (the |all the |heavy )?smoke\b|\bsmoke damage\b/,
    'SMOKE',
  ],
  [
    /\b(no (power|heat|gas|electric|electricity|water service|utilities|hot water)|(cut|killed|pulled|shut( off)?|lost|without|disconnected) (the |their |its |off the |their )?(power|electric|electricity|meter|gas|heat|utilities|water)|(power|gas|electric|heat|utilities|electricity) (was|were|is|are|got|had to be) (cut|shut|pulled|off|out|disconnected|killed)|utilities (are )?(off|out)|meter pulled|red tagged the (furnace|boiler|meter|water heater))\b/,
    'UTILITIES',
  ],
  [/\b(water damage|(because|on account) of (the )?water|due to (the )?(water|flooding)|flooded out)\b/, 'WATER'],
  [/\b(collaps(e|ed)|caved in|unstable|structurally unsound)\b/, 'COLLAPSE'],
  [/\b(displaced by (the |this )?fire|((because|on account) of|due to|from) (the |this )?fire( damage)?)\b/, 'FIRE'],
  [
    /\b(((because|on account) of|due to|by) (the )?(gas leak|carbon monoxide|co|leak|spill|fumes|chemical|release))\b/,
    'HAZARDOUS_SITUATION',
  ],
];

const ANIMAL =
  'dogs?|cats?|kittens?|pupp(?:y|ies)|birds?|horses?|cows?|calves|calf|goats?|sheep|pigs?|rabbits?|parrots?|hamsters?|pets?|ferrets?|turtles?|lizards?|iguanas?|chickens?|ducks?|ducklings?|snakes?|guinea pigs?|bulldogs?|chihuahuas?|labs?|beagles?|poodles?|alpacas?|llamas?|donkeys?|ponies|pony|steers?|bearded dragons?|retrievers?|shepherds?|heifers?|foals?|cockatiels?|deer|fawns?';
const COUNT = "(?:\\d+|a|an|one|the|their|her|his|both|family|family's|its)";
const SAVED =
  'rescued|saved|carried out|carried|brought out|pulled out|pulled|got out|came out with|removed|led out|led|walked out|recovered|found and removed|located and removed|handed out|revived|took out|drug out|scooped up|freed|lifted out|lifted|fished out|retrieved|grabbed';
/** An animal saved: "carried out 2 cats and a dog", "got the dog out", "2 dogs were rescued". */
export const ANIMALS_SAVED: readonly RegExp[] = [
  new RegExp(
    `\\b(?:${SAVED}) (?<list>(?:${COUNT} )(?:\\w+ ){0,2}?(?:${ANIMAL})(?: (?:and )?(?:${COUNT} )(?:\\w+ ){0,1}?(?:${ANIMAL})){0,3})\\b`,
  ),
  new RegExp(
    `\\bgot (?<list>(?:${COUNT} )(?:\\w+ ){0,2}?(?:${ANIMAL})(?: and (?:${COUNT} )(?:\\w+ ){0,1}?(?:${ANIMAL})){0,2}) (?:back )?(?:out|down|off|free|loose|up)\\b`,
  ),
  new RegExp(
    `\\b(?<list>(?:${COUNT} )(?:\\w+ ){0,2}?(?:${ANIMAL})(?: and (?:${COUNT} )(?:\\w+ ){0,1}?(?:${ANIMAL})){0,2}) (?:was |were )(?:safely )?(?:rescued|saved|carried out|brought out|removed|pulled out|freed|led out|revived)\\b`,
  ),
];
export const ANIMAL_COUNT = new RegExp(`(?<count>${COUNT}) (?:\\w+ ){0,2}?(?<animal>${ANIMAL})(?= |$)`, 'g');
