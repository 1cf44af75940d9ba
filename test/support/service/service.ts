import type { AddressInfo } from 'node:net';
import { buildService, type Service } from '../../../src/app/service.ts';
import { importDepartments } from '../../../src/departments/directory.ts';
import type { Engine } from '../../../src/extraction/engine.ts';
import { issueKey, type KeyOrder } from '../../../src/partners/keys.ts';
import { addPartner, goLive } from '../../../src/partners/partners.ts';
import { readSettings } from '../../../src/settings.ts';
import type { Recogniser } from '../../../src/transcription/recogniser.ts';
import type { Engine as Database, TestDatabase } from '../database/databases.ts';
import { type Answer, type CallOptions, call } from './call.ts';
import { MAPLETON, OAKVILLE, UNNAMED } from './departments.ts';
import { readerHere } from './stages.ts';

// What a test needs that starts a service; suites that run it as a process take these from their own files, and so do
// not load the whole of it.
export { type Answer, type CallOptions, call, MAPLETON, OAKVILLE, UNNAMED };

/** A service on a real port with two partners, `acme` (live agreement recorded) and `other` (sandbox). */
export interface TestService extends Service {
  url: string;
  database: TestDatabase;
  key(order?: Partial<KeyOrder>): Promise<string>;
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  stop(): Promise<void>;
}

export async function startService(
  engine: Database,
  options: {
    environment?: Record<string, string>;
    recogniser?: Recogniser;
    engine?: Engine;
    database?: TestDatabase;
  } = {},
): Promise<TestService> {
  const database = options.database ?? (await engine.create());
  const settings = readSettings({
    LOG_LEVEL: 'silent',
    PORT: '0',
    RECOGNISER: 'none',
    ...database.environment,
    ...options.environment,
  });
  const service = await buildService(settings, { engine: readerHere(), ...options });
  if (!(await service.db.selectFrom('partners').select('id').executeTakeFirst())) {
    await importDepartments(service.db, 'test', [MAPLETON, OAKVILLE, UNNAMED], 'test');
    await addPartner(service.db, 'test', { slug: 'acme', name: 'Acme Records' });
    await goLive(service.db, 'test', 'acme', 'agreement 1');
    await addPartner(service.db, 'test', { slug: 'other', name: 'Other Software' });
  }
  await service.app.listen({ host: settings.HOST, port: 0 });
  const url = `http://127.0.0.1:${(service.app.server.address() as AddressInfo).port}/v1`;
  return {
    ...service,
    url,
    database,
    call: (method, path, callOptions) => call(url, method, path, callOptions),
    async key(order = {}) {
      const { secret } = await issueKey(service.db, service.secrets, 'test', {
        partner: 'acme',
        mode: 'test',
        ...order,
      });
      return secret;
    },
    async stop() {
      await service.close();
      if (!options.database) await database.drop();
    },
  };
}
