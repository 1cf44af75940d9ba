import type { Reading } from '../text/reading.ts';
import { wordsBefore } from './phrases.ts';
import { alarms, isAlarmUnread } from './types/alarms.ts';
import { cancelled } from './types/cancelled.ts';
import { cared, disproved, type Facts, type FoundType, factsOf, HEADLINE } from './types/facts.ts';
import { fires } from './types/fires.ts';
import { besideCrash, hazards, releases } from './types/hazards.ts';
import { lookedFor, unfounded } from './types/looked-for.ts';
import { medical } from './types/medical.ts';
import { patientBeside } from './types/patient-beside.ts';
import { crash, rescue } from './types/rescues.ts';
import { coverage, GENERAL, policeMatter, services } from './types/services.ts';

export type { FoundType };

/** At most this many natures make one incident. */
const MOST = 3;

/** The incident's types, primary first, with the words that say each; none when the account does not tell. */
export function incidentTypes(reading: Reading): FoundType[] {
  const types = decide(factsOf(reading));
  return types.filter(({ type }, i) => types.findIndex((other) => other.type === type) === i).slice(0, MOST);
}

function decide(facts: Facts): FoundType[] {
  const off = cancelled(facts);
  if (off.length > 0) return off;
  const cover = coverage(facts);
  if (cover.length > 0) return cover;
  const burning = fires(facts);
  const fire = isStray(facts, burning.types) ? { real: false, types: [] } : burning;
  const crashed = crash(facts, !disproved(facts));
  const wreck = isStrayCrash(facts, crashed) ? [] : crashed;
  if (fire.real && !(onlySmokeOf(facts) && patientOpens(facts))) {
    if (wreck.length > 0 && fire.types.every(({ type }) => type.includes('VEHICLE'))) return [...fire.types, ...wreck];
    if (fire.types.length > 0) return [...fire.types, ...patientBeside(facts, fire.types)];
    const patient = burned(facts);
    if (patient.length > 0 || !patientOpens(facts)) return patient;
  }
  // "The meter got hit by a car backing up": nobody hurt and no crash by name, the gas is the call.
  const gas = wreck[0]?.type.startsWith('HAZSIT') && !namedCrash(facts) ? releases(facts) : [];
  if (gas.length > 0) return gas;
  // A car the water took is a rescue from the water.
  const afloat =
    wreck.length > 0 && !namedCrash(facts) && facts.rescue().has('RESCUE||WATER||PERSON_IN_WATER_SWIFTWATER');
  if (wreck.length > 0 && !afloat) {
    // Brought up the bank on ropes: a rescue in its own right.
    const ropes = wreck[0]?.type.startsWith('MEDICAL')
      ? rescue(facts).filter(({ type }) => type.includes('_ANGLE_'))
      : [];
    return [...ropes, ...wreck, ...besideCrash(facts)];
  }
  for (const dispatched of disproved(facts) ? [false] : [false, true]) {
    const saved = rescue(facts, dispatched);
    const lost = saved[0]?.type.endsWith('BACKCOUNTRY_RESCUE') && !facts.care().has('CARE') ? lostPerson(facts) : [];
    if (lost.length > 0) return lost;
    if (saved.length > 0 && !isStray(facts, saved)) return [...saved, ...patientBeside(facts, saved)];
    const release = releases(facts, dispatched);
    if (release.length > 0) return [...release, ...patientBeside(facts, release)];
    const hazard = hazards(facts, dispatched);
    const harmless = dispatched ? [] : lookedFor(facts).filter(({ type }) => type.endsWith('NONHOSTILE_SOURCE'));
    // Whose smoke was found and harmless was there to be found.
    const gone = dispatched || cared(facts) || harmless.length > 0 ? [] : unfounded(facts);
    if (gone.some(({ sources }) => sources.some((source) => 'words' in source && /address/i.test(source.words))))
      return gone;
    const police = dispatched || facts.care().has('CARE') ? [] : policeMatter(facts);
    if (police.length > 0) return police;
    // Nobody there and nobody cared for: the patient was only called in.
    const ill = gone.length > 0 && !facts.care().has('CARE') ? [] : patients(facts, dispatched);
    // A word of illness far in, of somebody whom nobody saw to, comes behind all that was found.
    const unseen = familyOf(ill) === 'MEDICAL' && !facts.care().has('CARE') && !opens(facts, ill);
    const rest = [
      hazard.length > 0 ? [...hazard, ...patientBeside(facts, hazard)] : [],
      ...(dispatched ? [] : [alarms(facts), gone]),
      unseen ? [] : ill,
      ...(dispatched ? [] : [services(facts), lookedFor(facts)]),
      unseen ? ill : [],
    ].filter((types) => types.length > 0);
    const service = rest.find(([first]) => first && NAMED_SERVICE.test(first.type));
    const other = rest.find((types) => types !== service && !types[0]?.type.startsWith('MEDICAL'));
    if (service && !other && opens(facts, service) && !facts.care().has('CARE')) return service;
    const lifted = rest.some(([first]) => first?.type.endsWith('LIFT_ASSIST'));
    const opening = rest.filter((types) => opens(facts, types) && !(lifted && types[0]?.type === GENERAL));
    // A patient named before all else is the call, whatever else is told of the house.
    const patient = opening.find(
      (types) => types[0]?.type.startsWith('MEDICAL') && opening.every((other) => startOf(types) <= startOf(other)),
    );
    const first = patient ?? opening[0] ?? rest[0];
    if (first && BESIDE_ALARM.test(first[0]?.type ?? '') && isAlarmUnread(facts)) return [];
    if (first) return first;
  }
  return disproved(facts) ? [] : services(facts, true);
}

