import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { chooseEngine } from '../../../src/app/choose-engine.ts';
import type { Stage } from '../../../src/extraction/language-model/claims.ts';
import { type ModelCounts, type ModelOptions, modelEngine } from '../../../src/extraction/language-model/engine.ts';
import { readerEngine } from '../../../src/extraction/serving/served-engine.ts';
import { assemble } from '../../../src/neris/assemble.ts';
import { readSettings } from '../../../src/settings.ts';
import { SQLITE } from '../../support/database/databases.ts';
import { MAPLETON, startService } from '../../support/service/service.ts';
import { readerHere, readsNothing } from '../../support/service/stages.ts';
import { ACCOUNT, GOOD } from './account.ts';
import { type FakeModelServer, fakeModelServer, type Question, type Turn } from './fake-model-server.ts';

const reader = readerHere();
const signal = new AbortController().signal;
const open: FakeModelServer[] = [];
afterAll(() => Promise.all(open.map((server) => server.close())));

const serve = async (answer: (question: Question, nth: number) => Turn | Promise<Turn> = good) => {
  const server = await fakeModelServer(answer);
  open.push(server);
  return server;
};
const good = ({ stage }: { stage: Stage }): Turn => ({ claims: GOOD[stage] ?? [] });

type Wire = Pick<ModelOptions['server'], 'protocol' | 'output'>;
const OPENAI: Wire = { protocol: 'openai', output: 'schema' };
const WIRES: [string, Wire][] = [
  ['openai, by schema', OPENAI],
  ['openai, by tool', { protocol: 'openai', output: 'tool' }],
  ['anthropic', { protocol: 'anthropic', output: 'tool' }],
];

function engineFor(url: string, wire: Wire = OPENAI, options: Partial<ModelOptions> = {}, beside = reader) {
  const failures: unknown[] = [];
  const counts: ModelCounts[] = [];
  const engine = modelEngine(beside, {
    server: { url, ...wire, model: 'm-1', key: 'key-of-the-model', maxTokens: 2000 },
    seconds: 20,
    calls: 8,
    fallback: 'reader',
    onFailure: (event, error) => void failures.push([event, error]),
    onAsked: (each) => void counts.push(each),
    ...options,
  });
  return { ...engine, failures, counts, draft: () => engine.extract(ACCOUNT, signal) };
}

const valuesOf = ({ filled }: { filled: { path: string; value: unknown }[] }) =>
  Object.fromEntries(filled.map(({ path, value }) => [path, value]));

