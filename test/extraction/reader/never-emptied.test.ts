import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadReader, type ReadAccount } from '../../../src/extraction/draft.ts';
import { assemble } from '../../../src/neris/assemble.ts';
import { DOUBTS } from '../../../src/neris/doubts.ts';

const { drawnOf } = (await import(new URL('../../../eval/score.mjs', import.meta.url).href)) as {
  drawnOf(neris: object): string[];
};
const department = { neris_id: 'FD24031901', name: 'Sandbox FD', city: 'Gaithersburg', state: 'MD' };
let read: ReadAccount;
beforeAll(async () => {
  read = await loadReader(2);
});
const draft = async (transcript: string) =>
  assemble(await read({ transcript, department, receivedAt: new Date('2026-03-14T23:00:00Z') }));

describe('an account that the reader does not surely take for one', () => {
  test.each([
    [
      'Thirty-four year old, sick for three days with vomiting, could not keep water down. Pale, dry lips, heart rate one twenty. I put a line in and hung fluids, gave her something for the nausea, and she looked better by the time we rolled into the hospital. I kept thinking about how her kids stood in the doorway.',
      'MEDICAL||ILLNESS||NAUSEA_VOMITING',
    ],
    [
      'He was sixty and he had been mowing when his chest got tight. We gave him aspirin and did the tracing, and it looked ugly, so we called the cath lab before the wheels turned. He joked the whole way in. They told us later he walked out on Sunday. That is why I like this work, and why I tell every new medic to shoot the tracing first and talk after.',
      'MEDICAL||ILLNESS||CHEST_PAIN_NON_TRAUMA',
    ],
  ])('is drafted from what it says: %s', async (transcript, type) => {
    const { neris } = await draft(transcript);
    expect(neris.incident_types?.map((each) => each.type)).toContain(type);
  });

  test('says that it may be none, in a sentence and without a figure', async () => {
    const { svc_report } = await draft(
      'He was sixty and he had been mowing when his chest got tight. We gave him aspirin and did the tracing, and it looked ugly, so we called the cath lab before the wheels turned. He joked the whole way in. They told us later he walked out on Sunday. That is why I like this work, and why I tell every new medic to shoot the tracing first and talk after.',
    );
    expect(svc_report.doubts).toEqual([DOUBTS.mayBeNoCall]);
    expect(DOUBTS.mayBeNoCall).not.toMatch(/\d/);
  });
});

test('an account that surely is one is drafted without a doubt', async () => {
  const { svc_report } = await draft(
    'Engine 41 with four was dispatched at 1425 and on scene at 1432 at 123 Maple Street, a pot burning on the stove.',
  );
  expect(svc_report.doubts).toEqual([]);
});

test('what plainly is none stays empty, and is no doubt', async () => {
  const { neris, svc_report } = await draft('Engine 4 will be out of service at 1432 for maintenance.');
  expect(drawnOf(neris)).toEqual([]);
  expect(svc_report.doubts).toEqual([]);
});

test('of texts that tell of no call at most half a value is drawn each, nearly always none', async () => {
  const texts = readFileSync(new URL('../../../eval/not-an-incident.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).transcript as string);
  const drawn: number[] = [];
  for (const text of texts) drawn.push(drawnOf((await draft(text)).neris).length);
  expect(drawn.reduce((sum, count) => sum + count, 0) / texts.length).toBeLessThanOrEqual(0.5);
  expect(drawn.filter((count) => count === 0).length / texts.length).toBeGreaterThanOrEqual(0.9);
}, 240_000);
