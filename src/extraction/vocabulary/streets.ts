/** Words that close a street name whatever stands before them, with the national word for each. */
export const STREET_WORDS: Readonly<Record<string, string>> = {
  street: 'STREET',
  st: 'STREET',
  str: 'STREET',
  avenue: 'AVENUE',
  ave: 'AVENUE',
  av: 'AVENUE',
  road: 'ROAD',
  rd: 'ROAD',
  drive: 'DRIVE',
  dr: 'DRIVE',
  lane: 'LANE',
  ln: 'LANE',
  boulevard: 'BOULEVARD',
  blvd: 'BOULEVARD',
  court: 'COURT',
  ct: 'COURT',
  circle: 'CIRCLE',
  cir: 'CIRCLE',
  terrace: 'TERRACE',
  ter: 'TERRACE',
  parkway: 'PARKWAY',
  pkwy: 'PARKWAY',
  highway: 'HIGHWAY',
  hwy: 'HIGHWAY',
  turnpike: 'TURNPIKE',
  expressway: 'EXPRESSWAY',
  freeway: 'FREEWAY',
  thruway: 'THRUWAY',
  pike: 'PIKE',
  trail: 'TRAIL',
  trl: 'TRAIL',
  place: 'PLACE',
  pl: 'PLACE',
  way: 'WAY',
  alley: 'ALLEY',
};

/** Said once for two streets that cross. */
export const PLURAL_STREETS: Readonly<Record<string, string>> = {
  streets: 'STREET',
  avenues: 'AVENUE',
  roads: 'ROAD',
  drives: 'DRIVE',
};

/** Words that close a street name only when no street word follows: Church Hill, but Church Hill Road. */
export const WEAK_STREET_WORDS: Readonly<Record<string, string>> = {
  loop: 'LOOP',
  run: 'RUN',
  path: 'PATH',
  row: 'ROW',
  square: 'SQUARE',
  plaza: 'PLAZA',
  walk: 'WALK',
  bend: 'BEND',
  crossing: 'CROSSING',
  ridge: 'RIDGE',
  point: 'POINT',
  cove: 'COVE',
  landing: 'LANDING',
  pass: 'PASS',
  hill: 'HILL',
  commons: 'COMMONS',
  trace: 'TRACE',
  causeway: 'CAUSEWAY',
  bypass: 'BYPASS',
  extension: 'EXTENSION',
  crescent: 'CRESCENT',
  mews: 'MEWS',
  glen: 'GLEN',
  heights: 'HEIGHTS',
  hollow: 'HOLLOW',
  spur: 'SPUR',
  park: 'PARK',
  manor: 'MANOR',
  gardens: 'GARDENS',
  view: 'VIEW',
  overlook: 'OVERLOOK',
  chase: 'CHASE',
  knoll: 'KNOLL',
  gate: 'GATE',
  rise: 'RISE',
  grove: 'GROVE',
  vista: 'VISTA',
  bluff: 'BLUFF',
  brook: 'BROOK',
  meadows: 'MEADOWS',
  shores: 'SHORES',
  green: 'GREEN',
  close: 'CLOSE',
  creek: 'CREEK',
  woods: 'WOODS',
  valley: 'VALLEY',
  springs: 'SPRINGS',
  branch: 'BRANCH',
  village: 'VILLAGE',
};

/** Of them, those that an account may speak of without a street. */
export const LANDSCAPE = new Set(
  'view gate rise grove brook green close creek woods valley springs branch village meadows shores bluff'.split(' '),
);

export const DIRECTIONS: Readonly<Record<string, string>> = {
  north: 'NORTH',
  south: 'SOUTH',
  east: 'EAST',
  west: 'WEST',
  northeast: 'NORTHEAST',
  northwest: 'NORTHWEST',
  southeast: 'SOUTHEAST',
  southwest: 'SOUTHWEST',
  n: 'NORTH',
  s: 'SOUTH',
  e: 'EAST',
  w: 'WEST',
  ne: 'NORTHEAST',
  nw: 'NORTHWEST',
  se: 'SOUTHEAST',
  sw: 'SOUTHWEST',
};

export const BOUND: Readonly<Record<string, string>> = {
  northbound: 'NORTHBOUND',
  southbound: 'SOUTHBOUND',
  eastbound: 'EASTBOUND',
  westbound: 'WESTBOUND',
};

