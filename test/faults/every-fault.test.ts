// Two nodes on one PostgreSQL, one Redis and one bucket, at work, while fault upon fault strikes both of them; after
// that, everything they promised is held against what is there.
//   FAULTS=300 script/test test/faults/every-fault    so many faults; 8, one of each kind, unless told
//   KILLS=300 …                                       so many kills of a whole server besides, among the others by chance
//   FAULTS_SEED=7 …                                   the same faults in the same order as a run that failed and said so
import { readdirSync, utimesSync } from 'node:fs';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest';
import { setCeilings, setRetention } from '../../src/partners/partners.ts';
import type { Db, NarrationRow } from '../../src/storage/database/tables.ts';
import { POSTGRES, type TestDatabase } from '../support/database/databases.ts';
import { roomForAll } from '../support/database/on-each-database.ts';
import { hasRedis, newRedis, type TestRedis } from '../support/database/redis.ts';
import { type FakeS3, newFakeS3 } from '../support/fakes/s3.ts';
import type { Answer } from '../support/service/call.ts';
import { MAPLETON } from '../support/service/departments.ts';
import {
  type Environment,
  eventually,
  prepareAcme,
  stopAll,
  svcOk,
  withDatabase,
} from '../support/service/processes.ts';
import { CALL_SECONDS, chance, dealFaults, type Node, newFakeRecogniser, newNode } from './support/nodes.ts';

const FAULTS = Number(process.env.FAULTS ?? 8);
const KILLS = Number(process.env.KILLS ?? 0);
const SEED = Number(process.env.FAULTS_SEED ?? Math.floor(Math.random() * 2 ** 32));
/** Of the test key: so low that it is reached, so high that it takes most of the run. A kill lets one call through, about. */
const CEILING = 3 * FAULTS + Math.ceil((2 * KILLS) / 3);
/** A word of every account and every report, that nothing else says. */
const SAID = 'quokka';
const TWO_HOURS_AGO = new Date(Date.now() - 7_200_000);

/** A narration whose 200 came in whole. */
interface Acknowledged {
  id: string;
  by: Node;
  ref: string;
  text: string;
  /** What was reported of it, if anything, and when the service says it took that, if it said so. */
  reported?: object;
  outcomeAt?: string;
}

interface Counts {
  narrations: number;
  outcomes: number;
}

