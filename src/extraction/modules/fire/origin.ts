import type { Room } from '../../../neris/values/fire.ts';
import type { Hit, Reading } from '../../text/reading.ts';
import { KITCHEN_FIXTURES, ROOM_WORDS } from '../../vocabulary/rooms.ts';
import { after, before, compile, type Found, phrase, stated } from './statements.ts';

const ROOMS = compile(ROOM_WORDS);
export const ROOM = `(?<room>${ROOM_WORDS.flatMap(([, ...rows]) => rows).join('|')})`;
export const STARTED =
  '(?:start(?:ed|s|ing)?|originat(?:ed|ing)|began|begun|broke out|point of origin|area of origin|room of origin|origin|traced)';
export const BURNING =
  "(?:fire's|fire(?! alarm| department| marshal| investigator| extinguisher| escape| door| damage| watch| hydrant| panel| inspector| chief| service| station| district| wall| truck| code| out(?! (?:of|the|a|an|1|2|3|4|5|6|both|several|every|all|most|that|those|two|windows?|front|back|rear)\\b))|flames?|burning|blaze|(?:a|working|hands) job|smolder(?:ing|ed)|burned|on fire)";

/** Up to six words that name no address, unit or time, so that "house fire at 12 Oak, walls burning in the den" is read. */
const WITHIN = '(?: (?!\\.(?: |$)|[TUA]\\d)\\S+){0,6}?';
const BRIEFLY = WITHIN.replace('6', '4');

/** What starts fires: where it stood is where the fire began. */
const IGNITERS =
  'candles?|cigarettes?|cigar|smoking(?! materials)|christmas (?:lights|tree)|(?:turkey )?fryer|fire pit|patio heater|charcoal|lighters?|matches|power strip|outlet|receptacle|extension cord|(?:oily |stain |oil soaked )?rags|ashes|(?:space )?heater|heat lamp|batter(?:y|ies)|charger|hover ?board|scooter|e bike|dryer|fireworks|torch|lamp|exhaust fan|grill|barbecue|smoker|hibachi|coffee maker|television|tv|computer|water heater|furnace|sauna heater|portable heater|welder|grinder|incense|coals|embers|heating pad|electric blanket|incense|wiring|light fixture|ballast';

/** What stands in a room and burns where it stands. */
const FURNISHINGS =
  'mattress(?:es)?|bed|bedding|dresser|night ?stand|couch|sofa|love ?seat|recliner|chairs?|curtains|drapes|clothes|laundry|rug|desk|futon|crib|book ?shel(?:f|ves)|contents|boxes|trash ?can|waste ?basket|television|tv|christmas tree';

/** A line or a crew went there; an occupant who did may only have been passing. */
const BY_CREW =
  '(?<=\\b(?:lines?|hand ?lines?|hose|crosslay|preconnect|attack|quarters?|half|can|crews?|we|U\\d+)(?: (?!\\.(?: |$))\\S+){1,11})';

