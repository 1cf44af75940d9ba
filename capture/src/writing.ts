import { type Account, newAccount, TYPED } from './account.ts';
import type { Origin } from './delivery.ts';
import { joined, type Line, linesOf } from './lines.ts';
import type { Machine } from './machine.ts';
import { questionsFor } from './questions.ts';

/** The keyboard's way: an account typed, words added to one, or its transcript put right. */
export interface Writing {
  /** Opens it for a new account, for one that was begun, or, where a draft is on the screen, for an addition. */
  open(account?: Account): Promise<void>;
  keep(text: string): void;
  send(text: string): Promise<void>;
  close(): void;
  /** Drafts again from the transcript as it was put right. */
  redraft(lines: readonly Line[]): Promise<void>;
}

export function createWriting(
  { model, session, shelf, move, clear, busy, refresh }: Machine,
  reference: () => string | undefined,
  release: () => void,
  send: (account: Account, order: { origin?: Origin }) => Promise<void>,
): Writing {
  const account = (ref = reference()) => newAccount(TYPED, ref, session.claims().department);

  function replacement(): Account {
    const { id, external_ref } = model.draft?.narration ?? {};
    return { ...account(external_ref ?? undefined), ...(id ? { replaces: id } : {}) };
  }

  /** What was typed so far, after what the draft on the screen was made from. */
  function withTyped(text: string): Line[] {
    const { typing, draft } = model;
    if (!typing?.questions || !draft) return [{ text }];
    return [...linesOf(draft.narration.transcript ?? '', draft.spoken), { text }];
  }

  /** The draft on the screen is made anew from other words, under its own reference. */
  async function replace(lines: readonly Line[], next = replacement()): Promise<void> {
    const { draft } = model;
    if (!draft || busy()) return;
    const { text, spoken } = joined(lines);
    // What was put right by hand would be lost if the sound were heard again.
    release();
    const origin = { spoken, ...(draft.sound ? { sound: draft.sound } : {}) };
    await sendText(next, text, origin);
  }

  async function sendText(next: Account, text: string, origin: Origin): Promise<void> {
    const said = new Blob([text]);
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
      const questions = model.state === 'done' ? questionsFor(model.draft?.narration) : undefined;
      const next = begun ?? (questions ? replacement() : account());
      model.typing = { account: next, text, ...(questions ? { questions } : {}) };
      refresh();
    },
    keep(text) {
      const { typing } = model;
      if (!typing) return;
      typing.text = text;
      const said = new Blob([joined(withTyped(text)).text]);
      typing.account.load = async () => said;
      const kept = shelf.of(typing.account.department).includes(typing.account);
      if (!text.trim()) {
        if (kept) void shelf.erase(typing.account);
      } else if (kept) shelf.rewrite(typing.account, said);
      else shelf.begin(typing.account, said);
    },
    async send(text) {
      const { typing } = model;
      if (!typing || !text.trim() || busy()) return;
      if (typing.questions) await replace(withTyped(text), typing.account);
      else await sendText(typing.account, text.trim(), { spoken: [] });
    },
    close() {
      clear('typing');
      refresh();
    },
    redraft: (lines) => replace(lines),
  };
}
