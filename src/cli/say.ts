import { styleText } from 'node:util';
import { visibleJson, visibleLines } from '../kit/visible-text.ts';

// The one place from which the command line writes: what strangers said, named or answered gives no terminal orders.

export type Style = 'bold' | 'dim' | 'underline' | 'yellow';
/** Some text, or some text in a style; a style is shown only where a person sees it. */
export type Piece = string | { style: Style; text: string };

export function say(...pieces: Piece[]): void {
  process.stdout.write(pieces.map(written).join(''));
}

/** In one line, or indented for people. */
export function sayJson(value: unknown, indent?: number): void {
  process.stdout.write(`${visibleJson(JSON.stringify(value, null, indent))}\n`);
}

/** To where errors go. */
export function warn(text: string): void {
  process.stderr.write(visibleLines(text));
}

function written(piece: Piece): string {
  if (typeof piece === 'string') return visibleLines(piece);
  const text = visibleLines(piece.text);
  return process.stdout.isTTY ? styleText(piece.style, text) : text;
}