/** As logs write them; before a road only, since they begin names too. */
export const SHORT_BOUND: Readonly<Record<string, string>> = {
  nb: 'NORTHBOUND',
  sb: 'SOUTHBOUND',
  eb: 'EASTBOUND',
  wb: 'WESTBOUND',
};

/** "Kentucky Highway 15": the state's name is part of the road's. */
const ROADS_OF_STATES: readonly (readonly [said: string, written: string])[] =
  `Alabama Alaska Arizona Arkansas California Colorado Connecticut Delaware Florida Georgia Idaho Illinois Indiana Iowa Kansas Kentucky
  Louisiana Maine Maryland Massachusetts Michigan Minnesota Mississippi Missouri Montana Nebraska Nevada Ohio Oklahoma Oregon Pennsylvania
  Tennessee Texas Utah Vermont Virginia Wisconsin Wyoming`
    .split(/\s+/)
    .flatMap((state) =>
      ['Highway', 'Route', 'State Route', 'State Road', 'State Highway'].map(
        (road) => [`${state} ${road}`.toLowerCase(), `${state} ${road}`] as const,
      ),
    );

/** The letters that a state's roads are numbered with. Colorado's are carbon monoxide in most accounts. */
export const STATE_LETTERS = new Set(
  `AL AK AZ AR CA CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA
  WV WI WY`.split(/\s+/),
);

/** Roads known by a number. The longest wording first; the right column is how the name is written. */
export const NUMBERED_ROADS: readonly (readonly [said: string, written: string])[] = [
  ...ROADS_OF_STATES,
  ['interstate highway', 'Interstate'],
  ['interstate', 'Interstate'],
  ['farm to market road', 'Farm to Market Road'],
  ['farm to market', 'Farm to Market Road'],
  ['ranch to market road', 'Ranch to Market Road'],
  ['ranch road', 'Ranch Road'],
  ['forest service road', 'Forest Service Road'],
  ['forest road', 'Forest Road'],
  ['fire road', 'Fire Road'],
  ['rural route', 'Rural Route'],
  ['township road', 'Township Road'],
  ['town road', 'Town Road'],
  ['county highway', 'County Highway'],
  ['county route', 'County Route'],
  ['county road', 'County Road'],
  ['county line road', 'County Line Road'],
  ['parish road', 'Parish Road'],
  ['state highway', 'State Highway'],
  ['state route', 'State Route'],
  ['state road', 'State Road'],
  ['u s highway', 'US Highway'],
  ['us highway', 'US Highway'],
  ['u s route', 'US Route'],
  ['us route', 'US Route'],
  ['old highway', 'Old Highway'],
  ['old us highway', 'Old US Highway'],
  ['old us route', 'Old US Route'],
  ['old us', 'Old US'],
  ['old state route', 'Old State Route'],
  ['old state road', 'Old State Road'],
  ['old state highway', 'Old State Highway'],
  ['old county road', 'Old County Road'],
  ['old route', 'Old Route'],
  ['state trunk highway', 'State Trunk Highway'],
  ['county trunk highway', 'County Trunk Highway'],
  ['ranch to market', 'Ranch to Market Road'],
  ['national forest road', 'National Forest Road'],
  ['indian route', 'Indian Route'],
  ['bia road', 'BIA Road'],
  ['supplemental route', 'Supplemental Route'],
  ['county trunk', 'County Trunk'],
  ['private road', 'Private Road'],
  ['state loop', 'State Loop'],
  ['loop', 'Loop'],
  ['bypass', 'Bypass'],
  ['u s', 'US'],
  ['highway', 'Highway'],
  ['hwy', 'Highway'],
  ['route', 'Route'],
  ['rte', 'Route'],
  ['rt', 'Route'],
  ['fm', 'FM'],
  ['f m', 'FM'],
  ['s r', 'State Route'],
  ['c r', 'County Road'],
  ['s h', 'State Highway'],
  ['cr', 'County Road'],
  ['sr', 'State Route'],
  ['us', 'US'],
  ['u s', 'US'],
  ['i', 'Interstate'],
];

