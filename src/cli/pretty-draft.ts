import { visible } from '../kit/visible-text.ts';
import type { Assembled, Source } from '../neris/report.ts';
import type { Piece } from './say.ts';

/** The transcript with the words that were used marked, each value with its words, then the questions that are left. */
export function prettyDraft(transcript: string, { neris, gaps, svc_report }: Assembled): Piece[] {
  const pieces: Piece[] = [];
  const line = (...some: Piece[]) => pieces.push(...some, '\n');
  const heading = (text: string) => line({ style: 'bold', text });
  heading('What was said');
  line(...marked(transcript, Object.values(svc_report.sources).flat()));
  line();
  heading('The draft, and the words behind each value');
  const values = leaves(neris, '').filter(([path]) => !/narrative$|^dispatch\.location/.test(path));
  const width = Math.max(0, ...values.map(([path]) => path.length));
  for (const [path, value] of values) {
    const estimated = svc_report.estimated.includes(path) ? ' (estimated)' : '';
    const words = visible(origin(svc_report.sources[path]));
    line(`${path.padEnd(width)}  ${visible(value)}${estimated}`, { style: 'dim', text: `   ← ${words}` });
  }
  for (const { message } of svc_report.conflicts) line({ style: 'yellow', text: `Conflict: ${message}` });
  line();
  heading('The narrative');
  line(neris.base?.outcome_narrative ?? '');
  line();
  heading('Still to ask');
  for (const { question, source, label } of gaps) {
    line(source === 'dispatch' ? { style: 'dim', text: `(dispatch records) ${label}` } : `• ${question}`);
  }
  return pieces;
}

function origin(sources: readonly Source[] = []): string {
  return sources.map((source) => ('words' in source ? `“${source.words}”` : source.inference)).join(', ') || 'assembly';
}

function marked(transcript: string, sources: Source[]): Piece[] {
  const used = new Uint8Array(transcript.length);
  // The narrative was made of everything; marking all of it would mark nothing.
  for (const source of sources) {
    if ('words' in source && source.end - source.start < 200) used.fill(1, source.start, source.end);
  }
  const pieces: Piece[] = [];
  for (let i = 0; i < transcript.length; ) {
    let end = i;
    while (end < transcript.length && used[end] === used[i]) end++;
    const text = transcript.slice(i, end);
    pieces.push(used[i] ? { style: 'underline', text } : text);
    i = end;
  }
  return pieces;
}

function leaves(value: unknown, path: string): [path: string, value: string][] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((each, i) => leaves(each, `${path}[${i}]`));
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([key, each]) => leaves(each, path ? `${path}.${key}` : key));
  }
  return [[path, String(value)]];
}
