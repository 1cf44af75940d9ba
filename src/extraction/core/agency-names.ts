import { placesNamed } from '../../departments/place-names.ts';
import type { Context } from '../context.ts';
import { statementsOf } from '../modules/medical/statements.ts';
import type { Hit, Reading } from '../text/reading.ts';
import { wordsAfter, wordsBefore } from './phrases.ts';

/** Words before "ambulance", "EMS" or "power" that are no company's name. */
const NO_NAME =
  /^(the|an?|our|my|their|his|her|by|in|and|or|of|to|into|for|with|from|that|this|1st|2nd|3rd|another|no|any|als|bls|fire|fire's|fd's|department's|department|district|station|responding|\d+|up|second|when|until|then|city's|own|called|U\d+|T\d+|\.|before|after|had|have|has|was|were|is|got|lost|some|all|main|high|natural|solar|house|electrical|cut|killed|shut|turned|smelled|smell|street|without|said|if|where|so|but|because|as|at|on|off|out|while|waiting|both|which|who|only|back|still|just|also|same|fd|air|wind|battery|propane|lp|building's|told|sent|asked|requested|local|emergency|private|extra|additional|temp|temperature|warning|engine|oil|dash|brake|tail|pilot|stop|traffic|porch|backup|generator|shore|emergency|hall|green|red|amber|trouble|strobe|blue)$/;
const SERVED =
  '(?:crews? |medics? |paramedics? |techs? )?(?:come|comes|came|showed|shows|arrived|arrives|responded|got (?:there|here|in|on)|pulled (?:up|in|the|their|our)|was (?:called|there|on|notified|requested|out|already|right|en|coming|here|contacted)|were (?:called|there|on|notified|requested|out|already|here)|is (?:on|coming|working|handling|out|en)|on scene|sent|took|takes|transported|transporting|hauled|carried|handled|killed|disconnected|secured|de energized|has|had (?:a|their|her|him|the)|checked|bandaged|treated|loaded|made|met|beat|met us|and p?d|splinted|assessed|evaluated|worked|walked in|ran (?:him|her|them|both|the)|rode|left (?:with|for)|gave|put (?:him|her|them)|beat us|was standing|standing by|started (?:a|an|him|her)|is transporting|drove|loaded|picked (?:him|her|them) up)';
const AMBULANCE = new RegExp(
  `(?<![^ ])(?<name>\\S+) (?:ambulance(?: service| district| corps)?|ems|e m s|emergency (?:medical )?services?) ${SERVED}\\b|(?<![^ ])(?<carrier>\\S+) (?:(?:took|transported|ran|hauled|carried|drove) (?:him|her|them|both|the (?:patient|driver|lady|man|woman|boy|girl|kid)) (?:\\S+ ){1,6}?in (?:there|their|they're) (?:ambulance|rig|truck|unit|bus)|had an ambulance (?:there|standing|on scene|waiting|staged|on standby|come))\\b|\\b(?:to|by|with|for) (?!the |an? |our |get |have |call |wait |request |let |send |meet |give |U\\d|\\d)(?<goal>[a-z]+)(?: (?!the |an? |our |for |in |by )[a-z]+)? (?:ambulance|ems|e m s)\\b(?! times?\\b)|\\b(?:emergency (?:medical )?services|ems) ambulance\\b|\\bprivate (?:service|ems|medics|paramedics|transport)\\b|\\b(?:ambulance|ems|e m s|medics|paramedics)(?: (?:is|was|are|were|that's|thats|which|they're|the|a|our))* (?:private|not us|not ours|contract|contracted|3rd service)\\b`,
);
const UTILITY = new RegExp(
  `(?<![^ ])(?<name>\\S+) (?:electric|power|energy|utilities|hydro|gas|light|edison) ${SERVED.replace('|has|', '|')}\\b`,
);
/** Whoever comes and cuts the service at the pole or the street is its company, by whatever name. */
const LINE_WORK =
  /(?<![^ ])(?<name>\S+) (?:(?:come|came|got (?:there|here|out there)|showed up|arrived|responded|rolled up|made it)(?: out)?(?: (?!we |i |U\d|\. )\S+){0,4} (?:(?:and|to) )?(?:(?:pulled?|cut|killed?|disconnect(?:ed)?|shut|secured?|dropped?|squeezed?|pinched?|isolated?|de energized?)(?: off| down)? (?:the |their |our |that |it )?(?:power|meter|drop|service|electric|electricity|gas|transformer|juice|line|lines|main|feed)|(?:shut|cut|turned) (?:it|them|everything) off|(?:red tagged|locked out|squeezed|pinched|capped|grounded|de energized) (?:it|the|that|both)))\b/;
const NO_COMPANY =
  /^(we|i|he|she|they|who|crews?|guys?|owner|homeowner|landlord|maintenance|man|manager|tenant|resident|occupant|plumber|electrician|husband|wife|neighbor|somebody|someone|everybody|chief|captain|lieutenant|officer|driver|janitor|custodian|superintendent|super|staff|employee|worker|contractor|engineer|company|department|police|pd|investigator|marshal|tech|techs|technician|repairman|inspector|hvac|foreman|operator|crewmember|firefighters?|rescue|truck|medic|U\d+|then|and|finally|also|it|later|contractors|excavator|backhoe|T\d+|\d+|there|home|back|just|never|which|everybody|nobody|son|daughter|family|driver|roommate|boyfriend|girlfriend|mom|dad|mother|father|kid|kids|lady|woman|patient|he'd|she'd|bystander|passerby|friend)$/;

/** "MEA killed the power at the pole": initials that cut the service are the company's. */
const INITIALS =
  /(?<![^ ])(?<initials>[a-z]{2,6}) (?:killed|cut|pulled|disconnected|dropped|secured|shut(?: off)?|de energized|isolated) (?:off )?(?:the |their |our )?(?:power|meter|drop|service|electric|electricity|gas|transformer|feed)\b/;

/** "BRPD worked the traffic", "SLMPD had ten cars": a department of police by its initials. */
const POLICE = /(?<![^ ])(?!copd|gpd|cpd|[no]ppd)[a-z]{1,4}pd(?![^ ])/;

/** "Watauga medics took him in": a service by the name of its town, and not the crew's own. */
const TOWN_MEDICS =
  /(?<![^ ])(?<name>[a-z]+) (?:medics?|paramedics?|life squad|rescue squad|first aid|1st aid)(?: crew| unit)? (?:came|took|takes|transported|carried|hauled|ran (?:him|her|them)|arrived|got there|met|were|was|had (?:him|her)|checked|evaluated|treated|loaded|handled)\b/;

function townMedics({ account: { department }, reading }: Context): Hit | undefined {
  return reading.said(TOWN_MEDICS).find(({ groups, from }) => {
    const name = groups.name ?? '';
    const item = reading.items[from];
    if (NO_NAME.test(name) || NO_COMPANY.test(name) || OWN_MEDICS.test(name) || !item) return false;
    const opens = from === 0 || reading.items[from - 1]?.text === '.';
    const capital = /^[A-Z]/.test(reading.transcript.slice(item.start, item.end)) && !opens;
    return capital || placesNamed(name, department.state ?? '') === 'in state';
  });
}
const OWN_MEDICS =
  /^(engine|truck|ladder|squad|rescue|medic|flight|these|those|where|its|crew|with|two|other|duty|off|volunteer)$/;

/** Calls on which a company whose initials nobody knows is the one that owns the pipe or the wire. */
const OF_UTILITIES = /GAS_LEAK|CARBON_MONOXIDE|ELEC|POWER_LINE|CO_ALARM|GAS_ALARM|ODOR|WATER/;
const KNOWN_INITIALS =
  /^(pd|fd|ic|co|bc|ac|dc|ems|emt|lel|ppm|scba|rit|ric|hvac|als|bls|cpr|aed|iv|mva|mvc|tic|ppv|fdc|lz|eta|amr|epa|deq|dep|atv|utv|suv|rv|lp|lpg|pvc|us|usa|tv|gps|ok|er|icu|vfw|ymca|dnr|blm|usfs|uscg|faa|ntsb|csx|bnsf|ups|nws|osha|fema|pass|rehab|hoa|cad|mdt|llc|gm|gfi|led|ng|uhaul|co2|par|loi|sog|sop|psi|gpm|tac|rn|md|pa|np|cna|dui|cctv|n|s|e|w|i|a|o)$|[fp]d$/;
const OWNS_LINES =
  /^(crews?|trucks?|techs?|linem[ae]n|rep|guys?|man|came|arrived|got (there|here|in|on)|showed|squeezed|grounded|pinched|clamped|capped|killed|pulled|cut|shut|secured|disconnected|dropped|red tagged|tagged|locked|de energized|isolated|responded|rolled|(is|was|were|are) (on scene|notified|called|requested|there|en route|on the way|contacted|out)|had (a|it|the|their)|has (it|the|a)|said|found|took over|restored|confirmed|made|dug)\b/;
const LEFT_WITH =
  /\b(waiting (on|for)|wait for|waited (on|for)|over to|left (it|that|the \w+|everything) (with|to)|notified|turned (it|that) over to)( the| for)?$/;

/** "We handed it over to the APS crew", "MEA killed the power": initials of a company that owns lines. */
function utilityInitials({ reading, types }: Context): Hit | undefined {
  const cuts = reading
    .said(INITIALS)
    .find(({ from }) => isInitials(reading, from) && !/^(pd|fd|ic|co|bc|ems)$/.test(reading.items[from]?.text ?? ''));
  if (cuts || !reading.punctuated || !types.some((type) => !type.startsWith('MEDICAL') && OF_UTILITIES.test(type)))
    return cuts;
  const at = reading.items.findIndex(
    ({ text, unit }, i) =>
      unit === undefined &&
      text.length <= 6 &&
      isInitials(reading, i) &&
      !KNOWN_INITIALS.test(text) &&
      (OWNS_LINES.test(wordsAfter(reading, i + 1, 3)) || LEFT_WITH.test(wordsBefore(reading, i, 4))) &&
      reading.doubts({ from: i, to: i + 1 }).length === 0,
  );
  return at < 0 ? undefined : reading.hit(at, at + 1);
}

function isInitials({ items, transcript }: Reading, at: number): boolean {
  const item = items[at];
  return item !== undefined && /^[A-Z]{2,6}$/.test(transcript.slice(item.start, item.end));
}

const FROM_HOSPITAL =
  /\b(?:ambulance|medics|paramedics)(?: crew| unit| guys)? (?:from|out of) (?:the )?(?<origin>[a-z]+)(?<rest>(?: [a-z]+){0,3})/;
const HOSPITALS = /\b(hospital|med|medical|memorial|general|regional|clinic|county|university|health|mercy)\b/;

/** "The ambulance from the Med Center", "the ambulance out of Rawlins". */
function ambulanceFrom({ account: { department }, reading }: Context): Hit | undefined {
  return reading.find(FROM_HOSPITAL).find((hit) => {
    const { groups, text, from } = hit;
    const { origin = '', rest = '' } = groups;
    if (!isStated(reading, hit)) return false;
    if (NO_NAME.test(origin) || NO_COMPANY.test(origin) || /^(scene|quarters|our|service|dispatch|u\d+)$/i.test(origin))
      return false;
    const first = from + text.slice(0, text.indexOf(` ${origin}${rest}`)).split(' ').length;
    const item = reading.items[first];
    return (
      HOSPITALS.test(`${origin}${rest}`.split(/ (?:took|came|got|arrived|transported|to)\b/)[0] ?? '') ||
      (item !== undefined && /^[A-Z][a-z]/.test(reading.transcript.slice(item.start, item.end))) ||
      placesNamed(origin, department.state ?? '') === 'in state'
    );
  });
}

/** "Forks Ambulance, that's the hospital's outfit": both words written as a name. */
function writtenService(reading: Reading): Hit | undefined {
  const at = reading.items.findIndex(({ text }, i) => {
    if (text !== 'ambulance' && text !== 'ems') return false;
    const [name, word] = [reading.items[i - 1], reading.items[i]];
    if (!name || !word || name.unit !== undefined || NO_NAME.test(name.text) || NO_COMPANY.test(name.text))
      return false;
    const written = (item: typeof name) => /^[A-Z][A-Za-z]/.test(reading.transcript.slice(item.start, item.end));
    return written(name) && written(word) && !word.pause && reading.doubts({ from: i - 1, to: i + 1 }).length === 0;
  });
  return at < 0 ? undefined : reading.hit(at - 1, at + 1);
}

/** Without punctuation a denial or thought reaches into the next statement. */
const isStated = (reading: Reading, hit: Hit): boolean =>
  reading.doubts(hit).every((doubt) => !reading.punctuated && (doubt === 'negated' || doubt === 'hypothetical'));

/** A company or service by its own name: "Riverside Ambulance took her", "Lumbee River Electric came out". */
function named(reading: Reading, patterns: readonly RegExp[]): Hit | undefined {
  return patterns
    .flatMap((pattern) => reading.find(pattern))
    .find(({ groups, ...hit }) => {
      const name = groups.name ?? groups.goal ?? groups.carrier;
      const said = name === undefined || !(NO_NAME.test(name) || NO_COMPANY.test(name));
      const fire = /\b(fire|rescue|fd)( \w+)?$/.test(wordsBefore(reading, hit.from + 1, 2));
      return said && !fire && isStated(reading, { groups, ...hit });
    });
}

/** "M M R took the both of them": whoever goes by initials and carries patients off is an ambulance service. */
const TOOK_IN =
  /\b(?<letters>[a-z](?: [a-z]){1,3}) (?:took|transported|hauled|carried) (?:him|her|them|both|all|the (?:both|patient|driver|lady|man|woman|boy|girl|kid|2|3))\b/;
const initialsTook = (reading: Reading): Hit | undefined =>
  reading
    .said(TOOK_IN)
    .find(({ groups }) => !/^(e m s|p d|f d|a l s|b l s|i c|s o|[ai] .*|.* [ai])$/.test(groups.letters ?? ''));

/** "Sun Star took him to Morton Plant": whoever carried a patient off and is none of the department's. */
const transportedBy = (reading: Reading): Hit | undefined =>
  statementsOf(reading).find(
    ({ transport, by }) =>
      transport === 'OTHER_AGENCY_TRANSPORT' && by && 'words' in by && !/\b(fire|fd|rescue|mutual)\b/i.test(by.words),
  )?.hit;

/** An agency that no table knows, by its own name or initials and what it did. */
export function agencyByName(context: Context, kind: string): Hit | undefined {
  const { reading } = context;
  if (kind === 'LAW_ENFORCEMENT') return reading.said(POLICE)[0];
  if (kind === 'UTILITIES_PUBLIC_WORKS') return named(reading, [UTILITY, LINE_WORK]) ?? utilityInitials(context);
  if (kind !== 'EMS') return undefined;
  return (
    initialsTook(reading) ??
    named(reading, [AMBULANCE]) ??
    ambulanceFrom(context) ??
    writtenService(reading) ??
    townMedics(context) ??
    transportedBy(reading)
  );
}