/** Ways to say where it started, the surest first. */
const ROOM_PATTERNS: readonly RegExp[] = [
  phrase(`(?:determined|turned out|actually) ..5 (?:in|on) (?:the|a|her|his|their) ..2 ${ROOM}`),
  phrase(
    `${ROOM} (?:had |that |is what |was what |is where |was where )?(?:it )?(?:started|caused|began|ignited)(?: it| the fire| this|(?= \\.|$))`,
  ),
  phrase(`${STARTED} ..5 (?:in|on|at|from|inside|behind|under|by|of|was|near|to|out) ..3 ${ROOM}`),
  phrase(
    `${STARTED} (?:right )?(?:where|around where|at the spot where) ..7 (?:through|into|enters|meets|in|above|behind) (?:the|a|her|his|their) ${ROOM}`,
  ),
  phrase(`${ROOM} ..3 where (?:it|the fire|this|that|everything) (?:all )?${STARTED}`),
  phrase(
    `${ROOM} where ..10 (?:was|were|is|are|had been) (?:all |still |already )?(?:burning|on fire|going|smoldering|involved|lit)`,
  ),
  phrase(
    `(?:${FURNISHINGS}) ..5 (?:going|burning|on fire|smoldering|lit|lit up|involved|cooking|ripping) (?:good |pretty good |pretty well |real good )?(?:in|inside|on) (?:the|a|her|his|their|1) ..2 ${ROOM}`,
  ),
  phrase(
    `(?:it was|was just|was only|just the|only the) (?:just |only )?1 ${ROOM}(?! (?:apartment|unit|house|condo|trailer|flat|place|and \\d|\\d|1|mobile|home|efficiency))`,
  ),
  phrase(
    `${ROOM}(?: (?:of|in|on|up|the|that|his|her|their|apartment|unit|\\d\\S*|\\S+ floor|was|just|with|and|had|a|an|some|it|going))*? (?:${FURNISHINGS})(?: (?:and|the|a|an|some|pile|of|her|his|couple))* (?:${FURNISHINGS})`,
  ),
  phrase(`${ROOM} (?:was|is|being) (?:the|our|your) (?:room|area|point|seat) of (?:origin|the fire)`),
  phrase(
    `(?:(?:room|area|point) of origin|room and contents(?: fire| job)?(?: (?:in|on|of|to))?)(?: (?:the|a|1|his|her|their))? (?:(?:back|front|rear|upstairs|downstairs|spare|guest) )?${ROOM}`,
  ),
  phrase(`${ROOM} and (?:its )?contents(?! of)`),
  phrase(
    `fires?(?: (?:tonight|today|last night|this \\S+))? (?:at|on) A\\d+ (?:in|out on|on|up in|down in) (?:the|a|her|his|their) ..2 ${ROOM}`,
  ),
  phrase(
    `(?:${KITCHEN_FIXTURES}|cabinets?|${FURNISHINGS}) ..12 all (?:of it )?(?:in|inside) (?:the|a|her|his|their) ..1 ${ROOM}`,
  ),
  phrase(`${ROOM} (?:and contents )?(?:fire|job)(?! alarm| extinguisher| door| escape| damage| department)`),
  phrase(`(?:${BURNING}${WITHIN} (?:in|on|out of|out|from|inside|at|of)${BRIEFLY} ${ROOM})`),
  phrase(
    `(?:found it|found the source|it was|it's|was all|fire was|it stayed|it came) ..7 (?:in|on|out on) (?:the|a|that|her|his|their|1|1 of the) ..2 ${ROOM}`,
  ),
  phrase(
    `(?:it was|fire was|it's) (?:just |only |all )?(?:the|1|her|his|their|that|a) (?:(?:front|rear|back|upstairs|downstairs|2nd floor|1st floor) )?${ROOM}(?! (?:windows?|door|doorway|ceiling|closet|alarm|detector|that|fan|light|side|walls?|where|which|and(?! (?:really|it|that|just|so|we|he|she|they)(?: |$))|we|they|he|she|i|with|house|apartment|unit|above|below|sprinklers?|over)\\b)`,
  ),
  phrase(
    `(?<=\\bA\\d+ )(?:(?:apartment|unit|number) \\S+ )?(?:in |up in |down in )?(?:the |a )?(?:(?:\\d(?:st|nd|rd|th) floor|upstairs|downstairs|rear|back|front) ){0,2}${ROOM}(?= \\.|$)`,
  ),
  phrase(`(?:contain(?:ed)?|confin(?:ed)?|isolated|held|kept|stayed|limited)(?: \\S+){0,2}? (?:to|in) ..3 ${ROOM}`),
  phrase(
    `${ROOM}${BY_CREW} (?:and|where) (?:\\S+ )?(?:had|got|put|hit|knocked|found|extinguished|located) (?:(?:the |some )?(?:water on|fire(?! alarm| extinguisher)|seat of|flames|knock ?down)|it (?:down|out|with))`,
  ),
  phrase(`${ROOM}${BY_CREW}(?: \\.)? (?:(?:and|with|had|got|put) )*water on (?:the fire|it)`),
  phrase(`(?:${IGNITERS})(?:'s)? ..8 (?:in|on|under|off) (?:the|a|an|his|her|their|my) ..3 ${ROOM}`),
  phrase(`(?:ignited|lit up|lit off|set fire to) (?:the|a|some|her|his|their) ..2 ${ROOM}`),
  phrase(
    `${ROOM} (?:walls?|ceilings?|floors?|closet|furniture|contents|curtains|bed|mattress)(?: and (?:the )?\\S+(?: \\S+)?)? (?:was |were )?(?:on fire|burning|going|involved)`,
  ),
  phrase(`${ROOM} ..2 (?:on fire|burning|going|well involved|well off|fully involved|involved|caught fire|caught)`),
];
const KITCHEN = phrase(
  `kitchen (?:${KITCHEN_FIXTURES})|(?:started|began|originated|came) (?:on|in|from|with|at) (?:the|a|her|his|their|top of the) ..1 (?:${KITCHEN_FIXTURES})|${BURNING} ..4 (?:on|in) (?:the|a|her|his|their|top of the) (?:${KITCHEN_FIXTURES})|(?:food|pot|pan|grease|oil|skillet) ..4 (?:on|in) (?:the|a|her|his|their|top of the) ..1 (?:${KITCHEN_FIXTURES})|(?:${KITCHEN_FIXTURES}) fire|(?:contained|confined|isolated|limited|kept|held) (?:to|in|inside) (?:the|a|her|his|their) ..1 (?:${KITCHEN_FIXTURES})`,
);

