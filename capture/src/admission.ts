import { isProblem } from './api.ts';
import { detectBridges } from './bridges.ts';
import type { Machine } from './machine.ts';
import { tell } from './messages.ts';
import type { Model } from './model.ts';
import { type Problem, problem } from './problems.ts';
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
  { breakOff, release }: { breakOff(why: Problem): Promise<void>; release(): void },
  /** The service cannot be reached just now. */
  onAway: () => void,
) {
  let ref = givenRef;

  async function init({ token, externalRef }: SessionOrder): Promise<void> {
    const before = session.claims().department;
    const refusal = session.take(token);
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
    const sameCall = externalRef === undefined || (externalRef || undefined) === ref;
    if (externalRef !== undefined) ref = externalRef || undefined;
    if (busy()) return refresh();
    const early = wrong();
    if (early) return fail(early);
    // A draft that is being checked stays when only its session is renewed.
    if (model.state !== 'done' || !sameCall || session.claims().department !== before) {
      release();
      clear('kept', 'draft', 'adding', 'typing');
      move('accept', { elapsedMs: 0 });
    }
    await check();
    if (model.state !== 'error' && session.token()) tell({ type: 'svc:ready', bridges: detectBridges() });
  }

  function wrong(): Problem | undefined {
    // What is kept can still be sent when there is too little time left to record anew.
    const stale = session.problem(model.kept || model.unsent.length > 0 ? 0 : NEEDED_MS);
    if (stale || ref === undefined || [...ref].length <= MAX_REF) return stale;
    return problem('INVALID_EXTERNAL_REF', `The reference is longer than ${MAX_REF} characters.`);
  }

  /** Asks the service about the session; false when it cannot be reached. */
  async function check(): Promise<boolean> {
    const answer = await session.check();
    if (!answer) return true;
    const away = isProblem(answer) && answer.advice.next === 'send';
    if (isProblem(answer) && !away) {
      await refused(answer);
      return true;
    }
    model.unreachable = away;
    if (!isProblem(answer)) {
      set('departmentName', answer.credential?.department_name);
      set('understood', Array.isArray(answer.speech_languages) ? answer.speech_languages : undefined);
    }
    set('mode', (isProblem(answer) ? undefined : answer.mode) ?? session.claims().mode);
    await shelf.look();
    refresh();
    if (away) onAway();
    return !away;
  }

  function set<K extends 'departmentName' | 'understood' | 'mode'>(key: K, value: Model[K] | null): void {
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
    check,
    reference: () => ref,
    async recheck(): Promise<void> {
      const early = wrong();
      if (early) return fail(early);
      const failed = model.problem;
      await check();
      if (model.state !== 'error' || model.problem !== failed) return;
      clear('kept');
      move('accept', { elapsedMs: 0 });
    },
  };
}
