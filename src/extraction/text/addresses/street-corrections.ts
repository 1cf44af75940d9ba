import { STREET_WORDS } from '../../vocabulary/streets.ts';
import type { Token } from '../tokens.ts';
import { bareNameAt } from './bare-names.ts';
import type { AddressMention } from './details.ts';
import { directionAt, type Street, word } from './street-words.ts';
import { streetAt } from './streets.ts';

// A street begun wrongly and said anew.

/** "and North Cedar, no, North Maple Avenue": a name left unfinished because it was the wrong one. */
export function slipAt(tokens: Token[], transcript: string, i: number): Street | undefined {
  const start = directionAt(tokens, i)?.to ?? i;
  const name = bareNameAt(tokens, transcript, start, undefined);
  if (!name || tokens[name.to]?.text !== ',' || !STRONG_SLIPS.test(word(tokens, name.to + 1))) return undefined;
  let at = name.to;
  while (at < name.to + 9 && SLIPS.test(tokens[at]?.text ?? '')) at++;
  return streetAt(tokens, transcript, at, false);
}

const SLIPS =
  /^(,|no|sorry|wait|actually|correction|rather|mean|meant|i|scratch|strike|that|excuse|me|make|what|am|saying|i'm)$/;
const STRONG_SLIPS = /^(sorry|wait|correction|mean|meant|scratch|strike|excuse|saying|i'm|no)$/;

/** "Shaw Avenue and North Cedar, no, North Maple Avenue": the last street is said anew. */
export function correctLast(tokens: Token[], transcript: string, mention: AddressMention): void {
  if (numberAnew(tokens, mention)) return;
  let at = mention.to;
  let strong = false;
  while (at < mention.to + 9 && SLIPS.test(tokens[at]?.text ?? ''))
    strong = STRONG_SLIPS.test(tokens[at++]?.text ?? '') || strong;
  if (!mention.crossStreet && (closeAnew(tokens, mention, at, strong) || nameAnew(tokens, transcript, mention))) return;
  const again = strong
    ? streetAt(tokens, transcript, at, mention.number !== undefined && !mention.crossStreet)
    : undefined;
  if (!again) return;
  if (mention.crossStreet) mention.crossStreet = again;
  else mention.street = again;
  mention.to = again.to;
}

/** "31 Maple Run Road. No, wait, 13.": only the house was wrong, and nothing is told of the other number. */
function numberAnew(tokens: Token[], mention: AddressMention): boolean {
  const { number, street } = mention;
  let at = tokens[mention.to]?.kind === 'mark' ? mention.to + 1 : mention.to;
  if (!number || street.to !== mention.to || word(tokens, at) !== 'no') return false;
  while (at < mention.to + 9 && SLIPS.test(tokens[at]?.text ?? '')) at++;
  let to = at;
  let value = '';
  while (tokens[to]?.kind === 'number' && value.length < number.value.length) value += tokens[to++]?.text;
  const isAlone = tokens[to] === undefined || tokens[to]?.kind === 'mark';
  if (!isAlone || value.length !== number.value.length) return false;
  mention.number = { value, from: at, to };
  mention.to = to;
  return true;
}

/** "Maple Run Road, no, Lane": only the last word was wrong. */
function closeAnew(tokens: Token[], mention: AddressMention, at: number, strong: boolean): boolean {
  const value = STREET_WORDS[word(tokens, at)];
  const next = tokens[at + 1];
  const isPlainNo = tokens.slice(mention.to, at).every(({ text }) => /^(,|no)$/.test(text));
  const closes = next === undefined || next.kind === 'mark' || (!isPlainNo && !STREET_WORDS[next.text]);
  if (!strong || !value || !mention.street.postfix || !closes) return false;
  mention.street = { ...mention.street, postfix: { value, from: at, to: at + 1 } };
  mention.to = at + 1;
  return true;
}

/** "244 Maple Run Road. Hold on, Maple Run Lane": the whole name again, closed by another word. */
function nameAnew(tokens: Token[], transcript: string, mention: AddressMention): boolean {
  const { name, postfix } = mention.street;
  if (!postfix || !mention.number) return false;
  let at = mention.to;
  while (at < mention.to + 2 && tokens[at]?.kind === 'mark') at++;
  const end = at + name.to - name.from;
  for (let k = 0; at + k < end; k++) if (tokens[at + k]?.text !== tokens[name.from + k]?.text) return false;
  const value = STREET_WORDS[word(tokens, end)];
  const said = transcript.slice(tokens[mention.to - 1]?.end ?? 0, tokens[at]?.start ?? 0);
  if (!value || value === postfix.value || (said.includes('.') && !/[a-z]/i.test(said))) return false;
  mention.street = { ...mention.street, postfix: { value, from: end, to: end + 1 } };
  mention.to = end + 1;
  return true;
}
