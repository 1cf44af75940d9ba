import type { SuppressionAppliance } from '../../../neris/values/fire.ts';
import type { Hit, Reading } from '../../text/reading.ts';
import { APPLIANCE_ROWS, LAID, OCCUPANT, STAYED_DRY, WATER_FLOWED } from '../../vocabulary/appliances.ts';
import { after, before, compile, type Found, phrase, stated, textOf } from './statements.ts';
import { goneDry, isOfOneUnit } from './water.ts';

const ROWS = compile(APPLIANCE_ROWS);
const FLOWED = phrase(WATER_FLOWED);
const HOSES = /HOSE|MASTER|MONITOR|STANDPIPE|FDC/;

/** What was flowed or applied, each once, in narrated order. */
export function appliances(reading: Reading): Found<SuppressionAppliance>[] {
  const flowed = stated(reading, FLOWED);
  const dry = goneDry(reading).some((hit) => flowed.length === 0 || !isOfOneUnit(reading, hit));
  const mentions = fullest(
    ROWS.flatMap(({ value, pattern }) =>
      stated(reading, pattern).map((hit) => ({ value: fromAloft(reading, value, hit), hit })),
    ),
  ).filter((each, _, all) => isUsed(reading, each, dry, nextOther(reading, all, each)));
  const cans = mentions.some(({ value }) => value === 'FIRE_EXTINGUISHER');
  const water = flowed.filter((hit) => !cans || !/hit|put|knocked|extinguish|under control|fire out/.test(hit.text));
  const used = mentions.filter(
    ({ value, hit }) =>
      !HOSES.test(value) || value === 'BUILDING_FDC' || water.length > 0 || !LAID.test(before(reading, hit, 8)),
  );
  return used
    .sort((a, b) => a.hit.from - b.hit.from)
    .filter(({ value }, i, all) => all.findIndex((each) => each.value === value) === i);
}

const ALOFT = /^(?:tower|ladder|truck|aerial|platform|quint|snorkel)\b/i;