describe.each(WIRES)('a language model that speaks %s', { concurrent: true }, (_, wire) => {
  it('is asked for the core, then for the modules its types open, and the draft holds what both heard', async () => {
    const server = await serve();
    const engine = engineFor(server.url, wire);
    const drafted = await engine.draft();
    expect(server.questions.map(({ stage }) => stage).sort()).toEqual(['core', 'exposures', 'fire_detail']);
    expect(server.questions[0]?.stage).toBe('core');
    expect(valuesOf(drafted)).toMatchObject({
      'incident_types[0].type': 'FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE',
      'dispatch.unit_responses[0].on_scene': '2026-03-14T18:32:00Z',
      'fire_detail.location_detail.damage_type': 'MODERATE_DAMAGE',
    });
    expect(drafted.version).toBeUndefined();
    expect(drafted.extras?.model).toMatchObject({
      calls: 3,
      tokens_in: 3000,
      tokens_out: 150,
      claims: 14,
      believed: true,
    });
    expect(engine.counts).toEqual([drafted.extras?.model]);
  });

  it('gets its key, the value sets of the stage alone, and the account as one JSON string', async () => {
    const server = await serve();
    await engineFor(server.url, wire).draft();
    for (const { headers, body, text, stage } of server.questions) {
      expect(wire.protocol === 'openai' ? headers.authorization : headers['x-api-key']).toMatch(/key-of-the-model$/);
      expect(text.includes('care=PATIENT')).toBe(false);
      expect(text.includes('damage=MINOR_DAMAGE')).toBe(stage !== 'core');
      const user = body.messages?.at(-1)?.content ?? '';
      expect(JSON.parse(user.slice(user.indexOf('"')))).toBe(ACCOUNT.transcript);
    }
  });

  const faults: [string, Turn, string, number][] = [
    ['answers 500', { status: 500 }, 'status 500', 2],
    ['answers 429 and asks for an hour', { status: 429, headers: { 'retry-after': '3600' } }, 'status 429', 1],
    ['answers 401', { status: 401 }, 'status 401', 1],
    ['hangs up', 'hang up', 'unreachable', 2],
    ['is cut off', 'cut', 'unreachable', 2],
    ['answers no JSON', 'no JSON', 'no JSON', 2],
    ['answers prose', 'no JSON inside', wire.protocol === 'openai' ? 'no JSON' : 'another shape', 2],
    ['answers another shape', { raw: { claims: [{ concept: 7 }] } }, 'another shape', 2],
    [
      'answers ten thousand claims',
      { raw: { claims: Array(10_000).fill({ concept: 'unit', words: 'x' }) } },
      'another shape',
      2,
    ],
    ['stops amid its answer', 'truncated', 'truncated', 2],
    ['answers a web page', 'another content type', 'another content type', 2],
    ['answers megabytes', 'too large', 'too large', 2],
    ['sends the question elsewhere', 'redirect', 'unreachable', 2],
  ];
  it.each(faults)('that %s: the reader’s draft, marked in its version', async (_, turn, code, questions) => {
    const server = await serve(() => turn);
    const engine = engineFor(server.url, wire);
    const drafted = await engine.draft();
    expect(valuesOf(drafted)).toEqual(valuesOf(await reader.extract(ACCOUNT, signal)));
    expect(drafted.version).toBe(`${engine.version}.fallback.reader-here`);
    expect(drafted.extras?.model).toMatchObject({ failed: { core: code }, calls: questions });
    expect(server.questions).toHaveLength(questions);
  });

  it.each<[string, Turn]>([
    ['500', { status: 500 }],
    ['429 with a short Retry-After', { status: 429, headers: { 'retry-after': '1' } }],
    ['another shape', { raw: {} }],
  ])('is asked once more after %s', async (_, turn) => {
    const server = await serve((question, nth) => (question.stage === 'core' && nth === 1 ? turn : good(question)));
    const drafted = await engineFor(server.url, wire).draft();
    expect(drafted.version).toBeUndefined();
    expect(drafted.extras?.model).toMatchObject({ calls: 4, believed: true });
  });

  it.each(['hang', 'drip'] as const)('that is late (%s) costs its own time and no more', async (turn) => {
    const server = await serve(() => turn);
    const engine = engineFor(server.url, wire, { seconds: 1 });
    const started = Date.now();
    const drafted = await engine.draft();
    expect(Date.now() - started).toBeLessThan(15_000);
    expect(drafted.extras?.model).toMatchObject({ failed: { core: 'late' } });
    expect(drafted.filled.length).toBeGreaterThan(10);
  });
});

