import { newId } from '../../shared/account.ts';
import type { Account } from './account.ts';

/**
 * An account that is sent again as it was carries the key it had: a draft that was made and never arrived is not made
 * twice. With another credential or department it asks for something else, which the service would refuse under that key.
 */
export function idempotencyKeys(): (account: Account, credential: string, department: string) => string {
  const given = new WeakMap<Account, Map<string, string>>();
  return (account, credential, department) => {
    const keys = given.get(account) ?? new Map<string, string>();
    given.set(account, keys);
    const asked = JSON.stringify([credential, department]);
    const key = keys.get(asked) ?? newId();
    keys.set(asked, key);
    return key;
  };
}
