import { placesNamed } from '../../departments/place-names.ts';
import type { Filled } from '../../neris/report.ts';
import { type Context, fill } from '../context.ts';
import type { Hit, Reading } from '../text/reading.ts';
import { AGENCIES } from '../vocabulary/agencies.ts';
import { EARLIER } from '../vocabulary/speech.ts';
import { indexPhrases } from './phrase-table.ts';
import { type Mention, mentionsIn, wordsAfter, wordsBefore } from './phrases.ts';

const INDEX = indexPhrases(AGENCIES);
const KINDS = Object.keys(AGENCIES) as (keyof typeof AGENCIES)[];

const DENIED =
  /\b(no|not|never|without|didn't|don't|wasn't|weren't|nobody|couldn't)( (even|ever|have|had|need|needed|to|call|called|get|want|any|for|the|a|request|requested|reach|of|needing|red|cross))*$|\b(declin\w+|refused|turned down|offered( them| her| him| the family)?|instead of|rather than|no need for|off duty|retired|former|my|our own|their own|marshal's?|used to be( a| an)?|works?( for| with| at| as)|worked( for| with| at| as)|employee of|drives for|is (a|an)|off duty)( the| a| an| any| help from| our| own)*$/;
const THOUGHT =
  /\b(if|would have|would've|we'd have|we'd of|could have|might have|thought about|talked about|thinking about|considered|in case (of|we|they|it|he|she|that))( \w+){0,2}$/;
const UNNEEDED =
  /^((is coming |are coming |coming |out )?(tomorrow|in the morning|next week|on monday|later this week)|(was|were|is|are|has been|had been|got)? ?(talked about|discussed|considered|offered|declined|turned down|supposed to|cancelled|canceled|thought about)|(needs?|ought|should|oughta|has got|better|might want)( to)? \w+|(was |were |is )?not (needed|called|requested|notified)|wasn't (needed|called|requested|notified)|weren't (needed|called|requested|notified)|never (came|showed|arrived)|(was|were|is|are) (closer|tied up|unavailable|committed|too far|out on another)|(wasn't|weren't|isn't) available|(was|were) never (called|needed|requested|notified|sent|there|on|even))\b/;

/** Places and words that only borrow an agency's name. */
const NOT_AFTER =
  /^(station|car|cruiser|report\b.*|scanner|dog|academy|department's|chief|chiefs|fire|commissioner|director|marshal)$/;

/** "Police held the street, although last week they could not": the sentence turns to another day after the name. */
function turnsLater(reading: Reading, to: number): boolean {
  const rest = wordsAfter(reading, to, 30).split(' .')[0] ?? '';
  const turn = rest.search(/\b(although|though|but|unlike|while|whereas|however)\b/);
  return turn > 0 && !EARLIER.test(rest.slice(0, turn)) && EARLIER.test(rest.slice(turn));
}

/** Words before "ambulance", "EMS" or "power" that are no company's name. */
const NO_NAME =
  /^(the|an?|our|my|their|his|her|by|in|and|or|of|to|into|for|with|from|that|this|1st|2nd|3rd|another|no|any|als|bls|fire|department|district|station|responding|\d+|up|second|when|until|then|city's|own|called|U\d+|T\d+|\.|before|after|had|have|has|was|were|is|got|lost|some|all|main|high|natural|solar|house|electrical|cut|killed|shut|turned|smelled|smell|street|without|said|if|where|so|but|because|as|at|on|off|out|while|waiting|both|which|who|only|back|still|just|also|same|fd|air|wind|battery|propane|lp|building's|told|sent|asked|requested|local|emergency|private|extra|additional|temp|temperature|warning|engine|oil|dash|brake|tail|pilot|stop|traffic|porch|backup|generator|shore|emergency|hall|green|red|amber|trouble|strobe|blue)$/;
const SERVED =
  '(?:crews? |medics? |paramedics? |techs? )?(?:come|comes|came|showed|shows|arrived|arrives|responded|got (?:there|here|in|on)|pulled (?:up|in|the|their|our)|was (?:called|there|on|notified|requested|out|already|right|en|coming|here|contacted)|were (?:called|there|on|notified|requested|out|already|here)|is (?:on|coming|working|handling|out|en)|on scene|sent|took|takes|transported|transporting|hauled|carried|handled|killed|disconnected|secured|de energized|has|had (?:a|their|her|him|the)|checked|bandaged|treated|loaded|made|met|beat|met us|and p?d)';
const AMBULANCE = new RegExp(
  `(?<![^ ])(?<name>\\S+) (?:ambulance(?: service| district| corps)?|ems|e m s) ${SERVED}\\b|\\b(?:to|by|with|for) (?!the |an? |our |U\\d|\\d)(?<goal>[a-z]+)(?: [a-z]+)? (?:ambulance|ems|e m s)\\b|\\b(?:emergency (?:medical )?services|ems) ambulance\\b|\\bprivate (?:service|ems|medics|paramedics|transport)\\b|\\b(?:ambulance|ems|e m s|medics|paramedics)(?: (?:is|was|are|were|that's|thats|which|they're|the|a|our))* (?:private|not us|not ours|contract|contracted|3rd service)\\b`,
);
const UTILITY = new RegExp(
  `(?<![^ ])(?<name>\\S+) (?:electric|power|energy|utilities|hydro|gas|light|edison) ${SERVED.replace('|has|', '|')}\\b`,
);
/** Whoever comes and cuts the service at the pole or the street is its company, by whatever name. */
const LINE_WORK =
  /(?<![^ ])(?<name>\S+) (?:come|came|got (?:there|here|out there)|showed up|arrived|responded)(?: out)?(?: (?!we |i |U\d|\. )\S+){0,4} (?:and|to) (?:pulled?|cut|killed?|disconnect(?:ed)?|shut|secured?|dropped?|squeezed?|pinched?|isolated?|de energized?)(?: off| down)? (?:the |their |our |that |it )?(?:power|meter|drop|service|electric|electricity|gas|transformer|juice|line|lines|main|feed|off)\b/;
const NO_COMPANY =
  /^(we|i|he|she|they|who|crews?|guys?|owner|homeowner|landlord|maintenance|man|manager|tenant|resident|occupant|plumber|electrician|husband|wife|neighbor|somebody|someone|everybody|chief|captain|lieutenant|officer|driver|janitor|custodian|superintendent|super|staff|employee|worker|contractor|engineer|company|department|police|pd|investigator|marshal)$/;

/** "MEA killed the power at the pole": initials that cut the service are the company's. */
const INITIALS =
  /(?<![^ ])(?<initials>[a-z]{2,6}) (?:killed|cut|pulled|disconnected|dropped|secured|shut(?: off)?|de energized|isolated) (?:off )?(?:the |their |our )?(?:power|meter|drop|service|electric|electricity|gas|transformer|feed)\b/;

/** "BRPD worked the traffic", "SLMPD had ten cars": a department of police by its initials. */
const POLICE = /(?<![^ ])(?!copd|gpd|cpd)[a-z]{2,4}pd(?![^ ])/;

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

function initialsIn(reading: Reading): Hit | undefined {
  return reading.said(INITIALS).find(({ from }) => {
    const item = reading.items[from];
    return (
      item !== undefined &&
      /^[A-Z]{2,6}$/.test(reading.transcript.slice(item.start, item.end)) &&
      !/^(pd|fd|ic|co|bc|ems)$/.test(item.text)
    );
  });
}

/** A company or service by its own name: "Riverside Ambulance took her", "Lumbee River Electric came out". */
function named(reading: Reading, kind: string): Hit | undefined {
  const patterns = kind === 'EMS' ? [AMBULANCE] : kind === 'UTILITIES_PUBLIC_WORKS' ? [UTILITY, LINE_WORK] : [];
  return patterns
    .flatMap((pattern) => reading.find(pattern))
    .find(({ groups, ...hit }) => {
      const name = groups.name ?? groups.goal;
      const said = name === undefined || !(NO_NAME.test(name) || NO_COMPANY.test(name));
      const doubts = reading.doubts({ groups, ...hit });
      const fire = /\b(fire|rescue|fd)( \w+)?$/.test(wordsBefore(reading, hit.from + 1, 2));
      return said && !fire && doubts.every((doubt) => doubt === 'negated' && !reading.punctuated);
    });
}

/** Outside agencies said to have been on scene or called. */
export function agencies(context: Context): Filled[] {
  const { reading } = context;
  const mentions = mentionsIn(reading, INDEX);
  // "Chief Harlan, Center Point": the crew's own town is no company of that name.
  const ownTown = context.account.department.city?.toLowerCase();
  const present = ({ from, to, doubts }: Mention): boolean => {
    if (NOT_AFTER.test(reading.items[to]?.text ?? '')) return false;
    if (
      doubts.includes('earlier') &&
      (reading.punctuated ? !turnsLater(reading, to) : EARLIER.test(wordsBefore(reading, from, 14)))
    )
      return false;
    // Without punctuation a denial or thought reaches too far; what stands next to the name decides.
    const before = wordsBefore(reading, from, 6);
    // "The state fire marshal's deputy" keeps no peace.
    const isMarshals =
      /\bmarshal\b/.test(wordsBefore(reading, from, 5)) ||
      /^((from|with|out of|for) )?(the )?((state|county|city) )?(fire )?marshal/.test(wordsAfter(reading, to, 6));
    if (/^deput/.test(reading.items[from]?.text ?? '') && isMarshals) return false;
    return !DENIED.test(before) && !THOUGHT.test(before) && !UNNEEDED.test(wordsAfter(reading, to, 6));
  };
  const byName: Partial<Record<string, () => Hit | undefined>> = {
    UTILITIES_PUBLIC_WORKS: () => initialsIn(reading),
    LAW_ENFORCEMENT: () => reading.said(POLICE)[0],
    EMS: () => townMedics(context),
  };
  return KINDS.flatMap((kind) => {
    const hits = mentions.all(kind).filter((each) => each.text !== ownTown && present(each));
    const hit = hits[0] ?? named(reading, kind) ?? byName[kind]?.();
    return hit ? [{ kind, hit }] : [];
  }).map(({ kind, hit }, i) => fill(`nonfd_aids[${i}]`, kind, hit));
}
