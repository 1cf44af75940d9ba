/** The parts of the API's Narration that the page reads. Everything may be absent: answers are read tolerantly. */
export interface Narration {
  id?: string;
  mode?: string;
  department?: {
    name?: string | null;
    neris_id?: string;
    city?: string | null;
    state?: string | null;
    time_zone?: string | null;
  };
  external_ref?: string | null;
  transcript?: string | null;
  neris?: Neris | null;
  svc_report?: {
    sources?: Record<string, Source[]>;
    estimated?: string[];
    conflicts?: { rule?: string; paths?: string[]; message?: string }[];
    dropped?: { path?: string; value?: unknown; reason?: string }[];
    unplaced_times?: { start?: number; end?: number; words?: string }[];
    doubts?: string[];
    other_incidents?: { start?: number; end?: number; words?: string }[];
    /** The seconds of the recording in which words of the transcript were heard. */
    heard?: Spoken[];
  } | null;
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

/** Words of the transcript and the seconds of the recording they were heard in. */
export interface Spoken {
  start: number;
  end: number;
  from: number;
  to: number;
}
