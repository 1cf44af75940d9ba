import type { Filled } from '../../../neris/report.ts';
import { type Context, fill } from '../../context.ts';
import type { Hit, Reading } from '../../text/reading.ts';
import {
  CALLED,
  COMPOUNDS,
  NOT_RELEASED,
  RELEASE_SIGNS,
  RELEASED,
  SUBSTANCES,
  type Substance,
} from '../../vocabulary/chemicals.ts';
import { covered } from '../nearest.ts';

const NAMED = new RegExp(
  `\\b(?:${SUBSTANCES.map(({ said }, row) => `(?<row${row}>${said})`).join('|')})(?![a-z\\d])`,
  'g',
);

interface Named {
  substance: Substance;
  hit: Hit;
}

/** The substances of a hazard: named, and there rather than feared, sold or remembered. */
export function chemicals({ reading, types }: Context): Filled[] {
  const type = types.find((each) => each.startsWith('HAZSIT')) ?? '';
  if (type.startsWith('HAZSIT||INVESTIGATION')) return [];
  const found = distinct(reading, fitting(reading, type));
  const released = releaseOf(reading);
  const all = namesIn(reading);
  return found.flatMap(({ substance, hit }, i) => {
    const hits = [
      hit,
      ...all.filter((each) => each.hit.from !== hit.from && isSame(each, substance)).map((each) => each.hit),
    ];
    if (substance.name === 'Natural Gas') hits.push(...reading.find(PIPED_GAS));
    if (substance.name === 'Gasoline') hits.push(...reading.find(SPILLED_GAS));
    const path = `hazsit_detail.chemicals[${i}]`;
    const called = hits.every(({ text }) => text === hit.text) ? CALLED[hit.text] : undefined;
    const filled = [fill(`${path}.name`, called ?? substance.name, ...hits)];
    // Carbon monoxide is there because meters showed it.
    const measured = type.endsWith('CARBON_MONOXIDE_RELEASE') ? { value: true, hits } : undefined;
    const out = released ?? measured;
    if (out) filled.push(fill(`${path}.release_occurred`, out.value, ...out.hits));
    if (substance.dot) filled.push(fill(`${path}.dot_class`, substance.dot, ...hits));
    return filled;
  });
}

/** The same substance, or its plainer name. */
const isSame = ({ substance }: Named, { name }: Substance) =>
  substance.name === name || name.endsWith(` ${substance.name}`);

const FUELS =
  /^(Gasoline|Biodiesel|Diesel|Jet|Aviation|Kerosene|Heating|Crude|Ethanol|Methanol|Race|Naphtha|Hydraulic|Motor|Transmission)/;
const GASES =
  /^(Natural|Propane|Butane|Methane|Acetylene|Hydrogen|Ammonia|Anhydrous|Chlorine$|Refrigerant|Carbon Dioxide|Ethylene|Nitrogen|Liquid)/;

/** What the type of incident lets count. */
function fitting(reading: Reading, type: string): Named[] {
  const all = namesIn(reading);
  const of = (names: RegExp) => all.filter(({ substance }) => names.test(substance.name));
  if (type.endsWith('CARBON_MONOXIDE_RELEASE')) return of(/^Carbon Monoxide$/);
  const there = all.filter(({ substance, hit }) => substance.name !== 'Carbon Monoxide' && isThere(reading, hit));
  const among = (names: RegExp) => there.filter(({ substance }) => names.test(substance.name));
  if (type.endsWith('GAS_LEAK_ODOR')) return orPlainGas(reading, among(GASES), 'Natural Gas', PIPED_GAS);
  if (type.endsWith('FUEL_SPILL_ODOR')) return orPlainGas(reading, among(FUELS), 'Gasoline', SPILLED_GAS);
  if (type.endsWith('RADIOACTIVE_RELEASE_INCIDENT')) {
    return there.filter(({ substance }) => substance.dot === 'RADIOACTIVE_MATERIALS');
  }
  const kinds = new Set(there.map(({ substance }) => substance.name));
  if (type.startsWith('HAZSIT||HAZARDOUS_MATERIALS')) {
    if (kinds.size === 1) return there;
    const near = there.filter(nearRelease(reading, 14));
    // "Chlorine gas at the Y": what the account opens with is what it is about.
    return near.length > 0 ? near : there.filter(({ hit }) => hit.from < OPENING).slice(0, 1);
  }
  const regulated = there.filter(({ substance }) => substance.dot && substance.name !== 'Oxygen');
  return regulated.filter(nearRelease(reading, 8));
}

