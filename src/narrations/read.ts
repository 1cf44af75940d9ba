import { ApiError } from '../errors.ts';
import type { Credential } from '../partners/credentials.ts';
import { sharedPerTurn } from '../shared-per-turn.ts';
import { preparedRow } from '../storage/prepared-row.ts';
import type { Db } from '../storage/tables.ts';
import { narrationJson } from './record.ts';

const NARRATION_ID = /^nar_[0-9A-Za-z]{24}$/;

/** Finds a partner's narration. Asked for several times within one turn of the event loop, it is looked up once. */
export function narrationFinder(db: Db): (credential: Credential, id: string) => Promise<NarrationState> {
  const look = sharedPerTurn((asked: string) => {
    const [id = '', partnerId = ''] = asked.split(' ');
    return partnersNarration(db, id, partnerId);
  });
  return async (credential, id) => {
    const row = NARRATION_ID.test(id) ? await look(`${id} ${credential.partner.id}`) : undefined;
    // One answer for "no such narration" and "not yours", so that nobody learns that another's exists.
    if (!row || (credential.department !== null && credential.department !== row.department_id)) throw notFound();
    return row;
  };
}

/** Everything that can still change the answer about a narration, and what tells who may see it. */
export type NarrationState = NonNullable<Awaited<ReturnType<typeof partnersNarration>>>;

const partnersNarration = preparedRow((db, id, partnerId) =>
  db
    .selectFrom('narrations')
    .select(['id', 'department_id', 'status', 'completed_at', 'outcome', 'outcome_at'])
    .where('id', '=', id)
    .where('partner_id', '=', partnerId),
);

/**
 * Answers about narrations as the bytes of their JSON. One whose state is still the same has not changed, so the latest answers are
 * kept and need not be put together again: partners ask for what they have just sent, some of them every second.
 */
export function narrationAnswers(db: Db): (state: NarrationState) => Promise<Buffer> {
  const kept = new Map<string, { state: string; json: Buffer }>();
  let keptBytes = 0;

  function drop(id: string): void {
    keptBytes -= kept.get(id)?.json.length ?? 0;
    kept.delete(id);
  }

  return async (found) => {
    const { id } = found;
    const state = stateText(found);
    const known = kept.get(id);
    if (known?.state === state) return known.json;
    const row = await wholeNarration(db, id);
    if (!row) throw notFound();
    const json = Buffer.from(narrationJson(row));
    drop(id);
    kept.set(id, { state: stateText(row), json });
    keptBytes += json.length;
    for (const oldest of kept.keys()) {
      if (keptBytes <= MOST_KEPT_BYTES) break;
      drop(oldest);
    }
    return json;
  };
}

const MOST_KEPT_BYTES = 8_000_000;

function stateText({
  status,
  completed_at,
  outcome,
  outcome_at,
}: Omit<NarrationState, 'id' | 'department_id'>): string {
  return `${status} ${completed_at} ${outcome_at} ${outcome}`;
}

const wholeNarration = preparedRow((db, id) => db.selectFrom('narrations').selectAll().where('id', '=', id));

export function notFound(): ApiError {
  return new ApiError('NOT_FOUND', 'There is no narration with that id.');
}
