import type { Room } from '../../neris/values/fire.ts';
import type { Rows } from '../modules/fire/statements.ts';

// Where a fire starts. Words are as in the reading. The first row that fits a room's words decides, so the rows that
// name a room inside another ("basement bedroom", "bedroom closet", "garage apartment kitchen") stand in that order.
export const ROOM_WORDS: Rows<Room> = [
  [
    'BATHROOM',
    '(?:master |guest |half |hall |upstairs |downstairs )?(?:bathrooms?|bath room|half bath|restrooms?|rest room|powder room|washroom|mens room|ladies room)',
  ],
  ['KITCHEN', 'kitchens?|kitchenette|galley|cook ?line|prep area'],
  [
    'BEDROOM',
    "(?:master |guest |spare |back |front |kid's |kids |boy's |girl's |basement )?(?:bed ?rooms?)|closet (?:in|of|off) (?:a|the|his|her|their|1 of the) (?:\\S+ )?bed ?room|nursery|master suite|guest room|bunk room|sleeping room",
  ],
  [
    'LIVING_SPACE',
    'living ?rooms?|family room|front room|great room|dining room|dining area|rec room|recreation room|sitting room|play ?room|tv room|game room|sun ?room|den|parlou?r|living area|living space|bonus room|man cave|florida room',
  ],
  [
    'UTILITY_ROOM',
    'laundry ?room|laundry area|laundry closet|laundry|utility ?room|utility closet|utility area|mechanical room|mechanical closet|boiler room|furnace room|furnace closet|electrical room|electrical closet|water heater closet|hot water heater closet|pump room|machine room|washer room|dryer room|mechanical space',
  ],
  ['GARAGE', '(?:attached |detached |2 car |1 car |3 car )?garages?(?! sale| apartment)|carport|car port'],
  ['OFFICE', 'home office|office(?! building| tower| park| manager| complex)|study|cubicle'],
  [
    'BALCONY_PORCH_DECK',
    '(?:front |back |rear |side |screened |wood |wooden |wrap ?around )*(?:porch|porches|deck|decks|patio|balcony|balconies|lanai|veranda|stoop|gallery|back steps)(?! gun| pipe| plate)',
  ],
  [
    'HALLWAY_FOYER',
    'hallways?(?! closet)|foyer|entry ?way|corridor|vestibule|entry hall|front hall|stairwell|stair well|stairway|lobby',
  ],
  ['ATTIC', 'attic(?: space)?|cockloft|cock loft|knee wall'],
  [
    'BASEMENT',
    'basements?(?! (?:laundry|utility|bed ?room|bath ?room|kitchen|family|rec|mechanical|boiler|furnace|living|storage|closet))|cellar',
  ],
  [
    'ASSEMBLY',
    'sanctuary|auditorium|gymnasium|gym|fellowship hall|banquet hall|ballroom|dining hall|cafeteria|chapel|theater|dance floor|dance hall|taproom|bar area',
  ],
  [
    'OTHER',
    'closet|break ?room|lunch ?room|mud ?room|store ?room|storage room|stock ?room|crawl ?space|crawl space|trash room|compactor room|trash chute|elevator shaft|elevator|loading dock|workshop|warehouse area|sauna|classroom|locker room|paint booth|spray booth|duct ?work',
  ],
];

/** Kitchen appliances that say the room when nobody does. */
export const KITCHEN_FIXTURES =
  'stoves?|stove ?top|cook ?top|range|oven|microwave|toaster|toaster oven|air fryer|deep fryer|fryer|skillet|frying pan|dishwasher|range hood|hot plate|burner';

/** Floors by name; a number before "floor", "story" or after "division" is read as it stands. */
export const FLOOR_NAMES: readonly (readonly [words: string, floor: number])[] = [
  ['basement|cellar|below grade', -1],
  ['ground floor|main floor|street level|main level|ground level|1st level', 1],
];
