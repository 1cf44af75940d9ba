import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { setCeilings } from '../../../src/partners/partners.ts';
import { expectError, expectResource } from '../../support/answers.ts';
import { onEachDatabase, roomForAll } from '../../support/database/on-each-database.ts';
import { MAPLETON } from '../../support/service/service.ts';

const BODY = { department: MAPLETON.neris_id, transcript: 'Nothing showing.' };

/** With room for one narration per address, a second one that passes came from elsewhere. */
function oneForEachAddress(trustedProxies: string, guarantees: (fromSame: FromSame) => void): void {
  onEachDatabase(
    () => ({ environment: { TRUSTED_PROXIES: trustedProxies } }),
    (service) => {
      let key: string;
      beforeEach(async () => {
        key = await service().key();
        await setCeilings(service().db, 'test', 'acme', roomForAll({ partner_narration_ip: 1 }));
      });
      afterEach(async () => {
        await service().db.deleteFrom('limit_counters').execute();
      });
      const narrate = (forwarded: string | undefined) =>
        service().call('POST', '/narrations', {
          credential: key,
          body: BODY,
          headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
        });
      guarantees(async (one, two) => {
        expectResource(await narrate(one), 200, 'Narration');
        const second = await narrate(two);
        if (second.status === 200) return false;
        expectError(second, 429, 'RATE_LIMITED');
        return true;
      });
    },
  );
}
type FromSame = (one: string | undefined, two: string | undefined) => Promise<boolean>;

describe('section 8: the source address without trusted proxies', () => {
  oneForEachAddress('', (fromSame) => {
    test('is that of the connection, whatever X-Forwarded-For claims', async () => {
      expect(await fromSame('203.0.113.1', '203.0.113.2')).toBe(true);
    });
  });
});

describe('section 8: the source address behind a trusted proxy', () => {
  oneForEachAddress('127.0.0.1, 10.0.0.0/8', (fromSame) => {
    test('is the one the proxy forwards', async () => {
      expect(await fromSame('203.0.113.1', '203.0.113.2')).toBe(false);
    });

    test('is the same for the same address', async () => {
      expect(await fromSame('203.0.113.1', '203.0.113.1')).toBe(true);
    });

    test('is not what the caller wrote in front of it', async () => {
      expect(await fromSame('198.51.100.1, 203.0.113.1', '198.51.100.2, 203.0.113.1')).toBe(true);
    });

    test('is found behind several trusted proxies', async () => {
      expect(await fromSame('203.0.113.1, 10.1.2.3', '203.0.113.2, 10.1.2.3')).toBe(false);
      expect(await fromSame('203.0.113.9, 10.1.2.3', '203.0.113.9, 10.4.5.6')).toBe(true);
    });

    test('is a proxy nobody declared, when one stands in between', async () => {
      expect(await fromSame('203.0.113.1, 192.0.2.1', '203.0.113.2, 192.0.2.1')).toBe(true);
    });

    test('is the proxy itself when it forwards none', async () => {
      expect(await fromSame(undefined, undefined)).toBe(true);
    });

    test('of IPv6 is the network, and IPv4 in IPv6 clothes is IPv4', async () => {
      expect(await fromSame('2001:db8:1:2::1', '2001:db8:1:2:ffff::9')).toBe(true);
      expect(await fromSame('2001:db8:1:3::1', '2001:db8:1:4::1')).toBe(false);
      expect(await fromSame('::ffff:203.0.113.77', '203.0.113.77')).toBe(true);
    });

    test('is the same whichever port a proxy adds to it', async () => {
      expect(await fromSame('203.0.113.31:1024', '203.0.113.31:2048')).toBe(true);
      expect(await fromSame('[2001:db8:7:7::1]:1024', '[2001:db8:7:7::1]:2048')).toBe(true);
      expect(await fromSame('203.0.113.32, 10.1.2.3:1024', '203.0.113.33, 10.1.2.3:2048')).toBe(false);
    });

    test('that is no address at all ends nothing', async () => {
      expect(await fromSame('unknown', ', ,,')).toBe(false);
    });
  });
});

describe('section 8: a proxy that is not the one declared', () => {
  oneForEachAddress('192.0.2.1', (fromSame) => {
    test('is not believed', async () => {
      expect(await fromSame('203.0.113.1', '203.0.113.2')).toBe(true);
    });
  });
});
