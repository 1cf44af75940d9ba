import { type Account, MAX_SECONDS, MIN_SECONDS, newAccount, tenths } from '../../../shared/account.ts';
import { createGraph } from '../../../shared/graph.ts';
import { MicrophoneError } from '../../../shared/microphone.ts';
import { type Problem, problem } from '../../../shared/problems.ts';
import { startTake, type Take } from '../../../shared/recorder.ts';
import type { Machine } from '../machine.ts';
import type { PauseReason } from '../model.ts';
import { MARGIN_MS, NEEDED_MS } from '../sending/session.ts';
import { after } from '../states.ts';

const TICK_MS = 200;
/** With less than this left, nothing worth adding could be said. */
const LEAST_MORE_MS = 15_000;

/** The life of a take: from the tap that starts it to the moment that nobody can add to it any more. */
export interface Telling {
  start(): Promise<void>;
  /** Tells on where the account on the screen ended. */
  goOn(): Promise<void>;
  canGoOn(): boolean;
  pause(why?: PauseReason): void;
  resume(): void;
  stop(): Promise<void>;
  /** Ends it for a reason that is not the firefighter's; what was said is kept. */
  breakOff(why: Problem): Promise<void>;
  /** Takes back the question for the microphone; false when none is open. */
  stopAsking(): boolean;
  /** Forgets the take: what it held was delivered, is on the shelf, or is to be gone. */
  release(): void;
  level(): number | undefined;
}

export function createTelling(
  { model, session, shelf, move, fail, clear, taking, busy, refresh }: Machine,
  reference: () => string | undefined,
  send: (account: Account, order: { closed: Promise<unknown> }) => Promise<void>,
): Telling {
  let take: Take | undefined;
  let opening: object | undefined;
  let ticking: ReturnType<typeof setInterval> | undefined;

  /** Records from the tap on. Whether the service takes the session is asked meanwhile. */
  async function begin(open: (wanted: () => boolean) => Promise<boolean>): Promise<void> {
    if (model.asking || busy() || model.state === 'starting' || !after(model.state, 'start')) return;
    const stale = session.problem(NEEDED_MS);
    if (stale) return fail(stale);
    const mine = {};
    opening = mine;
    model.asking = true;
    refresh();
    // The question about the microphone may stand open until the session is over.
    const wanted = () => opening === mine && !session.problem(NEEDED_MS);
    let opened = false;
    try {
      opened = await open(wanted);
    } catch (error) {
      if (opening !== mine) return;
      const code = error instanceof MicrophoneError ? error.code : 'MIC_FAILED';
      return fail(problem(code, (error as Error).message));
    }
    if (opening !== mine) return;
    opening = undefined;
    const ended = session.problem(NEEDED_MS);
    if (!opened) return ended ? fail(ended) : undefined;
    clear('kept', 'paused');
    move('start', { asking: false, elapsedMs: take?.elapsedMs() ?? 0 });
    ticking = setInterval(tick, TICK_MS);
    tick();
    if (document.hidden) pause('hidden');
  }

  async function openAnew(wanted: () => boolean): Promise<boolean> {
    const opened = await startTake(createGraph(), wanted, {
      onPiece: (piece, ms) => model.told && shelf.add(model.told, piece, ms),
      onInterrupted: () => pause('interrupted'),
      onLost: () => {
        void breakOff(problem('MIC_FAILED', 'The microphone stopped while recording.')).then(release);
      },
    });
    if (!opened) return false;
    release();
    clear('draft', 'adding');
    take = opened;
    model.told = newAccount(opened.mime, reference(), session.claims().audiences[0]);
    shelf.begin(model.told);
    return true;
  }

  async function openAgain(wanted: () => boolean): Promise<boolean> {
    const { told, draft } = model;
    if (!take || !told || !draft) return false;
    await take.goOn();
    if (!wanted()) {
      await take.rest();
      return false;
    }
    // The device holds it again from here on, with what will be added.
    if (draft.narration.id) told.replaces = draft.narration.id;
    shelf.begin(told, await told.load());
    return true;
  }

  function tick(): void {
    if (!take || !taking()) return;
    const length = MAX_SECONDS * 1000 - take.elapsedMs();
    const left = session.leftMs() - MARGIN_MS;
    model.elapsedMs = take.elapsedMs();
    model.left = length <= left ? { ms: length, by: 'length' } : { ms: left, by: 'session' };
    refresh();
    // Sent just before the session ends rather than stranded just after. A pause is not ended for anybody.
    if (model.left.ms <= 0 && model.state === 'recording') void stop();
  }

  function pause(why: PauseReason = 'user'): void {
    if (!take || model.state !== 'recording') return;
    take.pause();
    move('pause', { paused: why, elapsedMs: take.elapsedMs() });
  }

  /** Keeps what was said, or drops it when it is too little to be sent; tells which. */
  async function end(): Promise<boolean> {
    const { told } = model;
    clearInterval(ticking);
    clear('left', 'paused');
    if (!take || !told) return false;
    model.elapsedMs = take.elapsedMs();
    if (model.elapsedMs < MIN_SECONDS * 1000) {
      release();
      await shelf.erase(told);
      return false;
    }
    const said = await take.rest();
    told.seconds = tenths(model.elapsedMs);
    told.load = async () => said;
    return true;
  }

  async function stop(): Promise<void> {
    const { told } = model;
    if (!take || !told || !taking()) return;
    model.elapsedMs = take.elapsedMs();
    // Shown at once: closing the recorder may take a moment, and a button that seems dead is pressed again.
    if (model.elapsedMs >= MIN_SECONDS * 1000) return send(told, { closed: end() });
    await end();
    // Ended by the session, it was not the firefighter who was too short.
    fail(session.problem(MARGIN_MS) ?? problem('EMPTY_RECORDING', 'The recording is shorter than two seconds.'));
  }

  async function breakOff(why: Problem): Promise<void> {
    if (!taking()) return;
    const { told } = model;
    if ((await end()) && told) model.kept = told;
    fail(why);
  }

  function release(): void {
    clearInterval(ticking);
    take?.discard();
    take = undefined;
    clear('told', 'left', 'paused');
  }

  return {
    start: () => begin(openAnew),
    goOn: () => begin(openAgain),
    canGoOn: () => (take?.canGoOn() ? MAX_SECONDS * 1000 - take.elapsedMs() >= LEAST_MORE_MS : false),
    pause,
    resume() {
      if (!take || model.state !== 'paused') return;
      take.resume();
      clear('paused');
      move('resume');
      tick();
    },
    stop,
    breakOff,
    stopAsking() {
      if (!model.asking) return false;
      opening = undefined;
      model.asking = false;
      refresh();
      return true;
    },
    release,
    level: () => (model.state === 'recording' ? take?.level() : undefined),
  };
}
