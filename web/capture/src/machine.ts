import type { Account } from '../../shared/account.ts';
import type { Problem } from '../../shared/problems.ts';
import { tell } from './host/messages.ts';
import { createShelf, type Shelf } from './keep/shelf.ts';
import type { Store } from './keep/store.ts';
import type { Model } from './model.ts';
import type { Session } from './sending/session.ts';
import { after, type Trigger } from './states.ts';

type Optional = {
  [K in keyof Model]-?: undefined extends Model[K] ? K : never;
}[keyof Model];

/** What the parts of the page's behaviour share: the model, and the only ways to change its state. */
export interface Machine {
  model: Model;
  session: Session;
  shelf: Shelf;
  /** False when the state does not allow it; then nothing has changed. */
  move(trigger: Trigger, change?: Partial<Model>): boolean;
  fail(problem: Problem): void;
  clear(...keys: Optional[]): void;
  /** Shows what is on the shelf now. */
  refresh(): void;
  /** Something is being recorded or sent. */
  busy(): boolean;
  taking(): boolean;
}

export function createMachine(session: Session, store: Store | undefined, show: (model: Model) => void): Machine {
  const model: Model = {
    state: 'starting',
    unreachable: false,
    asking: false,
    elapsedMs: 0,
    unsent: [],
    waiting: false,
    keptOn: store ? 'device' : 'page',
    keepable: store !== undefined,
  };
  const shelf = createShelf(store, refresh);
  const taking = () => model.state === 'recording' || model.state === 'paused';

  function clear(...keys: Optional[]): void {
    for (const key of keys) delete model[key];
  }

  function refresh(): void {
    const kept = shelf.of(session.claims().audiences);
    const open = (account: Account) => !account.earlier || session.verified();
    model.unsent = kept.filter((account) => open(account) && !(taking() && account === model.told));
    model.waiting = !kept.every(open);
    model.keptOn = shelf.safe() ? 'device' : 'page';
    show(model);
  }

  /** Shows first, tells then: hosts hear of nothing the firefighter does not see. */
  function move(trigger: Trigger, change: Partial<Model> = {}): boolean {
    const from = model.state;
    const to = after(from === 'starting' ? 'idle' : from, trigger);
    if (!to) return false;
    Object.assign(model, change, { state: to });
    if (to !== 'error') clear('problem');
    if (to !== 'processing') clear('sending');
    if (to !== 'idle' && to !== 'done') clear('typing');
    refresh();
    if (to !== from) tell({ type: 'svc:state', state: to, elapsed_ms: Math.round(model.elapsedMs) });
    return true;
  }

  return {
    model,
    session,
    shelf,
    move,
    clear,
    refresh,
    taking,
    busy: () => taking() || model.state === 'processing',
    fail(problem) {
      model.asking = false;
      if (!move('fail', { problem })) return;
      const { code, message, retryable } = problem;
      tell({ type: 'svc:error', code, message, retryable });
    },
  };
}
