import { cpSync, readdirSync, readFileSync } from 'node:fs';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../../src/storage/database/tables.ts';
import { SQLITE, type TestDatabase } from '../../support/database/databases.ts';
import { canMount, keepFull, onSmallDisk, SMALL_DISK, smallDiskOf } from '../../support/database/small-disk.ts';
import type { Answer } from '../../support/service/call.ts';
import { MAPLETON } from '../../support/service/departments.ts';
import {
  type Ended,
  eventually,
  prepareAcme,
  type Server,
  startServer,
  stopAll,
  withDatabase,
} from '../../support/service/processes.ts';
import { newFakeRecogniser } from '../support/nodes.ts';

const MEGABYTES = 16;
const PAGE = 4096;
const FULL_MS = 2000;
/** Then there is a little room, now more and now less of it, so that each of a narration's writes is at times the first not to fit. */
const TIGHT_MS = 1500;
const MOST_PAGES_LEFT = 24;
const RECORDING_BYTES = 50_000;
/** Answers of each kind. */
const ENOUGH = 3;
const SENT_AGAIN = expect.stringContaining('Send the request again after the time in Retry-After');
const AN_HOUR_AGO = new Date(Date.now() - 3_600_000).toISOString();

type Kind = 'text' | 'audio' | 'outcome';
const KINDS: Kind[] = ['text', 'audio', 'outcome'];

/** A narration whose 200 came, and the last report of it whose 200 came. */
interface Acknowledged {
  id: string;
  ref: string;
  text: string;
  reported?: { outcome: object; outcome_at: string };
}

