import { readdirSync, readFileSync, type Stats, statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { deleteSelected } from '../../../src/narrations/delete.ts';
import { sweep } from '../../../src/narrations/sweep.ts';
import { setRetention } from '../../../src/partners/partners.ts';
import { audioFolder } from '../../../src/storage/audio/files.ts';
import { expectError, expectResource } from '../../support/answers.ts';
import { onEachDatabase } from '../../support/database/on-each-database.ts';
import { MAPLETON } from '../../support/service/service.ts';
import { hears, wav } from '../../support/service/stages.ts';

const RECORDING = wav(2);

describe('section 1: audio is kept in private storage for the partner’s retention window', () => {
  onEachDatabase(
    () => ({ recogniser: hears('Engine 41 on scene.') }),
    (service) => {
      let key: string;
      beforeAll(async () => {
        key = await service().key();
      });
      const folder = () => join(service().database.dataDir, 'audio');
      const files = () => {
        try {
          return readdirSync(folder()).map((name) => join(folder(), name));
        } catch {
          return [];
        }
      };
      const narrate = (credential = key) => {
        const audio = { data: RECORDING.toString('base64'), mime: 'audio/wav' };
        return service().call('POST', '/narrations', { credential, body: { department: MAPLETON.neris_id, audio } });
      };
      const mode = ({ mode }: Stats) => (mode & 0o777).toString(8);
      const sweepAfter = async (days: number) => {
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 });
        const swept = await sweep(service().db, audioFolder(service().database.dataDir), 'test', 110);
        vi.useRealTimers();
        return swept;
      };

      test('with a window of zero nothing is ever written, not even for a moment', async () => {
        await setRetention(service().db, 'test', 'other', 0);
        const changes: string[] = [];
        const watcher = watch(service().database.dataDir, { recursive: true }, (_, name) => changes.push(String(name)));
        const answer = await narrate(await service().key({ partner: 'other' }));
        expectResource(answer, 200, 'Narration');
        await sleep(100);
        watcher.close();
        // The database and its journal are the only files that change.
        expect(changes.filter((name) => !/^svc\.db(-wal|-shm)?$/.test(name))).toEqual([]);
        expect(files()).toEqual([]);
        for (const name of readdirSync(service().database.dataDir)) {
          expect(readFileSync(join(service().database.dataDir, name)).includes(RECORDING.subarray(0, 64))).toBe(false);
        }
      });

      test('the recording is kept as it came: file 0600, folder 0700, under a name nobody can guess', async () => {
        const { id } = (await narrate()).json;
        const [file = '', ...more] = files();
        expect(more).toEqual([]);
        expect(readFileSync(file).equals(RECORDING)).toBe(true);
        expect(mode(statSync(file))).toBe('600');
        expect(mode(statSync(folder()))).toBe('700');
        expect(file).not.toContain(id);
        expect(file.split('/').at(-1)).toMatch(/^[0-9a-zA-Z_-]{32,}$/);
      });

      test('for 30 days by default, and no longer; the narration stays', async () => {
        const { id } = (await narrate()).json;
        await sweepAfter(29.9);
        expect(files().length).toBeGreaterThan(0);
        await sweepAfter(30.1);
        expect(files()).toEqual([]);
        const read = await service().call('GET', `/narrations/${id}`, { credential: key });
        expectResource(read, 200, 'Narration');
        expect(read.json).toMatchObject({ status: 'complete', transcript: 'Engine 41 on scene.' });
      });

      test('shorter where the partner has it shorter, from then on also for what is already there', async () => {
        await narrate();
        await setRetention(service().db, 'test', 'acme', 2);
        await sweepAfter(1.9);
        expect(files()).toHaveLength(1);
        await sweepAfter(2.1);
        expect(files()).toEqual([]);
        await setRetention(service().db, 'test', 'acme', 30);
      });

      test('a narration deleted on request takes its recording with it', async () => {
        const { id } = (await narrate()).json;
        expect(files()).toHaveLength(1);
        await deleteSelected(service().db, audioFolder(service().database.dataDir), 'test', { narration: id }, id);
        expect(files()).toEqual([]);
        expectError(await service().call('GET', `/narrations/${id}`, { credential: key }), 404, 'NOT_FOUND');
      });

      test('a text narration keeps no file', async () => {
        const body = { department: MAPLETON.neris_id, transcript: 'Nothing showing.' };
        expectResource(await service().call('POST', '/narrations', { credential: key, body }), 200, 'Narration');
        expect(files()).toEqual([]);
      });
    },
  );
});