describe('a language model beside the reader', () => {
  it('fails for a module: that module comes from the reader', async () => {
    const server = await serve((question) => (question.stage === 'fire_detail' ? { status: 500 } : good(question)));
    const drafted = await engineFor(server.url).draft();
    expect(drafted.modules).toEqual({ activated: ['fire_detail'], failed: [] });
    expect(valuesOf(drafted)).toHaveProperty(['fire_detail.location_detail.damage_type'], 'MODERATE_DAMAGE');
    expect(drafted.extras?.model).toMatchObject({ failed: { fire_detail: 'status 500' } });
  });

  it('fails for a module and nothing may take its place: the module is there, failed and empty', async () => {
    const server = await serve((question) => (question.stage === 'fire_detail' ? { status: 500 } : good(question)));
    const drafted = await engineFor(server.url, OPENAI, { fallback: 'none' }).draft();
    expect(drafted.modules.failed).toEqual(['fire_detail']);
    expect(assemble(drafted).neris.fire_detail).toEqual({});
    expect(valuesOf(drafted)).toHaveProperty(['dispatch.unit_responses[0].on_scene']);
  });

  it('gets what is left of the call’s time and leaves the reader its own', async () => {
    const server = await serve(() => 'hang');
    const { extract } = engineFor(server.url, OPENAI, { seconds: 300 });
    const started = Date.now();
    const drafted = await extract(ACCOUNT, signal, { caller: 'ours', until: Date.now() + 11_000 });
    expect(Date.now() - started).toBeLessThan(10_000);
    expect(drafted.extras?.model).toMatchObject({ failed: { core: 'late' } });
  });

  it('is left alone after three failures running, and tried again after a pause', async () => {
    let down = true;
    const server = await serve((question) => (down ? { status: 401 } : good(question)));
    const engine = engineFor(server.url, OPENAI, { pauseMs: 1500 });
    for (let i = 0; i < 3; i++) await engine.draft();
    const resting = await engine.draft();
    expect(resting.extras?.model).toMatchObject({ failed: { core: 'resting' }, calls: 0 });
    expect(server.questions).toHaveLength(3);
    down = false;
    await pause(1600);
    expect((await engine.draft()).extras?.model).toMatchObject({ calls: 3, believed: true });
    expect((await engine.draft()).extras?.model).toHaveProperty('failed', {});
  });

  it('gets less of the call’s time where the text is long, since the reader needs more of it', async () => {
    const server = await serve(() => 'hang');
    const { extract } = engineFor(server.url, OPENAI, { seconds: 300 }, readsNothing);
    const started = Date.now();
    const asking = { caller: 'ours', until: Date.now() + 81_000 };
    const drafted = await extract({ ...ACCOUNT, transcript: 'x'.repeat(50_000) }, signal, asking);
    expect(Date.now() - started).toBeLessThan(30_000);
    expect(drafted.extras?.model).toMatchObject({ failed: { core: 'late' }, calls: 1 });
  });

  it.each<[string, Turn]>([
    ['refuses', { status: 400 }],
    ['cannot answer to the end', 'truncated'],
    ['answers in another shape', { raw: {} }],
  ])('that %s one text, however often, is asked of all others', async (_, turn) => {
    const server = await serve((question) => (question.text.includes('unanswerable') ? turn : good(question)));
    const engine = engineFor(server.url, OPENAI, {}, readsNothing);
    const account = { ...ACCOUNT, transcript: 'unanswerable' };
    const failed = await Promise.all(Array.from({ length: 4 }, () => engine.extract(account, signal)));
    for (const { extras } of failed) expect(extras?.model).toHaveProperty('failed.core');
    expect((await engine.draft()).extras?.model).toHaveProperty('failed', {});
  });

  it('that had no time to answer is not left alone for it, and one that had its own is', async () => {
    const server = await serve(() => 'hang');
    const engine = engineFor(server.url, OPENAI, { seconds: 2 }, readsNothing);
    const failures = async (until = Number.POSITIVE_INFINITY) => {
      const asking = { caller: 'ours', until };
      const drafted = await Promise.all([1, 2, 3].map(() => engine.extract(ACCOUNT, signal, asking)));
      return drafted.map(({ extras }) => extras?.model);
    };
    const late = { failed: { core: 'late' }, calls: 1 };
    expect(await failures(Date.now() + 10_500)).toMatchObject([late, late, late]);
    expect(await failures()).toMatchObject([late, late, late]);
    expect((await engine.draft()).extras?.model).toMatchObject({ failed: { core: 'resting' }, calls: 0 });
  });

  it('is asked no more questions at once than it may be', async () => {
    const server = await serve(async (question) => {
      await pause(30);
      return good(question);
    });
    const engine = engineFor(server.url, OPENAI, { calls: 2 });
    await Promise.all(Array.from({ length: 4 }, () => engine.draft()));
    expect(server.questions).toHaveLength(12);
    expect(server.mostAtOnce()).toBe(2);
  });

  it('is told of in the log by counts and codes: no key, no word of the account or the answer', async () => {
    const server = await serve(({ stage }, nth) =>
      stage === 'core' && nth === 2
        ? 'no JSON'
        : { claims: [{ concept: 'damage=MAJOR_DAMAGE', words: 'a secret said' }] },
    );
    const engine = engineFor(server.url);
    await engine.draft();
    const dead = engineFor('http://127.0.0.1:1/v1');
    await dead.draft();
    const logged = JSON.stringify([engine.counts, engine.failures, dead.counts, dead.failures], (_, value) =>
      value instanceof Error ? [value.name, value.message, value.stack, { ...value }] : value,
    );
    expect(logged).toContain('unreachable');
    expect(logged).not.toMatch(/key-of-the-model|Maple|secret/);
  });

  it('has a version that changes with the model and the prompts, and says nothing of the key', async () => {
    const versions = ['m-1', 'm-2'].map(
      (model) =>
        modelEngine(reader, {
          server: { url: 'http://127.0.0.1:1/v1', ...OPENAI, model, key: 'k', maxTokens: 1 },
          seconds: 1,
          calls: 1,
          fallback: 'reader',
          onFailure: () => {},
          onAsked: () => {},
        }).version,
    );
    expect(new Set(versions).size).toBe(2);
    expect(versions[0]).toMatch(/^model-[0-9a-f]{12}$/);
  });

  it('leaves the server’s own thread free, whatever it answers', async () => {
    const flood = Array.from({ length: 300 }, (_, i) => ({
      concept: 'type=CHIMNEY_FIRE',
      words: 'e'.repeat(i % 40),
      of: [],
    }));
    const server = await serve(({ stage }, nth) =>
      nth % 3 === 0 ? 'too large' : { claims: stage === 'core' ? flood : [] },
    );
    const process = readerEngine('reader-process', { onFailure: () => {} });
    const { extract } = modelEngine(process, {
      server: { url: server.url, ...OPENAI, model: 'm-1', key: undefined, maxTokens: 100 },
      seconds: 30,
      calls: 8,
      fallback: 'reader',
      onFailure: () => {},
      onAsked: () => {},
    });
    try {
      await extract(ACCOUNT, signal);
      const delay = monitorEventLoopDelay({ resolution: 10 });
      delay.enable();
      const long = { ...ACCOUNT, transcript: ACCOUNT.transcript.repeat(3) };
      const drafted = await Promise.all(Array.from({ length: 4 }, () => extract(long, signal)));
      delay.disable();
      expect(drafted.every(({ filled }) => filled.length > 10)).toBe(true);
      expect(delay.percentile(90) / 1e6).toBeLessThan(200);
    } finally {
      await process.close();
    }
  });
});

