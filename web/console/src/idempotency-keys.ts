import { newId } from '../../shared/account.ts';
import type { Account } from './account.ts';
import type { SentAlong } from './sent-along.ts';

/**
 * An account that is sent again as it was carries the key it had: a draft that was made and never arrived is not made
 * twice. With another credential or department, or with other things beside it, it asks for something else, which the service would refuse under that key.
 */
export function idempotencyKeys(): (
  account: Account,
  credential: string,
  department: string,
  along: SentAlong,
) => string {
  const given = new WeakMap<Account, Map<string, string>>();
  return (account, credential, department, along) => {
    const keys = given.get(account) ?? new Map<string, string>();
    given.set(account, keys);
    const asked = JSON.stringify([credential, department, along]);
    const key = keys.get(asked) ?? newId();
    keys.set(asked, key);
    return key;
  };
}