describe.skipIf(!POSTGRES || !hasRedis)(`two nodes that ${FAULTS + KILLS} faults strike`, () => {
  let database: TestDatabase;
  let redis: TestRedis;
  let s3: FakeS3;
  let recogniser: HttpServer;
  let nodes: [Node, Node];
  let [testKey, liveKey] = ['', ''];
  const acknowledged: Acknowledged[] = [];
  const recordings = new Map<string, Buffer>();
  const statuses = new Map<string, number>();

  beforeAll(async () => {
    const created = await (POSTGRES as NonNullable<typeof POSTGRES>).create();
    database = { ...created, environment: { ...created.environment, SVC_SECRET: 'of this test alone, 32 characters' } };
    [redis, s3, recogniser] = await Promise.all([newRedis(), newFakeS3(), newFakeRecogniser()]);
    [testKey = '', liveKey = ''] = await prepareAcme(database, 'test', 'live');
    const { live } = roomForAll();
    const ceilings = { live, test: { ...live, partner_narration_key: CEILING } };
    await withDatabase(database, (db) => setCeilings(db, 'test', 'acme', ceilings));
    const settings: Environment = {
      ...database.environment,
      ...s3.environment,
      REDIS_URL: redis.url,
      RECOGNISER: 'remote',
      RECOGNISER_URL: `http://127.0.0.1:${(recogniser.address() as AddressInfo).port}/v1`,
      CALL_SECONDS: String(CALL_SECONDS),
      SWEEP_SECONDS: '1',
      AUDIO_S3_SECONDS: '1',
      REFUSED_PER_HOUR: '1000000',
    };
    nodes = await Promise.all([newNode(settings), newNode(settings)]);
  });
  afterAll(async () => {
    await stopAll();
    await Promise.all((nodes ?? []).map((node) => node.discard()));
    recogniser?.close();
    await s3?.stop();
    await redis?.discard();
    await database?.drop();
  });

  test('keep all they acknowledged, stay within the limits, and leave nothing behind', {
    timeout: 90_000 + (FAULTS + KILLS) * 6000,
  }, async () => {
    const struck: string[] = [];
    let readBack: Counts[] = [];
    const run = () => {
      const answers = [...statuses].map(([status, count]) => `${count} × ${status.trim()}`);
      const kills = struck.filter((fault) => fault.includes(': killed ')).length;
      return [
        `FAULTS=${FAULTS} KILLS=${KILLS} FAULTS_SEED=${SEED}`,
        `${kills} kills of a server`,
        `answers: ${answers.join(', ')}`,
        `acknowledged: ${said(acknowledgements())}`,
        `read back from each node: ${readBack.map(said).join('; ') || 'not yet'}`,
      ].join('; ');
    };
    onTestFailed(() => console.error([run(), ...struck].join('\n')));
    let working = true;
    const callers = [
      ...[0, 1, 2].map(() => narrateOn(liveKey, 'text')),
      ...[0, 1].map(() => narrateOn(liveKey, 'audio')),
      narrateOn(testKey, 'text'),
    ];
    // Each node is struck by one fault at a time, and both are at the same time. After each fault it works again.
    const faults = dealFaults(FAULTS, KILLS, chance(SEED), redis);
    const striking = nodes.map(async (node, i) => {
      await worksAgain(node);
      for (let fault = faults.shift(); fault; fault = faults.shift()) {
        struck.push(`node ${i + 1}: ${fault.name}`);
        await fault.strike(node);
        await worksAgain(node);
      }
    });
    const struckOut = Promise.all(striking).finally(() => {
      working = false;
    });
    await Promise.all([struckOut, ...callers]);

    expect(nodes.map(({ crashes }) => crashes)).toEqual([[], []]);
    // Never a 500, and never a refusal that blames the caller for a fault of ours.
    expect([...statuses.keys()].filter((status) => !/^(200|429|502|503|none) /.test(status))).toEqual([]);

    await withDatabase(database, (db) =>
      eventually(async () => expect(await countOf(db, { status: 'processing' })).toBe(0)),
    );
    await expectLimitKept();
    readBack = await Promise.all(nodes.map(expectReadBack));
    expect(readBack).toEqual(nodes.map(acknowledgements));
    await expectRecordingsWhole();
    await expectNothingPastRetention();
    for (const node of nodes) {
      await node.end('SIGTERM');
      const log = await node.written();
      expect(log).not.toContain(SAID);
      expect([testKey, liveKey].some((key) => log.includes(key))).toBe(false);
    }
    if (process.env.FAULTS || process.env.KILLS) console.info(run());

    async function narrateOn(credential: string, kind: 'text' | 'audio'): Promise<void> {
      for (let i = 0; working; i++) {
        const node = nodes[i % 2] as Node;
        const answer = await narrate(node, credential, kind);
        const other = nodes[(i >> 1) % 2] as Node;
        if (answer?.status === 200 && i % 3 === 0) await report(other, credential, answer.json.id);
        await sleep(answer?.status === 200 ? 50 : 150);
      }
    }
  });

  async function worksAgain(node: Node): Promise<void> {
    const done = () => acknowledged.filter(({ by }) => by === node).length;
    const before = done();
    await eventually(() => expect(done()).toBeGreaterThan(before), 30_000);
  }

  async function narrate(node: Node, credential: string, kind: 'text' | 'audio'): Promise<Answer | undefined> {
    const ref = `ref-${recordings.size}-${Math.random()}`;
    const words = `Engine 41 on scene, one ${SAID} in ${ref}, fire under control.`;
    const audio = { data: Buffer.from(`SPOKEN[${words}]`).toString('base64'), mime: 'audio/wav' };
    if (kind === 'audio') recordings.set(ref, Buffer.from(audio.data, 'base64'));
    const answer = await attempt(node, '/narrations', credential, {
      department: MAPLETON.neris_id,
      external_ref: ref,
      ...(kind === 'audio' ? { audio } : { transcript: words }),
    });
    if (answer?.status === 200) acknowledged.push({ id: answer.json.id, by: node, ref, text: answer.text });
    return answer;
  }

  async function report(node: Node, credential: string, id: string): Promise<void> {
    const narration = acknowledged.find((each) => each.id === id) as Acknowledged;
    narration.reported = { accepted: true, notes: `${SAID} ${narration.ref}` };
    const answer = await attempt(node, `/narrations/${id}/outcome`, credential, narration.reported);
    if (answer?.status === 200) narration.outcomeAt = answer.json.outcome_at;
  }

  /** Undefined where no answer came, or not the whole of it: then nothing is known, and nothing is counted. */
  async function attempt(node: Node, path: string, credential: string, body: object): Promise<Answer | undefined> {
    const answer = await node.server?.call('POST', path, { credential, body }).catch((error: unknown) => {
      // By `fetch` alone: what the reference does not allow is a failure of this test.
      if (error instanceof TypeError) return undefined;
      throw error;
    });
    const told = answer ? `${answer.status} ${answer.json?.error?.code ?? ''}` : 'none came';
    statuses.set(told, (statuses.get(told) ?? 0) + 1);
    return answer;
  }

  async function expectLimitKept(): Promise<void> {
    const [node] = nodes;
    let answer = await narrate(node, testKey, 'text');
    for (let i = 0; i < CEILING && answer?.status !== 429; i++) answer = await narrate(node, testKey, 'text');
    expect(answer).toMatchObject({ status: 429, json: { error: { details: { limit: 'partner_narration_key' } } } });
    const made = await withDatabase(database, (db) => countOf(db, { mode: 'test' }));
    expect(made).toBeLessThanOrEqual(CEILING);
  }

  function acknowledgements(): Counts {
    return { narrations: acknowledged.length, outcomes: acknowledged.filter(({ outcomeAt }) => outcomeAt).length };
  }

  async function expectReadBack({ server }: Node): Promise<Counts> {
    const counts = { narrations: 0, outcomes: 0 };
    for (const { id, text, reported, outcomeAt } of acknowledged) {
      const credential = JSON.parse(text).mode === 'test' ? testKey : liveKey;
      const read = await server?.call('GET', `/narrations/${id}`, { credential });
      const { outcome, outcome_at } = outcomeAt ? { outcome: reported, outcome_at: outcomeAt } : (read?.json ?? {});
      // A report whose acknowledgement did not arrive has arrived or not, and never in part.
      expect([null, reported]).toContainEqual(outcome);
      const expected = reported ? JSON.stringify({ ...JSON.parse(text), outcome, outcome_at }) : text;
      expect(read?.text).toBe(expected);
      counts.narrations++;
      if (outcomeAt) counts.outcomes++;
    }
    return counts;
  }

  /** All that wait on a disk are delivered, and every acknowledged narration has its recording. */
  async function expectRecordingsWhole(): Promise<void> {
    // Half of a file is what a server that was killed amid it leaves; it goes with its age.
    const waiting = () => nodes.flatMap(filesOf).filter((file) => !file.endsWith('.part'));
    await eventually(() => expect(waiting()).toEqual([]), 40_000);
    const rows = await withDatabase(database, (db) =>
      db.selectFrom('narrations').select(['id', 'audio_file']).where('input_kind', '=', 'audio').execute(),
    );
    const names = new Map(rows.map(({ id, audio_file }) => [id, audio_file]));
    const inBucket = new Map([...s3.objects].map(([key, { bytes }]) => [key.split('/').at(-1), bytes]));
    const spoken = acknowledged.filter(({ ref }) => recordings.has(ref));
    expect(spoken.length).toBeGreaterThan(0);
    for (const { id, ref } of spoken) expect(inBucket.get(names.get(id) ?? '')).toEqual(recordings.get(ref));
  }

  /** With the retention over and everything two hours old, one sweep leaves nothing in the bucket or on a disk. */
  async function expectNothingPastRetention(): Promise<void> {
    for (const node of nodes) for (const file of filesOf(node)) utimesSync(file, TWO_HOURS_AGO, TWO_HOURS_AGO);
    for (const object of s3.objects.values()) object.writtenAt = TWO_HOURS_AGO;
    await withDatabase(database, (db) => setRetention(db, 'test', 'acme', 0));
    for (const { environment } of nodes) await svcOk(environment, 'sweep');
    expect([...s3.objects.keys()]).toEqual([]);
    expect(nodes.flatMap(filesOf)).toEqual([]);
  }
});

function said({ narrations, outcomes }: Counts): string {
  return `${narrations} narrations, ${outcomes} outcomes`;
}

async function countOf(db: Db, which: Partial<Pick<NarrationRow, 'status' | 'mode'>>): Promise<number> {
  const rows = await db
    .selectFrom('narrations')
    .select('id')
    .where((where) => where.and(which))
    .execute();
  return rows.length;
}

/** Every file a node has on its disk. */
function filesOf({ dataDir, temporary }: Node): string[] {
  return [dataDir, temporary].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
}
