import { afterAll, beforeAll, describe } from 'vitest';
import { LIMIT_NAMES } from '../../../src/limits/ceilings.ts';
import { setCeilings } from '../../../src/partners/partners.ts';
import type { Db } from '../../../src/storage/database/tables.ts';
import { startService, type TestService } from '../service/service.ts';
import { DATABASES } from './databases.ts';

type Options = NonNullable<Parameters<typeof startService>[1]>;

/** The same guarantees on every database, each with one service that all tests of the block share. */
export function onEachDatabase(options: () => Options, guarantees: (service: () => TestService) => void): void {
  describe.each(DATABASES)('on $name', (engine) => {
    let service: TestService | undefined;
    beforeAll(async () => {
      // What is not about limits must not run into one.
      const given = options();
      const environment = { REFUSED_PER_HOUR: '1000000', ...given.environment };
      service = await startService(engine, { ...given, environment });
      for (const partner of ['acme', 'other']) await setCeilings(service.db, 'test', partner, roomForAll());
    });
    afterAll(() => service?.stop());
    guarantees(() => {
      if (!service) throw new Error('the service has not been started yet');
      return service;
    });
  });
}

/** Ceilings nobody reaches, with others where a test names them. */
export function roomForAll(others: Partial<Record<(typeof LIMIT_NAMES)[number], number>> = {}) {
  const all = { ...Object.fromEntries(LIMIT_NAMES.map((name) => [name, 1_000_000])), ...others };
  return { test: all, live: all };
}

/** How many requests each counter of the limits has let through so far. */
export async function counted(db: Db): Promise<number> {
  const rows = await db.selectFrom('limit_counters').select('count').execute();
  return rows.reduce((sum, { count }) => sum + count, 0);
}