/** Names that streets all over the country bear, known for streets even in small letters and without a street word. */
export const COMMON_STREETS = new Set(
  `main oak maple elm pine cedar walnut chestnut hickory sycamore birch ash poplar spruce willow magnolia dogwood juniper cypress locust mulberry
  cherry peach pecan laurel holly aspen alder beech washington adams jefferson madison monroe jackson harrison tyler polk taylor fillmore
  pierce buchanan lincoln grant hayes garfield cleveland mckinley roosevelt wilson franklin hamilton church market center park hill high
  mill spring ridge water lake river prospect union liberty spruce vine broad state court front highland lafayette sunset meadow valley
  summit euclid delaware clinton king queen division`.split(/\s+/),
);

/** What stands behind a direction that is part of the name: South Fork Road, West End Avenue. */
export const NAMED_BY_DIRECTION = new Set('fork shore branch end bend prong rim slope'.split(' '));

/** What is counted in a road's name: Seven Mile Road, Two Notch Road, Five Points Road. */
export const COUNTED_IN_NAMES = new Set(
  'mile notch chopt points forks oaks corners pines bridges lakes hills springs wells locks sisters rivers lick mile bar trees ponds rod rods'.split(
    ' ',
  ),
);

/** Streets that are whole without a street word. */
export const BARE_STREETS = new Set([
  'broadway',
  'bowery',
  'esplanade',
  'embarcadero',
  'alameda',
  'boardwalk',
  'parkway',
  'riverside',
  'lakeshore',
  'lakeside',
  'strand',
  'lincolnway',
  'ridgeway',
  'greenway',
  'peachtree',
  'bayshore',
  'oceanfront',
  'rockaway',
  'beltway',
  'promenade',
  'midway',
  'paseo',
]);

/** Words before a name that make it a street: Calle Mayor, Avenue B. */
export const LEADING_STREET_WORDS = new Set([
  'calle',
  'camino',
  'avenida',
  'paseo',
  'via',
  'rue',
  'avenue',
  'calzada',
  'vereda',
  'carretera',
  'chalan',
]);

export const UNIT_PREFIXES: Readonly<Record<string, string>> = {
  apartment: 'APARTMENT',
  apt: 'APARTMENT',
  suite: 'SUITE',
  sweet: 'SUITE',
  ste: 'SUITE',
  unit: 'UNIT',
  room: 'ROOM',
  rm: 'ROOM',
  lot: 'LOT',
  space: 'SPACE',
  building: 'BUILDING',
  bldg: 'BUILDING',
  trailer: 'TRAILER',
};

/** Words of the fireground that are names too, where they are written large before a street word: Water Street, Tower Road. */
export const NAMES_OF_THINGS = new Set(
  'water tower brush smoke fire rescue medic tank line lines truck engine ladder squad quint car mile boys girls alarm call clear'.split(
    ' ',
  ),
);
/** Of them, those that whole streets are called everywhere, known even in small letters right behind a house number. */
export const THINGS_KNOWN = new Set('water tower tank'.split(' '));

/** Words that no street name holds: an address that runs into one was none. */
export const NOT_IN_STREETS = new Set(
  `and or as while until that's it's there's here's what's we're they're i'm he's she's let's who's was were is are with for from we i they he she it that this there us our my at on in to by a an had has have who which
  patient patients people person persons occupants kids children male males female females man woman year years story stories
  storey floor floors feet foot inch inches gallon gallons acre acres minute minutes hour hours mile miles yard yards percent times
  engine engines truck ladder medic rescue battalion squad tanker tender brush ambulance tower quint unit units crew crews alarm alarms
  car cars vehicle vehicles fire fires call calls came got went arrived dispatched toned paged clear cleared scene enroute staged
  northbound southbound eastbound westbound lanes behind beside along near between where when because inside outside then so but the past nothing no up down off over across same other next each every his her their your its wrong dirt gravel
  wires wire limb debris
  tonight today yesterday overnight accident crash wreck rollover collision mva mvc struck hit involving
  teenagers teens juveniles boys girls guys men women adults folks neighbors firefighters medics paramedics officers deputies cops troopers
  workers employees residents tenants drivers passengers dogs cats hurt injured trapped pinned burned killed displaced
  hours am pm o'clock apartment apt suite room smoke water hose line lines tank of`.split(/\s+/),
);
