import { afterEach, describe, expect, test, vi } from 'vitest';
import { issueKey, listKeys } from '../../../src/partners/keys.ts';
import { suspend } from '../../../src/partners/partners.ts';
import { expectError, expectResource } from '../../support/answers.ts';
import { onEachDatabase } from '../../support/database/on-each-database.ts';
import { MAPLETON } from '../../support/service/service.ts';

const HOUR_MS = 3_600_000;
const PATIENCE = { timeout: 20_000 };

describe('keys that end by themselves', () => {
  onEachDatabase(
    () => ({}),
    (service) => {
      afterEach(() => vi.useRealTimers());
      const ping = (credential: string) => service().call('GET', '/ping', { credential });

      test('a key and its sessions get 401 KEY_REVOKED from its expiry on, and not before', async () => {
        const expiresAt = new Date(Date.now() + 60_000);
        const key = await service().key({ expiresAt });
        const body = { department: MAPLETON.neris_id };
        const { token } = (await service().call('POST', '/sessions', { credential: key, body })).json;
        vi.useFakeTimers({ toFake: ['Date'], now: expiresAt.getTime() - 1 });
        for (const credential of [key, token]) expectResource(await ping(credential), 200, 'Ping');
        vi.setSystemTime(expiresAt);
        for (const credential of [key, token]) {
          const refused = await ping(credential);
          expectError(refused, 401, 'KEY_REVOKED');
          expect(refused.json.error.message).toContain(`expired at ${expiresAt.toISOString()}. Ask the operator`);
          expect(refused.headers.get('www-authenticate')).toBe('Bearer');
        }
      });

      test('an expired key of a suspended partner is KEY_REVOKED: the key is looked at first', async () => {
        const key = await service().key({ partner: 'other', expiresAt: new Date(Date.now() + 60_000) });
        await suspend(service().db, 'test', 'other');
        expectError(await ping(key), 403, 'PARTNER_SUSPENDED');
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
        expectError(await ping(key), 401, 'KEY_REVOKED');
      });

      test('no key is issued that has expired already', async () => {
        const order = { partner: 'acme', mode: 'test', expiresAt: new Date() } as const;
        await expect(issueKey(service().db, service().secrets, 'test', order)).rejects.toThrow('expired already');
      });
    },
  );
});

describe('when a key was last used', () => {
  onEachDatabase(
    () => ({}),
    (service) => {
      afterEach(() => vi.useRealTimers());
      const ping = (credential: string) => service().call('GET', '/ping', { credential });
      const lastUse = async (key: string) => {
        const keys = await listKeys(service().db, 'acme');
        return keys.find(({ hint }) => key.endsWith(hint))?.last_used_at;
      };

      test('is written with its first use, of a session too, and then once an hour', async () => {
        const key = await service().key();
        expect(await lastUse(key)).toBeNull();
        const began = new Date().toISOString();
        await ping(key);
        const first = await vi.waitFor(async () => {
          const at = await lastUse(key);
          expect(at).not.toBeNull();
          return at ?? '';
        }, PATIENCE);
        expect(first >= began).toBe(true);
        const body = { department: MAPLETON.neris_id, ttl_seconds: 3600 };
        const { token } = (await service().call('POST', '/sessions', { credential: key, body })).json;
        vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(first) + HOUR_MS - 5000 });
        await ping(key);
        expect(await lastUse(key)).toBe(first);
        const due = new Date(Date.parse(first) + HOUR_MS);
        vi.setSystemTime(due);
        // The session was minted after the first use, so that it still lives at the hour.
        expectResource(await ping(token), 200, 'Ping');
        await vi.waitFor(async () => expect(await lastUse(key)).toBe(due.toISOString()), PATIENCE);
      });

      test('is not told by what was refused', async () => {
        const key = await service().key({ expiresAt: new Date(Date.now() + 60_000) });
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
        expectError(await ping(key), 401, 'KEY_REVOKED');
        expect(await lastUse(key)).toBeNull();
      });
    },
  );
});
