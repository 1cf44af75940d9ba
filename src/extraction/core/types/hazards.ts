import { type Mention, wordsAfter, wordsBefore } from '../phrases.ts';
import { type Facts, type FoundType, found, isOtherCall, saidOrHeard } from './facts.ts';

/** Releases that were there: gas, carbon monoxide, chemicals. */
export function releases(facts: Facts, dispatched = false): FoundType[] {
  const release = facts.release();
  const co = carbonMonoxide(facts);
  if (co) return [co];
  const gas = saidOrHeard(release, dispatched, 'GAS_LEAK').find(
    (each) => !isOtherCall(facts, each) && !TOXIC_GAS.test(wordsBefore(facts.reading, each.from, 1)),
  );
  if (gas && !onlySmelled(facts) && !onlyCalledIn(facts))
    return [found('HAZSIT||HAZARDOUS_MATERIALS||GAS_LEAK_ODOR', gas)];
  // A burner left on is what smelled.
  const smelled = facts
    .looked()
    .all('ODOR')
    .find(({ text }) => /gas|propane|rotten|sulfur/.test(text));
  const open =
    release.said('GAS_LEFT_ON')[0] ??
    release.said('LEAKING').find((each) => !onlySmelled(facts) && leaksGas(facts, each));
  if (smelled && open) return [found('HAZSIT||HAZARDOUS_MATERIALS||GAS_LEAK_ODOR', smelled, open)];
  // A smell of something chemical is an odor; of a named substance, its release.
  const chemical =
    saidOrHeard(release, dispatched, 'CHEMICAL').find(({ text }) => !/^chemicals? (odor|vapors?|fumes)$/.test(text)) ??
    leaking(facts);
  if (chemical && !release.has('HARMLESS_RELEASE')) {
    const moving = onTheMove(facts, chemical);
    return [
      moving
        ? found('HAZSIT||HAZARDOUS_MATERIALS||HAZMAT_RELEASE_TRANSPORT', chemical, moving)
        : found('HAZSIT||HAZARDOUS_MATERIALS||HAZMAT_RELEASE_FACILITY', chemical),
    ];
  }
  return [];
}

/** What leaks where gas was smelled, unless it is named as another thing. */
const leaksGas = ({ reading }: Facts, { from, to, text }: Mention): boolean =>
  /^(leak(ing|ed)|weeping|seeping)$/.test(text) &&
  !/\b(water|roof|toilet|faucet|pipe|oil|diesel|gasoline|fuel|antifreeze|coolant|sewer|sewage|freon|refrigerant|paint|acid|tire|air)\b/.test(
    `${wordsBefore(reading, from, 5)} ${wordsAfter(reading, to, 4)}`,
  );

/** "Chlorine gas leaking" is no leak of gas. */
const TOXIC_GAS = /^(anhydrous|ammonia|chlorine|hydrogen|bromine|refrigerant)$/;
const TOXIC = /^(anhydrous|ammonia|chlorine|\w+ acid|hydrogen sulfide|sulfur dioxide|bromine)/;

/** The leak in one sentence, its name in another. */
function leaking(facts: Facts): Mention | undefined {
  // Drunk or swallowed, it harmed whoever drank it and nobody else.
  if (facts.medical().has('MEDICAL||INJURY||POISONING')) return undefined;
  const leaks = facts.release().said('LEAKING');
  return facts
    .release()
    .said('CHEMICAL_NAME')
    .find(({ from, text }) => leaks.some((leak) => Math.abs(leak.from - from) < (TOXIC.test(text) ? 24 : 13)));
}

/** On the road or the rails; what stands at a plant, though on wheels, is the plant's. */
function onTheMove(facts: Facts, chemical: Mention): Mention | undefined {
  const release = facts.release();
  const road = release.said('ROAD')[0];
  if (road) return road;
  if (release.has('FACILITY')) return undefined;
  return release.said('TRANSPORT').find(({ from }) => Math.abs(from - chemical.from) < 25);
}

const KITCHEN_OIL = /\b(fryer|frying|cooking|hot|olive|vegetable|canola|peanut|baby) oil\b/;

/** Spills, currents, bombs and pressure. */
export function hazards(facts: Facts, dispatched = false): FoundType[] {
  const release = facts.release();
  const electric = facts.electric();
  const fuel = [
    ...saidOrHeard(release, dispatched, 'FUEL_SPILL'),
    ...release.all('FUEL_SPILL').filter((each) => isEstimate(facts, each)),
  ].find(({ text }) => !KITCHEN_OIL.test(text));
  if (fuel) return [found('HAZSIT||HAZARDOUS_MATERIALS||FUEL_SPILL_ODOR', fuel)];
  const substance = saidOrHeard(release, dispatched, 'BIOLOGICAL')[0];
  if (substance) {
    const harmless = release.said('HARMLESS_RELEASE')[0];
    return [
      harmless
        ? found('NOEMERG||GOOD_INTENT||INVESTIGATE_HAZARDOUS_RELEASE', substance, harmless)
        : found('HAZSIT||HAZARDOUS_MATERIALS||BIOLOGICAL_RELEASE_INCIDENT', substance),
    ];
  }
  const rays = saidOrHeard(release, dispatched, 'RADIOACTIVE')[0];
  if (rays) return [found('HAZSIT||HAZARDOUS_MATERIALS||RADIOACTIVE_RELEASE_INCIDENT', rays)];
  const lines = saidOrHeard(electric, dispatched, 'LINES').find((each) => !isOtherCall(facts, each));
  if (lines) return [found('HAZSIT||HAZARD_NONCHEM||ELEC_POWER_LINE_DOWN_ARCHING_MALFUNC', lines)];
  const short = saidOrHeard(electric, dispatched, 'SHORT')[0];
  if (short && !facts.reasons().has('MALFUNCTION'))
    return [found('HAZSIT||HAZARD_NONCHEM||ELEC_HAZARD_SHORT_CIRCUIT', short)];
  const bomb = release.said('BOMB')[0];
  if (bomb) {
    const nothing = facts.looked().said('NOTHING_FOUND')[0];
    return [
      nothing
        ? found('NOEMERG||FALSE_ALARM||BOMB_SCARE', bomb, nothing)
        : found('HAZSIT||HAZARD_NONCHEM||BOMB_THREAT_RESPONSE_SUSPICIOUS_PACKAGE', bomb),
    ];
  }
  return pressure(facts);
}