// SQLite only: where PostgreSQL keeps its bytes is the business of whoever runs it.
describe.skipIf(!canMount)('a disk that runs full under a server at work', () => {
  let server: Server;
  let recogniser: HttpServer;
  let [live, sandbox] = ['', ''];
  /** What the disk holds at first and, once the server was killed, what it held at last. */
  let database: TestDatabase;
  const acknowledged: Acknowledged[] = [];
  const recordings = new Map<string, Buffer>();
  /** Answers to what is stored, by when it was asked. */
  const stored = { before: noAnswers(), full: noAnswers(), tight: noAnswers(), after: noAnswers() };
  let now: keyof typeof stored = 'before';
  const read: { path: string; status: number; ms: number }[] = [];
  let ended: Ended;
  let [reports, turns] = [0, 0];

  beforeAll(async () => {
    recogniser = await newFakeRecogniser();
    const settings = {
      RECOGNISER: 'remote',
      RECOGNISER_URL: `http://127.0.0.1:${(recogniser.address() as AddressInfo).port}/v1`,
      SWEEP_SECONDS: '1',
    };
    database = await SQLITE.create();
    [live = '', sandbox = ''] = await prepareAcme(database, 'live', 'test');
    const within = onSmallDisk(MEGABYTES, database.dataDir);
    server = await startServer({ ...settings, DATA_DIR: SMALL_DISK }, 'build/app/main.js', within);
    const disk = smallDiskOf(server.pid);

    let working = true;
    const callers = [...KINDS, 'text' as const].map(async (kind) => {
      for (; working; await sleep(20)) await attempt(kind);
    });
    try {
      await enoughOf('before', 200);
      const full = keepFull(disk, () => (now === 'tight' ? (++turns % MOST_PAGES_LEFT) * PAGE : 0));
      now = 'full';
      for (const until = Date.now() + FULL_MS; Date.now() < until; await sleep(20)) await readAll();
      await enoughOf('full', 503);
      now = 'tight';
      for (const until = Date.now() + TIGHT_MS; Date.now() < until; await sleep(20)) await readAll();
      full.empty();
      now = 'after';
      await enoughOf('after', 200);
    } finally {
      working = false;
      await Promise.all(callers);
    }

    // What a kill leaves.
    server.signal('SIGSTOP');
    cpSync(disk, database.dataDir, { recursive: true });
    ended = await server.stop('SIGKILL');
  });
  afterAll(async () => {
    await stopAll();
    recogniser?.close();
    await database?.drop();
  });

  test('costs what cannot be stored a 503 that says what to do', () => {
    const refused = Object.values(stored).flatMap((by) => KINDS.flatMap((kind) => by[kind].filter(isRefused)));
    for (const { status, headers, json } of refused) {
      expect({ status, json }).toEqual({
        status: 503,
        json: { error: { code: 'PARTNER_API_UNAVAILABLE', message: SENT_AGAIN } },
      });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(ended).toMatchObject({ code: null, stderr: '' });
  });

  test('costs what only reads nothing', () => {
    expect(read.length).toBeGreaterThan(10);
    expect(read.filter(({ status }) => status !== 200)).toEqual([]);
    // On a busy machine a moment may be a second.
    expect(Math.max(...read.map(({ ms }) => ms))).toBeLessThan(2500);
  });

  test('with room again everything is taken from the first call on', () => {
    expect(KINDS.flatMap((kind) => stored.after[kind].filter(isRefused))).toEqual([]);
  });

  test('loses nothing that was acknowledged, and leaves no half recording and none that no record names', async () => {
    // As old as what a sweep ends.
    const age = (db: Db) => db.updateTable('narrations').set({ created_at: AN_HOUR_AGO });
    await withDatabase(database, (db) => age(db).where('status', '=', 'processing').execute());
    const again = await startServer(database.environment);
    for (const { id, text, reported } of acknowledged) {
      const { text: found } = await again.call('GET', `/narrations/${id}`, { credential: live });
      expect(found).toBe(reported ? JSON.stringify({ ...JSON.parse(text), ...reported }) : text);
    }
    expect((await again.stop()).code).toBe(0);
    const all = await withDatabase(database, (db) => db.selectFrom('narrations').selectAll().execute());
    expect(all.filter(({ status }) => status === 'processing')).toEqual([]);
    const rows = all.filter(({ audio_file }) => audio_file !== null);
    const folder = join(database.dataDir, 'audio');
    expect(readdirSync(folder).toSorted()).toEqual(rows.map(({ audio_file }) => audio_file).toSorted());
    for (const { external_ref, audio_file } of rows) {
      const sent = recordings.get(external_ref ?? '') as Buffer;
      expect(readFileSync(join(folder, audio_file ?? '')).equals(sent)).toBe(true);
    }
    expect(rows.length).toBeGreaterThan(3);
  });

  function enoughOf(when: keyof typeof stored, status: number): Promise<void> {
    const enough = (kind: Kind) => stored[when][kind].filter((answer) => answer.status === status).length >= ENOUGH;
    return eventually(() => expect(KINDS.filter(enough)).toEqual(KINDS));
  }

  async function attempt(kind: Kind): Promise<void> {
    const asked = now;
    const answer = await (kind === 'outcome' ? report() : narrate(kind));
    if (answer) stored[asked][kind].push(answer);
  }

  async function narrate(kind: 'text' | 'audio'): Promise<Answer> {
    const ref = `ref-${Math.random()}`;
    const words = `Engine 41 on scene at 1432, fire under control, ${ref}.`;
    const bytes = Buffer.concat([Buffer.from(`SPOKEN[${words}]`), Buffer.alloc(RECORDING_BYTES)]);
    if (kind === 'audio') recordings.set(ref, bytes);
    const audio = { data: bytes.toString('base64'), mime: 'audio/wav' };
    const answer = await server.call('POST', '/narrations', {
      credential: live,
      body: {
        department: MAPLETON.neris_id,
        external_ref: ref,
        ...(kind === 'audio' ? { audio } : { transcript: words }),
      },
    });
    if (answer.status === 200) acknowledged.push({ id: answer.json.id, ref, text: answer.text });
    return answer;
  }

  /** Of one narration after the other, and of the first again: the last report that was taken stands. */
  async function report(): Promise<Answer | undefined> {
    const narration = acknowledged[++reports % acknowledged.length];
    if (!narration) return undefined;
    const outcome = { accepted: true, notes: `report ${reports}` };
    const path = `/narrations/${narration.id}/outcome`;
    const answer = await server.call('POST', path, { credential: live, body: outcome });
    if (answer.status === 200) narration.reported = { outcome, outcome_at: answer.json.outcome_at };
    return answer;
  }

  async function readAll(): Promise<void> {
    const { id, ref } = acknowledged[0] as Acknowledged;
    const asked: [path: string, credential: string][] = [
      ['/ping', live],
      ['/ping', sandbox],
      [`/narrations/${id}`, live],
      [`/narrations?external_ref=${ref}`, live],
      [`/departments/${MAPLETON.neris_id}`, live],
      ['/processing-messages', live],
    ];
    for (const [path, credential] of asked) {
      const from = performance.now();
      const { status } = await server.call('GET', path, { credential });
      read.push({ path, status, ms: performance.now() - from });
    }
  }
});

function noAnswers(): Record<Kind, Answer[]> {
  return { text: [], audio: [], outcome: [] };
}

const isRefused = ({ status }: Answer) => status !== 200;