describe('by the settings', () => {
  const events = { onFailure: () => {}, onAsked: () => {} };

  it('no transcript is sent anywhere unless the model is chosen', async () => {
    const server = await serve();
    const settings = readSettings({ MODEL_URL: server.url, MODEL_NAME: 'm-1', MODEL_KEY: 'k' });
    const engine = chooseEngine(settings, reader, events);
    expect(engine).toBe(reader);
    await engine.extract(ACCOUNT, signal);
    expect(server.questions).toEqual([]);
  });

  it('a model needs an address and a name, and one key', () => {
    expect(() => readSettings({ EXTRACTION_ENGINE: 'model' })).toThrow('MODEL_URL');
    expect(() => readSettings({ MODEL_KEY: 'a', MODEL_KEY_FILE: 'b' })).toThrow('set one of them');
    const settings = readSettings({
      EXTRACTION_ENGINE: 'model',
      MODEL_URL: 'http://127.0.0.1:1/v1',
      MODEL_NAME: 'm',
      MODEL_KEY_FILE: '/no/such/file',
    });
    expect(() => chooseEngine(settings, reader, events)).toThrow('MODEL_KEY_FILE cannot be read (ENOENT)');
  });

  it('drafts over HTTP; what was not believed is in svc_report.dropped, and 502 with a failed record where nothing may take its place', async () => {
    let down = false;
    const lie = { concept: 'damage=MAJOR_DAMAGE', words: 'the whole block was lost', of: [] };
    const server = await serve((question) =>
      down
        ? { status: 503 }
        : { claims: [...(GOOD[question.stage] ?? []), ...(question.stage === 'fire_detail' ? [lie] : [])] },
    );
    const settings = readSettings({
      EXTRACTION_ENGINE: 'model',
      MODEL_URL: server.url,
      MODEL_NAME: 'm-1',
      MODEL_FALLBACK: 'none',
    });
    const service = await startService(SQLITE, { engine: chooseEngine(settings, readerHere(), events) });
    try {
      const credential = await service.key();
      const body = { department: MAPLETON.neris_id, transcript: ACCOUNT.transcript };
      const drafted = await service.call('POST', '/narrations', { credential, body });
      expect(drafted.status).toBe(200);
      expect(drafted.json.model.extraction).toMatch(/^model-[0-9a-f]{12}$/);
      expect(drafted.json.svc_report.dropped).toContainEqual({
        path: 'fire_detail.location_detail.damage_type',
        value: 'MAJOR_DAMAGE',
        reason: 'words were not said',
        words: 'the whole block was lost',
      });
      expect(drafted.json.svc_report.extras.model).toMatchObject({ calls: 3, tokens_in: 3000 });
      expect(drafted.json.svc_report.extras.model.dropped).toBeGreaterThanOrEqual(1);
      down = true;
      const failed = await service.call('POST', '/narrations', { credential, body });
      expect([failed.status, failed.json.error.code]).toEqual([502, 'EXTRACTION_FAILED']);
      const record = await service.call('GET', `/narrations/${failed.json.error.details.id}`, { credential });
      expect([record.json.status, record.json.error.code]).toEqual(['failed', 'EXTRACTION_FAILED']);
    } finally {
      await service.stop();
    }
  });

  it('a draft that the reader made in the model’s place is marked in model.extraction', async () => {
    const server = await serve(() => ({ status: 503 }));
    const settings = readSettings({ EXTRACTION_ENGINE: 'model', MODEL_URL: server.url, MODEL_NAME: 'm-1' });
    const service = await startService(SQLITE, { engine: chooseEngine(settings, readerHere(), events) });
    try {
      const credential = await service.key();
      const body = { department: MAPLETON.neris_id, transcript: ACCOUNT.transcript };
      const { json } = await service.call('POST', '/narrations', { credential, body });
      expect(json.model.extraction).toMatch(/^model-[0-9a-f]{12}\.fallback\.reader-here$/);
      const read = await service.call('GET', `/narrations/${json.id}`, { credential });
      expect(read.json.model).toEqual(json.model);
    } finally {
      await service.stop();
    }
  });
});