/** "Tower 1 flowed its master stream": from its own height. */
function fromAloft(reading: Reading, value: SuppressionAppliance, hit: Hit): SuppressionAppliance {
  if (value !== 'MASTER_STREAM' || !/^master streams?$/.test(hit.text)) return value;
  const lead = reading.items.slice(Math.max(0, hit.from - 4), hit.from);
  const owner = lead.findLastIndex(({ unit }) => unit !== undefined);
  const its = lead
    .slice(owner + 1)
    .every(({ text }) => /^(?:s|flowed|flowing|its|his|their|put|opened|with|'s|used|up)$/.test(text));
  return owner >= 0 && its && ALOFT.test(lead[owner]?.unit ?? '') ? 'ELEVATED_MASTER_STREAM_STANDPIPE' : value;
}

/** "2½-gallon can" is a can and no line: of overlapping mentions the fuller one counts. */
function fullest(found: Found<SuppressionAppliance>[]): Found<SuppressionAppliance>[] {
  return found.filter(
    (one) =>
      !found.some(
        (other) =>
          other !== one &&
          other.hit.from < one.hit.to &&
          one.hit.from < other.hit.to &&
          other.hit.to - other.hit.from > one.hit.to - one.hit.from,
      ),
  );
}

const NEW_THOUGHT = /(?:^| )(?:cause|'cause|because|since|so|then|while|and (?:we|then|they|U\d+))(?: |$)/;

/** Where another line or can is told of in a thought of its own. */
function nextOther(reading: Reading, all: Found<SuppressionAppliance>[], one: Found<SuppressionAppliance>): number {
  const other = all
    .filter(({ value, hit }) => value !== one.value && hit.from >= one.hit.to)
    .map(({ hit }) => hit.from)
    .filter((from) => NEW_THOUGHT.test(textOf(reading, one.hit.to, from)));
  return Math.min(...other, Number.POSITIVE_INFINITY);
}

function isUsed(reading: Reading, { value, hit }: Found<SuppressionAppliance>, dry: boolean, next: number): boolean {
  if (dry && HOSES.test(value)) return false;
  if (/^(?:\S+ )?(?:supply|feeder|to the hydrant|from the hydrant)\b/.test(after(reading, hit, 4))) return false;
  if (value === 'AIRATTACK_HELITACK' && /\b(?:cancel\w*|never|declined|turned around|unavailable)\b/.test(hit.text))
    return false;
  if (TAKEN_BACK.test(after(reading, hit, 6))) return false;
  const rest = untilNext(reading, hit, next);
  const dryFrom = STAYED_DRY.exec(rest)?.index ?? -1;
  // "Pulled 2 lines, the other we never charged": one of them was.
  const another =
    dryFrom > 0 &&
    /s$|quarter$|half$/.test(hit.text) &&
    /\b(?:other|2nd|1 of them|(?<!\b(?:as|for)(?: an?| our| the)? )backup)\b/.test(rest.slice(0, dryFrom));
  if ((dryFrom >= 0 && !another) || STAYED_DRY.test(leadOf(reading, hit))) return false;
  if (value === 'FIRE_EXTINGUISHER') return isCrewsCan(reading, hit);
  return true;
}

/** The words after a mention that can still be about it. */
function untilNext(reading: Reading, hit: Hit, next: number): string {
  let to = hit.to;
  while (to < Math.min(next, reading.items.length) && to - hit.to < 11) {
    const item = reading.items[to];
    if (item?.text === '.' || item?.clock || item?.unit) break;
    to++;
  }
  // "Used the can and then pulled a line but never charged it": what stayed dry is the line.
  return textOf(reading, hit.to - 1, to).replace(NEXT_LAID, '');
}

/** "The red line, no wait, the inch and three quarter": said by mistake. */
const TAKEN_BACK =
  /^(?:no wait|wait no|no sorry|sorry no|no i mean|i mean|correction|scratch that|strike that|check that|make that|excuse me|no it was|no that was|no actually|no not that|or rather|sorry)(?: (?:we|they|i|it|that|was|were|had|pulled|took|used|ran|an?|the|our|my)){0,4}(?: (?:inch|\d|booster|red|cross ?lay|deck|ladder|standpipe|can|extinguisher|pre ?connect|bumper|trash|monitor|blitz|\S+ line))/;

const NEXT_LAID =
  /(?:^| )(?:and |then |we |also )+(?:pulled|stretched|laid|deployed|grabbed|took|dropped|ran) (?:an?|the|2|another|our)\b.*/;

function leadOf(reading: Reading, hit: Hit): string {
  const lead = before(reading, hit, 5);
  return /\b(stood by with|standing by with|staged|setting up|going to|getting ready|ready with|never (?:hooked|used|needed|flowed))\b/.test(
    lead,
  )
    ? 'in case'
    : '';
}

const CREW = /\b(we|i|my|our|crew|crews|nozzleman|firefighters?|U\d+|captain|lieutenant|guys|officer used|probie)\b/;

/** "My nozzle guy" is no bystander. */
const CREW_MEMBER =
  /\b(?:my|our|nozzle|can|irons|back ?step|senior|engine|truck) (?:nozzle |can |irons |back ?step |senior |new )?(?:guys?|man|kid|crew|driver|officer)\b(?: \S+){0,9}$/;
/** "Truck 1 put the stick up and they emptied a can down the flue": the crew named before. */
const THEY_OF_UNIT =
  /U\d+(?: (?!(?:kids?|owner|homeowner|family|tenants?|staff|neighbors?|residents?|employees?)(?: |$))\S+)* they(?: \S+){0,4}$/;

/** An extinguisher that somebody else emptied before is not the crew's. */
function isCrewsCan(reading: Reading, hit: Hit): boolean {
  const lead = before(reading, hit, 12);
  if (
    /\b(with|hood|fixed|ansul|empty|no|expired) $/.test(`${lead.split(' ').slice(-1)[0]} `) &&
    /hood|ansul/.test(lead)
  )
    return false;
  const occupant = OCCUPANT.exec(lead);
  const rest = after(reading, hit, 8);
  if (/^(?:\S+ ){0,3}?(?:before we|prior to|before our|on the wall|from the wall)\b/.test(rest)) return false;
  if (!occupant || CREW_MEMBER.test(lead) || THEY_OF_UNIT.test(before(reading, hit, 16))) return true;
  return CREW.test(lead.slice(occupant.index));
}
