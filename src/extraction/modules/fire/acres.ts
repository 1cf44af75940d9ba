import type { Hit, Reading } from '../../text/reading.ts';
import { EARLIER } from '../../vocabulary/speech.ts';
import { after, before, type Found, isFact, isUnknown, phrase, stated } from './statements.ts';

const AMOUNT =
  '(?<amount>a hundred and \\d+|a half|1 half|half an|half|a quarter|a quarter of an|quarter|3 quarters of an|3 quarter|a 10th of an|10th|a tenth of an|a couple hundred|a few hundred|a hundred|a thousand|\\d+ hundred|\\d+ and a half|\\d+ thousand|[\\d.]+ (?:10ths?|tenths?) of an|\\d*\\.?\\d+ to \\d+|\\d+(?:\\.\\d+)?(?: point \\d+)?|point \\d+|(?<!of )an|1)';
const ACRES = phrase(
  `(?<whole>an?|\\d+) acres? and (?:a |an )?(?<part>half|quarter)|${AMOUNT} ?(?:of an? )?acres?|(?:final |total )?acreage (?:was|is|of|at|came in at|came out at) (?:about )?(?<final>\\d+(?:\\.\\d+)?)`,
);
/** Surer than a first look: what was measured or is called the end. */
const FINAL =
  /\b(mapped|final|finally|total|totaled|burned|ended up|walked|paced|stepped|gps|g p s|measured|held (?:it )?(?:at|to)|stopped (?:it )?at|kept (?:it )?(?:to|at)|caught (?:it )?at|topped out|c[ao]me (?:out|in) (?:to|at|right|around|about)|it's|all told|in all|contained at|lost)\b/;
const EARLY =
  /\b(estimate\w*|1st|initially|initial|then|at the time|on arrival|told dispatch|when we|reported|growing|potential|threatened|of planted|size up|about when|by the time|call(?:ed|ing) it|on the radio|radioed|thought|at 1st)\b/;

/** "80 acres of standing corn across the road": land that is there, not land that burned. */
const STILL_STANDING =
  /^(?:of )?(?:standing|unburned|planted|uncut|unharvested|pasture next|woods behind|lot|farm|parcel|tract|place|ranch|property)\b/;
/** "Started as half an acre": what it grew from. */
const GREW_FROM = /\b(?:started|start|began|starting)(?: out)? (?:as|at|with|around)(?: \S+)?$/;
/** "Burning off eighty acres": what somebody meant to burn. */
const MEANT =
  /\b(?:he|she|they|rancher|farmer|owner|guy|crew|was|were) (?:was |were )?(?:burning|burn|meant to burn)(?: off)?(?: about| around)?$/;
/** "Two acres, no wait, the GPS had it at 2.3 acres". */
const TAKEN_BACK =
  /^(?:no|wait|sorry|scratch that|correction|make that|actually|i mean)(?: (?!\.(?: |$))\S+){0,9}? (?:\d\S*|half|quarter)(?: \S+){0,3} acres?\b/;
const MEASURED = phrase(
  '(?:gps|g p s|perimeter|mapped|map|measured|drone)(?: \\S+){0,3}? (?:says?|said|was|at|came out (?:to|at)|came (?:to|up with)|is|shows?|showed|has it at|had it at|put it at|it at|it out at)(?: (?:it|was|is|more|like|about|around|closer|to|right|just|under|over))* (?<final>\\d+(?:\\.\\d+)?)(?! (?:feet|foot|percent|minutes|yards|and a|point|to))',
);

/** The area burned: a measured or final figure over a first one; figures that disagree without that are none. */
export function acresBurned(reading: Reading): Found<number> | undefined {
  const named = reading
    .find(ACRES)
    .filter(
      (hit) =>
        (isFact(reading, hit) || isMeasuredBehind(reading, hit)) &&
        !isUnknown(reading, hit) &&
        !/\b(?:no|not|never|\w+n't)(?: \S+)?$/.test(before(reading, hit, 2)),
    )
    .slice(0, 40);
  const found = [...named, ...(reading.find(ACRES).length > 0 ? stated(reading, MEASURED) : [])].flatMap((hit) => {
    if (STILL_STANDING.test(after(reading, hit, 4)) || MEANT.test(before(reading, hit, 4))) return [];
    if (GREW_FROM.test(before(reading, hit, 4)) || TAKEN_BACK.test(after(reading, hit, 12))) return [];
    const { whole, part, final, amount } = hit.groups;
    const value = part ? (Number(whole) || 1) + (part === 'half' ? 0.5 : 0.25) : acres(final ?? amount ?? '');
    return value === undefined ? [] : [{ value, hit }];
  });
  const settled = found.filter(
    ({ hit }) =>
      FINAL.test(before(reading, hit, 6)) ||
      hit.groups.final !== undefined ||
      /^(?:total|final|burned|all told|in all|when it was)/.test(after(reading, hit, 3)) ||
      MEASURED_BEHIND.test(after(reading, hit, 11)),
  );
  const rest = found.filter(({ hit }) => !EARLY.test(`${before(reading, hit, 5)} ${after(reading, hit, 2)}`));
  return alike(settled.filter((each) => rest.includes(each))) ?? alike(settled) ?? alike(rest) ?? alike(found);
}

/** "Three and a half acres on the GPS", "… when I drove it afterwards". */
const MEASURED_BEHIND =
  /^(?:(?:on|by|according to|per|off) (?:the |my |his |our )?(?:gps|g p s|map|drone|phone|app|tablet)\b|(?:when|once|after|by the time) (?:i|we|he|they) (?:drove|walked|paced|mapped|measured|stepped|ran|gps'd)|(?:walking|driving|pacing|mapping|riding|walked|drove|paced|mapped) (?:it|the (?:edge|perimeter|line|black))\b|(?:(?!(?:but|last|that|not|never)(?: |$))\S+ ){0,8}?(?:with|on|by|off) (?:the|a|my|his|our) (?:gps|g p s|drone|app|map)\b)/;

/** Without marks a memory told next casts its doubt back, and "figured" its own: what was measured is this fire's. */
const isMeasuredBehind = (reading: Reading, hit: Hit) =>
  reading.doubts(hit).every((doubt) => doubt === 'earlier' || doubt === 'hypothetical' || doubt === 'hearsay') &&
  (MEASURED_BEHIND.test(after(reading, hit, 11)) ||
    (!reading.punctuated && FINAL.test(before(reading, hit, 4)) && !EARLIER.test(before(reading, hit, 14))));

function alike(found: Found<number>[]): Found<number> | undefined {
  const [first] = found;
  return first && found.every(({ value }) => value === first.value) ? first : undefined;
}

function acres(said: string): number | undefined {
  if (/to/.test(said) || /couple|few/.test(said)) return undefined;
  const number = /\d+(?:\.\d+)?/.exec(said);
  const given = number ? Number(number[0]) : 1;
  if (/^\d+ and a half$/.test(said)) return given + 0.5;
  if (/^(a half|1 half|half an|half)$/.test(said)) return 0.5;
  if (/3 quarter/.test(said)) return 0.75;
  if (/quarter/.test(said)) return 0.25;
  const point = /^(\d+)? ?point (\d+)$/.exec(said);
  if (point) return Number(`${point[1] ?? 0}.${point[2]}`);
  if (/10th|tenth/.test(said)) return /^\d/.test(said) && !/^10th/.test(said) ? Number(said.split(' ')[0]) / 10 : 0.1;
  if (/^a hundred and/.test(said)) return 100 + given;
  if (/hundred/.test(said)) return given * 100;
  if (/thousand/.test(said)) return given * 1000;
  return given;
}
