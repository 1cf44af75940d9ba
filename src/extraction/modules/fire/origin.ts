import type { Room } from '../../../neris/values/fire.ts';
import type { Hit, Reading } from '../../text/reading.ts';
import { FLOOR_NAMES, KITCHEN_FIXTURES, ROOM_WORDS } from '../../vocabulary/rooms.ts';
import { after, before, compile, type Found, phrase, stated, textOf } from './statements.ts';

const ROOMS = compile(ROOM_WORDS);
const ROOM = `(?<room>${ROOM_WORDS.flatMap(([, ...rows]) => rows).join('|')})`;
const STARTED =
  '(?:start(?:ed|s|ing)?|originat(?:ed|ing)|began|begun|broke out|point of origin|area of origin|room of origin|origin|traced)';
const BURNING =
  '(?:fire(?! alarm| department| marshal| investigator| extinguisher| escape| door| damage| watch| hydrant| panel| inspector| chief| service| station| district| wall| truck| code| out(?! (?:of|the|a|an|1|2|3|4|5|6|both|several|every|all|most|that|those|two|windows?|front|back|rear)\\b))|flames?|burning|blaze|(?:a|working|hands) job|smolder(?:ing|ed)|burned|on fire)';

/** Up to six words that name no address, unit or time, so that "house fire at 12 Oak, walls burning in the den" is read. */
const WITHIN = '(?: (?!\\.(?: |$)|[TUA]\\d)\\S+){0,6}?';
const BRIEFLY = WITHIN.replace('6', '4');

/** What starts fires: where it stood is where the fire began. */
const IGNITERS =
  'candles?|cigarettes?|cigar|smoking(?! materials)|christmas (?:lights|tree)|(?:turkey )?fryer|fire pit|patio heater|charcoal|lighters?|matches|power strip|outlet|receptacle|extension cord|(?:oily |stain |oil soaked )?rags|ashes|(?:space )?heater|heat lamp|batter(?:y|ies)|charger|hover ?board|scooter|e bike|dryer|fireworks|torch|lamp|exhaust fan|grill|barbecue|smoker|hibachi|coffee maker|television|tv|computer|water heater|furnace|sauna heater|portable heater|welder|grinder|incense|coals|embers|heating pad|electric blanket|incense|wiring|light fixture|ballast';

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
  phrase(`${ROOM} (?:was|is|being) (?:the|our|your) (?:room|area|point|seat) of (?:origin|the fire)`),
  phrase(`(?:room|area|point) of origin (?:the |a )?${ROOM}`),
  phrase(`${ROOM} (?:and contents )?fire(?! alarm| extinguisher| door| escape| damage| department)`),
  phrase(`(?:${BURNING}${WITHIN} (?:in|on|out of|out|from|inside|at|of)${BRIEFLY} ${ROOM})`),
  phrase(
    `(?:found it|found the source|it was|it's|was all|fire was|it stayed|it came) ..7 (?:in|on|out on) (?:the|a|that|her|his|their|1|1 of the) ..2 ${ROOM}`,
  ),
  phrase(`(?:contain(?:ed)?|confin(?:ed)?|isolated|held|kept|stayed|limited)(?: \\S+){0,2}? (?:to|in) ..3 ${ROOM}`),
  phrase(
    `${ROOM}${BY_CREW} (?:and|where) (?:\\S+ )?(?:had|got|put|hit|knocked|found|extinguished|located) (?:(?:the |some )?(?:water on|fire(?! alarm| extinguisher)|seat of|flames|knock ?down)|it (?:down|out|with))`,
  ),
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
  return kitchen ? { value: 'KITCHEN', hit: kitchen } : roomOfSmoke(reading);
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