const namedCrash = (facts: Facts): boolean =>
  facts
    .crash()
    .said('CRASH')
    .some(({ text }) => /\b(crash|wreck|accident|collision|mva|mvc|rollover|pileup|bender|head on)/.test(text));

/** What an account of an alarm may also tell of: an alarm whose reason cannot be read is none of them. */
const BESIDE_ALARM = /GOOD_INTENT|SMOKE_INVESTIGATION|STANDBY|LIFT_ASSIST|CITIZEN_ASSIST_SERVICE_CALL/;

/** What the account opens with by its own name stands against symptoms of nobody. */
const NAMED_SERVICE = /DAMAGED_HYDRANT|WEATHER|MOVE_UP|LOST_PERSON/;

/** Nothing is said of what burned, only of whom it burned. */
function burned(facts: Facts): FoundType[] {
  const named = facts.subjects().all('BUILDING', 'ROOM', 'CONTENTS', 'APPLIANCE', 'CHIMNEY').length > 0;
  return named ? [] : medical(facts).filter(({ type }) => type === 'MEDICAL||INJURY||BURNS_EXPLOSION');
}

/** A patient before the first word of fire: "that fire on the rim" is another's. */
function patientOpens(facts: Facts): boolean {
  const types = medical(facts);
  const fire = facts.reading.find(/\b(fires?|flames|smoke|burning)\b/)[0];
  const firstFire = fire ? (facts.reading.items[fire.from]?.start ?? 0) : 0;
  return opens(facts, types) && startOf(types) < firstFire && types.every(({ type }) => type.startsWith('MEDICAL'));
}

/** Every fire told of is where the smoke in the air came from: "the smoke off that wildfire". */
function onlySmokeOf({ reading }: Facts): boolean {
  const named = reading.find(/\b(wild ?fires?|fires?)\b/);
  return named.length > 0 && named.every(({ from }) => SMOKE_OF.test(wordsBefore(reading, from, 6)));
}
const SMOKE_OF = /\b(smoke|ash|haze) (from|off|of|off of) (the|that|those|all those|all the)( \w+){0,2}$/;

