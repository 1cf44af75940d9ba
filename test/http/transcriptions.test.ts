import { afterEach, describe, expect, it } from 'vitest';
import { buildRecogniserNode } from '../../src/app/recogniser-node.ts';
import { buildTranscriptionApp } from '../../src/http/recogniser-node/app.ts';
import { ApiError } from '../../src/kit/errors.ts';
import { readSettings, SettingsError } from '../../src/settings.ts';
import type { LocalRecogniser } from '../../src/transcription/local.ts';
import { remoteRecogniser } from '../../src/transcription/remote.ts';
import { namesIn, vocabularyPrompt } from '../../src/transcription/vocabulary/prompt.ts';
import { MAPLETON } from '../support/service/departments.ts';

type Hear = LocalRecogniser['hear'];

/** The node's HTTP over a real socket, before a fake recogniser that hears what it is told to. */
describe('speech to text for other nodes', () => {
  const open: { close(): unknown }[] = [];
  afterEach(async () => {
    for (const app of open.splice(0)) await app.close();
  });

  async function serve(hear: Hear, environment: Record<string, string> = {}) {
    const settings = readSettings({ LOG_LEVEL: 'silent', PORT: '0', ...environment });
    const app = buildTranscriptionApp(settings, { hear, trouble: () => undefined });
    open.push(app);
    return `${await app.listen({ host: '127.0.0.1', port: 0 })}/v1`;
  }

  const asking = { caller: 'key_1', signal: new AbortController().signal };
  const recording = { bytes: Buffer.from('RIFF some audio'), mime: 'audio/webm' };
  const client = (url: string) =>
    remoteRecogniser({ url, key: undefined, model: 'whisper-1', format: 'verbose_json', seconds: 5 });

  const form = (fields: Record<string, string | Blob>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value as string);
    return body;
  };
  const file = new Blob(['RIFF some audio'], { type: 'audio/webm;codecs=opus' });
  const post = async (url: string, body: FormData | string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${url}/audio/transcriptions`, { method: 'POST', body, headers });
    return { status: answer.status, json: JSON.parse(await answer.text()), headers: answer.headers };
  };

  it('is told the recording as it was sent and the department’s names, which the prompt carries', async () => {
    let told: Parameters<Hear> | undefined;
    const url = await serve(async (...asked) => {
      told = asked;
      return { text: 'All clear.', pieces: [{ start: 0, end: 10, from: 0.5, to: 1.5 }] };
    });
    const heard = await client(url).transcribe(recording, MAPLETON, asking);
    expect(heard).toEqual({ text: 'All clear.', pieces: [{ start: 0, end: 10, from: 0.5, to: 1.5 }] });
    expect(told?.[0]).toEqual(recording);
    expect(told?.[1]).toContain('Mapleton');
  });

  it('is told who asks by a name that tells callers apart and says nothing of them', async () => {
    const callers: string[] = [];
    const url = await serve(async (_recording, _names, { caller }) => {
      callers.push(caller);
      return 'All clear.';
    });
    for (const caller of ['key_1', 'key_2', 'key_1']) {
      await client(url).transcribe(recording, MAPLETON, { ...asking, caller });
    }
    const [first, second, third] = callers;
    expect(third).toBe(first);
    expect(second).not.toBe(first);
    expect(callers.join()).not.toContain('key_');
    // Whoever gives no name, or none that can be one, is the address they ask from.
    await post(url, form({ file }));
    await post(url, form({ file }), { 'x-caller': 'x'.repeat(65) });
    expect(callers.slice(3)).toEqual(['address 127.0.0.1', 'address 127.0.0.1']);
  });

  it('a prompt gives back the names it was made with, and of any other text none that is too long to be one', () => {
    const department = { name: 'St. Mary’s Volunteer Fire Department', city: 'Saint Mary' };
    expect(namesIn(vocabularyPrompt(department))).toEqual([
      'Saint Mary',
      'St Mary s Volunteer Fire Department',
      'St Mary s',
    ]);
    expect(namesIn(vocabularyPrompt({ name: null, city: null }))).toEqual([]);
    expect(namesIn(`${'The speaker is a firefighter who reports on a long call '.repeat(2)}, Oakville`)).toEqual([
      'Oakville',
    ]);
  });

  it('what was not understood stays so: no transcript, but what it sounded like', async () => {
    const url = await serve(async () => ({ soundedLike: 'The fear of alarm' }));
    expect(await client(url).transcribe(recording, MAPLETON, asking)).toEqual({ soundedLike: 'The fear of alarm' });
    const { json } = await post(url, form({ file }));
    expect(json).toMatchObject({ text: '', sounded_like: 'The fear of alarm' });
  });

  it('a full line is 503 with Retry-After, and the API passes both on', async () => {
    const url = await serve(() =>
      Promise.reject(new ApiError('PARTNER_API_UNAVAILABLE', 'busy', { retryAfterSeconds: 7 })),
    );
    const { status, headers } = await post(url, form({ file }));
    expect([status, headers.get('retry-after')]).toEqual([503, '7']);
    await expect(client(url).transcribe(recording, MAPLETON, asking)).rejects.toMatchObject({
      code: 'PARTNER_API_UNAVAILABLE',
      retryAfterSeconds: 7,
    });
  });

  it('a recogniser that broke is 502, without a word of why', async () => {
    const url = await serve(() => Promise.reject(new Error('heard: all clear')));
    const { status, json } = await post(url, form({ file }));
    expect([status, json.error.code]).toEqual([502, 'TRANSCRIPTION_FAILED']);
    expect(JSON.stringify(json)).not.toContain('heard');
  });

  it('a form that cannot be worked on is 400 and says what to send', async () => {
    const url = await serve(async () => 'never heard');
    const wrong: [FormData | string, RegExp, Record<string, string>?][] = [
      [form({ model: 'whisper-1' }), /a part named file/],
      [form({ file: new Blob([]) }), /a part named file/],
      [form({ file: 'text' }), /a part named file/],
      [form({ file, response_format: 'srt' }), /one of json, verbose_json, text/],
      [form({ file, language: 'es' }), /language must be en/],
      [form({ file, stream: 'true' }), /stream is not offered/],
      ['{}', /multipart\/form-data/, { 'content-type': 'application/json' }],
      ['--x\r\nbroken', /multipart\/form-data/, { 'content-type': 'multipart/form-data; boundary=x' }],
    ];
    for (const [body, message, headers] of wrong) {
      const { status, json } = await post(url, body, headers);
      expect([status, json.error.code]).toEqual([400, 'INVALID_BODY']);
      expect(json.error.message).toMatch(message);
    }
  });

  it('more than 25 MB is refused, and so is more at once than there is room for', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const url = await serve(() => held.then(() => 'All clear.'), { BODY_MB: '40', BODY_MB_PER_CALLER: '40' });
    const large = (mb: number) => form({ file: new Blob([Buffer.alloc(mb * 1024 * 1024)], { type: 'audio/wav' }) });
    expect(await post(url, large(26))).toMatchObject({ status: 400, json: { error: { code: 'AUDIO_TOO_LARGE' } } });
    const first = post(url, large(24));
    await expect.poll(async () => (await post(url, large(24))).status).toBe(503);
    letGo();
    expect((await first).status).toBe(200);
    expect((await post(url, large(24))).status).toBe(200);
  });

  it('one caller’s recordings leave room for another’s', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let hearing = 0;
    const hear = async () => {
      hearing++;
      await held;
      return 'All clear.';
    };
    const url = await serve(hear, { BODY_MB_PER_CALLER: '40' });
    const send = (caller: string) =>
      post(url, form({ file: new Blob([Buffer.alloc(24 * 1024 * 1024)]) }), { 'x-caller': caller });
    const first = send('many');
    await expect.poll(() => hearing).toBe(1);
    expect((await send('many')).status).toBe(503);
    const other = send('other');
    await expect.poll(() => hearing).toBe(2);
    letGo();
    expect([(await first).status, (await other).status]).toEqual([200, 200]);
  });

  it('whoever asked and went away leaves the recogniser to the others', async () => {
    let given: AbortSignal | undefined;
    const url = await serve((_recording, _names, { signal }) => {
      given = signal;
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('given up'))));
    });
    const leaving = new AbortController();
    const asked = fetch(`${url}/audio/transcriptions`, {
      method: 'POST',
      body: form({ file }),
      signal: leaving.signal,
    }).catch(() => 'left');
    await expect.poll(() => given).toBeDefined();
    leaving.abort();
    expect(await asked).toBe('left');
    await expect.poll(() => given?.aborted).toBe(true);
  });

  it('beyond this machine it does not start without a key of its own, and says which setting it needs', () => {
    const closed = { HOST: '0.0.0.0', ALLOW_PLAIN_HTTP: 'true' };
    for (const environment of [closed, { ...closed, RECOGNISER_KEY: 'short' }, { RECOGNISER_KEY: 'short' }]) {
      const start = () => buildRecogniserNode(readSettings(environment));
      expect(start).toThrow(SettingsError);
      expect(start).toThrow(/needs RECOGNISER_KEY, 32 characters or more/);
    }
  });

  it('says that it lives and whether it can hear, and that nothing else is here', async () => {
    const url = await serve(async () => '');
    const at = async (path: string) => (await fetch(new URL(path, url))).status;
    expect([await at('/healthz'), await at('/readyz'), await at('/v1/ping')]).toEqual([200, 200, 404]);
  });
});
