import type { Hit, Reading } from '../../text/reading.ts';
import { EMS_UNITS, TRANSPORTED } from '../../vocabulary/patients.ts';
import { NOUNS } from '../../vocabulary/persons.ts';
import { covered } from '../nearest.ts';
import { carrierOf, carriersOf, isNamelessCompany, wordsOf } from './carriers.ts';
import { isMeant } from './meaning.ts';
import { pattern, type Statement } from './statement.ts';

const TRANSPORT_PATTERN = pattern(TRANSPORTED);

/** Who took whom to hospital, beside what else is said of the patients. */
export function ridesIn(reading: Reading, said: readonly Statement[]): Statement[] {
  const found = [...said];
  const carriers = carriersOf(reading);
  // "Didn't want him transported" holds the word and says the opposite.
  const isElsewhere = covered(found.filter(({ kind }) => /transport/.test(kind)).map(({ hit }) => hit));
  const isCare = covered(found.filter(({ kind }) => kind === 'care').map(({ hit }) => hit));
  for (const hit of reading.find(TRANSPORT_PATTERN)) {
    if (!isMeant(reading, hit, 'near') || isElsewhere(hit.from, hit.to)) continue;
    if (/\btaken\b/.test(hit.text) && TAKEN_DOWN.test(wordsOf(reading, hit.from - 4, hit.from))) continue;
    if (LEFT_WITH_KIN.test(hit.text) && !reading.items[hit.from - 1]?.unit) continue;
    if (IN_CUSTODY.test(`${hit.text} ${wordsOf(reading, hit.to, hit.to + 6)}`)) continue;
    if (hit.text.startsWith('to ') && !EMS_UNITS.test(reading.items[hit.from - 1]?.unit ?? '')) continue;
    const lead = wordsOf(reading, hit.from - 4, hit.from);
    // "Mother was transported": she is the one who was.
    if (
      FAMILY_CAR.test(lead) &&
      !/\b(?:both|all)(?: of them)?$/.test(lead) &&
      !KIN_TREATED.test(wordsOf(reading, hit.from - 7, hit.from)) &&
      !(/^(?:transported|taken|rushed|was |were )/.test(hit.text) && PASSIVE.test(`${lead} ${hit.text}`))
    )
      continue;
    // "By the time we rolled into Portneuf": a hospital, once somebody is being cared for.
    if (
      /^(?:back|roll|pull|wheel)/.test(hit.text) &&
      /\bby the time\b/.test(lead) &&
      !found.some((each) => each.kind === 'care' && each.hit.from < hit.from)
    )
      continue;
    // "Needled the chest and left for Bronson": said of whoever can carry a patient.
    if (
      /^(?:left|headed|departed|rolled|took off|ran|cleared) (?:(?!with)\S+ )*?(?:for|to) /.test(hit.text) &&
      reading.items[hit.from - 1]?.text === 'and' &&
      !carriers.named.some(
        ({ to }) =>
          to < hit.from && hit.from - to < 9 && !/\.|\b(?:he|she|we|i)\b/.test(wordsOf(reading, to, hit.from)),
      )
    )
      continue;
    // "The activities director took her down": whoever took her has no ambulance.
    if (
      NOUNS.get(reading.items[hit.from - 1]?.text ?? '')?.beside &&
      /^(?:took|taking|drove|ran|hauled)\b/.test(hit.text)
    )
      continue;
    // "I rode in with them": one of the crew.
    if (/^(?:rode|riding|went|going)\b/.test(hit.text) && /\b(?:we|i|my \w+)(?: \w+)?$/.test(lead)) continue;
    // "Went in with Ladder 2" is a crew's way in.
    if (/ U\d+$/.test(hit.text) && !EMS_UNITS.test(reading.items[hit.to - 1]?.unit ?? '')) continue;
    // "MedTrans took her": told by who took, right before it.
    if (
      /^took (?:the \w+ )?\w+(?: all| both)?$/.test(hit.text) &&
      !carriers.named.some(
        ({ to }) =>
          to === hit.from ||
          (to === hit.from - 1 && SECOND_NAME.test(reading.items[to]?.text ?? '')) ||
          (to < hit.from && hit.from - to < 5 && WHENCE.test(wordsOf(reading, to, hit.from))),
      ) &&
      !isTheirDoing(reading, hit, carriers) &&
      !isNamelessCompany(reading, hit.from - 1)
    )
      continue;
    const before = / the same \w+$/.test(hit.text) && found.findLast(({ kind }) => kind === 'transported');
    if (before) {
      found.push({ ...before, hit });
      continue;
    }
    const named = carrierOf(reading, hit, carriers);
    // "A pillow splint took her to Mercy": the care told before it is no company.
    const carrier = named && named.to === hit.from && isCare(named.from, named.to) ? carriers.usual : named;
    const by = carrier && carrier.to > carrier.from ? reading.sourceOf(carrier.from, carrier.to) : undefined;
    found.push({ kind: 'transported', hit, transport: carrier?.transport, by });
  }
  return found.slice(said.length);
}

