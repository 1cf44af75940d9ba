import type { TransportDisposition } from '../../../neris/values/medical.ts';
import type { Hit, Reading } from '../../text/reading.ts';
import {
  AIRCRAFT,
  AIRCRAFT_OFF,
  EMS_UNITS,
  OTHER_AMBULANCE,
  OWN_AMBULANCE,
  UNNAMED_AMBULANCE,
} from '../../vocabulary/patients.ts';
import { countUpTo, covered } from '../nearest.ts';

// Who took a patient to hospital.

interface Carrier {
  from: number;
  to: number;
  transport: TransportDisposition | undefined;
  air?: true;
}

export interface Carriers {
  named: Carrier[];
  /** What an unnamed ambulance, or a transport by nobody named, comes to on this call. */
  usual: Carrier | undefined;
}

export function carriersOf(reading: Reading): Carriers {
  // Where names are written with capitals, a company's name has one.
  const cased = /[A-Z]/.test(reading.transcript) && reading.punctuated;
  const others = reading.find(OTHER_AMBULANCE).filter(
    ({ source, from }) =>
      // "Went to Grady": the hospital of that name.
      !/\b(?:went|going|go|taken|transported|flown|sent|took)(?: \S+){0,3} to$/.test(
        wordsOf(reading, from - 5, from),
      ) &&
      (!cased || !('words' in source) || /[A-Z]|private|county|company|service|mutual|squad/.test(source.words)),
  );
  const named: Carrier[] = others.map(({ from, to }) => ({ from, to, transport: 'OTHER_AGENCY_TRANSPORT' }));
  const companies = new Set(others.map(({ to }) => to));
  // "Medic 31 from Ada County Paramedics" is theirs as well.
  const startsAt = (at: number, belongs: boolean) =>
    belongs && others.some(({ from, to }) => from <= at + 2 && to > at);
  let ems = false;
  reading.items.forEach((item, i) => {
    if (!item.unit || !EMS_UNITS.test(item.unit)) return;
    // "AMR Medic 5" is the company's.
    const foreign = companies.has(i) || startsAt(i + 2, /^(?:from|with|of)$/.test(reading.items[i + 1]?.text ?? ''));
    named.push({ from: i, to: i + 1, transport: foreign ? 'OTHER_AGENCY_TRANSPORT' : 'TRANSPORT_BY_EMS_UNIT' });
    if (!foreign) ems = true;
  });
  for (const { from, to } of reading.find(OWN_AMBULANCE)) {
    named.push({ from, to, transport: 'TRANSPORT_BY_EMS_UNIT' });
    ems = true;
  }
  const usual = ems === others.length > 0 ? undefined : named.find(({ transport }) => transport !== undefined);
  const isNamed = covered(named);
  for (const { from, to } of reading.find(UNNAMED_AMBULANCE)) {
    if (isNamed(from, to)) continue;
    // "Central EMS, the ambulance": the same one.
    const same = named.find(
      (each) => each.to <= from && from - each.to <= 1 && each.transport === 'OTHER_AGENCY_TRANSPORT',
    );
    if (same) named.push({ from, to, transport: same.transport });
    else named.push({ from, to, transport: others.length === 0 ? 'TRANSPORT_BY_EMS_UNIT' : usual?.transport });
  }
  for (const { from, to } of reading.find(AIRCRAFT))
    named.push({ from, to, transport: 'OTHER_AGENCY_TRANSPORT', air: true });
  named.sort((a, b) => a.from - b.from);
  return { named, usual };
}

export function wordsOf(reading: Reading, from: number, to: number): string {
  const texts = reading.items.slice(Math.max(0, from), to).map(({ text }) => text);
  return texts.join(' ');
}

/** Named behind "by" or "with" first, then the last one named before the verb in the same breath. */
export function carrierOf(reading: Reading, hit: Hit, { named, usual }: Carriers): Carrier | undefined {
  const next = countUpTo(named, ({ from }) => from, hit.from - 1);
  const behind = named[next];
  if (behind && behind.from < hit.to + 6) {
    const between = wordsOf(reading, hit.from, behind.from);
    // "by Ellis County EMS": part of the name may stand before the words that make it one.
    if (
      /\b((by|with|via|in|aboard)( the| an| a| our)?|by( the)? [a-z]+( [a-z]+)?)$/.test(between) &&
      !/\./.test(between)
    )
      return behind;
  }
  const before = named
    .slice(Math.max(0, next - 4), next)
    .filter(({ to, air }) => {
      if (to > hit.from || hit.from - to > (reading.items[hit.from - 1]?.text === 'they' ? 25 : 14)) return false;
      return !(air && AIRCRAFT_OFF.test(wordsOf(reading, to, hit.from)));
    })
    .at(-1);
  if (before) {
    const between = wordsOf(reading, before.to, hit.from);
    if (!/\./.test(between)) return before;
    if (/(^|\. )(they|who|and they) ?(\w+ ){0,2}$/.test(`${between} `)) return before;
  }
  // "We transported" from an engine with no ambulance named is still the department's transport.
  const subject = wordsOf(reading, hit.from - 3, hit.from);
  if (/\b(we|i)( then| also)?$/.test(subject) && usual?.transport !== 'OTHER_AGENCY_TRANSPORT') {
    return { from: hit.from, to: hit.from, transport: 'TRANSPORT_BY_EMS_UNIT' };
  }
  return usual;
}
