import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PROCESSING_MESSAGES } from '../../src/http/routes/waiting-lines.ts';
import { ERRORS } from '../../src/kit/errors.ts';
import { QUESTIONS } from '../../src/neris/questions.ts';
import { contrast, parseColour, visibleOn } from '../../web/capture/src/host/theme.ts';
import { lineAfter } from '../../web/capture/src/sending/waiting.ts';
import { after, type State, TRANSITIONS } from '../../web/capture/src/states.ts';
import { ADVICE, problem } from '../../web/shared/problems.ts';
import { EN } from '../../web/shared/texts/en.ts';
import { ES } from '../../web/shared/texts/es.ts';
import { spanishQuestion } from '../../web/shared/texts/questions-es.ts';
import { SPANISH_LINES } from '../../web/shared/texts/waiting-lines-es.ts';

const GUIDE = readFileSync(new URL('../../docs/capture.md', import.meta.url), 'utf8').replace(/ {2,}/g, ' ');
const PAGE_CODES = [
  'NO_TOKEN',
  'API_KEY_IN_CLIENT',
  'MIC_DENIED',
  'MIC_UNSUPPORTED',
  'MIC_FAILED',
  'EMPTY_RECORDING',
  'NETWORK',
];

describe('Capture page: its tables', () => {
  it('advises on every code of the API and of the page (section 6)', () => {
    expect(Object.keys(ADVICE).sort()).toEqual([...Object.keys(ERRORS), ...PAGE_CODES].sort());
  });

  it('judges a code it does not know by its status', () => {
    expect(problem('BRAND_NEW', '', { status: 503 })).toMatchObject({ retryable: true, advice: { next: 'send' } });
    expect(problem('BRAND_NEW', '', { status: 403 })).toMatchObject({ retryable: false, advice: { next: 'host' } });
  });

  it('has the documented transitions, and a way on from every state', () => {
    const states = Object.keys(TRANSITIONS) as State[];
    for (const [state, ways] of Object.entries(TRANSITIONS)) {
      expect(Object.values(ways).some((to) => to !== state)).toBe(true);
      const rows = Object.entries(ways).map(([trigger, to]) => `| \`${state}\` | \`${trigger}\` | \`${to}\` |`);
      expect(rows.filter((row) => !GUIDE.includes(row))).toEqual([]);
    }
    const [, section = ''] = GUIDE.split('## States');
    const rows = section.match(/^\| `\w+` \| `\w+` \| `\w+` \|/gm) ?? [];
    expect(rows).toHaveLength(Object.values(TRANSITIONS).flatMap((ways) => Object.keys(ways)).length);
    expect(states.sort()).toEqual(['done', 'error', 'idle', 'paused', 'processing', 'recording']);
    expect(after('recording', 'complete')).toBeUndefined();
  });

  it('documents every code with what helps', () => {
    const rows = Object.entries(ADVICE).map(([code, { next }]) => `| \`${code}\` | ${next} |`);
    expect(rows.filter((row) => !GUIDE.includes(row))).toEqual([]);
  });

  it('fills in the same names in both languages', () => {
    const marks = (texts: unknown) =>
      JSON.stringify(texts, (_, value) =>
        typeof value === 'string' ? (value.match(/\{\w+\}/g) ?? []).sort().join() : value,
      );
    expect(marks(ES)).toEqual(marks(EN));
  });

  it('has every question a firefighter is asked, and every waiting line, in Spanish', () => {
    for (const [field, label, question] of QUESTIONS.firefighter) {
      expect(spanishQuestion({ field, label, question }), field).not.toHaveProperty('lang');
    }
    const lines = Object.values(PROCESSING_MESSAGES.phases).flat();
    expect(lines.filter((line) => SPANISH_LINES[line] === undefined)).toEqual([]);
  });

  it('shows the lines phase by phase, in order, from a start of its own (section 2)', () => {
    const messages = {
      suggested_interval_ms: 1000,
      phases: { transcribing: ['a', 'b', 'c'], extracting_core: ['d', 'e'], extracting_modules: ['f'] },
    };
    const shown = [0, 1000, 2000, 3000].map((waited) => lineAfter(messages, 0.5, waited, 10_000));
    expect(shown).toEqual(['b', 'c', 'a', 'b']);
    expect(lineAfter(messages, 0.5, 5_600, 10_000)).toBe('e');
    expect(lineAfter(messages, 0.5, 60_000, 10_000)).toBe('f');
  });

  it('keeps any colour of a host visible', () => {
    expect(parseColour('red')).toBeUndefined();
    expect(parseColour('#f00')).toEqual([255, 0, 0]);
    for (const colour of ['ffffff', 'ffee00', '000000', '0a5fd0']) {
      const rgb = parseColour(colour) as [number, number, number];
      expect(contrast(visibleOn(rgb, [245, 246, 248], 0), [245, 246, 248])).toBeGreaterThanOrEqual(3);
      expect(contrast(visibleOn(rgb, [13, 16, 21], 255), [13, 16, 21])).toBeGreaterThanOrEqual(3);
    }
  });
});
