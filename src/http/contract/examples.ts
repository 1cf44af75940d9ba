import { limitsInForce } from '../../limits/ceilings.ts';
import { SHOWCASE } from '../../showcase.ts';
import { PROCESSING_MESSAGES } from '../processing-messages.ts';
import { SAMPLE_NARRATION } from './sample-narration.ts';

// One example for every request and response, shown in the reference. The tests check them against the schemas, send every
// request to a fresh sandbox, and make the sample narration anew.

const department = { object: 'department', ...SHOWCASE.department };
const id = 'nar_4fQ0ZcVtK2mXw7RbN1sYdE8h';

export const EXAMPLES = {
  department,
  ping: {
    ok: true,
    partner: { slug: 'sandbox', name: 'Sandbox' },
    mode: 'test',
    credential: { via: 'api_key', scope: 'partner', department: null, department_name: null },
    limits: limitsInForce('test', {}),
    server_time: '2026-03-14T19:00:00.000Z',
  },
  sessionRequest: { department: department.neris_id, external_ref: 'run-2026-0314', ttl_seconds: 900 },
  session: {
    object: 'session',
    token: 'eyJhbGciOiJIUzI1NiJ9.eyJkZXBhcnRtZW50Ijoi4oCmIn0.signature',
    token_type: 'Bearer',
    expires_at: '2026-03-14T19:15:00.000Z',
    mode: 'test',
    department,
    external_ref: 'run-2026-0314',
  },
  narrationRequest: {
    department: department.neris_id,
    transcript: SHOWCASE.transcript,
    external_ref: 'run-2026-0314',
    metadata: { station: 8 },
  },
  narration: SAMPLE_NARRATION,
  narrationList: { object: 'narration_list', data: [SAMPLE_NARRATION], next_cursor: null },
  outcomeRequest: {
    accepted: true,
    edited_fields: ['base.location.street'],
    submitted_to_neris: true,
    review_seconds: 95,
  },
  outcomeReceipt: { ok: true, id, outcome_at: '2026-03-14T19:09:00.000Z' },
  processingMessages: PROCESSING_MESSAGES,
};
