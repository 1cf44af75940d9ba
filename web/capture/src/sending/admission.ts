import { type Problem, problem } from '../../../shared/problems.ts';
import { callOf } from '../draft/call.ts';
import { detectBridges } from '../host/bridges.ts';
import { tell } from '../host/messages.ts';
import type { Machine } from '../machine.ts';
import type { Model } from '../model.ts';
import type { Telling } from '../telling/telling.ts';
import { isProblem } from './api.ts';
import type { Delivery } from './delivery.ts';
import { NEEDED_MS } from './session.ts';

const MAX_REF = 200;

export interface SessionOrder {
  token?: string | undefined;
  /** Not given, it stays as it is; empty, it is taken away. */
  externalRef?: string | undefined;
}

/** How the page comes by a session, and what it learns from the service about it. */
export function createAdmission(
  { model, session, shelf, move, fail, clear, busy, taking, refresh }: Machine,
  givenRef: string | undefined,
  {
    breakOff,
    release,
    watch,
    backToDraft,
  }: Pick<Telling, 'breakOff' | 'release'> & Pick<Delivery, 'watch'> & { backToDraft(): void },
) {
  let ref = givenRef;
  /** Kept with what is told: a later session, for another call, must not lend it its own. */
  const reference = () => ref ?? session.claims().externalRef;

  async function init({ token, externalRef }: SessionOrder): Promise<void> {
    const before = { audience: session.claims().audiences[0], ref: reference() };
    const refusal =
      busy() && !token?.trim()
        ? problem('NO_TOKEN', 'init was called without a token; the session stays as it is.')
        : session.take(token, busy() ? before.audience : undefined);
    if (refusal && busy()) {
      // A recording under way goes on with the session it has; the developer still hears of the mistake.
      const { code, message } = refusal;
      tell({ type: 'svc:error', code, message, retryable: false });
      return;
    }
    if (refusal) {
      session.drop();
      return fail(refusal);
    }
    if (externalRef !== undefined) ref = externalRef || undefined;
    // A session that names no call is for the one there is.
    const sameCall = reference() === before.ref || (externalRef === undefined && reference() === undefined);
    const ours = session.claims().audiences.includes(before.audience);
    if (!ours || !sameCall) clear('call');
    if (busy()) return refresh();
    // Before anybody is waited for: what was told for others is not to be seen in this session.
    if (!ours && model.state !== 'starting') beginAnew();
    const early = wrong();
    if (early && !(await forgiven(early))) return;
    if (busy()) return refresh();
    // A draft that is being checked, and what is being typed, stay when only the session is renewed.
    if (!ours || !sameCall || (model.state !== 'done' && !model.typing)) beginAnew();
    await check();
    if (model.state !== 'error' && session.token()) tell({ type: 'svc:ready', bridges: detectBridges() });
  }

  function beginAnew(): void {
    release();
    clear('kept', 'draft', 'adding', 'typing');
    move('accept', { elapsedMs: 0 });
  }

  /**
   * A device's clock that is wrong locks nobody out: where only it says that the session is over, the service is asked.
   * False when the screen says what is wrong, or another session came meanwhile.
   */
  async function forgiven(early: Problem): Promise<boolean> {
    let left: Problem | undefined = early;
    if (early.code === 'SESSION_EXPIRED' && !session.timeKnown()) {
      const answer = await ask();
      if (answer === 'refused' || answer === 'exchanged') return false;
      left = wrong();
    }
    if (left) fail(left);
    return !left;
  }

  function wrong(): Problem | undefined {
    // What is kept can still be sent when there is too little time left to record anew.
    const stale = session.problem(model.kept || model.unsent.length > 0 ? 0 : NEEDED_MS);
    if (stale || ref === undefined || [...ref].length <= MAX_REF) return stale;
    return problem('INVALID_EXTERNAL_REF', `The reference is longer than ${MAX_REF} characters.`);
  }

  /** Asks the service about the session. */
  async function ask(): Promise<'accepted' | 'refused' | 'away' | 'exchanged'> {
    const answer = await session.check();
    if (!answer) return 'exchanged';
    const away = isProblem(answer) && answer.advice.next === 'send';
    if (isProblem(answer) && !away) {
      await refused(answer);
      return 'refused';
    }
    model.unreachable = away;
    if (!isProblem(answer)) {
      set('departmentName', answer.credential?.department_name);
      const line = callOf(answer.known);
      set('call', line === undefined ? undefined : { line, ref: reference() });
      set('understood', Array.isArray(answer.speech_languages) ? answer.speech_languages : undefined);
    }
    set('mode', (isProblem(answer) ? undefined : answer.mode) ?? session.claims().mode);
    await shelf.look(session.claims().audiences);
    refresh();
    watch();
    return away ? 'away' : 'accepted';
  }

  const check = async () => (await ask()) !== 'away';

  function set<K extends 'departmentName' | 'call' | 'understood' | 'mode'>(key: K, value: Model[K] | null): void {
    if (value === undefined || value === null) clear(key);
    else model[key] = value;
  }

  /** The service does not take the session: what was said meanwhile is kept for one that it takes. */
  async function refused(answer: Problem): Promise<void> {
    if (taking()) return breakOff(answer);
    if (model.state !== 'processing' && model.state !== 'done') fail(answer);
  }

  return {
    init,
    /** False when the service cannot be reached. */
    check,
    reference,
    async recheck(): Promise<void> {
      const early = wrong();
      if (early && !(await forgiven(early))) return;
      const failed = model.problem;
      await check();
      if (model.state !== 'error' || model.problem !== failed) return;
      if (model.draft) return backToDraft();
      clear('kept', 'adding');
      move('accept', { elapsedMs: 0 });
    },
  };
}
