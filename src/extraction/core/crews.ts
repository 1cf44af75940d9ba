import type { Source } from '../../neris/report.ts';
import type { Hit, Reading } from '../text/reading.ts';
import { CREW_LIST, CREWS, LONE, ROLE_IN_LIST } from '../vocabulary/crews.ts';
import type { Timeline } from './timeline.ts';

export interface Said<T> {
  value: T;
  source: Source;
}

function listedCrew(list: string): number {
  const heads = [...list.matchAll(new RegExp(`\\b(me|myself|${ROLE_IN_LIST})`, 'g'))];
  return heads.reduce((sum, [head]) => sum + (Number.parseInt(head, 10) || 1), 0);
}

/** "Three on it, correction, four", "with four. No, I tell a lie, three": the number that was meant. */
function correctedTo({ words }: Reading, { to }: Hit): number | undefined {
  const meant = CORRECTED.exec(words(to, to + 10))?.groups?.count;
  return meant === undefined ? undefined : Number(meant);
}
const CORRECTED =
  /^(\. )?(no|wait|sorry|correction|scratch that|i tell a lie|i lied|i take that back|check that|strike that)( (no|wait|sorry|i tell a lie|i lied|i take that back|i'm sorry|actually|make that|it was|there was|there were|that was|we had))* (?<count>\d{1,2})(?= (\.|of|on|with|total|because|since|counting|[a-z]+)|$)(?! (minutes|patients|people|kids|cars|inch|story|gallons))/;

const OTHERS_COUNTED =
  /\b(displaced|evacuated|trapped|patients?|kids|residents|family|families|couple|victims|tenants|occupants|students|people|cars|vehicles|units were|alarms|calls|dogs|cats)\b/;

/** "three guys trapped", "three of us had to carry her": people counted for another reason. */
function isNoCrew({ items, words }: Reading, { from, to, text, groups }: Hit): boolean {
  // "Engine 5 had four on, Rescue 1 had three": the pause begins another rig's.
  if (groups.unit && items.slice(from, to).some(({ text: said, pause }) => said === groups.unit && pause)) return true;
  const ahead = words(from - 3, from);
  // "that's me, with four": four in all, or four more.
  if (/^(me|myself) with /.test(text) && items[from + 1]?.pause) return true;
  // "A family of three upstairs and the couple downstairs, so five total": others are summed up.
  if (/\btotal$/.test(text) && OTHERS_COUNTED.test(words(from - 16, from))) return true;
  // "The night crew of six had all got out".
  if (
    /\b(night|day|work|cleaning|kitchen|road|construction|line|paving|roofing|tree|ground|film|stage|maintenance|production|train|flight|boat|harvest)$/.test(
      ahead,
    ) &&
    /^crew/.test(text)
  )
    return true;
  // "They went in with two people in Level B": some of them.
  if (
    /\b(went|go|going|sent|entered|made entry|entry|up|down|inside|stayed|left)( back)?( in| up| inside| down)?( with)?$/.test(
      ahead,
    ) &&
    /^(with )?\d+ /.test(text)
  )
    return /\b(in|inside|entry|entered|up|sent|down)\b/.test(ahead);
  const behind = items
    .slice(to, to + 4)
    .map((item) => item.text)
    .join(' ');
  if (
    /^((who|that|were|was|got|still) )*(trapped|hurt|injured|down|inside|in (it|there|the (car|elevator|house|building|cab|vehicle|van|boat|water))|fighting|yelling|standing|waiting|stuck|pinned|outside|missing|unaccounted|burned|sick|displaced|evacuated)\b/.test(
      behind,
    )
  )
    return true;
  return (
    / of us$/.test(text) &&
    /^(on (the|a|each) (rope|line|hose|litter|stokes|basket|roof|ground|floor|inside|haul|carry|stairs|2nd|backboard)|had|carried|went|got|took|lifted|pulled|held|worked|stayed|could|grabbed|made|ended|tried|to)\b/.test(
      behind,
    )
  );
}

export function staffing(reading: Reading, timeline: Timeline): Map<string, Said<number>> {
  const crews = new Map<string, Said<number>>();
  const told = new Map(timeline.timed.map((event) => [event.to - 1, event.units]));
  for (const [pattern, plus] of [[CREW_LIST, 0] as const, ...CREWS, ...LONE]) {
    for (const hit of reading.find(pattern).filter((each) => isSaid(reading, each))) {
      const said = hit.groups.list ? listedCrew(hit.groups.list) : Number(hit.groups.count ?? 1) + plus;
      const count = correctedTo(reading, hit) ?? said;
      if (count < 1 || count > 20 || isNoCrew(reading, hit)) continue;
      const [unit, ...others] = unitsOfCrew(hit, reading, timeline, told);
      // A size said of several units at once could be each one's or all of theirs together.
      if (!unit || (others.length > 0 && !isEach(reading, hit))) continue;
      for (const name of [unit, ...others]) if (!crews.has(name)) crews.set(name, { value: count, source: hit.source });
    }
  }
  return crews;
}

/** "two guys on the tanker, I couldn't tell you who all jumped on the truck": ignorance of what comes next. */
function isSaid(reading: Reading, hit: Hit): boolean {
  const doubts = reading.doubts(hit);
  if (doubts.length === 0) return true;
  // "no lights no siren with three aboard" denies the noise only.
  if (doubts.every((doubt) => doubt === 'negated'))
    return /\bno (lights?|sirens?)( or sirens?)?$/.test(reading.words(hit.from - 3, hit.from));
  return (
    doubts.every((doubt) => doubt === 'unknown') &&
    !/\b(sure|unsure|know|tell|idea|say|remember)\b/.test(reading.words(hit.from - 8, hit.from)) &&
    !/^(\S+ )?(not sure|don't know|unsure|not certain|i'm not)/.test(reading.words(hit.to, hit.to + 4))
  );
}

/** "four each", "both engines had four". */
function isEach({ items }: Reading, { from, text }: Hit): boolean {
  return (
    /^(each|every)\b|\beach$/.test(text) ||
    items
      .slice(Math.max(0, from - 4), from)
      .some(
        (item, k, all) => /^(both|each)$/.test(item.text) && all.slice(k + 1).every(({ unit }) => unit !== undefined),
      )
  );
}

const KINDS =
  /\b(engine|truck|ladder|medic|rescue|quint|brush|tanker|tender|ambulance|tower|pumper|squad|wagon|boat|battalion)('s)?\b/;

/** "crew of four on the engine", "the engine's crew of four": the kind of rig it is said of. */
function kindOfCrew({ from, to, text }: Hit, { words }: Reading): string | undefined {
  const within = /\bon the (\w+)/.exec(text)?.[1];
  const behind = /^(on|in|aboard|riding) (the|our) (\w+)/.exec(words(to, to + 3))?.[3];
  const owner = /\b(the|our) (\w+)( '?s|'s)$/.exec(words(from - 3, from))?.[2];
  return [within, behind, owner].map((said) => KINDS.exec(said ?? '')?.[1]).find(Boolean);
}

const OURS =
  /\bof us\b|\bthat's us\b|\bon the (engine|rig)\b|^(us|we're) |\bwe had\b|\bi had\b|\b(me|myself) (and|plus)\b|\bme$|^(it was just me|just myself|(just )?me by myself|i was (by myself|alone|solo)|all by myself)$/;

function unitsOfCrew(hit: Hit, reading: Reading, timeline: Timeline, told: ReadonlyMap<number, string[]>): string[] {
  const named = hit.groups.unit ?? (/^U\d+$/.test(hit.groups.before ?? '') ? hit.groups.before : undefined);
  const kind = hit.groups.kind ?? kindOfCrew(hit, reading);
  if (kind) {
    const ofKind = unitOfKind(kind, hit, reading, timeline);
    if (ofKind) return [ofKind];
  }
  if (/^(each|every) (rig|unit|company|crew|piece)\b/.test(hit.text)) return timeline.units;
  const item = named === undefined ? undefined : reading.items.find(({ text }) => text === named);
  const both =
    isEach(reading, hit) &&
    timeline.clusters.find(({ units }) => units.some((unit) => reading.items[unit.item] === item));
  if (both && /^U\d+$/.test(hit.groups.before ?? '')) return both.units.map(({ name }) => name);
  if (item?.unit) return [item.unit];
  if (
    OURS.test(hit.text) ||
    (/^crew (was|is)/.test(hit.text) && /^(my|our)$/.test(reading.items[hit.from - 1]?.text ?? ''))
  ) {
    const self = ridden(hit, reading, timeline);
    return self ? [self] : [];
  }
  // "Engine 9 beat us there at 1027 with three": of whom the time before it was told.
  const timed = told.get(reading.items[hit.from]?.clock ? hit.from : hit.from - 1);
  if (timed && timed.length > 0) return timed;
  // "Engine 5 was en route at 0315 with a crew of four": the last unit named in the sentence.
  const listed = inList(hit, reading, timeline);
  if (listed) return [listed];
  const subjects = timeline.subjectsAt(hit.from);
  if (subjects.length > 0) return subjects;
  // "Rescue 5 on scene 1652. Officer plus three.": a sentence of its own goes on with the last one's unit.
  const last = timeline.clusters.findLast((cluster) => cluster.to <= hit.from);
  const start = hit.from - (/^(it|they)$/.test(reading.items[hit.from - 1]?.text ?? '') ? 2 : 1);
  const opens = reading.items[start]?.text === '.' && last?.units.length === 1 && !last.object;
  // "Rescue 11 to a wreck. Arrived at 2221. Crew of three.": who speaks goes on with himself.
  const reach = last?.units[0]?.name === timeline.narrator ? 3 : 1;
  if (opens && last && reading.sentence(hit.from) - reading.sentence(last.from) <= reach)
    return [last.units[0]?.name ?? ''];
  return timeline.units.length === 1 ? timeline.units : [];
}

/** "four on the engine": the only unit of that kind, or of several the one that is spoken of or speaks. */
function unitOfKind(
  kind: string,
  hit: Hit,
  reading: Reading,
  { units, clusters, narrator }: Timeline,
): string | undefined {
  const isKind = (unit: string | undefined) => unit?.toLowerCase().startsWith(`${kind} `) === true;
  const ofKind = units.filter(isKind);
  if (ofKind.length < 2) return ofKind[0];
  const near = clusters.findLast(
    (each) =>
      each.to <= hit.from && hit.from - each.to <= 14 && reading.sentence(each.from) === reading.sentence(hit.from),
  );
  if (near) return near.units.length === 1 && isKind(near.units[0]?.name) ? near.units[0]?.name : undefined;
  return isKind(narrator) && OURS.test(hit.text) ? narrator : undefined;
}

/** "Engine 1 was on scene at 1027, me and two others": the unit just spoken of, or the narrator's. */
function ridden(hit: Hit, reading: Reading, { clusters, narrator, subjectsAt }: Timeline): string | undefined {
  const reach = narrator !== undefined ? 1 : reading.punctuated ? 14 : 6;
  const near = clusters.findLast(
    ({ to, from, object }) =>
      to <= hit.from && hit.from - to <= reach && !object && reading.sentence(from) === reading.sentence(hit.from),
  );
  if (near?.units.length === 1) return near.units[0]?.name;
  if (narrator !== undefined) return narrator;
  const [told, ...others] = /^(was|with|is|just|that's)$/.test(reading.items[hit.from - 1]?.text ?? '')
    ? subjectsAt(hit.from)
    : [];
  return others.length === 0 ? told : undefined;
}

/** "Engine 31 with a crew of three and Truck 31 with a crew of four responded": to each its own. */
function inList(hit: Hit, { items }: Reading, { clusters }: Timeline): string | undefined {
  const cluster = clusters.find(({ from, to }) => from < hit.from && hit.from - to <= 2);
  if (!cluster || cluster.units.length < 2) return undefined;
  const isCounted = items.slice(cluster.from, cluster.to).some(({ text }) => /^\d{1,2}$/.test(text));
  const near = cluster.units.findLast(({ item }) => item < hit.from);
  return isCounted && near && hit.from - near.item <= 3 ? near.name : undefined;
}
