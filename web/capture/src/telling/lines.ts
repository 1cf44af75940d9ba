import type { Narration, Spoken } from '../../../shared/narration.ts';

/** A line of the transcript, to be read, heard and put right one by one. */
export interface Line {
  text: string;
  from?: number;
  to?: number;
}

/** The pieces as the recogniser heard them, as far as they fit the transcript. */
export function spokenOf({ transcript, svc_report }: Narration): Spoken[] {
  const length = transcript?.length ?? 0;
  const heard = Array.isArray(svc_report?.heard) ? svc_report.heard : [];
  return heard.filter(
    (piece) =>
      [piece?.start, piece?.end, piece?.from, piece?.to].every(Number.isFinite) &&
      piece.start >= 0 &&
      piece.end <= length &&
      piece.start < piece.end,
  );
}

/** By what was heard together; where nobody knows that, by sentences. */
export function linesOf(transcript: string, spoken: Spoken[]): Line[] {
  const lines: Line[] = [];
  let at = 0;
  for (const { start, end, from, to } of [...spoken].sort((a, b) => a.start - b.start)) {
    if (start < at) continue;
    lines.push(...sentences(transcript.slice(at, start)));
    lines.push({ text: transcript.slice(start, end).trim(), from, to });
    at = end;
  }
  return [...lines, ...sentences(transcript.slice(at))].filter(({ text }) => text !== '');
}

/** The lines as one text again, and where in it each of them was heard. */
export function joined(lines: readonly Line[]): { text: string; spoken: Spoken[] } {
  let text = '';
  const spoken: Spoken[] = [];
  for (const line of lines) {
    const words = line.text.trim();
    if (!words) continue;
    const start = text === '' ? 0 : text.length + 1;
    text = text === '' ? words : `${text} ${words}`;
    if (line.from !== undefined && line.to !== undefined)
      spoken.push({ start, end: text.length, from: line.from, to: line.to });
  }
  return { text, spoken };
}

function sentences(text: string): Line[] {
  return (text.match(/[^.!?]+[.!?]*\s*/g) ?? [])
    .map((sentence) => ({ text: sentence.trim() }))
    .filter(({ text: words }) => words);
}
