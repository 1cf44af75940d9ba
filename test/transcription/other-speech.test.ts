import { beforeAll, describe, expect, it } from 'vitest';
import { decodeAudio } from '../../src/transcription/decode/decode.ts';
import { textOf } from '../../src/transcription/recogniser.ts';
import { loadTranscription, type Transcribe } from '../../src/transcription/transcribe.ts';
import { SQLITE } from '../support/database/databases.ts';
import { MAPLETON, startService } from '../support/service/service.ts';
import { hears } from '../support/service/stages.ts';
import { CAN_RECORD, mix, say, sayIn } from './support/recordings.ts';

const ACCOUNT =
  'Engine twelve responded to a house fire on Maple Street. The crew made entry and put water on the fire. Primary search was all clear and nobody was hurt.';

/** The recogniser knows none of these; bench/asr/run refusals measures many more. */
const OTHER_LANGUAGES: Record<string, string> = {
  es: 'Nos llamaron a las dos de la tarde por un incendio en una casa de la calle principal. Cuando llegamos salía humo negro por las ventanas del segundo piso. No hubo heridos.',
  de: 'Am Morgen lief nach dem starken Regen Wasser in mehrere Keller. Wir haben mit drei Pumpen gearbeitet und die Straße mit Sandsäcken gesichert.',
  it: 'Siamo stati chiamati per un incendio in un magazzino vicino alla stazione. Le fiamme uscivano già dal tetto e abbiamo dovuto lavorare da fuori.',
  sv: 'Vi fick larm om en brand i en källare mitt i natten. Det var mycket rök i trapphuset och flera familjer stod på balkongerna.',
  hu: 'Délután kettőkor riasztottak minket egy lakástűzhöz. Amikor megérkeztünk, sűrű füst jött az ablakokból.',
  tr: 'Saat üçte bir apartmanda yangın ihbarı aldık. Vardığımızda ikinci kattan duman çıkıyordu.',
};

const ACCENTS = ['en-us', 'en-gb', 'en-gb-scotland', 'en-gb-x-rp', 'en-029', 'en-us-nyc', 'en-us+f3', 'en-gb+m3'];

const TOGETHER =
  '[0]aresample=16000[a];[1]aresample=16000,adelay=400[b];[2]aresample=16000,adelay=900[c];[3]aresample=16000,adelay=1300[d];[4]aresample=16000,adelay=200[e];[a][b][c][d][e]amix=inputs=5:duration=shortest,volume=2';
const IN_A_ROW =
  '[0]aresample=16000[a];[1]aresample=16000,atrim=end=5[b];[2]aresample=16000[c];[a][b][c]concat=n=3:v=0:a=1';
const RADIO =
  'aresample=16000[said];anoisesrc=r=16000:c=pink:a=0.05:seed=3[noise];[said][noise]amix=inputs=2:duration=first:normalize=0,highpass=f=300,lowpass=f=3400,volume=6dB,alimiter=limit=0.8';

describe.runIf(CAN_RECORD)('the local recogniser, which knows English only', { timeout: 240_000 }, () => {
  let transcribe: Transcribe;
  beforeAll(async () => {
    transcribe = await loadTranscription(2);
  }, 120_000);
  const hear = async (wav: Buffer) => transcribe(await decodeAudio(wav), []);

  it('says of other languages what they sounded like, not that it was said', async () => {
    const heard: string[] = [];
    for (const [voice, text] of Object.entries(OTHER_LANGUAGES)) heard.push(await misheard(sayIn(voice, text)));
    // Some languages sound like words and some like nothing; were all like nothing, this would show nothing.
    expect(heard.filter(Boolean).length).toBeGreaterThan(1);
  });

  it('and of many who speak at once, and of speech backwards', async () => {
    const voices = ['en-us', 'en-gb', 'en-gb-scotland+f2', 'en-us+f3', 'en-029+m3'];
    const texts = Object.values(OTHER_LANGUAGES);
    const babble = voices.map((voice, at) => sayIn(voice, `${texts[at]} ${ACCOUNT}`));
    await misheard(mix(babble, TOGETHER));
    await misheard(mix([say(ACCOUNT)], 'areverse'));
    await misheard(mix([sayIn('en-gb', ACCOUNT)], 'areverse'));
  });

  it.each(ACCENTS)('takes English in the voice %s', async (voice) => {
    expect(textOf(await hear(sayIn(voice, ACCOUNT)))).toMatch(/house fire/i);
  });

  it('takes English over a radio with noise', async () => {
    expect(textOf(await hear(mix([say(ACCOUNT)], RADIO)))).toMatch(/maple street/i);
  });

  it('takes a short answer', async () => {
    expect(textOf(await hear(say('Engine two on scene, nothing showing.')))).toMatch(/engine/i);
  });

  it('takes an English account that quotes another language', async () => {
    const [quoted, end] = [sayIn('es', OTHER_LANGUAGES.es ?? ''), say('The neighbor said that she called us at once.')];
    const heard = textOf(await hear(mix([say(ACCOUNT), quoted, end], IN_A_ROW)));
    expect(heard).toMatch(/maple street/i);
    expect(heard).toMatch(/neighbor/i);
  });

  const misheard = async (wav: Buffer): Promise<string> => {
    const heard = await hear(wav);
    expect(heard).toEqual({ soundedLike: expect.any(String) });
    return textOf(heard);
  };
});

describe('a narration that was not understood', () => {
  it('section 7: is 422 EMPTY_TRANSCRIPT with what was heard, and a failed record', async () => {
    const soundedLike = 'We call on the two of the Tardes for an incentive in a house of the main street.';
    const recogniser = { ...hears(''), transcribe: async () => ({ soundedLike }) };
    const service = await startService(SQLITE, { recogniser });
    try {
      const credential = await service.key();
      const body = { department: MAPLETON.neris_id, audio: { data: 'AAAA', mime: 'audio/webm' } };
      const answer = await service.call('POST', '/narrations', { credential, body });
      expect([answer.status, answer.json.error.code]).toEqual([422, 'EMPTY_TRANSCRIPT']);
      expect(answer.json.error.message).toContain('only English');
      const { id } = answer.json.error.details;
      expect(answer.json.error.details).toEqual({ id, transcript: soundedLike });
      const record = await service.call('GET', `/narrations/${id}`, { credential });
      const failed = { status: 'failed', error: { code: 'EMPTY_TRANSCRIPT' }, transcript: soundedLike, neris: null };
      expect(record.json).toMatchObject(failed);
    } finally {
      await service.stop();
    }
  });
});
