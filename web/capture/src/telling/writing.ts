import { type Account, newAccount, TYPED } from '../../../shared/account.ts';
import type { Narration } from '../../../shared/narration.ts';
import { questionsFor } from '../draft/questions.ts';
import type { Machine } from '../machine.ts';
import type { Origin } from '../sending/delivery.ts';
import { joined, type Line, linesOf } from './lines.ts';

/** The keyboard's way: an account typed, words added to one, or its transcript put right. */
export interface Writing {
  /** Opens it for a new account, for one that was begun, or, where a draft is on the screen, for an addition. */
  open(account?: Account): Promise<void>;
  keep(text: string): void;
  send(text: string): Promise<void>;
  close(): void;
  /** Whether it is on the screen to be written on. */
  holds(account: Account): boolean;
  /** The transcript of the draft on the screen, line by line, as far as it was put right. */
  lines(): Line[];
  /** Whether it was put right, and not drafted again yet. */
  corrected(): boolean;
  /** Keeps the transcript as it was put right so far. */
  correct(lines: Line[]): void;
  /** Drafts again from it. */
  redraft(): Promise<void>;
}

/** The device is not written to with every key. */
const KEEP_AFTER_MS = 600;

export function createWriting(
  { model, session, shelf, move, clear, busy, refresh }: Machine,
  reference: () => string | undefined,
  release: () => void,
  send: (account: Account, order: { origin?: Origin }) => Promise<void>,
): Writing {
  /** What was put right by hand in a draft and not drafted again yet. */
  let correction: { narration: Narration; account: Account; lines: Line[] } | undefined;
  const account = (ref = reference()) => newAccount(TYPED, ref, session.claims().audiences[0]);

  function replacement(): Account {
    const { id, external_ref } = model.draft?.narration ?? {};
    return { ...account(external_ref ?? undefined), ...(id ? { replaces: id } : {}) };
  }

  /** What was typed so far, after what the draft on the screen was made from. */
  function withTyped(text: string): Line[] {
    return model.typing?.questions ? [...lines(), { text }] : [{ text }];
  }

  const asHeard = () => linesOf(model.draft?.narration.transcript ?? '', model.draft?.spoken ?? []);

  const heardText = () => joined(asHeard()).text;

  function lines(): Line[] {
    return correction && correction.narration === model.draft?.narration ? correction.lines : asHeard();
  }

  /** What was typed last, and is on the device a moment later, whatever the page shows by then. */
  let typed: { account: Account; text: string } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function keepSoon(account: Account, text: string): void {
    if (typed && typed.account !== account) keepNow();
    typed = { account, text };
    timer ??= setTimeout(keepNow, KEEP_AFTER_MS);
  }

  function keepNow(): void {
    const last = typed;
    forget();
    if (!last) return;
    keepText(last.account, last.text);
    refresh();
  }

  function forget(): void {
    clearTimeout(timer);
    timer = undefined;
    typed = undefined;
  }

  /** On the device from the first word on, and off it with the last. */
  function keepText(next: Account, text: string): void {
    const said = new Blob([text]);
    next.load = async () => said;
    const kept = shelf.of([next.audience]).includes(next);
    if (!text) {
      if (kept) void shelf.erase(next);
    } else if (kept) shelf.rewrite(next, said);
    else shelf.begin(next, said);
  }

  /** The draft on the screen is made anew from other words, under its own reference. */
  async function replace(said: readonly Line[], next = replacement()): Promise<void> {
    const { draft } = model;
    if (!draft || busy()) return;
    const { text, spoken } = joined(said);
    // What was put right by hand would be lost if the sound were heard again.
    release();
    const origin = { spoken, ...(draft.sound ? { sound: draft.sound } : {}) };
    // What was put right goes with the words that were added to it.
    if (correction?.narration === draft.narration && correction.account !== next) void shelf.erase(correction.account);
    correction = undefined;
    await sendText(next, text, origin);
  }

  async function sendText(next: Account, text: string, origin: Origin): Promise<void> {
    const said = new Blob([text]);
    // It goes out as a whole now.
    forget();
    next.load = async () => said;
    shelf.begin(next, said);
    model.elapsedMs = 0;
    await send(next, { origin });
  }

  return {
    async open(begun) {
      if (busy() || model.asking) return;
      // What failed stays on the shelf.
      if (model.state === 'error') {
        clear('kept', 'draft', 'adding');
        move('accept', { elapsedMs: 0 });
      }
      const text = begun ? await new Response(await begun.load()).text() : '';
      const questions = model.state === 'done' && !begun ? questionsFor(model.draft?.narration) : undefined;
      const next = begun ?? (questions ? replacement() : account());
      model.typing = { account: next, text, ...(questions ? { questions } : {}) };
      refresh();
    },
    keep(text) {
      const { typing } = model;
      if (!typing) return;
      typing.text = text;
      keepSoon(typing.account, text.trim() && joined(withTyped(text)).text);
    },
    async send(text) {
      const { typing } = model;
      if (!typing || !text.trim() || busy()) return;
      if (typing.questions) await replace(withTyped(text), typing.account);
      else await sendText(typing.account, text.trim(), { spoken: [] });
    },
    close() {
      clear('typing');
      keepNow();
      refresh();
    },
    holds: (account) =>
      account === model.typing?.account ||
      (account === correction?.account && correction.narration === model.draft?.narration),
    lines,
    corrected: () => joined(lines()).text !== heardText(),
    correct(put) {
      const { draft } = model;
      if (!draft) return;
      const { narration } = draft;
      if (correction?.narration !== narration) correction = { narration, account: replacement(), lines: put };
      correction.lines = put;
      const { text } = joined(put);
      keepSoon(correction.account, text === heardText() ? '' : text);
    },
    redraft: () => replace(lines(), correction?.account),
  };
}
