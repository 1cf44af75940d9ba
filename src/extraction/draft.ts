import { decide, MODULES } from './decide/decide.ts';
import type { Account, Extracted } from './engine.ts';
import { joinKnown } from './known/join.ts';
import { decideWithModel } from './language-model/weigh.ts';
import { loadEncoder } from './reader/encoder.ts';
import { heardOf } from './reader/heard.ts';

export type ReadAccount = (account: Account) => Promise<Extracted>;

/** The learned reader in this very process: for its own process, for the command line and for measuring. */
export async function loadReader(threads: number, modules = MODULES): Promise<ReadAccount> {
  const encoder = await loadEncoder(threads);
  return async (account) => {
    const started = performance.now();
    const encoded = await encoder.encode(account.transcript);
    const heard = heardOf(account.transcript, encoded, encoder.columns);
    const { model } = account;
    const extracted = model ? decideWithModel(account, heard, model, modules) : decide(account, heard, modules);
    const { stage2Ms } = extracted.timings;
    const { known } = account;
    const joined = known && { filled: joinKnown(extracted.filled, known), isJoined: true as const };
    return {
      ...extracted,
      ...joined,
      timings: { stage1Ms: Math.round(performance.now() - started) - stage2Ms, stage2Ms },
    };
  };
}
