import { afterAll, describe, expect, it, vi } from 'vitest';
import { chooseEngine } from '../../../src/app/choose-engine.ts';
import type { Account } from '../../../src/extraction/engine.ts';
import { type ModelCounts, type ModelOptions, modelEngine } from '../../../src/extraction/language-model/engine.ts';
import { CONCEPTS } from '../../../src/extraction/language-model/questions.ts';
import { readerEngine } from '../../../src/extraction/serving/served-engine.ts';
import { readSettings } from '../../../src/settings.ts';
import { SQLITE } from '../../support/database/databases.ts';
import { MAPLETON, startService } from '../../support/service/service.ts';
import { readerHere, readsNothing } from '../../support/service/stages.ts';
import { ACCOUNT, claim, GOOD } from './account.ts';
import { type FakeModelServer, fakeModelServer, type Question, type Turn } from './fake-model-server.ts';

const reader = readerHere();
const signal = new AbortController().signal;
const open: FakeModelServer[] = [];
afterAll(() => Promise.all(open.map((server) => server.close())));

const serve = async (answer: (question: Question, nth: number) => Turn | Promise<Turn> = () => ({ claims: GOOD })) => {
  const server = await fakeModelServer(answer);
  open.push(server);
  return server;
};

function engineFor(url: string, options: Partial<ModelOptions> = {}, beside = reader) {
  const failures: unknown[] = [];
  const counts: ModelCounts[] = [];
  const engine = modelEngine(beside, {
    server: { url, model: 'm-1', key: 'key-of-the-model' },
    seconds: 20,
    calls: 8,
    onFailure: (event, error) => void failures.push([event, error]),
    onAsked: (each) => void counts.push(each),
    ...options,
  });
  return { ...engine, failures, counts, draft: () => engine.extract(ACCOUNT, signal) };
}

const countsOf = ({ extras }: { extras?: Record<string, unknown> }) => extras?.model as ModelCounts;
const valuesOf = ({ filled }: { filled: { path: string; value: unknown }[] }) =>
  Object.fromEntries(filled.map(({ path, value }) => [path, value]));

