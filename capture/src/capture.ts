import { type Api, isProblem } from './api.ts';
import { detectBridges } from './bridges.ts';
import { tell } from './messages.ts';
import type { Model, PauseReason } from './model.ts';
import { type Problem, problem } from './problems.ts';
import { MicrophoneError, openMicrophone, startTake, type Take } from './recorder.ts';
import { MAX_SECONDS, MIN_SECONDS, type Recording } from './recording.ts';
import { type Claims, isApiKey, readClaims } from './session.ts';
import { after, type State, type Trigger } from './states.ts';
import { audioFrom } from './submitted-audio.ts';

const TICK_MS = 200;
/** Recording stops this long before the session ends, so that what was recorded can still be sent. */
const SESSION_MARGIN_MS = 10_000;
/** With less than this left, nothing long enough to be sent could be recorded. */
const SESSION_NEEDED_MS = SESSION_MARGIN_MS + MIN_SECONDS * 1000;
const MAX_REF = 200;

export interface Capture {
  model: Model;
  /** A reference that is not given stays as it is; an empty one is taken away. */
  init(order: { token?: string | undefined; externalRef?: string | undefined }): Promise<void>;
  start(): Promise<void>;
  pause(why?: PauseReason): void;
  resume(): void;
  stop(): Promise<void>;
  cancel(): void;
  submitAudio(audio: unknown, mimeType: unknown, durationSeconds?: unknown): Promise<void>;
  /** Sends the kept recording again. */
  retry(): Promise<void>;
  /** Asks the service about the session again. */
  recheck(): Promise<void>;
  stopWaiting(): void;
  /** The microphone's loudness right now, for the meter. */
  level(): number | undefined;
}

