import type { Department } from '../../../src/departments/department.ts';
import type { Gap } from '../../../src/neris/gaps.ts';
import type { SvcReport } from '../../../src/neris/report.ts';

/** The parts of the API's answers that the console reads. */
export interface Narration {
  id: string;
  mode: string;
  department: Department & { time_zone?: string | null };
  input: { kind: string; mime: string | null; audio_seconds: number | null };
  transcript: string | null;
  neris: Record<string, unknown> | null;
  svc_report: Pick<
    SvcReport,
    'sources' | 'estimated' | 'conflicts' | 'dropped' | 'unplaced_times' | 'doubts' | 'other_incidents'
  > | null;
  gaps: Gap[];
  modules: { activated: string[]; failed: string[] };
  timings: { transcribe_ms: number | null; stage1_ms: number; stage2_ms: number; total_ms: number } | null;
  model: { extraction: string; transcription: string };
}

export interface Ping {
  partner: { slug: string; name: string };
  mode: 'test' | 'live';
  credential: {
    via: 'api_key' | 'session';
    scope: 'partner' | 'department';
    department: string | null;
    department_name: string | null;
  };
  limits: Record<string, { per_window: number; window_seconds: number }>;
}