describe('a language model beside the reader', () => {
  it('is asked once, and the draft holds what both read', async () => {
    const server = await serve();
    const engine = engineFor(server.url);
    const drafted = await engine.draft();
    expect(server.questions).toHaveLength(1);
    expect(valuesOf(drafted)).toMatchObject({
      'incident_types[0].type': 'FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE',
      'dispatch.unit_responses[0].on_scene': '2026-03-14T18:32:00Z',
      'fire_detail.location_detail.damage_type': 'MODERATE_DAMAGE',
    });
    expect(drafted.version).toBeUndefined();
    expect(drafted.extras?.model).toMatchObject({ tokens_in: 1000, tokens_out: 50, claims: 14, refused: 0 });
    expect(engine.counts).toEqual([drafted.extras?.model]);
  });

  it('gets its key, every concept with its meaning, the form of the answer, and the account as one JSON string', async () => {
    const server = await serve();
    await engineFor(server.url).draft();
    const [{ headers, body }] = server.questions as [Question];
    expect(headers.authorization).toBe('Bearer key-of-the-model');
    const [system = '', user = ''] = body.messages.map(({ content }) => content);
    for (const concept of CONCEPTS) expect(system).toContain(concept);
    expect(JSON.stringify(body.response_format)).toContain('"damage=MINOR_DAMAGE"');
    expect(JSON.parse(user.slice(user.indexOf('"')))).toBe(ACCOUNT.transcript);
  });

  it('gets what dispatch knew as one line of JSON behind the account, without its nature; claims need words all the same', async () => {
    const server = await serve(() => ({ claims: [...GOOD, claim('unit', 'Medic 8'), claim('n=displaced', '3')] }));
    const engine = engineFor(server.url);
    const types = [{ type: 'FIRE||CHIMNEY_FIRE', primary: true }];
    const known = {
      incident_types: types,
      base: { outcome_narrative: 'CHIMNEY FIRE\nper caller', location: { street: 'Maple\n"Street"' } },
      dispatch: { incident_code: 'CHIMNEY', unit_responses: [{ reported_unit_id: 'M8' }] },
    } as unknown as NonNullable<Account['known']>;
    const drafted = await engine.extract({ ...ACCOUNT, known, terms: ['Kanawha Boulevard'] }, signal);
    const [user = ''] = server.questions.map(({ body }) => body.messages[1]?.content ?? '');
    const [account = '', beside = '', ...more] = user.split('\n');
    expect(more).toEqual([]);
    expect(account).toBe(`The account: ${JSON.stringify(ACCOUNT.transcript)}`);
    expect(JSON.parse(beside.slice(beside.indexOf('{')))).toEqual({
      known: { base: { location: known.base?.location }, dispatch: { unit_responses: [{ reported_unit_id: 'M8' }] } },
      terms: ['Kanawha Boulevard'],
    });
    expect(user).not.toContain('CHIMNEY');
    const reason = expect.stringContaining('words');
    expect(drafted.dropped).toContainEqual({ path: 'unit', value: 'Medic 8', reason });
    expect(JSON.stringify(drafted.filled.find(({ path }) => path.endsWith('displacement_count')))).toBeUndefined();

    await engine.extract({ ...ACCOUNT, terms: [] }, signal);
    expect(server.questions[1]?.body.messages[1]?.content).toBe(account);
  });

  it.each<[string, Turn, string]>([
    ['answers 500', { status: 500 }, 'status 500'],
    ['answers 429', { status: 429 }, 'status 429'],
    ['hangs up', 'hang up', 'unreachable'],
    ['is cut off', 'cut', 'unreachable'],
    ['answers no JSON', { answered: '{"choices": [' }, 'no JSON'],
    ['answers a web page', 'web page', 'no JSON'],
    ['answers no completion', { answered: { choices: [] } }, 'another shape'],
    ['says prose', { said: 'Certainly! Here are the claims: type=CHIMNEY_FIRE' }, 'no JSON'],
    ['stops amid its answer', { said: '{"claims":[{"concept":"type=CHIM' }, 'no JSON'],
    ['says nothing of claims', { said: {} }, 'another shape'],
    ['says ten thousand claims', { claims: Array(10_000).fill(claim('unit', 'x')) }, 'another shape'],
    ['answers megabytes', 'too large', 'too large'],
    ['sends the question elsewhere', 'redirect', 'unreachable'],
  ])('that %s: the reader’s draft, marked in its version', async (_, turn, code) => {
    const server = await serve(() => turn);
    const engine = engineFor(server.url);
    const drafted = await engine.draft();
    expect(valuesOf(drafted)).toEqual(valuesOf(await reader.extract(ACCOUNT, signal)));
    expect(drafted.version).toBe(`${engine.version}.fallback.reader-here`);
    expect(drafted.extras?.model).toMatchObject({ failed: code });
    expect(server.questions).toHaveLength(1);
  });

  it('may put words around its JSON, and a claim that is none takes no other with it', async () => {
    const odd = [{ concept: 7 }, null, 'unit', claim('unit', 'x'.repeat(301)), { concept: 'unit' }];
    const said = `Here you are:\n\`\`\`json\n${JSON.stringify({ claims: [...odd, ...GOOD] })}\n\`\`\``;
    const server = await serve(() => ({ said }));
    const drafted = await engineFor(server.url).draft();
    expect(drafted.version).toBeUndefined();
    expect(drafted.extras?.model).toMatchObject({ claims: 14, refused: 0 });
  });

  it.each(['hang', 'drip'] as const)(
    'that is late (%s) costs its own time, and the draft is the reader’s',
    async (turn) => {
      const server = await serve(() => turn);
      const drafted = await engineFor(server.url, { seconds: 1 }).draft();
      expect(drafted.extras?.model).toMatchObject({ failed: 'late' });
      expect(drafted.filled.length).toBeGreaterThan(10);
    },
  );

  it('gets what is left of the call’s time and leaves the reader its own, more of it where the text is long', async () => {
    const server = await serve(() => 'hang');
    const { extract } = engineFor(server.url, { seconds: 300 }, readsNothing);
    const given = async (transcript: string, seconds: number) => {
      const drafted = await extract({ ...ACCOUNT, transcript }, signal, {
        caller: 'ours',
        until: Date.now() + seconds * 1000,
      });
      expect(drafted.extras?.model).toMatchObject({ failed: 'late' });
      return countsOf(drafted).ms;
    };
    expect(await given(ACCOUNT.transcript, 11)).toBeLessThan(60_000);
    // The reader wants 80 of these 81 seconds.
    expect(await given('x'.repeat(50_000), 81)).toBeLessThan(60_000);
    expect(server.questions).toHaveLength(2);
  });

  it('is left alone after three failures running, and tried again after a pause', async () => {
    let down = true;
    const server = await serve(() => (down ? { status: 401 } : { claims: GOOD }));
    const engine = engineFor(server.url, { pauseMs: 5000 }, readsNothing);
    const failed = async () => countsOf(await engine.draft()).failed;
    for (let i = 0; i < 3; i++) expect(await failed()).toBe('status 401');
    expect(await failed()).toBe('resting');
    expect(server.questions).toHaveLength(3);
    expect(engine.failures).toHaveLength(3);
    down = false;
    await vi.waitFor(async () => expect(await failed()).toBeUndefined(), { timeout: 60_000, interval: 500 });
    expect(await failed()).toBeUndefined();
  });

  it.each<[string, Turn]>([
    ['refuses', { status: 400 }],
    ['answers in another shape', { said: {} }],
  ])('that %s one text, however often, is asked of all others', async (_, turn) => {
    const server = await serve(({ text }) => (text.includes('unanswerable') ? turn : { claims: GOOD }));
    const engine = engineFor(server.url, {}, readsNothing);
    const account = { ...ACCOUNT, transcript: 'unanswerable' };
    const failed = await Promise.all(Array.from({ length: 4 }, () => engine.extract(account, signal)));
    for (const { extras } of failed) expect(extras?.model).toHaveProperty('failed');
    expect((await engine.draft()).extras?.model).not.toHaveProperty('failed');
  });

  it('that had no time to answer is not left alone for it, and one that had its own is', async () => {
    const server = await serve(() => 'hang');
    const engine = engineFor(server.url, { seconds: 2 }, readsNothing);
    const failures = async (until = Number.POSITIVE_INFINITY) => {
      const asking = { caller: 'ours', until };
      const drafted = await Promise.all([1, 2, 3].map(() => engine.extract(ACCOUNT, signal, asking)));
      return drafted.map(({ extras }) => extras?.model);
    };
    const late = { failed: 'late' };
    expect(await failures(Date.now() + 10_500)).toMatchObject([late, late, late]);
    expect(await failures()).toMatchObject([late, late, late]);
    expect((await engine.draft()).extras?.model).toMatchObject({ failed: 'resting' });
  });

  it('is asked no more questions at once than it may be: beyond, drafts are the reader’s', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const server = await serve(async () => {
      await answered;
      return { claims: GOOD };
    });
    const engine = engineFor(server.url, { calls: 2 }, readsNothing);
    const first = [engine.draft(), engine.draft()];
    await vi.waitFor(() => expect(server.questions).toHaveLength(2), 30_000);
    expect(engine.queues?.()[0]).toEqual({ name: 'model', waiting: 0, working: 2 });
    expect((await engine.draft()).extras?.model).toMatchObject({ failed: 'busy' });
    answer();
    for (const { extras } of await Promise.all(first)) expect(extras?.model).not.toHaveProperty('failed');
    expect((await engine.draft()).extras?.model).not.toHaveProperty('failed');
    expect(server.questions).toHaveLength(3);
  });

  it('is told of in the log by counts and codes: no key, no word of the account or the answer', async () => {
    const server = await serve((_, nth) =>
      nth === 2 ? { said: 'a secret said' } : { claims: [claim('damage=MAJOR_DAMAGE', 'a secret said')] },
    );
    const engine = engineFor(server.url);
    await engine.draft();
    await engine.draft();
    const dead = engineFor('http://127.0.0.1:1/v1');
    await dead.draft();
    const logged = JSON.stringify([engine.counts, engine.failures, dead.counts, dead.failures], (_, value) =>
      value instanceof Error ? [value.name, value.message, value.stack, { ...value }] : value,
    );
    expect(logged).toContain('unreachable');
    expect(logged).toContain('no JSON');
    expect(logged).not.toMatch(/key-of-the-model|Maple|secret/);
  });

  it('has a version that changes with the model and the reader, and says nothing of the key', () => {
    const version = (model: string, beside = reader) =>
      modelEngine(beside, {
        server: { url: 'http://127.0.0.1:1/v1', model, key: 'k' },
        seconds: 1,
        calls: 1,
        onFailure: () => {},
        onAsked: () => {},
      }).version;
    expect(new Set([version('m-1'), version('m-2'), version('m-1', readsNothing)]).size).toBe(3);
    expect(version('m-1')).toMatch(/^model-[0-9a-f]{12}$/);
  });

  it('that claims everything of every word is read in the reader’s own process', async () => {
    const flood = [...CONCEPTS].slice(0, 300).map((concept, i) => claim(concept, 'e'.repeat(i % 40), 'Engine 41'));
    const server = await serve(() => ({ claims: flood }));
    const process = readerEngine('reader-process', { onFailure: () => {} });
    try {
      const { extract } = engineFor(server.url, {}, process);
      const drafted = await extract({ ...ACCOUNT, transcript: ACCOUNT.transcript.repeat(3) }, signal);
      expect(drafted.extras?.model).toMatchObject({ claims: 300, refused: 300 });
      expect(drafted.dropped).toHaveLength(100);
      expect(drafted.filled.length).toBeGreaterThan(10);
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

  it.each(['MODEL_PROTOCOL', 'MODEL_OUTPUT', 'MODEL_MAX_TOKENS', 'MODEL_FALLBACK'])(
    'one that was removed, %s, is refused and the message says what is so since',
    (name) => {
      expect(() => readSettings({ [name]: 'none' })).toThrow(
        new RegExp(`^${name} is no setting any more: .+ Unset it\\.$`),
      );
      expect(() => readSettings({ [name]: '' })).not.toThrow();
    },
  );

  it('drafts over HTTP: what only the model claims says so in its sources, and what was refused is in dropped', async () => {
    let down = false;
    const claims = [
      ...GOOD,
      claim('aid=LAW_ENFORCEMENT', 'never left the room'),
      claim('damage=MAJOR_DAMAGE', 'all lost'),
    ];
    const server = await serve(() => (down ? { status: 503 } : { claims }));
    const settings = readSettings({ EXTRACTION_ENGINE: 'model', MODEL_URL: server.url, MODEL_NAME: 'm-1' });
    const service = await startService(SQLITE, { engine: chooseEngine(settings, readerHere(), events) });
    try {
      const credential = await service.key();
      const body = { department: MAPLETON.neris_id, transcript: ACCOUNT.transcript };
      const drafted = await service.call('POST', '/narrations', { credential, body });
      expect(drafted.status).toBe(200);
      expect(drafted.json.model.extraction).toMatch(/^model-[0-9a-f]{12}$/);
      const { sources, dropped, extras } = drafted.json.svc_report;
      const start = ACCOUNT.transcript.indexOf('never left');
      expect(drafted.json.neris.nonfd_aids).toEqual(['LAW_ENFORCEMENT']);
      expect(sources['nonfd_aids[0]']).toEqual([
        { start, end: start + 'never left the room'.length, words: 'never left the room' },
        { inference: 'language_model' },
      ]);
      const marked = Object.keys(sources).filter((path) => JSON.stringify(sources[path]).includes('language_model'));
      expect(marked).toEqual(['nonfd_aids[0]']);
      expect(dropped).toContainEqual({ path: 'damage=MAJOR_DAMAGE', value: 'all lost', reason: 'words were not said' });
      expect(extras.model).toMatchObject({ claims: 16, refused: 1, tokens_in: 1000 });
      down = true;
      const without = await service.call('POST', '/narrations', { credential, body });
      expect(without.json.model.extraction).toMatch(/^model-[0-9a-f]{12}\.fallback\.reader-here$/);
      expect(without.json.neris.nonfd_aids).toBeUndefined();
      const read = await service.call('GET', `/narrations/${without.json.id}`, { credential });
      expect(read.json.model).toEqual(without.json.model);
    } finally {
      await service.stop();
    }
  });
});