const OPENING = 12;

function namesIn(reading: Reading): Named[] {
  return reading.find(NAMED).flatMap((hit) => {
    const substance = SUBSTANCES.find((_, row) => hit.groups[`row${row}`] !== undefined);
    return substance ? [{ substance, hit }] : [];
  });
}

/** Said as a fact, or by the caller and borne out; never part of a "gas station". */
function isThere(reading: Reading, hit: Hit): boolean {
  if (COMPOUNDS.test(reading.items[hit.to]?.text ?? '') && !reading.items[hit.to]?.pause) return false;
  // What a patient breathes is no hazard.
  const before = reading.items.slice(Math.max(0, hit.from - 3), hit.from).map(({ text }) => text);
  if (
    hit.text === 'oxygen' &&
    /\b(?:on|gave|given|put|started|got|him|her|them|administered|with|some|flow)\b/.test(before.join(' '))
  )
    return false;
  // "So no patients about fifty gallons of diesel on the shoulder": what was measured out was there.
  const measured = /\b(?<!no )\d+ (?:gallons?|quarts?|pounds|barrels?|drums?|liters?) of$/.test(before.join(' '));
  return reading.doubts(hit).every((doubt) => doubt === 'hearsay' || (measured && doubt === 'negated'));
}

/** "Caller thought it was a propane leak": named, but not by anyone who had looked. */
function isFirm(reading: Reading, hit: Hit): boolean {
  const before = reading.items.slice(Math.max(0, hit.from - 6), hit.from).map(({ text }) => text);
  const thought =
    /\b(thought|figured|assumed|believed|said|reported)( that)? (it|there|they) (was|were|is)( an?| the)?( \w+)?$/;
  return reading.doubts(hit).length === 0 && !thought.test(before.join(' ')) && !isCallers(reading, hit);
}

/** "The clerk called and said gasoline all over the lot": of who had not looked closely. */
function isCallers({ items }: Reading, { from }: Hit): boolean {
  const lead = items.slice(Math.max(0, from - 14), from).map(({ text }) => text);
  const clause = lead.slice(lead.lastIndexOf('.') + 1).join(' ');
  return CALLER_SAID.test(clause);
}
const CALLER_SAID =
  /\b(?:callers?|clerk|neighbors?|dispatch\w*|bystanders?|passerby|passer by|somebody|someone|reporting party|custodian|tenants?|residents?)\b(?: \S+){0,7}? (?:said|reported|reporting|thought|figured|claimed|swore|told|smelled|called in)(?: (?!we|i|but|and it|it was not)\S+){0,4}$/;

const PIPED_GAS =
  /\bgas (main|mains|meter|meters|line|lines|service|service line|pipe|pipes|riser|regulator|valve|leak|stub|at the (meter|street|main|curb))\b/g;
const GAS_SUPPLIER =
  /\b(gas (company|utility|crew|tech|guy|main|service)|natural gas|main|service line|meter|backhoe|excavat\w+|digging|dug|auger|trencher|contractor|plumber|underground|atmos|spire|nicor|centerpoint|national grid|enbridge|dominion|washington gas|southwest gas|so ?cal gas|p g and e|con ed|xcel|piedmont|columbia gas|u g i|peoples gas)\b/;
