import { departmentAnswer } from '../../../departments/answer.ts';
import { limitsInForce } from '../../../limits/ceilings.ts';
import { refusalsInForce } from '../../../limits/refusals.ts';
import { SHOWCASE } from '../../../sandbox/showcase.ts';
import { PROCESSING_MESSAGES } from '../../routes/waiting-lines.ts';
import { SAMPLE_NARRATION } from './narration.ts';
import { OTHER_SAMPLES } from './others.ts';
import { SAMPLE_RECORDING } from './recording.ts';

// Examples for every request and response, shown in the reference. The tests check them against the schemas, send every
// request to a fresh sandbox, and make the sample narrations anew.

export type Examples = Record<string, { summary: string; value: unknown }>;

const department = departmentAnswer(SHOWCASE.department);
const { neris_id } = SHOWCASE.department;
const id = 'nar_4fQ0ZcVtK2mXw7RbN1sYdE8h';
const outcome = {
  accepted: true,
  edited_fields: ['base.location.street'],
  submitted_to_neris: true,
  review_seconds: 95,
};

export const EXAMPLES = {
  department,
  ping: {
    ok: true,
    partner: { slug: 'sandbox', name: 'Sandbox' },
    mode: 'test',
    credential: { via: 'api_key', scope: 'partner', department: null, department_name: null },
    limits: { ...limitsInForce('test', {}), ...refusalsInForce(600) },
    server_time: '2026-03-14T19:00:00.000Z',
    speech_languages: ['en'],
  },
  session: {
    object: 'session',
    token: 'eyJhbGciOiJIUzI1NiJ9.eyJkZXBhcnRtZW50Ijoi4oCmIn0.signature',
    token_type: 'Bearer',
    expires_at: '2026-03-14T19:15:00.000Z',
    mode: 'test',
    department,
    external_ref: 'run-2026-0314',
  },
  narration: SAMPLE_NARRATION,
  narrationList: { object: 'narration_list', data: [SAMPLE_NARRATION], next_cursor: null },
  outcomeReceipt: { ok: true, id, outcome_at: '2026-03-14T19:09:00.000Z' },
  processingMessages: PROCESSING_MESSAGES,
};

export const PINGS: Examples = {
  key: { summary: 'With an API key', value: EXAMPLES.ping },
  session: {
    summary: 'With a session token',
    value: {
      ...EXAMPLES.ping,
      credential: { via: 'session', scope: 'department', department: neris_id, department_name: department.name },
    },
  },
};

export const SESSION_REQUESTS: Examples = {
  partner_key: {
    summary: 'With a partner-scoped key',
    value: { department: neris_id, external_ref: 'run-2026-0314', ttl_seconds: 900 },
  },
  short: { summary: 'For one minute', value: { department: neris_id, ttl_seconds: 60 } },
  department_key: { summary: 'With a department-scoped key', value: {} },
};

export const SESSIONS: Examples = {
  with_ref: { summary: 'Carries a reference', value: EXAMPLES.session },
  without_ref: { summary: 'Without a reference', value: { ...EXAMPLES.session, external_ref: null } },
};

/** The accounts whose answers `script/examples` writes. */
export const ACCOUNTS = {
  kitchen_fire: {
    summary: 'A kitchen fire',
    value: {
      department: neris_id,
      transcript: SHOWCASE.transcript,
      external_ref: 'run-2026-0314',
      metadata: { station: 8 },
    },
  },
  fall: {
    summary: 'A fall, one patient transported',
    value: {
      department: neris_id,
      transcript:
        'Medic 7 with two was dispatched at thirteen fifteen to 48 Oak Avenue for a fall, and on scene at thirteen twenty ' +
        'one. We found a seventy eight year old woman on the bathroom floor, alert, with hip pain. We splinted the hip, ' +
        'gave oxygen, and transported her to the hospital at thirteen forty in stable condition. Medic 7 cleared at ' +
        'fourteen ten.',
    },
  },
  gas_leak: {
    summary: 'A gas leak, people evacuated',
    value: {
      department: neris_id,
      transcript:
        'Engine 3 and Truck 9 were dispatched at sixteen ten and on scene at sixteen seventeen, 2200 Harbor Drive, a ' +
        'restaurant, for a natural gas leak. A contractor hit the gas line behind the building. We evacuated twelve people ' +
        'and shut off the gas at the meter. The gas company took over. Nobody hurt. Both units cleared at seventeen twenty.',
    },
  },
  cancelled: {
    summary: 'Cancelled on the way',
    value: {
      department: neris_id,
      transcript:
        'Engine 12 was dispatched at nine oh five for a fire alarm at 310 Elm Street and was cancelled en route by dispatch ' +
        'at nine oh eight.',
    },
  },
} satisfies Examples;

export const NARRATION_REQUESTS: Examples = {
  ...ACCOUNTS,
  recording: {
    summary: 'A recording',
    value: {
      department: neris_id,
      audio: { data: SAMPLE_RECORDING, mime: 'audio/ogg;codecs=opus', duration_seconds: 4.2 },
      external_ref: 'run-2026-0315',
    },
  },
  typed_client: {
    summary: 'Null is as good as absent',
    value: { department: neris_id, audio: null, transcript: SHOWCASE.transcript, external_ref: null, metadata: null },
  },
};

export const NARRATIONS: Examples = {
  kitchen_fire: { summary: ACCOUNTS.kitchen_fire.summary, value: SAMPLE_NARRATION },
  fall: { summary: ACCOUNTS.fall.summary, value: OTHER_SAMPLES.fall },
  gas_leak: { summary: ACCOUNTS.gas_leak.summary, value: OTHER_SAMPLES.gas_leak },
  cancelled: { summary: ACCOUNTS.cancelled.summary, value: OTHER_SAMPLES.cancelled },
};

const unfinished = {
  ...SAMPLE_NARRATION,
  input: { kind: 'audio', mime: 'audio/webm', audio_seconds: 4.2 },
  ...{
    transcript: null,
    neris: null,
    svc_report: null,
    gaps: [],
    modules: { activated: [], failed: [] },
    timings: null,
  },
};

export const STORED_NARRATIONS: Examples = {
  complete: { summary: 'Complete', value: SAMPLE_NARRATION },
  reported_on: {
    summary: 'With an outcome',
    value: { ...SAMPLE_NARRATION, outcome, outcome_at: EXAMPLES.outcomeReceipt.outcome_at },
  },
  failed: {
    summary: 'Failed',
    value: { ...unfinished, status: 'failed', error: { code: 'TRANSCRIPTION_FAILED' } },
  },
  processing: { summary: 'Still being worked on', value: { ...unfinished, status: 'processing', completed_at: null } },
};

export const OUTCOME_REQUESTS: Examples = {
  edited: { summary: 'Kept, one field corrected, filed', value: outcome },
  kept: { summary: 'Kept as it was', value: { accepted: true, edited_fields: [] } },
  with_payload: {
    summary: 'With the final payload',
    value: {
      ...outcome,
      neris: { ...SAMPLE_NARRATION.neris, base: { ...SAMPLE_NARRATION.neris.base, incident_number: '2026-0314' } },
      neris_incident_id: 'FD24031901:2026-0314:1773515100',
    },
  },
  discarded: { summary: 'Not used', value: { accepted: false, notes: 'The crew had told of another call.' } },
};