/** "Maybe forty gallons of diesel" doubts the number only. */
const isEstimate = ({ reading }: Facts, { from, text, doubts }: Mention): boolean =>
  /^(gallons?|quarts)\b/.test(text) &&
  doubts.every((doubt) => doubt === 'hypothetical') &&
  /\b(maybe|probably|perhaps|possibly|guess\w*|estimated)( (?:about|around|like|a|of|\d+))*$/.test(
    wordsBefore(reading, from, 4),
  );

/** What was under pressure and burst, or held: vessel and event in either order. */
function pressure(facts: Facts): FoundType[] {
  const release = facts.release();
  const vessels = release
    .said('VESSEL')
    .filter(({ to }) => !/^(shop|store|street|road|kit|room)$/.test(facts.reading.items[to]?.text ?? ''));
  const near = (a: Mention) => vessels.find((b) => Math.abs(a.from - b.from) < 16);
  const held = release.said('PRESSURE_HELD');
  const burst = release
    .said('BURST')
    .find(
      (each) =>
        near(each) &&
        !/\b(relief|valve|off|prv|disc|alarm|breaker|fuse|transformer|off)$/.test(
          wordsBefore(facts.reading, each.from, 1),
        ),
    );
  if (burst && !onlyWater(facts)) return [found('HAZSIT||OVERPRESSURE||RUPTURE_WITHOUT_FIRE', near(burst), burst)];
  // A boiler room has its boiler.
  const kept = held.find(
    (each) =>
      near(each) ||
      /pressur/.test(each.text) ||
      release.said('VESSEL').some(({ from }) => Math.abs(each.from - from) < 16),
  );
  return kept ? [found('HAZSIT||OVERPRESSURE||NO_RUPTURE', kept)] : [];
}

/** A heater that burst and flooded the floor is a leak of water, not of pressure. */
function onlyWater({ reading }: Facts): boolean {
  return (
    reading.said(/\b(flood(ed|ing)?|squeegee\w*|water vacs?|pumped (it|the water)|inch(es)? of water|standing water)\b/)
      .length > 0 && reading.said(/\b(explo\w+|boom|steam|pressure|launched|blew|bang)\b/).length === 0
  );
}

/** Carbon monoxide counts when meters showed it. */
function carbonMonoxide(facts: Facts): FoundType | undefined {
  const release = facts.release();
  const talk = release.all('CO_TALK')[0] ?? facts.alarm().all('CO_ALARM')[0];
  const reading = release
    .said('CO_READING')
    .find(({ text, to }) => !/\b0\b/.test(text) && !OF_SOMETHING_ELSE.test(wordsAfter(facts.reading, to, 3)));
  if (!talk || !reading || release.has('CHEMICAL')) return undefined;
  return found('HAZSIT||HAZARDOUS_MATERIALS||CARBON_MONOXIDE_RELEASE', reading);
}

/** Numbers beside a meter that are no carbon monoxide. */
const OF_SOMETHING_ELSE =
  /^(percent|lel|l|feet|foot|minutes?|hours?|times|people|story|floors?|floor|inch|inches|of(?! (?:carbon|co|c o)\b)|more|other|weeks?|days?|units?|tenants|kids|adults|families|oh|o'clock|engines?|blocks?|doors?|rooms?|apartments)(?![\w'])/;

/** "Gas leak reported at 12 Rose, meters all zero": only the name of the call, and nothing found. */
const onlyCalledIn = (facts: Facts): boolean =>
  facts.looked().has('NOTHING_FOUND') &&
  facts
    .release()
    .said('GAS_LEAK')
    .every(
      ({ text, to }) =>
        /^(gas|natural gas|propane) leaks?$/.test(text) &&
        /^(reported|called in|call|was (reported|called)|investigation)\b/.test(wordsAfter(facts.reading, to, 2)),
    );

/** The crew looked for the leak and found none. */
function onlySmelled(facts: Facts): boolean {
  return (
    facts.reading.find(
      /\b(no|any|a) leaks?( was| were)? (found|located)|(didn't|did not|couldn't|could not|never|unable to) (find|locate|found) (a|any|the) leak|no leaks?\b/,
    ).length > 0
  );
}

/** Lines down beside a crash are a hazard in their own right, and so is a fuel spill. */
export function besideCrash(facts: Facts): FoundType[] {
  const lines = facts
    .electric()
    .said('LINES')
    .find(({ text }) => /line|wire|primar|drop/.test(text));
  const fuel = facts
    .release()
    .said('FUEL_SPILL')
    .find(({ text }) => /gallon|saddle|spill/.test(text));
  return [
    ...(lines ? [found('HAZSIT||HAZARD_NONCHEM||ELEC_POWER_LINE_DOWN_ARCHING_MALFUNC', lines)] : []),
    ...(fuel ? [found('HAZSIT||HAZARDOUS_MATERIALS||FUEL_SPILL_ODOR', fuel)] : []),
  ];
}