/** A stove that heats a house cooks nothing. */
const HEATING_STOVE = /\b(wood|pellet|coal|pot belly|potbelly) ?stoves?|stove ?pipe|shooting range/;

/** Fire that came to a room later, or people who went there. */
const NOT_ORIGIN =
  /\b([TUA]\d+|extend\w*|extension|spread\w*|ran|run|gone|went|moved|worked|travel\w*|climb\w*|jump\w*|reach\w*|into|search\w*|check\w*|damage\w*|above|toward|towards|by then|next to|neighbor's|alarms?|detectors?|over the|below|communicat\w*|got up|gotten|keep|sprinkl\w*|sitting|standing|fill\w*|opened|vent\w* the|smoky|smokey|hot|hazy|clear|dark|quiet|haze|people|family|occupants?|victims?|tenants?|kids?|crews?|somebody|everybody|we|i|they)\b/;

export function roomOfOrigin(reading: Reading): Found<Room> | undefined {
  for (const pattern of ROOM_PATTERNS) {
    for (const hit of stated(reading, pattern)) {
      const said = hit.groups.room;
      const value = said && roomOf(said);
      if (!value || isElsewhere(reading, hit, said)) continue;
      // "Smoke in the hallway, fire in 305": a breath between them makes it no hallway fire.
      if (hit.text.startsWith(said) && hit.text.endsWith(' fire') && reading.items[hit.to - 1]?.pause) continue;
      if (/^(?:had nothing|wasn't|was not|isn't|ruled out|was ruled out)\b/.test(after(reading, hit, 3))) continue;
      // "Heavy fire from the attic": where it showed, wherever it came from.
      if (value === 'ATTIC' && /^(?:fire|flames?)\b.* (?:from|out|out of|through) (?:the )?attic$/.test(hit.text))
        continue;
      // "Started by a bathroom fan": which may stand in any attic.
      if (
        / (?:by|from|with|at|to) (?:a|the) \S+(?: \S+)?$/.test(hit.text) &&
        /^(?:fan|vent|exhaust|light|fixture)\b/.test(after(reading, hit, 1))
      )
        continue;
      return { value: value === 'BASEMENT' ? (roomInBasement(hit.text) ?? value) : value, hit };
    }
  }
  const [kitchen] = stated(reading, KITCHEN).filter(
    (hit) =>
      !NOT_ORIGIN.test(hit.text) &&
      !HEATING_STOVE.test(`${before(reading, hit, 1)} ${hit.text} ${after(reading, hit, 1)}`),
  );
  return kitchen ? { value: 'KITCHEN', hit: kitchen } : (roomOfDryer(reading) ?? roomOfSmoke(reading));
}

const DRYER_FIRE = phrase(
  `dryer (?:fire|was on fire|on fire|was burning|caught)|${BURNING} ..4 (?:dryer|dryer drum|lint trap)`,
);

/** A dryer burned, and no room is spoken of but where the laundry is done. */
function roomOfDryer(reading: Reading): Found<Room> | undefined {
  if (!/\bdryer\b/.test(reading.text) || stated(reading, DRYER_FIRE).length === 0) return undefined;
  const rooms = reading
    .find(ANY_ROOM)
    // "Just off the kitchen", "the smoke alarm in the hall": named for its place, or for what hangs there.
    .filter(
      (hit) =>
        !/\b(?:off|beside|behind|near|by|next to|(?:alarms?|detectors?|smoke|haze|odor)(?: \S+)? (?:in|into|through|up)|and)(?: (?:of|the|a|an|our))*$/.test(
          before(reading, hit, 5),
        ),
    )
    .map((hit) => ({ hit, value: roomOf(hit.groups.room ?? hit.text) }));
  const laundry = rooms.find(({ value }) => value === 'UTILITY_ROOM');
  const isAlone = rooms.every(({ value }) => value === 'UTILITY_ROOM' || value === 'BASEMENT');
  return laundry && isAlone ? { value: 'UTILITY_ROOM', hit: laundry.hit } : undefined;
}

const SMOKE_FROM = phrase(
  `smoke (?:was |is |were |just |still )?(?:showing |coming |pushing |pouring |rolling |puffing )?(?:out of|out|from|in) (?:the|a|her|his|their|1)(?: (?:front|rear|back|upstairs|downstairs|side))? ${ROOM}(?! (?:ceiling|fan|exhaust|vents?))`,
);
const ANY_ROOM = phrase(ROOM);

/** Smoke from the laundry room's window, where no other room is spoken of; it gathers in attics, halls and cellars. */
function roomOfSmoke(reading: Reading): Found<Room> | undefined {
  const [hit] = stated(reading, SMOKE_FROM);
  const value = hit && roomOf(hit.groups.room ?? '');
  if (!value || /ATTIC|HALLWAY|BASEMENT|BALCONY|GARAGE|OTHER/.test(value)) return undefined;
  const others = reading.find(ANY_ROOM).some((each) => roomOf(each.groups.room ?? each.text) !== value);
  return others ? undefined : { value, hit };
}

const IN_BASEMENT = new RegExp(`(?:^| )${ROOM} (?:down )?in (?:the|his|her|their) (?:basement|cellar)$`);

/** "The laundry room in the basement". */
function roomInBasement(text: string): Room | undefined {
  const room = IN_BASEMENT.exec(text)?.groups?.room;
  return room ? roomOf(room) : undefined;
}

export function roomOf(said: string): Room | undefined {
  return ROOMS.find(({ pattern }) => {
    pattern.lastIndex = 0;
    return pattern.exec(said)?.[0] === said;
  })?.value;
}

const ROOM_AND = new RegExp(`(?:^| )${ROOM.replace('?<room>', '?:')}(?: room| area)? and(?: the| a)?$`);

function isElsewhere(reading: Reading, hit: Hit, room: string): boolean {
  // "The kitchen and dining room going": in neither alone.
  if (hit.text.startsWith(room) && ROOM_AND.test(before(reading, hit, 4))) return true;
  const words = hit.text
    .slice(0, Math.max(0, hit.text.lastIndexOf(room)))
    .replace(
      /extension cords?|went (?:off|up)|working fire|working job|(?:above|over|behind|below) it\b|^fires? (?:\S+ ){0,3}?(?:at|on) A\d+/g,
      '',
    );
  // "It's all in the cellar": what is left of it.
  if (/^it's all\b/.test(hit.text) || /\b(?:collapsed|fell|dropped|pancaked|caved)\b/.test(hit.text)) return true;
  return (
    NOT_ORIGIN.test(words) ||
    /\b(by then|neighbor's|no|extended|spread|ran up|up into|gone)(?: \S+)?$/.test(before(reading, hit, 3))
  );
}