function roomOf(said: string): Room | undefined {
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
    .replace(/extension cords?|went (?:off|up)|working fire|working job/g, '');
  // "It's all in the cellar": what is left of it.
  if (/^it's all\b/.test(hit.text) || /\b(?:collapsed|fell|dropped|pancaked|caved)\b/.test(hit.text)) return true;
  return (
    NOT_ORIGIN.test(words) ||
    /\b(by then|neighbor's|no|extended|spread|ran up|up into|gone)(?: \S+)?$/.test(before(reading, hit, 3))
  );
}

const NAMED = FLOOR_NAMES.map(([words]) => words).join('|');
const FLOOR = `(?<floor>\\d+(?:st|nd|rd|th) (?:floor|story|level|fl)|(?:floor|division) (?:number )?\\d+|number \\d+ floor|${NAMED})`;
const FLOOR_PATTERNS: readonly RegExp[] = [
  phrase(`${STARTED} ..5 (?:in|on|at|from) ..3 ${FLOOR}`),
  phrase(`${BURNING}(?! alarm| department| panel) ..7 ${FLOOR}(?! above| below)`),
  phrase(`${FLOOR} ..3 (?:fire|on fire|burning|flames)(?! alarm| department)`),
  phrase(`(?:contained|confined|isolated|limited|held) to ..8 (?:on|in) the ${FLOOR}`),
  phrase(
    `(?:it was|it's|this was|found it|fire was|it is)(?: (?:up|all|just|actually|down|way|in (?:apartment|unit) \\S+))* (?:on|in) the ${FLOOR}`,
  ),
  phrase(`(?:haze|smoke) (?:showing |coming |pushing |pouring )?(?:in|on|from|out of|out) ..5 ${FLOOR}`),
];
const NOT_FLOOR =
  /\b(extend\w*|extension|spread\w*|into|search\w*|check\w*|damage\w*|above|below|alarms?|detectors?|heads?|primary|through to|up to|to the|went|gone|ran|climb\w*|all clear|under control|knocked|evacuat\w*|neighbor|out at|through|marshal|department|engine|down to|stairs|water)\b/;

/** The floor it started on, when it was said; a room that names its floor says it too. */
export function floorOfOrigin(reading: Reading, room: Found<Room> | undefined): Found<number> | undefined {
  const [started, ...others] = FLOOR_PATTERNS;
  const sure = started && firstFloor(reading, started);
  if (sure) return sure;
  const own = (room && floorBeside(reading, room)) ?? upstairs(reading, room);
  if (own) return own;
  const named = room && floorOfRoom(reading, room);
  if (named) return named;
  for (const pattern of others) {
    const found = firstFloor(reading, pattern, /BEDROOM|BATHROOM/.test(room?.value ?? ''));
    // A fire in the garage is not in the basement, whatever somebody thought at first.
    if (found && !(found.value < 0 && /GARAGE|ATTIC|BALCONY/.test(room?.value ?? ''))) return found;
  }
  return floorNamedByUnit(reading) ?? firstFloor(reading, SAID_WITH_ADDRESS) ?? floorOfDwelling(reading);
}

/** "55 East Monroe, 31st floor": where the call was. */
const SAID_WITH_ADDRESS = phrase(
  `A\\d+(?: (?:up )?(?:on|in) the| the)? ${FLOOR}(?! (?:windows?|landing|was|were|had|is|above|below|clear|search\\w*)\\b)`,
);

const ROOM_ON_FLOOR = phrase(`${ROOM} (?:area )?(?:up |down |is |was |which is )?(?:(?:on|in) the )?${FLOOR}`);

/** "Lit off in the kitchen on the ground floor": the room of origin, told again with its floor. */
function floorOfRoom(reading: Reading, room: Found<Room>): Found<number> | undefined {
  const floors = stated(reading, ROOM_ON_FLOOR).flatMap((hit) => {
    const value = roomOf(hit.groups.room ?? '') === room.value ? floorNumber(hit.groups.floor ?? '') : undefined;
    return value && !NOT_FLOOR.test(before(reading, hit, 3).replace(/\bdamage to the$/, '')) ? [{ value, hit }] : [];
  });
  const [first] = floors;
  return first && floors.every(({ value }) => value === first.value) ? first : undefined;
}

/** A dwelling that people left, or that the fire or the crew came to later. */
const OTHER_DWELLING =
  /\b(above|below|other|neighbor\S*|evacuat\w*|into|extend\w*|spread\w*|damage\w*|search\w*|next|adjacent|checked)(?: \S+){0,3}$/;
const DWELLING = phrase(
  `${FLOOR} (?:apartment|unit|condo|condominium|flat|suite|dorm room|hotel room|motel room)(?! (?:above|below|next|across|over|under))|(?:apartment|unit|condo|flat|dorm room|hotel room|motel room)(?: \\S+)? (?:was |is )?(?:up )?on the ${FLOOR.replace('?<floor>', '?<behind>')}`,
);

/** "The third-floor apartment": the only dwelling whose floor is named is the one that burned. */
function floorOfDwelling(reading: Reading): Found<number> | undefined {
  const hits = stated(reading, DWELLING);
  const found = hits.flatMap((hit) => {
    const value = floorNumber(hit.groups.floor ?? hit.groups.behind ?? '');
    return value ? [{ value, hit }] : [];
  });
  const first = found.find(({ hit }) => !OTHER_DWELLING.test(before(reading, hit, 5)));
  return first && found.every(({ value }) => value === first.value) ? first : undefined;
}

/** A line taken upstairs bears out the floor that smoke came from. */
const WENT_UP =
  /\b(?:line|hose|crosslay|attack|quarter|half|preconnect)(?: (?!\.(?: |$))\S+){0,5}? (?:up the (?:\S+ )?(?:stairs|stairway|stairwell|steps)|upstairs)\b/;

const ANY_FLOOR = phrase(FLOOR);

/** No other floor is named anywhere. */
function isOnlyFloor(reading: Reading, value: number): boolean {
  return reading.find(ANY_FLOOR).every(({ groups }) => floorNumber(groups.floor ?? '') === value);
}

const DWELLING_NUMBER =
  /\b(?:apartment|apt|unit|suite|room|condo|flat) (?:number )?(?:(?<whole>[1-9]\d?)(?:\d\d|(?: |-)?[a-z])|(?<apart>[1-9]\d?) \d\d)(?![\w'])/;

/** Apartment 1107, or 5C, bears out the eleventh floor, or the fifth. */
function floorOfUnit({ items, text }: Reading): number | undefined {
  const own = items.find(({ address }) => address?.unitValue)?.address?.unitValue?.value;
  const { whole, apart } = DWELLING_NUMBER.exec(own ? `unit ${own.toLowerCase()}` : text)?.groups ?? {};
  return Number(whole ?? apart) || undefined;
}

const isUnitOn = (reading: Reading, floor: number) => floorOfUnit(reading) === floor;

const ON_NUMBER = phrase(
  '(?:up |down )?on (?:the )?(?<floor>\\d+)(?! (?:of|people|guys|feet|minutes|percent|gallons|acres|lines?)\\b)',
);

/** Apartment 302, and the third floor named anywhere: where the apartment is. */
function floorNamedByUnit(reading: Reading): Found<number> | undefined {
  const floor = floorOfUnit(reading);
  if (floor === undefined) return undefined;
  const [hit] = [...stated(reading, ANY_FLOOR), ...stated(reading, ON_NUMBER)].filter(
    ({ groups }) => floorNumber(groups.floor ?? '') === floor,
  );
  return hit && { value: floor, hit };
}

function firstFloor(reading: Reading, pattern: RegExp, isSleepingRoom = false): Found<number> | undefined {
  for (const hit of stated(reading, pattern)) {
    const said = hit.groups.floor;
    const value = said && floorNumber(said);
    const words = hit.text.replace(said ?? '', '').replace(/^(?:contained|confined|isolated|limited|held) to the /, '');
    // "Fire out the second and third floor windows": on neither alone.
    if (
      /\b\d+(?:st|nd|rd|th)(?: floor)? (?:and|or)(?: the)?$/.test(
        textOf(reading, hit.from, hit.to).split(` ${said}`)[0] ?? '',
      )
    )
      continue;
    if (!value || NOT_FLOOR.test(words) || /^it's all\b/.test(hit.text)) continue;
    if (/\b(extend\w*|spread\w*|up|no|any)(?: \S+)?$/.test(before(reading, hit, 2))) continue;
    // Smoke leaves by the windows it finds: its floor counts when the floor is named again.
    const again =
      reading.text.split(said).length > 2 ||
      isUnitOn(reading, value) ||
      (value > 1 && (WENT_UP.test(reading.text) || (isSleepingRoom && isOnlyFloor(reading, value))));
    if (/^smoke (?:\S+ )?(?:from|out)\b/.test(hit.text) && !again) continue;
    return { value, hit };
  }
  return undefined;
}

const BESIDE = new RegExp(`(?<![\\w-])${FLOOR}(?![\\w-])`);

/** "A first-floor bedroom", "the laundry room in the basement", "the kitchen on the second floor". */
function floorBeside(reading: Reading, { value, hit }: Found<Room>): Found<number> | undefined {
  if (value === 'BASEMENT') return { value: -1, hit };
  const near = textOf(reading, hit.from - 2, hit.from);
  const found = BESIDE.exec(hit.text) ?? BESIDE.exec(near) ?? null;
  const rest = textOf(reading, hit.to, hit.to + 6);
  const behind = found
    ? null
    : new RegExp(
        `^(?:(?:\\S+ )?(?:in|on|of|down in|up on) the )?${BESIDE.source}(?! (?:above|below|was|had|got|clear|search))`,
      ).exec(rest);
  const said = found?.groups?.floor ?? behind?.groups?.floor;
  const floor = said && floorNumber(said);
  if (!floor) return undefined;
  const to = behind ? hit.to + behind[0].split(' ').length : hit.to;
  const from = found && !BESIDE.test(hit.text) ? hit.from - 2 : hit.from;
  return { value: floor, hit: { ...hit, source: reading.sourceOf(Math.max(0, from), to) } };
}

const TALLER = /\b(?:[3-9]|\d\d) (?:story|stories|floors|level)\b|high ?rise|mid ?rise/;
const UP_AND_FOUND = phrase(
  '(?:upstairs|up the (?:stairs|steps|stairway|stairwell)) (?:and |where |to |we |they |U\\d+ |then )*(?:found|find|located|finding|had|hit|knocked|got|encountered) ..5 (?:fire(?! alarm| department| marshal)|flames|burning|on fire|smoldering)',
);

const FIRE_UPSTAIRS = phrase(
  '(?:fire(?! alarm| department| marshal)|flames) (?:was |is |were |burning |going |all |located |found )*upstairs',
);

/** "An upstairs bedroom": the second floor, unless the building is taller. */
function upstairs(reading: Reading, room: Found<Room> | undefined): Found<number> | undefined {
  if (TALLER.test(reading.text)) return undefined;
  const [found] = [...stated(reading, UP_AND_FOUND), ...stated(reading, FIRE_UPSTAIRS)].filter(
    ({ text }) => !/\b(?:nothing|no|clear)\b/.test(text),
  );
  if (found || !room) return found && { value: 2, hit: found };
  const { hit } = room;
  const near = `${textOf(reading, hit.from - 1, hit.from)} ${hit.text} ${textOf(reading, hit.to, hit.to + 2)}`;
  if (
    /\bupstairs\b|\bup there\b/.test(near) &&
    !/\b(?:famil\w+|people|kids|asleep|sleeping|alarms?|went|ran)\b/.test(near)
  )
    return { value: 2, hit };
  return undefined;
}

function floorNumber(said: string): number | undefined {
  const named = FLOOR_NAMES.find(([words]) => new RegExp(`^(?:${words})$`).test(said));
  if (named) return named[1];
  const number = Number(/\d+/.exec(said)?.[0]);
  return number >= 1 && number <= 110 ? number : undefined;
}