const SPILLED_GAS =
  /\b(gas (cans?|jugs?|spill\w*|leak\w*|on the|all over|running|pouring|coming out|dripping|from (the|his|her|a|their) (tank|car|vehicle|truck|saddle tank|pump))|(leaking|spilled|spilling|dumped|dripping|losing|lost|smell of|odor of) (\w+ ){0,3}?gas|gallons? of gas)\b(?! (station|company))/g;

const GAS_UTILITY =
  /\b(gas (company|utility|co|man|guy|tech)|atmos|spire|nicor|centerpoint|center point|national grid|enbridge|dominion|washington gas|southwest gas|so ?cal gas|p g and e|con ed|piedmont|columbia gas|u g i|peoples gas|northwest natural|black hills|enstar|vectren|intermountain gas|texas gas|oklahoma natural)\b/g;

/** "Gas" alone is what comes out of a street main, or what a car runs on; only with words that make it certain. */
function orPlainGas(reading: Reading, named: Named[], name: string, plain: RegExp): Named[] {
  if (named.length > 0) return named;
  if (name === 'Natural Gas' && !GAS_SUPPLIER.test(reading.text)) return [];
  if (name === 'Natural Gas' && /\b(propane|l p|lp|butane)\b/.test(reading.text)) return [];
  const substance = SUBSTANCES.find((each) => each.name === name);
  const meant = (each: Hit) => reading.doubts(each).every((doubt) => doubt === 'hearsay');
  // "Spire found the leak": a gas utility's leak is gas from its main.
  const hit =
    reading.find(plain).find(meant) ??
    (name === 'Natural Gas' && !/\b(tank|tanks|cylinder)\b/.test(reading.text)
      ? reading.find(GAS_UTILITY).find(meant)
      : undefined);
  return substance && hit ? [{ substance, hit }] : [];
}

function nearRelease(reading: Reading, reach: number): (named: Named) => boolean {
  const signs = [...reading.said(RELEASED), ...reading.said(RELEASE_SIGNS)];
  const isNear = covered(signs.map(({ from, to }) => ({ from: from - reach, to: to + reach })));
  return ({ hit }) => isNear(hit.from, hit.to);
}

/** Each substance once, where it was first named; a plain name gives way to the exact one. */
function distinct(reading: Reading, found: Named[]): Named[] {
  // What only the caller named gives way to what the crew names.
  const firm = new Set(found.filter(({ hit }) => isFirm(reading, hit)).map(({ substance }) => substance.name));
  const names = firm.size > 0 ? firm : new Set(found.map(({ substance }) => substance.name));
  if (names.has('Anhydrous Ammonia')) names.delete('Ammonia');
  // "A refrigerant leak, it was ammonia".
  if (names.has('Refrigerant') && found.some(({ substance }) => COOLS.test(substance.name)))
    names.delete('Refrigerant');
  const kept: Named[] = [];
  for (const each of found) {
    if (!names.has(each.substance.name) || kept.some(({ substance }) => substance.name === each.substance.name))
      continue;
    const sure = found.find(({ substance, hit }) => substance.name === each.substance.name && isFirm(reading, hit));
    kept.push(sure ?? each);
  }
  return kept;
}

const COOLS = /Ammonia$|^Carbon Dioxide$|^Propane$/;

function releaseOf(reading: Reading): { value: boolean; hits: Hit[] } | undefined {
  const strong = reading.find(RELEASED).filter((hit) => reading.doubts(hit).every((doubt) => doubt === 'hearsay'));
  const signs = [...strong, ...reading.said(RELEASE_SIGNS)];
  if (strong.some((hit) => reading.doubts(hit).length === 0)) return { value: true, hits: signs };
  const denied = reading.find(NOT_RELEASED).filter((hit) => !reading.doubts(hit).includes('earlier'));
  if (denied.length > 0) return { value: false, hits: denied };
  return signs.length > 0 ? { value: true, hits: signs } : undefined;
}
