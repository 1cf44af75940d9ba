// A perfect model: the claims that a model would make which reads an account as its gold does. The words of closed values
// are those that a reading of the account pointed at (pointed.jsonl here and in training/; of accounts in neither: those in
// which the reader hears the value most, however faintly), of times, numbers, units and addresses those that the exact
// readers read the value in.
import { readFileSync } from 'node:fs';
import { utcToLocal } from '../../build/departments/local-time.js';
import { timeZoneOf } from '../../build/departments/time-zone.js';
import { unitKey } from '../../build/extraction/language-model/guard.js';
import { CONCEPTS } from '../../build/extraction/language-model/questions.js';
import { CONCEPT_PATHS, codeOf, NUMBER_PATHS } from '../../build/extraction/reader/concepts.js';
import { mentionsIn } from '../../build/extraction/text/mentions.js';

const NUMBER_OF = new Map(Object.entries(NUMBER_PATHS).map(([role, path]) => [path, role]));
const FIELD_OF = new Map(Object.entries(CONCEPT_PATHS).map(([field, path]) => [path, field]));
const POINTED = new Map(
  ['../../training/pointed.jsonl', 'pointed.jsonl']
    .flatMap((file) =>
      readFileSync(new URL(file, import.meta.url), 'utf8')
        .split('\n')
        .filter(Boolean),
    )
    .map((line) => JSON.parse(line))
    .map((each) => [each.id, each]),
);
const FAINTEST = 0.02;

/** Each claim has the place of its words too (`at`), which no model is asked for. */
export function perfectClaims({ id, transcript, department, expect = {} }, heard) {
  const mentions = mentionsIn(transcript);
  const claims = new Map();
  const add = (concept, { start, end }, unit) => {
    if (!CONCEPTS.has(concept)) return;
    const key = `${concept} ${start}`;
    const { of } = claims.get(key) ?? { of: [] };
    const words = transcript.slice(start, end);
    claims.set(key, { concept, words, of: unit ? [...new Set([...of, unit])] : of, at: { start, end } });
  };
  const named = (unit) => mentions.units.filter(({ name }) => unitKey(name) === unitKey(unit));
  const { narrator = null, hints = [] } = POINTED.get(id) ?? { hints: faintest(expect, heard) };
  for (const [start, end, label, unit] of hints) add(label, { start, end }, unit);
  if (narrator) for (const mention of named(narrator).slice(0, 1)) add('own', mention);
  const zone = timeZoneOf(department.neris_id);
  for (const [path, want] of Object.entries(expect)) {
    const unit = /^dispatch\.unit_responses\[([^\]]+)\]/.exec(path)?.[1];
    if (unit) for (const mention of named(unit)) add('unit', mention);
    const plain = path.replace(/\[[^\]]*\]/g, '[]');
    const role = /(?:unit_responses\[\]|dispatch|tactic_timestamps)\.(\w+)$/.exec(plain)?.[1];
    const number = NUMBER_OF.get(plain);
    const isPointed = hints.some(([, , label, of]) => label === `n=${number}` && (!unit || of === unit.toLowerCase()));
    for (const value of want?.any ?? [want]) {
      if (role && zone && /^\d{4}-\d\d-\d\dT/.test(String(value))) {
        const { hour, minute } = utcToLocal(zone, new Date(value));
        for (const time of mentions.times) if (isSameClock(time.clock, hour, minute)) add(`t=${role}`, time, unit);
      }
      if (number && !isPointed)
        for (const each of mentions.numbers) if (each.value === Math.abs(value)) add(`n=${number}`, each, unit);
    }
  }
  const [street, house] = [expect['base.location.street'], expect['base.location.complete_number']];
  for (const address of mentions.addresses)
    if (plainText(address.street) === plainText(street) && (house === undefined || address.number === String(house)))
      add('addr', address);
  const town = expect['base.location.incorporated_municipality'];
  const at = typeof town === 'string' ? transcript.toLowerCase().indexOf(town.toLowerCase()) : -1;
  if (at !== -1) add('town', { start: at, end: at + town.length });
  return [...claims.values()];
}

/** Where the reader hears the gold's closed values most. */
function faintest(expect, heard) {
  const labels = new Set();
  for (const [path, want] of Object.entries(expect)) {
    const plain = path.replace(/\[[^\]]*\]/g, '[]').replace(/\[\]$/, '');
    const field = FIELD_OF.get(plain);
    const milestone = want?.between && /^tactic_timestamps\.(\w+)$/.exec(plain)?.[1];
    if (milestone) labels.add(`did=${milestone}`);
    if (field) for (const value of [want?.any?.[0] ?? want].flat()) labels.add(`${field}=${codeOf(field, value)}`);
  }
  return [...labels].flatMap((label) => {
    const [field, code] = label.split('=');
    const claims = heard.claims(field, FAINTEST).filter((claim) => claim.code === code);
    const [best] = claims.sort((a, b) => b.strength - a.strength);
    return best ? [[best.start, best.end, label, null]] : [];
  });
}

const plainText = (text) => String(text).toLowerCase();

function isSameClock(clock, hour, minute) {
  return clock.minute === minute && (clock.form === '24' ? clock.hour === hour : clock.hour % 12 === hour % 12);
}
