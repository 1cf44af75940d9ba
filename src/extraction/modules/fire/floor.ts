import type { Room } from '../../../neris/values/fire.ts';
import type { Reading } from '../../text/reading.ts';
import { FLOOR_NAMES } from '../../vocabulary/rooms.ts';
import { BURNING, ROOM, roomOf, STARTED } from './origin.ts';
import { before, type Found, phrase, stated, textOf } from './statements.ts';

const NAMED = FLOOR_NAMES.map(([words]) => words).join('|');
const FLOOR = `(?<floor>\\d+(?:st|nd|rd|th) (?:floor|story|level|fl)|(?:floor|division) (?:number )?\\d+|number \\d+ floor|${NAMED})`;
const FLOOR_PATTERNS: readonly RegExp[] = [
  phrase(`${STARTED} ..5 (?:in|on|at|from|off) ..3 ${FLOOR}`),
  phrase(`${BURNING}(?! alarm| department| panel) ..7 ${FLOOR}(?! above| below)`),
  phrase(`${FLOOR} ..3 (?:fire|on fire|burning|flames)(?! alarm| department)`),
  phrase(`(?:contained|confined|isolated|limited|held) to ..8 (?:on|in) the ${FLOOR}`),
  phrase(
    `(?:it was|it's|this was|found it|fire was|it is)(?: (?:up|all|just|actually|down|way|in (?:apartment|unit) \\S+))* (?:on|in) the ${FLOOR}`,
  ),
  phrase(
    `(?:never|didn't|did not|hadn't) (?:even )?(?:left|leave|get (?:out of|past|off)|got (?:out of|past|off)|go past|made it (?:out of|past)) ..2 ${FLOOR}`,
  ),
  phrase(`(?:haze|smoke) (?:showing |coming |pushing |pouring )?(?:in|on|from|out of|out) ..5 ${FLOOR}`),
];
const LOOSE = new Set([FLOOR_PATTERNS[2], FLOOR_PATTERNS.at(-1)]);
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
    // "Smoke on the 8th floor, the fire was on 7 in apartment 712": the apartment's number outweighs words that only stand near.
    if (found && LOOSE.has(pattern) && (floorOfUnit(reading) ?? found.value) !== found.value) continue;
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
  '(?:(?:up |down )?on|(?:walked|went|climbed|hiked|humped it|stairs|headed) up to) (?:the )?(?<floor>\\d+)(?! (?:of|people|guys|feet|minutes|percent|gallons|acres|lines?)\\b)',
);

/** Apartment 302, and the third floor named anywhere: where the apartment is. */
function floorNamedByUnit(reading: Reading): Found<number> | undefined {
  const floor = floorOfUnit(reading);
  if (floor === undefined) return undefined;
  // What the call came in for is borne out by the number of the room.
  const reported = reading.find(ANY_FLOOR).filter((each) => reading.doubts(each).every((doubt) => doubt === 'hearsay'));
  const [hit] = [...reported, ...stated(reading, ON_NUMBER)].filter(
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
