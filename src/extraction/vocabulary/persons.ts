// The people a medical account names, as words of the reading.

export type Sex = 'm' | 'f';

/** What a noun says of the person it names. */
export interface Noun {
  /** Nouns of one key name the same person again: "mom" and "mother". */
  key: string;
  sex?: Sex;
  age?: 'child' | 'adult' | undefined;
  /** Somebody beside the patient, until something is said of them: kin, neighbours, passers-by. */
  beside?: true;
  /** What they do or are there: nobody is two of these. */
  role?: string;
  /** There for their work or by chance: never the patient told by another noun. */
  stranger?: true;
}

const STRANGERS = new Set(
  'neighbor passerby motorist teacher coach caregiver nurse clerk manager director boss supervisor officer deputy trooper bystander firefighter host guard principal counselor lifeguard medic attendant secretary bartender waitress receptionist'.split(
    ' ',
  ),
);

const ROLES: Readonly<Record<string, string>> = {
  suspect: 'suspect',
  foreman: 'foreman',
  student: 'student',
  worker: 'worker',
  employee: 'worker',
  homeowner: 'home',
  tenant: 'home',
  resident: 'home',
  victim: 'victim',
  customer: 'customer',
  guest: 'customer',
  shopper: 'customer',
  patron: 'customer',
  visitor: 'customer',
  diner: 'customer',
};

/** Nobody is told by two trades. */
const TRADES =
  'cook chef dishwasher waiter cashier stylist barber mechanic machinist carpenter plumber lineman logger laborer skipper pastor usher referee player quarterback cheerleader skateboarder snowboarder snowmobiler paddler fisherman angler sailor soldier prisoner inmate dancer jockey bouncer cowboy deckhand barista trainee apprentice'.split(
    ' ',
  );

const rows: readonly (readonly [words: string, noun: Omit<Noun, 'key'>])[] = [
  [
    'man gentleman husband/beside father/beside/dad dad/beside grandfather/beside/grandpa grandpa/beside uncle/beside',
    { sex: 'm', age: 'adult' },
  ],
  [
    'woman lady wife/beside mother/beside/mom mom/beside mama/beside/mom grandmother/beside/grandma grandma/beside aunt/beside',
    { sex: 'f', age: 'adult' },
  ],
  ['male guy fella fellow dude boyfriend/beside', { sex: 'm' }],
  ['female gal girlfriend/beside', { sex: 'f' }],
  ['boy son/beside grandson/beside brother/beside nephew/beside', { sex: 'm', age: 'child' }],
  ['girl daughter/beside granddaughter/beside sister/beside niece/beside', { sex: 'f', age: 'child' }],
  ['kid child baby infant toddler newborn', { age: 'child' }],
  [
    'teenager teen juvenile person individual subject victim patient pt occupant resident homeowner tenant worker employee student hiker suspect foreman climber swimmer skier kayaker boater farmer camper trucker jogger runner golfer hunter customer guest shopper patron visitor tourist diner parishioner spectator',
    {},
  ],
  [
    'neighbor/beside passerby/beside motorist/beside friend/beside buddy/beside roommate/beside coworker/beside teacher/beside coach/beside caregiver/beside nurse/beside owner/beside clerk/beside manager/beside director/beside boss/beside supervisor/beside cousin/beside partner/beside officer/beside deputy/beside trooper/beside bystander/beside firefighter/beside host/beside guard/beside principal/beside counselor/beside lifeguard/beside attendant/beside secretary/beside bartender/beside waitress/beside receptionist/beside roofer painter landscaper electrician welder janitor custodian',
    {},
  ],
];

export const NOUNS: ReadonlyMap<string, Noun> = new Map([
  ...TRADES.map((trade): [string, Noun] => [trade, { key: trade, role: trade }]),
  ...rows.flatMap(([words, noun]) =>
    words.split(' ').map((written): [string, Noun] => {
      const [word = '', beside, key = word] = written.split('/');
      // Grown sons and brothers are patients too: their age stays open.
      const { age, ...open } = noun;
      const known = beside && age === 'child' ? open : noun;
      const role = ROLES[word];
      if (!beside) return [word, role ? { ...known, key, role } : { ...known, key }];
      return [
        word,
        STRANGERS.has(key) ? { ...known, key, beside: true, stranger: true } : { ...known, key, beside: true },
      ];
    }),
  ),
]);

export const PRONOUNS = new Map<string, Sex>(
  (['m', 'f'] as const).flatMap((sex) =>
    (sex === 'm' ? "he him his he's he'd himself" : "she her hers she's she'd herself")
      .split(' ')
      .map((word): [string, Sex] => [word, sex]),
  ),
);

/** People told of by their number, and who is surely none of them. */
export interface Plural {
  key: string;
  others: 'adult' | 'child' | 'driver';
}

export const PLURALS: ReadonlyMap<string, Plural> = new Map(
  (
    [
      ['kids', 'kids kiddos children boys girls toddlers babies sons daughters grandkids grandchildren', 'adult'],
      ['passengers', 'passengers', 'driver'],
      ['parents', 'parents', 'child'],
    ] as const
  ).flatMap(([key, words, others]) => words.split(' ').map((word): [string, Plural] => [word, { key, others }])),
);

