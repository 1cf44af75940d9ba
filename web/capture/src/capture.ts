import type { Account } from '../../shared/account.ts';
import { newAccount } from '../../shared/account.ts';
import { questionsFor } from './draft/questions.ts';
import { tell } from './host/messages.ts';
import type { Store } from './keep/store.ts';
import { createMachine } from './machine.ts';
import type { Model, PauseReason } from './model.ts';
import { createAdmission, type SessionOrder } from './sending/admission.ts';
import { type Api, isProblem } from './sending/api.ts';
import { createDelivery } from './sending/delivery.ts';
import { createSession } from './sending/session.ts';
import { audioFrom } from './sending/submitted-audio.ts';
import { createTelling } from './telling/telling.ts';
import { createWriting, type Writing } from './telling/writing.ts';

export interface Capture {
  model: Model;
  /** Whether a session was given to it, good or not. */
  hasSession(): boolean;
  init(order: SessionOrder): Promise<void>;
  start(): Promise<void>;
  /** Adds to the account on the screen: by voice where its take is still open, else by keyboard. */
  add(): Promise<void>;
  pause(why?: PauseReason): void;
  resume(): void;
  stop(): Promise<void>;
  /** Throws away what is being told, sent, or was just not sent. Nobody is asked. */
  cancel(): void;
  /** From an account that failed, to the draft that was on the screen, as it was. */
  backToDraft(): void;
  submitAudio(audio: unknown, mimeType: unknown, durationSeconds?: unknown): Promise<void>;
  /** Sends an unsent account: the one that has just failed, unless another is named. */
  send(account?: Account): Promise<void>;
  throwAway(account: Account): Promise<void>;
  writing: Writing;
  /** Asks the service about the session again. */
  recheck(): Promise<void>;
  stopWaiting(): void;
  /** The microphone's loudness right now, for the meter. */
  level(): number | undefined;
}

export interface CaptureOptions {
  api: Api;
  /** Absent when the host wants nothing kept on the device. */
  store: Store | undefined;
  ref: string | undefined;
  /** Called whenever the model has changed. */
  show(model: Model): void;
}

/** The page's behaviour without its looks. */
export function createCapture({ api, store, ref, show }: CaptureOptions): Capture {
  const session = createSession(api);
  const machine = createMachine(session, store, show);
  const { model, shelf, move, fail, clear, busy, taking } = machine;
  const delivery = createDelivery(
    machine,
    api,
    () => admission.check(),
    () => telling.canGoOn(),
  );
  const telling = createTelling(machine, () => admission.reference(), delivery.send);
  const admission = createAdmission(machine, ref, {
    breakOff: telling.breakOff,
    release: telling.release,
    watch: delivery.watch,
    backToDraft,
  });
  const writing = createWriting(machine, admission.reference, telling.release, delivery.send);

  function backToDraft(): void {
    const { draft } = model;
    if (!draft) return;
    delivery.rest();
    clear('adding', 'kept');
    move('back', { draft: { ...draft, open: draft.open && telling.canGoOn() } });
  }

  return {
    model,
    hasSession: () => session.token() !== undefined,
    init: admission.init,
    start: telling.start,
    async add() {
      const { draft } = model;
      if (!draft || busy()) return;
      // Hearing the sound again would undo what was put right by hand.
      if (!draft.open || !telling.canGoOn() || writing.corrected()) {
        backToDraft();
        return writing.open();
      }
      model.adding = questionsFor(draft.narration);
      await telling.goOn();
    },
    pause: telling.pause,
    resume: telling.resume,
    stop: telling.stop,
    cancel() {
      if (telling.stopAsking()) return;
      const account = taking() ? model.told : model.kept;
      if (!account) return;
      delivery.abort();
      telling.release();
      void shelf.erase(account);
      if (model.draft) return backToDraft();
      clear('kept', 'adding');
      if (move('cancel', { elapsedMs: 0 })) tell({ type: 'svc:cancel' });
    },
    backToDraft,
    async submitAudio(audio, mimeType, durationSeconds) {
      if (busy() || model.asking) return;
      const given = audioFrom(audio, mimeType, durationSeconds);
      if (isProblem(given)) return fail(given);
      const { blob, mime, seconds } = given;
      const account = newAccount(mime, admission.reference(), session.claims().audiences[0]);
      account.load = async () => blob;
      if (seconds !== undefined) account.seconds = seconds;
      shelf.begin(account, blob);
      telling.release();
      clear('draft', 'adding');
      model.elapsedMs = (seconds ?? 0) * 1000;
      await delivery.send(account);
    },
    async send(account = model.kept) {
      if (busy() || model.asking || !account) return;
      if (account !== model.told) telling.release();
      model.elapsedMs = (account.seconds ?? 0) * 1000;
      await delivery.send(account);
    },
    async throwAway(account) {
      if (busy()) return;
      if (account === model.told) telling.release();
      await shelf.erase(account);
      if (account !== model.kept) return;
      if (model.draft) return backToDraft();
      clear('kept', 'adding');
      if (model.state === 'error' && move('cancel', { elapsedMs: 0 })) tell({ type: 'svc:cancel' });
    },
    writing,
    recheck: admission.recheck,
    stopWaiting: delivery.stopWaiting,
    level: telling.level,
  };
}
