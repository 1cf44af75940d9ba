/** The parts of the API's Narration that the page reads. Everything may be absent: answers are read tolerantly. */
export interface Narration {
  id?: string;
  mode?: string;
  department?: { name?: string | null; neris_id?: string; city?: string | null; state?: string | null };
  external_ref?: string | null;
  transcript?: string | null;
  neris?: Neris | null;
  svc_report?: { sources?: Record<string, Source[]>; estimated?: string[] } | null;
  gaps?: Gap[];
}

export type Source = { start: number; end: number; words: string } | { inference: string };

export interface Gap {
  field: string;
  label: string;
  question: string;
  source?: string;
  same_as?: string;
}

export type Neris = Record<string, unknown>;
