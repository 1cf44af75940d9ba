import { limitsInForce } from '../../limits/ceilings.ts';
import { PROCESSING_MESSAGES } from '../processing-messages.ts';

// One example for every request and response, shown in the reference and checked against the schemas by the tests.

const department = {
  object: 'department',
  neris_id: 'FD24031001',
  name: 'Gaithersburg-Washington Grove Volunteer Fire Department',
  city: 'Gaithersburg',
  state: 'MD',
};
const id = 'nar_4fQ0ZcVtK2mXw7RbN1sYdE8h';
const transcript = 'Engine 41 was on scene at fourteen thirty two, nothing showing.';

export const EXAMPLES = {
  department,
  ping: {
    ok: true,
    partner: { slug: 'sandbox', name: 'Sandbox' },
    mode: 'test',
    credential: { via: 'api_key', scope: 'partner', department: null, department_name: null },
    limits: limitsInForce('test', {}),
    server_time: '2026-03-14T18:40:00.000Z',
  },
  sessionRequest: { department: department.neris_id, external_ref: 'run-2026-0314', ttl_seconds: 900 },
  session: {
    object: 'session',
    token: 'eyJhbGciOiJIUzI1NiJ9.eyJkZXBhcnRtZW50Ijoi4oCmIn0.signature',
    token_type: 'Bearer',
    expires_at: '2026-03-14T18:55:00.000Z',
    mode: 'test',
    department,
    external_ref: 'run-2026-0314',
  },
  narrationRequest: {
    department: department.neris_id,
    transcript,
    external_ref: 'run-2026-0314',
    metadata: { station: 8 },
  },
  narration: {
    id,
    object: 'narration',
    status: 'complete',
    mode: 'test',
    department,
    external_ref: 'run-2026-0314',
    input: { kind: 'text', mime: null, audio_seconds: null },
    transcript,
    neris: {
      base: {
        department_neris_id: department.neris_id,
        outcome_narrative: transcript,
        location: { incorporated_municipality: 'Gaithersburg', state: 'MD' },
      },
    },
    svc_report: { version: '1.0' },
    gaps: [
      {
        field: 'dispatch.call_arrival',
        label: 'Call received',
        question: 'When did the 911 call come in?',
        source: 'dispatch',
      },
    ],
    modules: { activated: [], failed: [] },
    timings: { transcribe_ms: null, stage1_ms: 1, stage2_ms: 0, total_ms: 3 },
    model: { extraction: 'rules-1', transcription: 'none' },
    metadata: { station: 8 },
    error: null,
    outcome: null,
    outcome_at: null,
    created_at: '2026-03-14T18:40:00.000Z',
    completed_at: '2026-03-14T18:40:00.004Z',
  },
  outcomeRequest: {
    accepted: true,
    edited_fields: ['base.location.street'],
    submitted_to_neris: true,
    review_seconds: 95,
  },
  outcomeReceipt: { ok: true, id, outcome_at: '2026-03-14T18:44:00.000Z' },
  processingMessages: PROCESSING_MESSAGES,
};
