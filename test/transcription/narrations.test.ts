import { kill } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalRecogniser, localRecogniser } from '../../src/transcription/local.ts';
import { SQLITE } from '../support/database/databases.ts';
import { MAPLETON, startService, type TestService } from '../support/service/service.ts';
import { CAN_RECORD, convert, generate, NINE_TYPES, say, sayIn } from './support/recordings.ts';

const SAID =
  'Engine twelve responded to a house fire on Maple Street. The crew made entry and put water on the fire. Primary search was all clear.';

/** Heard as English words, which nobody said. */
const GERMAN =
  'Am Morgen lief nach dem starken Regen Wasser in mehrere Keller. Wir haben mit drei Pumpen gearbeitet und die Straße mit Sandsäcken gesichert.';

/** Sounds without speech. */
const NO_SPEECH: Record<string, string> = {
  silence: 'anullsrc=r=16000:cl=mono:d=6',
  'white noise': 'anoisesrc=d=6:c=white:a=0.3:seed=7',
  'brown noise': 'anoisesrc=d=6:c=brown:a=0.8:seed=7',
  'mains hum': 'aevalsrc=0.3*sin(2*PI*60*t)+0.2*sin(2*PI*120*t)+0.1*sin(2*PI*180*t):d=6:s=16000',
  'a siren': 'aevalsrc=0.4*sin(2*PI*(800*t+300*sin(2*PI*0.3*t))):d=6:s=16000',
  music:
    'aevalsrc=0.2*(sin(2*PI*(262+65*floor(mod(2*t\\,4)))*t)+sin(2*PI*(330+41*floor(mod(4*t\\,3)))*t))*exp(-3*mod(t\\,0.5)):d=8:s=16000',
};

