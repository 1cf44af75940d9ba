import { beforeAll, describe, expect, test } from 'vitest';
import { setCeilings } from '../../../src/partners/partners.ts';
import { expectError, expectResource } from '../../support/answers.ts';
import { counted, onEachDatabase, roomForAll } from '../../support/database/on-each-database.ts';
import { MAPLETON, OAKVILLE } from '../../support/service/service.ts';
import { hears, wav } from '../../support/service/stages.ts';

const EMOJI = '🚒';
const DATA = wav().toString('base64');
const AUDIO = `{"data":"${DATA}","mime":"audio/wav"}`;

const AUDIO_TYPES = [
  'audio/webm',
  'audio/ogg',
  'audio/mp4',
  'audio/m4a',
  'audio/aac',
  'audio/wav',
  'audio/mpeg',
  'audio/mp3',
  'audio/flac',
];

describe('POST /narrations, field by field', () => {
  onEachDatabase(
    () => ({ recogniser: hears('Engine 41 on scene.') }),
    (service) => {
      let key: string;
      let pinned: string;
      beforeAll(async () => {
        key = await service().key();
        pinned = await service().key({ department: MAPLETON.neris_id });
      });
      const send = (body: unknown, credential = key) => service().call('POST', '/narrations', { credential, body });
      /** A body of the department and what is written after it, so that bent JSON can be sent. */
      const sendFields = (fields: string, credential = key) =>
        send(`{"department":"${MAPLETON.neris_id}",${fields}}`, credential);
      const sendAudio = (audio: object) => send({ department: MAPLETON.neris_id, audio });

      test.each([
        ['a list', '[]'],
        ['null', 'null'],
        ['a string', '"transcript"'],
        ['a number', '7'],
        ['a boolean', 'true'],
        ['empty', '  '],
        ['cut off', '{"department":'],
        ['two values', '{} {}'],
        ['with a comment', '{/* */}'],
        ['with a trailing comma', '{"transcript":"x",}'],
        ['NaN', '{"x":NaN}'],
        ['an unknown key twice', '{"x":1,"x":2}'],
        ['a number too large in an unknown field', '{"x":1e999}'],
        ['an unknown field 65 levels deep', `{"x":${'['.repeat(65)}${']'.repeat(65)}}`],
        ['a list 100000 levels deep', '['.repeat(100_000) + ']'.repeat(100_000)],
        ['__proto__', '{"__proto__":{"transcript":"x"}}'],
        ['half a surrogate pair in a key', '{"\\ud83d":1}'],
      ])('section 7: 400 INVALID_BODY for a body that is %s', async (_, body) => {
        expectError(await send(body), 400, 'INVALID_BODY');
      });

      test('section 7: 400 INVALID_BODY for no body at all', async () => {
        expectError(await send(undefined), 400, 'INVALID_BODY');
      });

      test('section 7: 400 DEPARTMENT_REQUIRED only with a partner-scoped key', async () => {
        expectError(await send({ transcript: 'x' }), 400, 'DEPARTMENT_REQUIRED');
        expectResource(await send({ transcript: 'x' }, pinned), 200, 'Narration');
      });

      test.each([
        '7',
        'true',
        '""',
        '"FD2403100"',
        '"FD240310011"',
        '"fd24031001"',
        '" FD24031001"',
        '["FD24031001"]',
        '"\\ud83d"',
        '"FD24031001","department":"FD24031001"',
      ])('section 7: 400 DEPARTMENT_INVALID for %s, with any credential', async (department) => {
        const body = `{"department":${department},"transcript":"x"}`;
        expectError(await send(body), 400, 'DEPARTMENT_INVALID');
        expectError(await send(body, pinned), 400, 'DEPARTMENT_INVALID');
      });

      test.each([
        ['neither', '"external_ref":"x"'],
        ['null for both', '"audio":null,"transcript":null'],
        ['null for one and nothing for the other', '"transcript":null'],
        ['both', `"audio":${AUDIO},"transcript":"x"`],
        ['both, though one is wrong', '"audio":7,"transcript":"x"'],
        ['both, though the other is wrong', `"audio":${AUDIO},"transcript":7`],
      ])('section 7: 400 INPUT_REQUIRED for %s of audio and transcript', async (_, fields) => {
        expectError(await sendFields(fields), 400, 'INPUT_REQUIRED');
      });

      test.each([
        ['a string', `"${DATA}"`],
        ['a list', `["${DATA}"]`],
        ['empty', '{}'],
        ['without data', '{"mime":"audio/wav"}'],
        ['with a number as data', '{"data":7,"mime":"audio/wav"}'],
        ['with empty data', '{"data":"","mime":"audio/wav"}'],
        ['with data that is not base64', '{"data":"!!!!","mime":"audio/wav"}'],
        ['with data that is base64 only in part', `{"data":"${DATA.slice(0, -4)}*===","mime":"audio/wav"}`],
        ['with data that ends within a character', '{"data":"QUJDR","mime":"audio/wav"}'],
        ['with a data URL of nothing', '{"data":"data:audio/wav;base64,","mime":"audio/wav"}'],
        ['without mime', `{"data":"${DATA}"}`],
        ['with a number as mime', `{"data":"${DATA}","mime":7}`],
        ['with null as mime', `{"data":"${DATA}","mime":null}`],
        ['with a negative duration', `{"data":"${DATA}","mime":"audio/wav","duration_seconds":-1}`],
        ['with a duration in words', `{"data":"${DATA}","mime":"audio/wav","duration_seconds":"60"}`],
        ['with a boolean as duration', `{"data":"${DATA}","mime":"audio/wav","duration_seconds":true}`],
        ['with null as data', '{"data":null,"mime":"audio/wav"}'],
        ['with a duration that is not finite', `{"data":"${DATA}","mime":"audio/wav","duration_seconds":1e999}`],
        ['with data twice', `{"data":"${DATA}","data":"${DATA}","mime":"audio/wav"}`],
        ['with half a surrogate pair', '{"data":"\\ud83d","mime":"audio/wav"}'],
        ['with __proto__', `{"__proto__":{"data":"${DATA}"},"mime":"audio/wav"}`],
      ])('section 7: 400 INVALID_AUDIO for audio that is %s', async (_, audio) => {
        expectError(await sendFields(`"audio":${audio}`), 400, 'INVALID_AUDIO');
      });

      test.each(AUDIO_TYPES)('section 8: %s is allowed', async (mime) => {
        const answer = await sendAudio({ data: DATA, mime });
        expectResource(answer, 200, 'Narration');
        expect(answer.json.input.mime).toBe(mime);
      });

      test.each(['audio/webm; codecs=opus', 'audio/ogg;codecs="opus"'])(
        'section 8: opus may be named (%s)',
        async (mime) => {
          expectResource(await sendAudio({ data: DATA, mime }), 200, 'Narration');
        },
      );

      test.each([
        '',
        'audio',
        'audio/',
        'audio/x-wav2',
        'audio/amr',
        'video/mp4',
        'text/plain',
        'audio/wav, audio/mp4',
        'wav',
        'application/octet-stream',
      ])('section 7: 400 UNSUPPORTED_AUDIO_TYPE for mime "%s"', async (mime) => {
        expectError(await sendAudio({ data: DATA, mime }), 400, 'UNSUPPORTED_AUDIO_TYPE');
      });

      test('section 8: duration_seconds from 0 to 900', async () => {
        for (const duration_seconds of [0, 0.25, 899.99, 900]) {
          const answer = await sendAudio({ data: DATA, mime: 'audio/wav', duration_seconds });
          expectResource(answer, 200, 'Narration');
          expect(answer.json.input.audio_seconds).toBe(duration_seconds);
        }
      });

      test.each([900.01, 901, 1e6, 1e308])(
        'section 7: 400 AUDIO_TOO_LONG for %s s, before anything is decoded',
        async (duration_seconds) => {
          expectError(
            await sendAudio({ data: '!not base64!', mime: 'audio/wav', duration_seconds }),
            400,
            'AUDIO_TOO_LONG',
          );
        },
      );

      test.each([
        ['a data: URL', `data:audio/wav;base64,${DATA}`],
        ['a data: URL with parameters', `data:audio/webm;codecs=opus;base64,${DATA}`],
        ['line breaks', DATA.replace(/(.{76})/g, '$1\r\n')],
        ['no padding', DATA.replace(/=+$/, '')],
      ])('section 2: base64 with %s is tolerated', async (_, data) => {
        expectResource(await sendAudio({ data, mime: 'audio/wav' }), 200, 'Narration');
      });

      test.each([
        ['empty', '""'],
        ['nothing but spaces', '" \\n\\t\\u00a0"'],
        ['a number', '7'],
        ['a boolean', 'true'],
        ['a list', '["x"]'],
        ['an object', '{}'],
        ['half a surrogate pair', '"smoke \\ud83d showing"'],
        ['a NUL character', '"a\\u0000b"'],
        ['given twice', '"a","transcript":"b"'],
      ])('section 7: 400 INVALID_TRANSCRIPT for a transcript that is %s', async (_, transcript) => {
        expectError(await sendFields(`"transcript":${transcript}`), 400, 'INVALID_TRANSCRIPT');
      });

      test('section 8: a transcript holds 1 to 50000 characters, counted as code points', async () => {
        for (const transcript of ['x', 'x'.repeat(50_000), EMOJI.repeat(50_000)]) {
          const answer = await send({ department: MAPLETON.neris_id, transcript });
          expectResource(answer, 200, 'Narration');
          expect(answer.json.transcript).toBe(transcript);
        }
      });

      test.each([
        ['letters', 'x'],
        ['emoji', EMOJI],
      ])('section 7: 400 TRANSCRIPT_TOO_LONG for 50001 %s', async (_, character) => {
        const body = { department: MAPLETON.neris_id, transcript: character.repeat(50_001) };
        expectError(await send(body), 400, 'TRANSCRIPT_TOO_LONG');
      });

      test('section 8: external_ref holds 200 characters, counted as code points', async () => {
        for (const external_ref of ['x'.repeat(200), EMOJI.repeat(200)]) {
          const answer = await send({ department: MAPLETON.neris_id, transcript: 'x', external_ref });
          expectResource(answer, 200, 'Narration');
          expect(answer.json.external_ref).toBe(external_ref);
        }
      });

      test.each([
        ['201 characters', JSON.stringify('x'.repeat(201))],
        ['201 emoji', JSON.stringify(EMOJI.repeat(201))],
        ['a number', '7'],
        ['a boolean', 'false'],
        ['a list', '[]'],
        ['half a surrogate pair', '"\\udc00"'],
        ['given twice', '"a","external_ref":"a"'],
      ])('section 7: 400 INVALID_EXTERNAL_REF for %s', async (_, ref) => {
        expectError(await sendFields(`"transcript":"x","external_ref":${ref}`), 400, 'INVALID_EXTERNAL_REF');
      });

      test('section 8: metadata holds 4 KB, counted in bytes of compact JSON', async () => {
        const fits = { a: 'x'.repeat(4096 - '{"a":""}'.length) };
        const fitsInBytes = { a: 'é'.repeat((4096 - '{"a":""}'.length) / 2) };
        for (const metadata of [fits, fitsInBytes]) {
          expectResource(await send({ department: MAPLETON.neris_id, transcript: 'x', metadata }), 200, 'Narration');
        }
        const list = JSON.stringify({ a: Array.from({ length: 1000 }, () => 1) }, null, 8);
        expect(list.length).toBeGreaterThan(8000);
        expectResource(await sendFields(`"transcript":"x","metadata":${list}`), 200, 'Narration');
      });

      test.each([
        ['a number of more than 4 KB', `{"a":1.${'0'.repeat(4096)}}`],
        ['one byte more than 4 KB', JSON.stringify({ a: 'x'.repeat(4096 - 7) })],
        ['one character of two bytes more than 4 KB', JSON.stringify({ a: 'é'.repeat(2045) })],
        ['a list', '[]'],
        ['a string', '"{}"'],
        ['a number', '7'],
        ['a boolean', 'true'],
        ['a key twice', '{"a":1,"a":1}'],
        ['a key twice, spelled differently', '{"a":1,"\\u0061":1}'],
        ['a key twice, deep inside', '{"a":[{"b":{"c":1,"c":2}}]}'],
        ['__proto__', '{"__proto__":{"admin":true}}'],
        ['__proto__, deep inside', '{"a":[{"__proto__":null}]}'],
        ['a number that is not finite', '{"a":-1e999}'],
        ['half a surrogate pair', '{"a":["\\ud83d"]}'],
        ['half a surrogate pair in a key', '{"\\udd25":1}'],
        ['a NUL character', '{"a":"\\u0000"}'],
        ['65 levels', `{"a":${'['.repeat(64)}${']'.repeat(64)}}`],
        ['10000 levels', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
      ])('section 7: 400 INVALID_METADATA for metadata of %s', async (_, metadata) => {
        expectError(await sendFields(`"transcript":"x","metadata":${metadata}`), 400, 'INVALID_METADATA');
      });

      test('section 7: 404 DEPARTMENT_NOT_FOUND for an id that is not in the directory', async () => {
        expectError(await send({ department: 'FD99999999', transcript: 'x' }), 404, 'DEPARTMENT_NOT_FOUND');
      });

      test('checks run in order: body, fields of the table, scope, directory, limits', async () => {
        const wrong = { department: 'FD1', transcript: '', external_ref: 7, metadata: 7 };
        expectError(await send(wrong, pinned), 400, 'DEPARTMENT_INVALID');
        expectError(await send({ ...wrong, department: undefined }), 400, 'DEPARTMENT_REQUIRED');
        const far = { ...wrong, department: 'FD99999999' };
        expectError(await send({ ...far, audio: {} }, pinned), 400, 'INPUT_REQUIRED');
        expectError(await send({ ...far, transcript: undefined }, pinned), 400, 'INPUT_REQUIRED');
        expectError(await send({ ...far, transcript: undefined, audio: {} }, pinned), 400, 'INVALID_AUDIO');
        expectError(await send(far, pinned), 400, 'INVALID_TRANSCRIPT');
        expectError(await send({ ...far, transcript: 'x' }, pinned), 400, 'INVALID_EXTERNAL_REF');
        expectError(await send({ ...far, transcript: 'x', external_ref: 'x' }, pinned), 400, 'INVALID_METADATA');
        const fine = { department: 'FD99999999', transcript: 'x' };
        expectError(await send(fine, pinned), 403, 'DEPARTMENT_SCOPE_MISMATCH');
        await setCeilings(service().db, 'test', 'acme', roomForAll({ partner_narration_key: 0 }));
        expectError(await send(fine), 404, 'DEPARTMENT_NOT_FOUND');
        expectError(await send({ ...fine, department: MAPLETON.neris_id }), 429, 'RATE_LIMITED');
        await setCeilings(service().db, 'test', 'acme', roomForAll());
      });

      test('a refused request consumes no limit and leaves no record', async () => {
        const narrations = async () => (await service().db.selectFrom('narrations').select('id').execute()).length;
        const before = [await counted(service().db), await narrations()];
        await send('nonsense');
        await send({ transcript: 'x' });
        await send({ department: MAPLETON.neris_id });
        await send({ department: MAPLETON.neris_id, transcript: 7 });
        await send({ department: OAKVILLE.neris_id, transcript: 'x' }, pinned);
        await send({ department: 'FD99999999', transcript: 'x' });
        await service().call('POST', '/narrations', { body: { department: MAPLETON.neris_id, transcript: 'x' } });
        expect([await counted(service().db), await narrations()]).toEqual(before);
        await send({ department: MAPLETON.neris_id, transcript: 'x' });
        // Five dimensions are counted at once.
        expect(await counted(service().db)).toBe((before[0] ?? 0) + 5);
      });

      test('a credential is asked for before the body is looked at', async () => {
        expectError(await service().call('POST', '/narrations', { body: 'nonsense' }), 401, 'MISSING_CREDENTIAL');
      });
    },
  );
});
