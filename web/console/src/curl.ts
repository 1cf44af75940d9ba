import { narrationCommand, recordingCommand } from '../../../src/sandbox/showcase.ts';
import type { Account } from './account.ts';
import type { SentAlong } from './sent-along.ts';

/** The variable that stands for the key in a copied command. */
export const KEY_VARIABLE = '$SVC_KEY';

/** The request as a command for a shell. It holds the key itself only if that is what was asked for. */
export function curlOf(
  url: string,
  department: string,
  account: Account,
  along: SentAlong = {},
  key = KEY_VARIABLE,
): string {
  const named = { ...(department && { department }), ...along };
  return 'text' in account
    ? narrationCommand(url, key, { ...named, transcript: account.text })
    : recordingCommand(url, key, named, account.mime, account.file);
}
