import type { Doubt } from './doubts.ts';
import type { Gap } from './gaps.ts';
import type { IncidentDraft } from './payload/incident.ts';
import type { Conflict } from './rules.ts';
import type { PartlySaid, UnplacedTime, Words } from './words.ts';

/** Where a value comes from: words of the transcript (offsets in UTF-16 code units), or a named inference. */
export type Source = Words | { inference: Inference };

export type Inference =
  /** The department the request is for. */
  | 'department'
  /** No town was said, or the department's own was misheard. */
  | 'own_town'
  /** The date a clock time falls on. */
  | 'date'
  /** "We", "our crew", "all units", "everyone" resolved to units. */
  | 'we'
  /** A call cancelled before arrival has one type. */
  | 'cancelled'
  /** A milestone placed in the order it was told. */
  | 'milestone_order'
  /** The only type of an incident is its primary one. */
  | 'only_type'
  /** Only a language model takes the words for it. */
  | 'language_model'
  /** Nobody said it: dispatch knew, and it was sent along. */
  | 'known';

/** One value at one place of the payload: `dispatch.unit_responses[0].on_scene`. */
export interface Filled {
  path: string;
  value: unknown;
  sources: Source[];
  estimated?: true;
  /** What dispatch has in its place. */
  differs?: unknown;
}

export type ModuleName = 'fire_detail' | 'medical_details' | 'hazsit_detail' | 'exposures';

/** What an extraction engine hands over. `extras` are findings the national payload has no slot for. */
export interface Extraction {
  filled: Filled[];
  modules: { activated: ModuleName[]; failed: ModuleName[] };
  unplacedTimes?: UnplacedTime[];
  partlySaid?: PartlySaid[];
  /** What a person should look at before anything else. */
  doubts?: Doubt[];
  /** Where the account speaks of another incident. */
  otherIncidents?: Words[];
  /** What a language model claimed and was refused: as path the concept, as value the words it quoted, said or not. */
  dropped?: Dropped[];
  extras?: Record<string, unknown>;
  /** Whether what dispatch knew has been joined to what was said. */
  isJoined?: true;
  /** Whether gaps show the answers there are: only to who sent what dispatch knows, or names. */
  offersChoices?: true;
}

/** A value that was left out, and why. */
export interface Dropped {
  path: string;
  value: unknown;
  reason: string;
}

/** The native report: the payload with its empty modules, and what the payload has no slot for. */
export type SvcReport = IncidentDraft & {
  version: '1.3';
  sources: Record<string, Source[]>;
  estimated: string[];
  conflicts: Conflict[];
  dropped: Dropped[];
  modules: Extraction['modules'];
  unplaced_times: UnplacedTime[];
  doubts: Doubt[];
  other_incidents: Words[];
  extras: Record<string, unknown>;
  /** The seconds of the recording that stretches of the transcript were heard in, where the recogniser knows. */
  heard?: { start: number; end: number; from: number; to: number }[];
};

export interface Assembled {
  neris: IncidentDraft;
  svc_report: SvcReport;
  gaps: Gap[];
}
