import type { Source, Spoken } from '../../../shared/narration.ts';
import type { Texts } from '../../../shared/texts/texts.ts';
import type { Draft } from '../model.ts';

/** Why a value is in the draft: words with what was said around them, or a reason in a sentence. */
export type Evidence = { before: string; words: string; after: string; stretch?: Stretch } | { note: string };

/** Seconds of the recording. */
export interface Stretch {
  from: number;
  to: number;
}

const AROUND = 40;

/** The words behind all values at or below these paths, in the order they were said, each once. */
export function evidenceFor(
  { narration: { svc_report, transcript }, spoken }: Pick<Draft, 'narration' | 'spoken'>,
  texts: Texts,
  paths: string[],
): { evidence: Evidence[]; estimated: boolean } {
  const within = (path: string) => paths.some((prefix) => covers(prefix, path));
  const sources = Object.entries(svc_report?.sources ?? {})
    .filter(([path]) => within(path))
    .flatMap(([, list]) => (Array.isArray(list) ? list : []));
  const said = merged(sources.filter((source): source is Said => 'words' in source));
  const notes = [...new Set(sources.flatMap((source) => ('inference' in source ? [source.inference] : [])))];
  return {
    evidence: [
      ...said.map((source) => quote(source, transcript ?? '', spoken)),
      ...notes.map((name) => ({ note: texts.inferences[name] ?? name })),
    ],
    estimated: (Array.isArray(svc_report?.estimated) ? svc_report.estimated : []).some(within),
  };
}

export function covers(prefix: string, path: string): boolean {
  return path.startsWith(prefix) && ['', '.', '['].includes(path.charAt(prefix.length));
}

type Said = Extract<Source, { words: string }>;

/** Overlapping words are one quotation. */
function merged(sources: Said[]): Said[] {
  const result: Said[] = [];
  for (const source of [...sources].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const previous = result[result.length - 1];
    if (!previous || source.start >= previous.end) result.push({ ...source });
    else if (source.end > previous.end) {
      previous.words += source.words.slice(previous.end - source.start);
      previous.end = source.end;
    }
  }
  return result;
}

/** Words with what was said around them, and where to hear them. */
export function quote({ start, end, words }: Said, transcript: string, spoken: Spoken[]): Evidence {
  if (transcript.slice(start, end) !== words) return { before: '', words, after: '' };
  const from = start <= AROUND ? 0 : transcript.indexOf(' ', start - AROUND) + 1;
  const cut = end + AROUND >= transcript.length ? transcript.length : transcript.lastIndexOf(' ', end + AROUND);
  const to = Math.max(end, cut);
  const heard = spoken.filter((piece) => piece.start < end && piece.end > start);
  return {
    before: (from > 0 ? '…' : '') + transcript.slice(Math.min(from, start), start),
    words,
    after: transcript.slice(end, to) + (to < transcript.length ? '…' : ''),
    ...(heard.length > 0
      ? {
          stretch: {
            from: Math.min(...heard.map((piece) => piece.from)),
            to: Math.max(...heard.map((piece) => piece.to)),
          },
        }
      : {}),
  };
}