/** The page's behaviour without its looks: `show` is called whenever the model has changed. */
export function createCapture(api: Api, givenRef: string | undefined, show: (model: Model) => void): Capture {
  const model: Model = { state: 'starting', unreachable: false, asking: false, elapsedMs: 0, delivered: [] };
  let token: string | undefined;
  let ref = givenRef;
  let claims: Claims = {};
  let clockOffset = 0;
  let take: Take | undefined;
  let opening: object | undefined;
  let sending: AbortController | undefined;
  let accepting: Promise<void> = Promise.resolve();
  let ticking: ReturnType<typeof setInterval> | undefined;

  const now = () => Date.now() + clockOffset;
  const sessionLeftMs = () => (claims.expiresAt === undefined ? Number.POSITIVE_INFINITY : claims.expiresAt - now());
  const busy = () => take !== undefined || sending !== undefined;

  /** Shows first, tells then: hosts hear of nothing the firefighter does not see. */
  function move(trigger: Trigger, change: Partial<Model> = {}): boolean {
    const to = after(model.state === 'starting' ? 'idle' : model.state, trigger);
    if (!to) return false;
    const from = model.state;
    Object.assign(model, change, { state: to });
    show(model);
    if (to !== from) tell({ type: 'svc:state', state: to, elapsed_ms: Math.round(model.elapsedMs) });
    return true;
  }

  function fail(failure: Problem): void {
    sending = undefined;
    set('sending', undefined);
    if (move('fail', { problem: failure, asking: false })) {
      const { code, message, retryable } = failure;
      tell({ type: 'svc:error', code, message, retryable });
    }
  }

  /** Why the session is no good for something that takes this long. */
  function sessionProblem(neededMs = 0): Problem | undefined {
    if (!token) return problem('NO_TOKEN', 'The page was opened without a session token.');
    if (sessionLeftMs() > neededMs) return undefined;
    return problem('SESSION_EXPIRED', 'This session has expired or is about to. Mint a new one.');
  }

  async function accept(given: string | undefined, externalRef: string | undefined): Promise<void> {
    const offered = given?.trim().replace(/^bearer\s+/i, '');
    if (offered && isApiKey(offered)) {
      const refusal = problem(
        'API_KEY_IN_CLIENT',
        'This is an API key. The page takes session tokens only; revoke a key that reached a device.',
      );
      // A recording under way goes on with the session it has; the developer still hears of the mistake.
      if (busy()) tell({ type: 'svc:error', code: refusal.code, message: refusal.message, retryable: false });
      else {
        token = undefined;
        fail(refusal);
      }
      return;
    }
    token = offered || undefined;
    if (externalRef !== undefined) ref = externalRef || undefined;
    claims = token ? readClaims(token) : {};
    if (busy()) return;
    // What is kept can still be sent when there is too little time left to record anew.
    const early = sessionProblem(model.kept ? 0 : SESSION_NEEDED_MS) ?? refProblem(ref);
    if (early) return fail(early);
    const asked = token as string;
    const answer = await api.ping(asked);
    if (token !== asked || busy()) return;
    if (isProblem(answer)) {
      if (answer.advice.next !== 'send') return fail(answer);
      model.unreachable = true;
    } else {
      model.unreachable = false;
      const serverTime = Date.parse(answer.server_time ?? '');
      if (Number.isFinite(serverTime)) clockOffset = serverTime - Date.now();
      set('departmentName', answer.credential?.department_name ?? undefined);
    }
    set('mode', (isProblem(answer) ? undefined : answer.mode) ?? claims.mode);
    // What was told for one department must never reach another's records.
    if (model.kept && model.kept.department !== claims.department) set('kept', undefined);
    move('accept', { elapsedMs: (model.kept?.seconds ?? 0) * 1000 });
    tell({ type: 'svc:ready', bridges: detectBridges() });
  }

  function set<K extends keyof Model>(key: K, value: Model[K] | undefined): void {
    if (value === undefined) delete model[key];
    else model[key] = value;
  }

  async function start(): Promise<void> {
    await accepting;
    if (model.asking || busy() || !after(stateNow(), 'start')) return;
    const stale = sessionProblem(SESSION_NEEDED_MS);
    if (stale) return fail(stale);
    const mine = {};
    opening = mine;
    model.asking = true;
    show(model);
    let opened: Take;
    try {
      const stream = await openMicrophone();
      if (opening !== mine) {
        for (const track of stream.getTracks()) track.stop();
        return;
      }
      // The question about the microphone may have stood open until the session was over.
      const late = sessionProblem(SESSION_NEEDED_MS);
      if (late) {
        opening = undefined;
        for (const track of stream.getTracks()) track.stop();
        return fail(late);
      }
      opened = startTake(stream, { onInterrupted: () => pause('interrupted'), onLost: lost });
    } catch (error) {
      if (opening !== mine) return;
      opening = undefined;
      const code = error instanceof MicrophoneError ? error.code : 'MIC_FAILED';
      return fail(problem(code, (error as Error).message));
    }
    opening = undefined;
    take = opened;
    for (const key of ['kept', 'narration', 'problem', 'paused'] as const) set(key, undefined);
    move('start', { asking: false, elapsedMs: 0, delivered: [] });
    ticking = setInterval(tick, TICK_MS);
    tick();
    if (document.hidden) pause('hidden');
  }

  function stateNow(): State {
    return model.state === 'starting' ? 'idle' : model.state;
  }

  function tick(): void {
    if (!take || model.state !== 'recording') return;
    model.elapsedMs = take.elapsedMs();
    const length = MAX_SECONDS * 1000 - model.elapsedMs;
    const session = sessionLeftMs() - SESSION_MARGIN_MS;
    model.left = length <= session ? { ms: length, by: 'length' } : { ms: session, by: 'session' };
    show(model);
    // Sent just before the session ends rather than stranded just after.
    if (model.left.ms <= 0) void stop();
  }

  function letGo(): Take | undefined {
    const taken = take;
    clearInterval(ticking);
    take = undefined;
    set('left', undefined);
    set('paused', undefined);
    return taken;
  }

  function pause(why: PauseReason = 'user'): void {
    if (!take || model.state !== 'recording') return;
    take.pause();
    move('pause', { paused: why, elapsedMs: take.elapsedMs() });
  }

  function resume(): void {
    if (!take || model.state !== 'paused') return;
    take.resume();
    set('paused', undefined);
    move('resume');
    tick();
  }

  async function stop(): Promise<void> {
    const taken = letGo();
    if (!taken) return;
    model.elapsedMs = taken.elapsedMs();
    if (model.elapsedMs < MIN_SECONDS * 1000) {
      taken.discard();
      // Ended by the session, it was not the firefighter who was too short.
      const ended = sessionProblem(SESSION_MARGIN_MS);
      return fail(ended ?? problem('EMPTY_RECORDING', 'The recording is shorter than two seconds.'));
    }
    await keep(taken, true);
    if (!sending) return set('kept', undefined); // Cancelled while the recorder was closing.
    const stale = sessionProblem();
    if (stale) return fail(stale);
    return deliver();
  }

  async function keep(taken: Take, willSend: boolean): Promise<void> {
    const seconds = Math.min(MAX_SECONDS, Math.round(taken.elapsedMs() / 100) / 10);
    // Shown at once: closing the recorder may take a moment, and a button that seems dead is pressed again.
    if (willSend) {
      sending = new AbortController();
      move('send', { sending: { since: performance.now(), share: 0 } });
    }
    const blob = await taken.finish();
    model.kept = { blob, mime: taken.mime, seconds, ...(ref ? { ref } : {}), ...departmentOf(claims) };
  }

  async function lost(): Promise<void> {
    const taken = letGo();
    if (!taken) return;
    model.elapsedMs = taken.elapsedMs();
    if (model.elapsedMs >= MIN_SECONDS * 1000) await keep(taken, false);
    else taken.discard();
    fail(problem('MIC_FAILED', 'The microphone stopped while recording.'));
  }

  async function deliver(): Promise<void> {
    const recording = model.kept;
    if (!recording || !token) return;
    const mine = sending ?? new AbortController();
    sending = mine;
    if (model.state !== 'processing') {
      set('problem', undefined);
      if (!move('send', { sending: { since: performance.now(), share: 0 } })) return;
    }
    const onUpload = (share: number) => {
      if (sending !== mine || !model.sending) return;
      model.sending.share = share;
      show(model);
    };
    const answer = await api
      .narrate({ token, recording, onUpload, signal: mine.signal })
      .catch((error: Error) => problem('NETWORK', `The recording could not be read (${error.name}).`));
    if (sending !== mine) return;
    sending = undefined;
    set('sending', undefined);
    if (isProblem(answer)) return fail(answer);
    set('kept', undefined);
    const delivered = tell({ type: 'svc:draft', narration: answer });
    move('complete', { narration: answer, delivered });
  }

  function cancel(): void {
    if (model.asking) {
      opening = undefined;
      model.asking = false;
      show(model);
      return;
    }
    const discarded = take !== undefined || sending !== undefined || model.kept !== undefined;
    letGo()?.discard();
    sending?.abort();
    sending = undefined;
    set('sending', undefined);
    set('kept', undefined);
    if (discarded && move('cancel', { elapsedMs: 0 })) tell({ type: 'svc:cancel' });
  }

  return {
    model,
    init({ token: given, externalRef }) {
      accepting = accepting.then(() => accept(given, externalRef));
      return accepting;
    },
    start,
    pause,
    resume,
    stop,
    cancel,
    async submitAudio(audio, mimeType, durationSeconds) {
      await accepting;
      if (busy() || model.asking) return;
      const recording = audioFrom(audio, mimeType, durationSeconds);
      if (isProblem(recording)) return fail(recording);
      model.kept = { ...recording, ...(ref ? { ref } : {}), ...departmentOf(claims) };
      model.elapsedMs = (recording.seconds ?? 0) * 1000;
      const stale = sessionProblem();
      return stale ? fail(stale) : deliver();
    },
    async retry() {
      if (busy() || !model.kept) return;
      const stale = sessionProblem();
      return stale ? fail(stale) : deliver();
    },
    recheck: () => {
      accepting = accepting.then(() => accept(token, undefined));
      return accepting;
    },
    stopWaiting: () => sending?.abort(),
    level: () => (model.state === 'recording' ? take?.level() : undefined),
  };
}

function departmentOf({ department }: Claims): Pick<Recording, 'department'> {
  return department === undefined ? {} : { department };
}

function refProblem(ref: string | undefined): Problem | undefined {
  if (ref === undefined || [...ref].length <= MAX_REF) return undefined;
  return problem('INVALID_EXTERNAL_REF', `The reference is longer than ${MAX_REF} characters.`);
}
