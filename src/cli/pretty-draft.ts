import { styleText as styled } from 'node:util';
import type { Assembled, Source } from '../neris/report.ts';

/** The transcript with the words that were used marked, each value with its words, then the questions that are left. */
export function prettyDraft(transcript: string, { neris, gaps, svc_report }: Assembled): string {
  const lines = [heading('What was said'), marked(transcript, Object.values(svc_report.sources).flat()), ''];
  lines.push(heading('The draft, and the words behind each value'));
  const values = leaves(neris, '').filter(([path]) => !/narrative$|^dispatch\.location/.test(path));
  const width = Math.max(0, ...values.map(([path]) => path.length));
  for (const [path, value] of values) {
    const estimated = svc_report.estimated.includes(path) ? ' (estimated)' : '';
    lines.push(
      `${path.padEnd(width)}  ${value}${estimated}${styleText('dim', `   ← ${origin(svc_report.sources[path])}`)}`,
    );
  }
  for (const { message } of svc_report.conflicts) lines.push(styleText('yellow', `Conflict: ${message}`));
  lines.push('', heading('The narrative'), neris.base?.outcome_narrative ?? '', '', heading('Still to ask'));
  for (const { question, source, label } of gaps) {
    lines.push(source === 'dispatch' ? styleText('dim', `(dispatch records) ${label}`) : `• ${question}`);
  }
  return `${lines.join('\n')}\n`;
}

/** Colours only where a person sees them. */
function styleText(style: 'bold' | 'dim' | 'underline' | 'yellow', text: string): string {
  return process.stdout.isTTY ? styled(style, text) : text;
}

function heading(text: string): string {
  return styleText('bold', text);
}

function origin(sources: readonly Source[] = []): string {
  return sources.map((source) => ('words' in source ? `“${source.words}”` : source.inference)).join(', ') || 'assembly';
}

function marked(transcript: string, sources: Source[]): string {
  const used = new Uint8Array(transcript.length);
  // The narrative was made of everything; marking all of it would mark nothing.
  for (const source of sources) {
    if ('words' in source && source.end - source.start < 200) used.fill(1, source.start, source.end);
  }
  let text = '';
  for (let i = 0; i < transcript.length; ) {
    let end = i;
    while (end < transcript.length && used[end] === used[i]) end++;
    const stretch = transcript.slice(i, end);
    text += used[i] ? styleText('underline', stretch) : stretch;
    i = end;
  }
  return text;
}

function leaves(value: unknown, path: string): [path: string, value: string][] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((each, i) => leaves(each, `${path}[${i}]`));
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([key, each]) => leaves(each, path ? `${path}.${key}` : key));
  }
  return [[path, String(value)]];
}
