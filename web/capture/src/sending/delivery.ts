import type { Account } from '../../../shared/account.ts';
import type { Narration, Spoken } from '../../../shared/narration.ts';
import { type Problem, passes, problem } from '../../../shared/problems.ts';
import { tell } from '../host/messages.ts';
import type { Machine } from '../machine.ts';
import { spokenOf } from '../telling/lines.ts';
import { type Api, isProblem } from './api.ts';
import { createPatrol } from './patrol.ts';

export interface Delivery {
  /** Sends an account; `closed` is waited for first, with the waiting screen already shown. */
  send(account: Account, order?: { closed?: Promise<unknown>; origin?: Origin }): Promise<void>;
  abort(): void;
  /** The firefighter has waited long enough: given up, and kept. */
  stopWaiting(): void;
  /** Looks after what waits for the service, until nothing does. */
  watch(): void;
  /** What has just failed is no longer sent by itself. */
  rest(): void;
}

/** What a text was put right from: the sound it was heard in. */
export interface Origin {
  sound?: Account;
  spoken: Spoken[];
}

/** Brings accounts to the service, one at a time, and those that did not get through again when the line is back. */
export function createDelivery(
  { model, session, shelf, move, fail, clear, busy, refresh }: Machine,
  api: Api,
  /** Asks the service about the session; false when it cannot be reached. */
  check: () => Promise<boolean>,
  canTellOn: () => boolean,
): Delivery {
  const tried = new Map<string, Origin | undefined>();
  /** Those that did not get through because the line or the service was away. */
  const stranded = new Set<string>();
  const patrol = createPatrol(look);
  let sending: AbortController | undefined;
  let stopped = false;

  /** What was sent and did not get through goes out by itself. What nobody has sent yet does not. */
  function next(): Account | undefined {
    const waiting = model.unsent.filter(({ id }) => stranded.has(id));
    return waiting.find((account) => account === model.kept) ?? waiting[0];
  }
  /** Somebody tells, types, waits or checks a draft: nothing may come in between. */
  const occupied = () => busy() || model.asking || model.typing !== undefined || model.state === 'done';

  /** Tells whether nothing waits for the service any more. */
  async function look(): Promise<boolean> {
    if (!model.unreachable && !next()) return true;
    // With the next session it is looked at again.
    if (session.problem()) return true;
    if (occupied() || !(await check())) return false;
    const account = next();
    if (!account || session.problem()) return true;
    // Another failure on the screen is to be read first.
    const free = !occupied() && (!model.problem || passes(model.problem));
    if (free) void send(account);
    return false;
  }

  async function send(
    account: Account,
    { closed = Promise.resolve(), origin = tried.get(account.id) }: { closed?: Promise<unknown>; origin?: Origin } = {},
  ): Promise<void> {
    // What was told for one audience never reaches another's records: it waits for a session of its own.
    if (!session.claims().audiences.includes(account.audience)) {
      return fail(problem('DEPARTMENT_SCOPE_MISMATCH', 'The account was told for others than the session is for.'));
    }
    const mine = new AbortController();
    const since = performance.now();
    if (!move('send', { kept: account, sending: { since, sent: 0, total: 0 } })) return;
    sending = mine;
    stopped = false;
    tried.set(account.id, origin);
    await closed;
    // A tab that dies during the upload leaves the whole of it behind.
    await shelf.settled();
    const token = session.token();
    const stale = session.problem();
    if (sending !== mine) return;
    const answer = stale || !token ? (stale as Problem) : await narrate(account, token, mine);
    if (sending !== mine) return;
    sending = undefined;
    if (isProblem(answer)) {
      const away = passes(answer) && !stopped;
      if (away) stranded.add(account.id);
      else stranded.delete(account.id);
      fail(stopped ? problem('NETWORK', 'The page stopped waiting for the service.', { about: 'stopped' }) : answer);
      if (away) patrol.begin(answer.retryAfterSeconds);
      return;
    }
    tried.delete(account.id);
    stranded.delete(account.id);
    await shelf.erase(account);
    arrived(account, answer, origin);
  }

  async function narrate(account: Account, token: string, mine: AbortController): Promise<Narration | Problem> {
    const onUpload = (sent: number, total: number) => {
      if (sending !== mine || !model.sending) return;
      Object.assign(model.sending, { sent, total });
      refresh();
    };
    try {
      const answer = await api.narrate({ token, account, onUpload, signal: mine.signal });
      // Something in between may answer with anything at all; only a narration means that it has arrived.
      if (isProblem(answer) || typeof answer.id === 'string') return answer;
      return problem('PARTNER_API_UNAVAILABLE', 'The answer was not a narration.');
    } catch (error) {
      return problem('NETWORK', `The recording could not be read (${(error as Error).name}).`);
    }
  }

  function arrived(account: Account, narration: Narration, origin: Origin | undefined): void {
    const { replaces } = account;
    const hosts = tell({ type: 'svc:draft', narration, ...(replaces ? { replaces } : {}) });
    const spoken = origin?.spoken ?? spokenOf(narration);
    const sound = origin ? origin.sound : account.mime.startsWith('audio/') ? account : undefined;
    const open = account === model.told && canTellOn();
    clear('kept', 'adding');
    move('complete', { draft: { narration, spoken, hosts, open, ...(sound ? { sound } : {}) } });
  }

  return {
    send,
    abort() {
      sending?.abort();
      sending = undefined;
    },
    stopWaiting() {
      stopped = true;
      sending?.abort();
    },
    watch() {
      if (model.unreachable || next()) patrol.begin();
    },
    rest() {
      if (model.kept) stranded.delete(model.kept.id);
    },
  };
}