/** "The ambulance from Grove City took her". */
const SECOND_NAME =
  /^(?:city|county|falls|springs|heights|township|village|lake|park|hills|valley|beach|creek|grove|fire|ems|rescue|ambulance)$/;

/** "The hospital's ambulance out of Harrison took her". */
const WHENCE = /^(?:out of|from|over from|for|in) \S+(?: (?:city|county|falls|springs|there))?$/;

/** "The county's ambulance got there and they took him": whoever came is told right before. */
const isTheirDoing = ({ items }: Reading, { from }: Hit, { named }: ReturnType<typeof carriersOf>) =>
  items[from - 1]?.text === 'they' && named.some(({ to }) => to < from && from - to < 9);

/** Taken by the family's car is not taken by anyone's ambulance. */
const FAMILY_CAR =
  /\b(wife|husband|mom|mother|dad|father|family|parents?|friends?|son|daughter|neighbor|coworker|boss|buddy|brother|sister|girlfriend|boyfriend|grandma|grandmother|teacher|coach|manager|supervisor|owner|foreman|police|pd|officers?|deput(y|ies)|himself|herself)( (?:is|was|are|were|will|would|said|going|to|just|ended|up|they'd|she'd|he'd|\w+)){0,3}$/;

/** "Put mom on oxygen and hauled her in": she is whom they saw to. */
const KIN_TREATED =
  /\b(?:put|gave|treated|checked|loaded|placed|evaluated|assessed|splinted|bandaged|bagged|got) (?:the |his |her )?(?:wife|husband|mom|mother|dad|father|son|daughter|neighbor|coworker|brother|sister|grand\w+|friend|teacher|coach|girlfriend|boyfriend)\b(?! to)/;

/** "Went with the officers", "in the cruiser": the police took them. */
const IN_CUSTODY =
  /^(?:went|going|gone|rode|left|taken|transported|go) (?:(?!U\d)\S+ ){0,4}?(?:(?:with|by) (?:the |an? )?(?:[a-z]+ (?=pd|police|officers?))?(?:police|officers?|pd|cops?|deput(?:y|ies)|troopers?|sheriff\S*)|in (?:the|a|an|their) (?:\S+ )?(?:cruiser|patrol car|squad car|police car))\b/;

/** "He left with his brother" went home. */
const LEFT_WITH_KIN =
  /^(?:left|leaving|went|gone|departed|took off) with (?:his|her|their|the) (?:mom|mother|dad|father|wife|husband|son|daughter|brother|sister|grand\w+|boyfriend|girlfriend|friend|buddy|neighbor|coworker|parents?|family)\b/;

const PASSIVE = /\b(?:was|were|got|been|being) (?:\w+ly |also |then |both )?(?:transported|taken|rushed)\b/;

/** Vitals and pictures are taken too. */
const TAKEN_DOWN = /\b(?:vitals|signs|pressure|sugar|readings?|samples?|pictures|photos|report|statements?|history)\b/;
