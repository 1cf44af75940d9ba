import { readdirSync, readFileSync } from 'node:fs';
import { Tokenizer } from '@huggingface/tokenizers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokeniser } from '../../../src/extraction/reader/word-pieces.ts';

const root = new URL('../../../', import.meta.url);
const words = readFileSync(new URL('src/extraction/reader/weights/words.txt', root), 'utf8');
const vocabulary = words.trimEnd().split('\n');
const split = tokeniser(words);
const ids = (text: string) => split(text).map(({ id }) => id);

/** The public implementation, set up as the encoder's own package sets it up. */
const reference = new Tokenizer(
  {
    version: '1.0',
    added_tokens: [],
    normalizer: {
      type: 'BertNormalizer',
      clean_text: true,
      handle_chinese_chars: true,
      strip_accents: null,
      lowercase: true,
    },
    pre_tokenizer: { type: 'BertPreTokenizer' },
    post_processor: null,
    decoder: null,
    model: {
      type: 'WordPiece',
      unk_token: '[UNK]',
      continuing_subword_prefix: '##',
      max_input_chars_per_word: 100,
      vocab: Object.fromEntries(vocabulary.map((word, id) => [word, id])),
    },
  } as never,
  {} as never,
);
const known = (text: string) => reference.encode(text, { add_special_tokens: false }).ids;

/** Sentences of every narration and lesson there is. */
function texts(): string[] {
  const narrations = new URL('eval/narrations/', root);
  const lessons = new URL('training/data/', root);
  const told = readdirSync(narrations).flatMap((name) =>
    readFileSync(new URL(name, narrations), 'utf8')
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { transcript: string }).transcript),
  );
  const taught = readdirSync(lessons).flatMap((name) => readFileSync(new URL(name, lessons), 'utf8').split('\n'));
  return [...told, ...taught].flatMap((text) => text.split(/(?<=[.!?]) /)).filter((text) => text.trim());
}

describe('word pieces: text as the encoder knows it', () => {
  it('are the reference tokeniser’s on more than 10,000 texts', () => {
    const tried = texts();
    expect(tried.length).toBeGreaterThan(10_000);
    const different = tried.filter((text) => ids(text).join() !== known(text).join());
    expect(different).toEqual([]);
  });

  it.each([
    '',
    ' \t\n',
    'Naïve ÉCOLE',
    '“ENGINE 9” — won’t…',
    '火事だ!',
    'x'.repeat(101),
    '🔥🚒 fire',
    'a\u0000b\u00adc',
  ])('are the reference’s for %j', (text) => {
    expect(ids(text)).toEqual(known(text));
  });

  it('each stands for the stretch of the text it came from, in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        let last = 0;
        for (const { start, end } of split(text)) {
          expect(start).toBeGreaterThanOrEqual(last === 0 ? 0 : last - 2);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          last = end;
        }
      }),
    );
  });
});