describe.runIf(CAN_RECORD)('audio narrations over HTTP', { timeout: 120_000 }, () => {
  let service: TestService;
  let recogniser: LocalRecogniser;
  let credential: string;
  let wav: Buffer;

  beforeAll(async () => {
    recogniser = localRecogniser({ workers: 1, seconds: 100, onFailure() {} });
    service = await startService(SQLITE, { recogniser });
    credential = await service.key();
    wav = say(SAID);
  }, 120_000);
  afterAll(() => service?.stop());

  const send = (bytes: Buffer, mime: string, prefix = '') => {
    const audio = { data: prefix + bytes.toString('base64'), mime };
    return service.call('POST', '/narrations', { credential, body: { department: MAPLETON.neris_id, audio } });
  };

  for (const [mime, args] of Object.entries(NINE_TYPES)) {
    it(`section 8: ${mime} gives the transcript and a draft`, async () => {
      const answer = await send(convert(wav, args), mime);
      expect(answer.status).toBe(200);
      expect(missing(answer.json.transcript)).toEqual([]);
      expect(answer.json.neris).toBeTypeOf('object');
      expect(answer.json.timings.transcribe_ms).toBeGreaterThan(0);
      expect(answer.json.model.transcription).toMatch(/^moonshine-base-0\.1\.16\/[0-9a-f]{12}$/);
    });
  }

  it('section 2: a data: URL, codec parameters and a wrong but allowed type are tolerated', async () => {
    const webm = convert(wav, NINE_TYPES['audio/webm'] ?? []);
    const answer = await send(webm, 'audio/wav; codecs=opus', 'data:audio/webm;codecs=opus;base64,');
    expect(answer.status).toBe(200);
    expect(missing(answer.json.transcript)).toEqual([]);
  });

  for (const [name, source] of Object.entries(NO_SPEECH)) {
    it(`section 7: ${name} is 422 EMPTY_TRANSCRIPT with a failed record`, async () => {
      const answer = await send(generate(source), 'audio/wav');
      expect([answer.status, answer.json.error.code]).toEqual([422, 'EMPTY_TRANSCRIPT']);
      expect(answer.json.error.details.transcript).toBe('');
      const record = await service.call('GET', `/narrations/${answer.json.error.details.id}`, { credential });
      expect([record.json.status, record.json.error.code]).toEqual(['failed', 'EMPTY_TRANSCRIPT']);
    });
  }

  it('the true length is kept beside the declared one, of what failed too', async () => {
    const audio = { data: generate(NO_SPEECH['white noise'] ?? '').toString('base64'), mime: 'audio/wav' };
    const body = { department: MAPLETON.neris_id, audio: { ...audio, duration_seconds: 40 } };
    const { details } = (await service.call('POST', '/narrations', { credential, body })).json.error;
    const heard = (await send(wav, 'audio/wav')).json;
    const measured = async (id: string) => {
      const row = service.db.selectFrom('narrations').select(['audio_seconds', 'measured_seconds']);
      return row.where('id', '=', id).executeTakeFirstOrThrow();
    };
    expect(await measured(details.id)).toEqual({ audio_seconds: 40, measured_seconds: 6 });
    expect(await measured(heard.id)).toEqual({
      audio_seconds: null,
      measured_seconds: expect.closeTo(secondsOf(wav), 1),
    });
    expect(heard.input.audio_seconds).toBeNull();
  });

  it('section 7: another language is 422 EMPTY_TRANSCRIPT with what was heard in a failed record', async () => {
    const answer = await send(sayIn('de', GERMAN), 'audio/wav');
    expect([answer.status, answer.json.error.code]).toEqual([422, 'EMPTY_TRANSCRIPT']);
    const { id, transcript } = answer.json.error.details;
    expect(transcript).toMatch(/[a-z]{3}/i);
    const record = await service.call('GET', `/narrations/${id}`, { credential });
    expect(record.json).toMatchObject({ status: 'failed', error: { code: 'EMPTY_TRANSCRIPT' }, transcript });
  });

  it('section 7: bytes of no allowed type are 400 INVALID_AUDIO, and only recordings are kept', async () => {
    const answer = await send(Buffer.from('words, not sounds, and many of them'), 'audio/wav');
    expect([answer.status, answer.json.error.code]).toEqual([400, 'INVALID_AUDIO']);
    const silent = await send(generate(NO_SPEECH.silence ?? '', ['-f', 'wav']), 'audio/wav');
    const files = (id: string) =>
      service.db.selectFrom('narrations').select('audio_file').where('id', '=', id).executeTakeFirstOrThrow();
    expect(await files(answer.json.error.details.id)).toEqual({ audio_file: null });
    expect(await files(silent.json.error.details.id)).toEqual({ audio_file: expect.any(String) });
  });

  it('section 8: a recording that unpacks to more than 900 seconds is 400 AUDIO_TOO_LONG', async () => {
    const long = generate('anullsrc=r=16000:cl=mono:d=1000', ['-c:a', 'flac', '-f', 'flac']);
    const answer = await send(long, 'audio/flac');
    expect([answer.status, answer.json.error.code]).toEqual([400, 'AUDIO_TOO_LONG']);
  });

  it('section 7: a recogniser that dies is 502 TRANSCRIPTION_FAILED, and the next narration is served', async () => {
    const answering = send(convert(wav, ['-filter_complex', 'aloop=loop=10:size=2e6', '-f', 'flac']), 'audio/flac');
    while (recogniser.working() === 0) await pause(20);
    for (const pid of recogniser.pids()) kill(pid, 'SIGKILL');
    const failed = await answering;
    expect([failed.status, failed.json.error.code]).toEqual([502, 'TRANSCRIPTION_FAILED']);
    const record = await service.call('GET', `/narrations/${failed.json.error.details.id}`, { credential });
    expect(record.json.status).toBe('failed');
    expect((await send(wav, 'audio/wav')).status).toBe(200);
  });
});

/** By its header: bytes of sound and bytes a second. */
function secondsOf(file: Buffer): number {
  return (file.length - file.indexOf('data') - 8) / file.readUInt32LE(28);
}

/** Words that every encoding must carry; a synthetic voice leaves the others to chance. */
function missing(transcript: string): string[] {
  const heard = transcript.toLowerCase();
  return ['engine', 'fire', 'maple', 'water', 'primary search', 'all clear'].filter((word) => !heard.includes(word));
}
