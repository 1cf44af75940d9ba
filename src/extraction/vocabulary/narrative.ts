// How an account in the first person is written in the third. Words as spoken, lower case.

export const CREW = 'the crew';
export const OFFICER = 'the officer';

/** First person to third; `{we}` and `{i}` stand for who that is. */
export const THIRD_PERSON: Readonly<Record<string, string>> = {
  we: '{we}',
  us: '{we}',
  our: "{we}'s",
  ours: "{we}'s",
  ourselves: 'themselves',
  "we're": '{we} is',
  "we've": '{we} has',
  "we'll": '{we} will',
  i: '{i}',
  me: '{i}',
  my: "{i}'s",
  mine: "{i}'s",
  myself: '{i}',
  "i'm": '{i} is',
  im: '{i} is',
  "i've": '{i} has',
  ive: '{i} has',
  "i'll": '{i} will',
};
/** "We'd" is "would" before these, "had" before anything else. */
export const WOULD_VERBS = new Set(
  'have be like need want say call go get do take probably of never rather love hate ask'.split(' '),
);

/** The verb behind a subject that was "we" or "I" and is now a third person. */
export const AGREEMENT: Readonly<Record<string, string>> = {
  were: 'was',
  are: 'is',
  am: 'is',
  have: 'has',
  do: 'does',
  "don't": "doesn't",
  dont: "doesn't",
  "haven't": "hasn't",
  "weren't": "wasn't",
  "aren't": "isn't",
  go: 'goes',
  get: 'gets',
  roll: 'rolls',
  pull: 'pulls',
  find: 'finds',
  see: 'sees',
  know: 'knows',
  make: 'makes',
  take: 'takes',
  arrive: 'arrives',
  need: 'needs',
  want: 'wants',
  think: 'thinks',
  believe: 'believes',
  start: 'starts',
  stretch: 'stretches',
  force: 'forces',
  show: 'shows',
  walk: 'walks',
  turn: 'turns',
  call: 'calls',
  leave: 'leaves',
  open: 'opens',
  check: 'checks',
  work: 'works',
};
/** Adverbs that may stand between the subject and its verb. */
export const BETWEEN_SUBJECT_AND_VERB = new Set(
  'all both also just still already then never always actually'.split(' '),
);

/** "You could hear it from the corner" speaks of anyone. */
export const ANYONE: Readonly<Record<string, string>> = { "you'd": 'one would', "you'll": 'one will', you: 'one' };
export const ANYONE_VERBS = new Set("could can couldn't can't would wouldn't".split(' '));

/** Ranks that a narrator names as his own. */
export const RANKS =
  /\b(?:i was|i am|i'm|this is|im) (?:the |a |an |your |riding as (?:the )?)?(?<rank>captain|lieutenant|chief|battalion chief|officer|sergeant|firefighter|paramedic|engineer|incident commander)\b/;

/** Throat-clearing at the start of a sentence. */
export const OPENERS = new Set(
  'okay ok yeah yep yup alright well anyway anyways oh so hey hi hello aloha howdy right'.split(' '),
);

/** Said again from the start: the first try is dropped when a breath stands between the two. */
export const RESTARTS = new Set("we i they he she it there they'd we'd he'd she'd".split(' '));
/** What takes back the words before it. */
export const TAKEN_BACK: readonly string[] = [
  'scratch that',
  'strike that',
  'i take that back',
  'let me correct that',
  'correction',
];

export const CAPITALS: Readonly<Record<string, string>> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
  january: 'January',
  february: 'February',
  april: 'April',
  june: 'June',
  july: 'July',
  august: 'August',
  september: 'September',
  october: 'October',
  november: 'November',
  december: 'December',
  thanksgiving: 'Thanksgiving',
  christmas: 'Christmas',
  pd: 'PD',
  ems: 'EMS',
  cpr: 'CPR',
  aed: 'AED',
  suv: 'SUV',
  rv: 'RV',
  hvac: 'HVAC',
  dot: 'DOT',
  doa: 'DOA',
};

/** In an account without marks a new sentence starts before these, said right after a clock time. */
export const AFTER_TIME = new Set(
  "we i he she they it there nobody police patient caller call all everybody everyone no number the knocked fire under nothing primary driver crews it's there's".split(
    ' ',
  ),
);
/** Words that cannot end a sentence, so that none starts behind them. */
export const BINDING = new Set(
  "and but or so that because if when while as where who which said says say told tell think thought before after until till than like what how then once since for with to of by from on in at is was were the a an his her their our my this these those not no never very about around into onto over under up out off had have has did do does could would should can will just also both all any some every each more most only even still be been being get got let made make put find found see saw know knew knows figured believe sure 'cause cause its it's he's she's they're that's there's one's being between through against toward without within canceled cancelled asked called number unit another other time winter week month year way thing everything reason place house 1".split(
    ' ',
  ),
);
/** Plain deeds: "we" or "I" with one of these is the start of a statement, not a clause hung on a noun. */
export const DEEDS = new Set(
  "pulled got went stretched arrived found put took checked metered evacuated turned opened shut made cleared stood taped forced laddered vented searched knocked used hit called asked requested cancelled canceled established advised met pushed started stabilized cut packaged splinted bandaged gave did were was extinguished overhauled set left walked talked told bagged cleaned dressed helped lifted assisted didn't never couldn't wasn't weren't thought secured transported".split(
    ' ',
  ),
);
