import { describe, expect, it } from 'vitest';
import { loadLanguage, MANNER, type Spoken } from '../../src/transcription/language/language.ts';
import { tokensOf } from '../../src/transcription/moonshine/tokens.ts';
import type { Recognise } from '../../src/transcription/recognise.ts';
import { transcription } from '../../src/transcription/transcribe.ts';

const nothingSaid = loadLanguage();

function fitOf(text: string): number {
  let [spoken, sum]: [Spoken, number] = [nothingSaid, 0];
  for (const token of tokensOf(text)) {
    sum += spoken.fits(token);
    spoken = spoken.after(token);
  }
  return sum;
}

describe('the language of the fire service', () => {
  it.each([
    ['with an allergic reaction', 'with a logic reaction'],
    ['Truck 1 and Engine 2 both dispatched', 'Truck 1 an engine too both dispatched'],
    ['Engine 1 and Car 2 was there', 'Engine 1 and cart 2 was there'],
    ['Engine 4, no, make that Engine 3', 'Engine 4, know make that Engine 3'],
  ])('goes with "%s" rather than "%s"', (said, misheard) => {
    expect(fitOf(said)).toBeGreaterThan(fitOf(misheard));
  });

  it('holds nothing for less likely than names that nobody has heard of', () => {
    const [, token = 0] = tokensOf('Zurmehly');
    expect(nothingSaid.fits(token)).toBeGreaterThanOrEqual(MANNER.weight * MANNER.least);
    expect(loadLanguage({ weight: 1, least: -1000 }).fits(31_999)).toBeLessThan(MANNER.least);
  });

  it('looks back three tokens, so what was said long before changes nothing', () => {
    const say = (text: string) => tokensOf(text).reduce((spoken, token) => spoken.after(token), nothingSaid);
    const [next = 0] = tokensOf('scene');
    const [long, short] = [say('the owner was home and we were on'), say('home and we were on')];
    expect(long.fits(next)).toBe(short.fits(next));
  });
});

describe('pieces of speech', () => {
  const recognise =
    (texts: string[]): Recognise =>
    async () =>
      texts.map((text, at) => {
        const tokens = tokensOf(text);
        return { text, tokens, doubts: tokens.map(() => 0.1), english: 3, from: 3 * at, seconds: 2 };
      });
  const heard = async (...texts: string[]) => {
    const result = await transcription(recognise(texts))(new Float32Array(), []);
    return 'text' in result ? result.text : result;
  };

  it('are not understood without a word among them', async () => {
    expect(await heard('0:00:00.000,', '0:00:00.00')).toEqual({ soundedLike: '0:00:00.000, 0:00:00.00' });
    expect(await heard('Engine 1,', '0:00')).toBe('Engine 1, 0:00');
  });

  it.each([
    [
      ['a grass fire at Southgate Road.', 'and South 30th Street.'],
      'a grass fire at Southgate Road and South 30th Street.',
    ],
    [['He felt fine.', 'because it was a two.'], 'He felt fine because it was a two.'],
    [['No search was done.', 'by 1410 it was out.'], 'No search was done. by 1410 it was out.'],
    [['We cleared at 9:15 a.m.', 'and went back.'], 'We cleared at 9:15 a.m. and went back.'],
    [['We cleared at 9:15 p.m.', 'The end.'], 'We cleared at 9:15 p.m. The end.'],
    [['Engine 3 was first.', 'And Truck 1 came in.'], 'Engine 3 was first. And Truck 1 came in.'],
  ])('are one sentence where the next goes on: %j', async (pieces, text) => {
    expect(await heard(...pieces)).toBe(text);
  });
});
