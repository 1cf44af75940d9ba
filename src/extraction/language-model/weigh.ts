import type { Filled } from '../../neris/report.ts';
import type { Conflict } from '../../neris/rules.ts';
import { type DetailModule, decide } from '../decide/decide.ts';
import type { Account, Extracted } from '../engine.ts';
import { unitsKnown } from '../known/units.ts';
import type { Heard } from '../reader/heard.ts';
import { mentionsOf } from '../text/mentions.ts';
import { read } from '../text/reading.ts';
import { believed } from './believed.ts';
import type { ModelAnswer, Weighing } from './claims.ts';
import { conflictAt, conflictsOf, listDropped, type NotBelieved } from './dropped.ts';
import { type Grounded, guard, type Refused } from './guard.ts';
import { SURE } from './precedence.ts';
import { QUESTIONS } from './questions.ts';

const NOT_BELIEVED: NotBelieved['reason'] =
  'too little of what the model claims was said, so only the reader is believed here';

/**
 * The draft of an account that a language model has read too. The tables decide twice, on what the reader heard and on
 * what is heard when the model's grounded claims are believed: the second draft may hold more than the first, and less,
 * but no other value in the same place.
 */
export function decideWithModel(
  account: Account,
  reader: Heard,
  answer: ModelAnswer,
  modules: readonly DetailModule[],
): Extracted {
  const owed = modules.map((module) => (answer.failed.includes(module.name) ? failing(module) : module));
  const alone = decide(account, reader, owed);
  const reading = read(account.transcript, unitsKnown(account.known));
  const mentions = mentionsOf(reading);
  const results = answer.claims.map(guard(reader, reading, mentions));
  const grounded = results.filter((each): each is Grounded => 'strength' in each);
  const refused: NotBelieved[] = results.filter((each): each is Refused => 'reason' in each);
  const trusted = isTrusted(reader, answer, grounded);
  if (!trusted)
    refused.push(...grounded.filter(({ drawn }) => !drawn).map(({ claim }) => ({ claim, reason: NOT_BELIEVED })));
  const both = trusted ? decide(account, believed(reader, mentions, grounded, new Set(answer.answered)), owed) : alone;
  const { filled, conflicts } = unchanged(alone.filled, both.filled);
  const model: Weighing = {
    claims: answer.claims.length,
    dropped: refused.length,
    believed: trusted,
    answered: answer.answered,
  };
  return {
    ...both,
    filled,
    conflicts: [...conflicts, ...(trusted ? conflictsOf(refused, filled) : [])],
    dropped: listDropped(refused, alone.filled, filled),
    extras: { model },
  };
}

/** A model that mostly claims what was not said, or overlooks most of what plainly was, is no second witness. */
function isTrusted(reader: Heard, { claims, answered }: ModelAnswer, grounded: readonly Grounded[]): boolean {
  const claimed = new Set(claims.map(({ concept }) => concept));
  let [plain, agreed] = [0, 0];
  for (const stage of answered)
    for (const [field, { codes }] of Object.entries(QUESTIONS[stage])) {
      if (!codes || field === 't' || field === 'n') continue;
      for (const code of new Set(reader.claims(field, SURE).map(({ code }) => code))) {
        plain++;
        if (claimed.has(`${field}=${code}`)) agreed++;
      }
    }
  return grounded.length * 2 >= claims.length && agreed * 2 >= plain;
}

/** The reader's own values, where both have one in the same place. */
function unchanged(reader: readonly Filled[], model: readonly Filled[]): { filled: Filled[]; conflicts: Conflict[] } {
  const [ours, theirs] = [placesIn(reader), placesIn(model)];
  const first = new Map(reader.map((each) => [ours(each.path), each]));
  const conflicts: Conflict[] = [];
  const filled = model.map((each) => {
    const place = theirs(each.path);
    const own = place === undefined ? undefined : first.get(place);
    if (!own || own.value === each.value || (own.estimated && each.estimated)) return each;
    conflicts.push(conflictAt(each.path, true));
    return { ...own, path: each.path };
  });
  return { filled, conflicts };
}

/** Names of places that mean the same in two drafts: units by their name. Members of other lists have none. */
function placesIn(filled: readonly Filled[]): (path: string) => string | undefined {
  const units = new Map(
    filled
      .filter(({ path }) => path.endsWith('.reported_unit_id'))
      .map(({ path, value }) => [path.slice(0, path.lastIndexOf('.')), String(value)]),
  );
  return (path) => {
    const unit = units.get(path.slice(0, path.lastIndexOf('.')));
    if (unit !== undefined) return `${unit} ${path.slice(path.lastIndexOf('.'))}`;
    return path.includes('[') ? undefined : path;
  };
}

function failing(module: DetailModule): DetailModule {
  return {
    ...module,
    decide() {
      throw new Error('the language model did not answer for this module');
    },
  };
}