/** What somebody does or has done to them, told right behind "the other". */
export const OF_SOMEBODY =
  "(?:was|is|wasn't|were|had|has|hadn't|refus(?:ed|ing)|declin(?:ed|ing)|did|didn't|got|went|signed|just|only|wanted|complain(?:ed|ing|s)|walk(?:ed|ing)|said|says|felt|needed|took|came|stayed|couldn't|could|wouldn't|denied|denies|told|seemed|looked|kept|with|who|never|also|ended|died|rode|fell|ran|stood|sat|sustained|suffered|received|remained|made|broke|hurt|landed|jumped|swam|climbed|held|hit|passed|woke|started|transported|treated|evaluated|checked|\\d+ year)";

/** Of a pair, naming one beside the other is naming the patient again. */
export const PAIRED: Readonly<Record<string, string>> = {
  husband: 'wife',
  wife: 'husband',
  boyfriend: 'girlfriend',
  girlfriend: 'boyfriend',
};

/** Said of somebody right behind the noun: they are in it themselves. */
export const AFFLICTED =
  /\b(?:in labor|stuck by|poked|contractions|crowning|nosebleed|asthma|fever|cramps|blisters?|welts|pregnant|confused|disoriented|lethargic|sleepy|drowsy|limp|short of breath|shortness of breath|wheezing|hives|slurr\w+|tightness|numb|numbness|itch\w*|choking|seizing|shot|stabbed|altered|strained|pain|pains|fractur\w*|deform\w*|swell\w*|swollen|overheated|heat exhaustion|exhausted|weak|panic|chest|neck|knee|ankle|wrist|shoulder|elbow|blood|bleeding|bloody|nose|seizure|passed out|blacked out|knocked out|hit (?:his|her) head|whiplash|rash|blood pressure|vitals|oxygen|burning|throat|eyes|splinter|dehydrated|hypothermic|shivering|soaked|cold|inhal\w+|took in|concussion|bite|bitten|gash|contusions?|airbag|seat ?belt|overdosed|drank|swallowed|ingested|drunk|intoxicated|had used|used too|hurt|hurts|hurting|injur\w+|cuts?|burn(?:ed|s|t)?|cough\w*|dizz(?:y|iness)|headaches?|nause\w+|sick|lightheaded|light headed|faint\w*|fell|also|too|complain\w*|breathing|stings?|stung|bump(?:ed)?|scrapes?|scraped|lacerations?|abrasions?|sore|bruis\w+|broken|broke|unresponsive|unconscious|woozy|loopy|queasy|puking|migraine|pinned|trapped|ejected|hyperventilating|sprained|twisted|tweaked|vomit\w*|throwing up|thrown up|threw up|black eye|hit by|struck by|got hit|run over|thrown|smoke|symptoms?|bit|sprain\w*)\b/;
/** What company feels as well: no illness of theirs. */
export const DISTRESSED = /\b(?:crying|upset|hysterical|shaken|shook up|anxious|scared|beside (?:him|her)self)\b/;
/** Said of somebody right behind the noun: it is told how they were seen to. */
export const CONCERNED =
  /\b(?:let (?:us|me|them|the medics|U\d+|my \w+) (?:check|look|take|get|examine|assess|evaluate)|refus(?:ed|es|ing)|declin\w+|transported|treated|evaluated|checked|assessed|examined|looked (?:at|over)|looked (?:him|her) over|went to the hospital|taken|rode|signed off|(?:wouldn'?t|would not|won't|didn'?t|did not) (?:even )?let|waved (?:us|everybody|them|the medics|me)(?: all)? (?:off|away)|(?:not|n't) (?:have )?a (?:scratch|mark))\b/;
/** Said of somebody who saw to the patient, spoke for them or is remembered: no patient by it. */
export const AIDING =
  /^(?:\w+ )?(?:who )?(?:had |has |was |is |then |just )?(?:already )?(?:said|says|saying|told|stated|called|found|heard|reported|advised|gave|given|giving|talked|put|stuck|did|started|doing|drove|driving|met|meeting|following|followed|coming|witnessed|saw|helped|held|pulled|let(?! (?:us|me|them|the medics|U\d+|my \w+) (?:check|look|take|get|examine|assess|evaluate))|signed|rode along|brought|grabbed|got (?:him|her)|had a (?:heart attack|stroke)|had the same|died|passed)\b/;

/** Names of people, which are no company's. */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  'james john robert michael mike david william bill richard joseph joe thomas tom charles chris christopher daniel dan matthew matt anthony tony mark donald steven steve paul andrew andy joshua kenneth ken kevin brian george edward eddie ronald ron timothy tim jason jeffrey jeff ryan jacob gary nicholas nick eric jonathan stephen larry justin scott brandon benjamin ben samuel sam frank gregory greg raymond ray patrick jack dennis jerry tyler aaron jose juan carlos luis miguel mary patricia jennifer linda elizabeth barbara susan jessica sarah karen nancy lisa betty margaret sandra ashley kimberly kim emily donna michelle carol amanda melissa deborah debbie stephanie rebecca laura sharon cynthia kathleen kathy amy angela shirley anna brenda pamela pam nicole emma samantha katherine christine helen debra rachel carolyn janet maria heather diane julie joyce victoria kelly christina joan evelyn lauren judith olivia martha cheryl megan andrea ann jean alice jane rose dorothy ruth dave jim bob rick don terry randy doug wayne dale travis cody dustin kyle hector pedro'.split(
    ' ',
  ),
);