/** "Breaker panel hot to the touch", "smoke coming off a roof": with no person and no care told of nobody was hurt. */
function patients(facts: Facts, dispatched: boolean): FoundType[] {
  const types = medical(facts, dispatched);
  const hurt = types[0]?.type.startsWith('MEDICAL||INJURY');
  return hurt && !PERSON.test(facts.reading.text) && !facts.care().has('CARE') ? [] : types;
}
const PERSON =
  /\b(s?he|his|hers?|him|man|men|woman|women|(fe)?males?|patients?|pts?|lady|ladies|guys?|fella|gentleman|boys?|girls?|kids?|child|children|baby|infant|newborn|toddler|person|persons|people|victims?|drivers?|passengers?|occupants?|residents?|tenants?|year old|y o|workers?|employees?|roofers?|landscapers?|electricians?|plumbers?|painters?|janitors?|custodian|cooks?|chef|mechanics?|welders?|linem[ae]n|truckers?|farmers?|hikers?|hunters?|runners?|joggers?|players?|swimmers?|boaters?|cyclists?|bicyclist|pedestrian|motorcyclist|homeowner|caller|neighbors?|folks|coach|teacher|students?|mom|mother|dad|father|wife|husband|son|daughter|brother|sister|grand\w+|subject|individual|teen\w*|juveniles?|adults?|elderly|rider|party|parties|somebody|someone|they|them|self|fellas?|regulars?|jurors?|guests?|customers?|shoppers?|skaters?|overdose|arrest|cpr)\b/;

/** "They'd set their camp chairs on top of a nest": one place far in, against what the account opens with by name. */
function isStray(facts: Facts, types: FoundType[]): boolean {
  const sources = new Set(types.flatMap((each) => each.sources));
  if (types.length === 0 || sources.size > 1 || opens(facts, types)) return false;
  if (familyOf(types) === 'FIRE' && /\b(fires?|smoke|flames|burning|burned)\b/.test(facts.reading.words(0, HEADLINE)))
    return false;
  const others = [crash(facts, true), releases(facts)];
  // Whoever is rescued is a patient too, from whatever the weather did.
  if (familyOf(types) === 'FIRE') others.push(medical(facts), services(facts));
  else others.push(alarms(facts), indoors(types) ? medical(facts) : []);
  return others.some((other) => other.length > 0 && familyOf(other) !== familyOf(types) && opens(facts, other));
}

/** Places where a patient is carried from without being rescued. */
const indoors = (types: FoundType[]): boolean => /STRUCTURE|WATER_STANDING/.test(types[0]?.type ?? '');

/** Lost by the account's own opening, and found unhurt: walked out, not rescued. */
const lostPerson = (facts: Facts): FoundType[] =>
  services(facts).filter((service) => service.type.endsWith('LOST_PERSON') && opens(facts, [service]));

/** "Lost hunter … took the UTV down the trail": one word of a crash far in, against what the account opens with by name. */
function isStrayCrash(facts: Facts, [first, ...more]: FoundType[]): boolean {
  if (!first || facts.crash().said('CRASH', 'ENTRAPPED', 'CUT_OUT').length > 1) return false;
  const told = [first, ...more].map(({ type, sources }) => ({ type, sources: sources.slice(0, 1) }));
  if (opens(facts, told)) return false;
  const others = [services(facts), medical(facts), alarms(facts), releases(facts), fires(facts).types];
  return others.some((other) => other.length > 0 && opens(facts, other));
}

const familyOf = ([first]: FoundType[]): string => first?.type.split('||')[0] ?? '';

/** What the account opens with is what it is about. */
function opens({ reading }: Facts, types: FoundType[]): boolean {
  const end = reading.items[HEADLINE]?.start ?? Number.POSITIVE_INFINITY;
  return startOf(types) < end;
}

function startOf(types: FoundType[]): number {
  return Math.min(
    ...types.flatMap(({ sources }) =>
      sources.map((source) => ('start' in source ? source.start : Number.POSITIVE_INFINITY)),
    ),
  );
}
