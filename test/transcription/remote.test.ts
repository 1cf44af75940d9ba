import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { remoteRecogniser } from '../../src/transcription/remote.ts';
import { SQLITE } from '../support/database/databases.ts';
import { MAPLETON, startService } from '../support/service/service.ts';

/** What the fake does with one request after the other. */
type Turn =
  | 'hang up'
  | 'hang'
  | number
  | { text: string; duration?: unknown; segments?: unknown; sounded_like?: string }
  | { location: string }
  | { refusal: object };

interface Fake {
  url: string;
  forms: FormData[];
  keys: (string | undefined)[];
  close(): Promise<void>;
}

/** A fake of an OpenAI-style transcription server: it speaks the real protocol on a real socket and recognises nothing. */
async function fakeTranscriptionServer(turns: Turn[]): Promise<Fake> {
  const forms: FormData[] = [];
  const keys: (string | undefined)[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer(async (request, response) => {
    const turn = turns.shift() ?? 500;
    if (turn === 'hang up') return void request.socket.destroy();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const type = request.headers['content-type'] ?? '';
    forms.push(await new Response(Buffer.concat(chunks), { headers: { 'content-type': type } }).formData());
    keys.push(request.headers.authorization);
    if (turn === 'hang') return;
    if (typeof turn === 'object' && 'location' in turn) return void response.writeHead(307, turn).end();
    const known = request.method === 'POST' && request.url === '/v1/audio/transcriptions';
    if (typeof turn === 'object' && 'refusal' in turn) {
      return void response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify(turn.refusal));
    }
    response.statusCode = known ? (typeof turn === 'number' ? turn : 200) : 404;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(typeof turn === 'number' ? { error: { message: 'no' } } : turn));
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    forms,
    keys,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

describe('a remote recogniser', () => {
  const open: Fake[] = [];
  const fake = async (...turns: Turn[]) => {
    const server = await fakeTranscriptionServer(turns);
    open.push(server);
    return server;
  };
  afterEach(async () => {
    for (const server of open.splice(0)) await server.close();
  });
  const recording = { bytes: Buffer.from('RIFF some audio'), mime: 'audio/webm' };
  const recogniser = (url: string, seconds = 5) =>
    remoteRecogniser({ url, key: 'k-1', model: 'whisper-1', format: 'json', seconds });
  const asking = { caller: 'key_1', signal: new AbortController().signal };

  it('is sent the recording, the model and the vocabulary, and its text is repaired', async () => {
    const server = await fake({ text: ' Letter 4 forced entry. ' });
    expect(await recogniser(server.url).transcribe(recording, MAPLETON, asking)).toBe('Ladder 4 forced entry.');
    const form = server.forms[0];
    const file = form?.get('file') as File;
    expect(file.name).toBe('audio.webm');
    expect(Buffer.from(await file.arrayBuffer())).toEqual(recording.bytes);
    expect(form?.get('model')).toBe('whisper-1');
    expect(form?.get('prompt')).toContain('Mapleton');
    expect(server.keys).toEqual(['Bearer k-1']);
  });

  it('is believed how long the recording was, when it says so', async () => {
    const lengths = [12.5, '7.25', undefined, -1, 'long', null, 1e300];
    const server = await fake(...lengths.map((duration) => ({ text: 'All clear.', duration })));
    const measured: unknown[] = [];
    for (const _ of lengths) {
      let told: number | undefined;
      const onMeasured = (seconds: number) => {
        told = seconds;
      };
      await recogniser(server.url).transcribe(recording, MAPLETON, { ...asking, onMeasured });
      measured.push(told);
    }
    expect(measured).toEqual([12.5, 7.25, undefined, undefined, undefined, undefined, undefined]);
  });

  it('is tried once more when the connection breaks', async () => {
    const server = await fake('hang up', { text: 'All clear.' });
    expect(await recogniser(server.url).transcribe(recording, MAPLETON, asking)).toBe('All clear.');
  });

  it('is not tried a third time', async () => {
    const server = await fake('hang up', 'hang up', { text: 'too late' });
    await expect(recogniser(server.url).transcribe(recording, MAPLETON, asking)).rejects.toThrow();
  });

  it('is not asked again after an answer that says no', async () => {
    const server = await fake(500, { text: 'second answer' });
    await expect(recogniser(server.url).transcribe(recording, MAPLETON, asking)).rejects.toThrow('status 500');
    expect(server.forms).toHaveLength(1);
  });

  it('sends a recording nowhere else, whatever it answers', async () => {
    const elsewhere = await fake({ text: 'sent on' });
    const server = await fake({ location: `${elsewhere.url}/audio/transcriptions` });
    await expect(recogniser(server.url).transcribe(recording, MAPLETON, asking)).rejects.toThrow();
    expect(elsewhere.forms).toEqual([]);
  });

  it('is not believed a text that nobody can have said in fifteen minutes', async () => {
    const much = 'all clear '.repeat(5001);
    const segments = [{ start: 0, end: 1, text: much }];
    const server = await fake({ text: much }, { text: 'All clear.', segments }, { text: '', sounded_like: much });
    for (let i = 0; i < 3; i++)
      await expect(recogniser(server.url).transcribe(recording, MAPLETON, asking)).rejects.toThrow('too large');
  });

  it('is not let say just anything to whoever sent the recording', async () => {
    const refusal = (message: string) => ({ refusal: { error: { code: 'INVALID_AUDIO', message } } });
    const server = await fake(refusal('It holds no sound.'), refusal('<b>'.repeat(200_000)));
    const ask = () => recogniser(server.url).transcribe(recording, MAPLETON, asking);
    await expect(ask()).rejects.toMatchObject({ code: 'INVALID_AUDIO', message: 'It holds no sound.' });
    await expect(ask()).rejects.toThrow('status 400');
  });

  it('is overlooked where it says that words were said before the recording or days after it', async () => {
    const segments = [{ start: -1e300, end: 1e300, text: 'All clear.' }];
    const server = await fake({ text: 'All clear.', segments });
    expect(await recogniser(server.url).transcribe(recording, MAPLETON, asking)).toBe('All clear.');
  });

  it('is given up when it takes too long', async () => {
    const server = await fake('hang', 'hang');
    await expect(recogniser(server.url, 0.5).transcribe(recording, MAPLETON, asking)).rejects.toThrow();
    expect(server.forms).toHaveLength(1);
  });

  it('passes on what it understood in another language untouched', async () => {
    const said = 'Llegamos a las dos y media, el fuego ya estaba apagado y no hubo heridos.';
    const server = await fake({ text: said });
    const service = await startService(SQLITE, { environment: { RECOGNISER: 'remote', RECOGNISER_URL: server.url } });
    try {
      const audio = { data: recording.bytes.toString('base64'), mime: 'audio/webm' };
      const body = { department: MAPLETON.neris_id, audio };
      const answer = await service.call('POST', '/narrations', { credential: await service.key(), body });
      expect([answer.status, answer.json.status, answer.json.transcript]).toEqual([200, 'complete', said]);
    } finally {
      await service.stop();
    }
  });

  it('makes the draft over HTTP, and its failure is 502 TRANSCRIPTION_FAILED with a failed record', async () => {
    const server = await fake({ text: 'Engine 2 on scene, nothing showing.' }, 503, { text: '' });
    const service = await startService(SQLITE, {
      environment: { RECOGNISER: 'remote', RECOGNISER_URL: server.url, RECOGNISER_KEY: 'k-2' },
    });
    try {
      const credential = await service.key();
      const audio = { data: recording.bytes.toString('base64'), mime: 'audio/webm;codecs=opus' };
      const body = { department: MAPLETON.neris_id, audio };
      const good = await service.call('POST', '/narrations', { credential, body });
      expect(good.status).toBe(200);
      expect(good.json.transcript).toBe('Engine 2 on scene, nothing showing.');
      expect(good.json.model.transcription).toMatch(/^remote-whisper-1\/[0-9a-f]{12}$/);
      const bad = await service.call('POST', '/narrations', { credential, body });
      expect([bad.status, bad.json.error.code]).toEqual([502, 'TRANSCRIPTION_FAILED']);
      const record = await service.call('GET', `/narrations/${bad.json.error.details.id}`, { credential });
      expect([record.json.status, record.json.error.code]).toEqual(['failed', 'TRANSCRIPTION_FAILED']);
      const empty = await service.call('POST', '/narrations', { credential, body });
      expect([empty.status, empty.json.error.code]).toEqual([422, 'EMPTY_TRANSCRIPT']);
    } finally {
      await service.stop();
    }
  });
});
