import { afterAll, beforeAll, describe, test } from 'vitest';
import { setRetention } from '../../../src/partners/partners.ts';
import { expectError, expectResource } from '../../support/answers.ts';
import { SQLITE } from '../../support/database/databases.ts';
import { onEachDatabase } from '../../support/database/on-each-database.ts';
import { MAPLETON, startService, type TestService } from '../../support/service/service.ts';
import { hears } from '../../support/service/stages.ts';

const MB = 1024 * 1024;
const PATIENCE = 60_000;
const recogniser = hears('Engine 41 on scene.');

const base64 = (bytes: number) => Buffer.alloc(bytes, 'RIFF').toString('base64');
const inLines = (text: string) => text.replace(/(.{76})/g, '$1\r\n');

async function narrate(service: TestService, data: string) {
  const body = { department: MAPLETON.neris_id, audio: { data, mime: 'audio/wav' } };
  return service.call('POST', '/narrations', { credential: await service.key(), body });
}

describe('section 8: audio of 25 MB', () => {
  onEachDatabase(
    () => ({ recogniser }),
    (service) => {
      beforeAll(() => setRetention(service().db, 'test', 'acme', 0));

      test('is taken, one byte more is not', { timeout: PATIENCE }, async () => {
        expectResource(await narrate(service(), base64(25 * MB)), 200, 'Narration');
        expectError(await narrate(service(), base64(25 * MB + 1)), 400, 'AUDIO_TOO_LARGE');
      });
    },
  );

  // How the text is written is settled before any database is asked.
  describe('is the size once decoded', () => {
    let service: TestService;
    beforeAll(async () => {
      service = await startService(SQLITE, { recogniser });
      await setRetention(service.db, 'test', 'acme', 0);
    });
    afterAll(() => service.stop());

    test('whatever line breaks and prefix the text has', { timeout: PATIENCE }, async () => {
      const data = `data:audio/wav;base64,${inLines(base64(25 * MB))}`;
      expectResource(await narrate(service, data), 200, 'Narration');
      expectError(await narrate(service, inLines(base64(25 * MB + 1))), 400, 'AUDIO_TOO_LARGE');
    });

    test('and a body that no such audio needs is not even kept until its end', { timeout: PATIENCE }, async () => {
      expectError(await narrate(service, 'A'.repeat(60 * MB)), 400, 'AUDIO_TOO_LARGE');
    });
  });
});
