import { SPLIT_WORDS, TWO_WORDS } from '../vocabulary/hearing.ts';
import type { Token } from './tokens.ts';

const FIRST_HALVES = new Map<string, Set<string>>();
for (const pair of SPLIT_WORDS.split(' ')) {
  const [first = '', second = ''] = pair.split('|');
  FIRST_HALVES.set(first, (FIRST_HALVES.get(first) ?? new Set()).add(second));
}

/** Writes as meant what a recogniser heard wrongly: "on seen", "bed room", "got in to the walls". */
export function mendHearing(tokens: Token[]): Token[] {
  const mended: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    const next = tokens[i + 1];
    // Numbers are digits by now, also the one of "every one".
    const second = next?.text === '1' && next.end - next.start === 3 ? 'one' : (next?.text ?? '');
    const whole = FIRST_HALVES.get(token.text)?.has(second) ? token.text + second : undefined;
    if (whole && next && isOneWord(whole, tokens, i)) {
      mended.push({ ...token, text: whole, end: next.end });
      i++;
    } else if (token.text === 'seen' && tokens[i - 1]?.text === 'on') mended.push({ ...token, text: 'scene' });
    else if (token.text === 'hole' && tokens[i - 1]?.text === 'the' && WHOLE.test(tokens[i + 1]?.text ?? ''))
      mended.push({ ...token, text: 'whole' });
    // "Arrived at 2212, for on board".
    else if (token.text === 'for' && isPaused(tokens[i - 1]) && ABOARD.test(`${next?.text} ${tokens[i + 2]?.text}`))
      mended.push({ ...token, kind: 'number', text: '4', value: 4 });
    // "Cancelled 'em at 1917".
    else if (token.text === 'em') mended.push({ ...token, text: 'them' });
    else mended.push(token);
  }
  return mended;
}

const ABOARD = /^(on board|aboard)\b/;
const isPaused = (before: Token | undefined) => before?.kind === 'mark' || before?.kind === 'number';

/** "The hole assignment". */
const WHOLE = /^(assignment|time|job|house|thing|crew|day|night|way|place|family|box|building|roof|block|floor|bunch)$/;

function isOneWord(whole: string, tokens: Token[], i: number): boolean {
  const { before, behind } = TWO_WORDS[whole] ?? {};
  return !before?.test(tokens[i - 1]?.text ?? '') && !behind?.test(tokens[i + 2]?.text ?? '');
}
