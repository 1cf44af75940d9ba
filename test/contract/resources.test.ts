import { describe, expect, test } from 'vitest';
import { ErrorBody } from '../../src/http/contract/errors.ts';
import * as reference from '../../src/http/contract/resources.ts';
import { EXAMPLES } from '../../src/http/contract/samples/examples.ts';
import { ERRORS } from '../../src/kit/errors.ts';
import { problems, strictly } from '../support/answers.ts';
import * as specification from '../support/specification.ts';

// Section 2, every table and row: what the reference shows is what the specification says, no less.
// A row holds the field, whether it may be null, and values of its type that must and must not pass.

type Row = [field: string, nullable: 'null' | 'never null', right: unknown[], wrong: unknown[]];

const date = '2026-03-14T18:40:00.000Z';
const NOT_A_STRING = [7, true, {}, []];
const NOT_AN_OBJECT = [7, true, 'x', []];
const NOT_A_DATE = [...NOT_A_STRING, 'yesterday', '2026-03-14', '2026-03-14T18:40:00+01:00'];
const department = EXAMPLES.department;

const DEPARTMENT: Row[] = [
  ['object', 'never null', ['department'], ['session', ...NOT_A_STRING]],
  ['neris_id', 'never null', ['FD00000000'], ['FD1', 'fd24031001', ...NOT_A_STRING]],
  ['name', 'null', ['x'], NOT_A_STRING],
  ['city', 'null', ['x'], NOT_A_STRING],
  ['state', 'null', ['MD'], NOT_A_STRING],
];

const SESSION: Row[] = [
  ['object', 'never null', ['session'], ['department', ...NOT_A_STRING]],
  ['token', 'never null', ['a.b.c'], NOT_A_STRING],
  ['token_type', 'never null', ['Bearer'], ['bearer', 'Basic', ...NOT_A_STRING]],
  ['expires_at', 'never null', [date, '2026-03-14T18:40:00Z'], NOT_A_DATE],
  ['mode', 'never null', ['test', 'live'], ['prod', ...NOT_A_STRING]],
  ['department', 'never null', [department], [{}, ...NOT_AN_OBJECT]],
  ['external_ref', 'null', ['', 'x'], NOT_A_STRING],
];

const NARRATION: Row[] = [
  ['id', 'never null', ['nar_0aZ000000000000000000000'], ['nar_1', 'x', ...NOT_A_STRING]],
  ['object', 'never null', ['narration'], ['session', ...NOT_A_STRING]],
  ['status', 'never null', ['complete', 'failed', 'processing'], ['done', ...NOT_A_STRING]],
  ['mode', 'never null', ['test', 'live'], ['prod', ...NOT_A_STRING]],
  ['department', 'never null', [department], [{}, ...NOT_AN_OBJECT]],
  ['external_ref', 'null', ['x'], NOT_A_STRING],
  [
    'input',
    'never null',
    [
      { kind: 'audio', mime: 'audio/wav', audio_seconds: 1.5 },
      { kind: 'text', mime: null, audio_seconds: null },
    ],
    [
      {},
      { kind: 'video', mime: null, audio_seconds: null },
      { kind: 'text', mime: 7, audio_seconds: null },
      { kind: 'text', mime: null, audio_seconds: '1' },
      ...NOT_AN_OBJECT,
    ],
  ],
  ['transcript', 'null', ['', 'x'], NOT_A_STRING],
  ['neris', 'null', [{}, { base: {} }], NOT_AN_OBJECT],
  ['svc_report', 'null', [{}, { anything: 1 }], NOT_AN_OBJECT],
  ['gaps', 'never null', [[], EXAMPLES.narration.gaps], [[{}], [7], 'x', {}]],
  [
    'modules',
    'never null',
    [
      { activated: [], failed: [] },
      { activated: ['fire_detail', 'medical_details', 'hazsit_detail', 'exposures'], failed: ['exposures'] },
    ],
    [{}, { activated: ['fire'], failed: [] }, { activated: [] }, ...NOT_AN_OBJECT],
  ],
  [
    'timings',
    'null',
    [
      { transcribe_ms: null, stage1_ms: 0, stage2_ms: 0, total_ms: 0 },
      { transcribe_ms: 1, stage1_ms: 1, stage2_ms: 1, total_ms: 3 },
    ],
    [
      {},
      { transcribe_ms: 1.5, stage1_ms: 1, stage2_ms: 1, total_ms: 3 },
      { transcribe_ms: 1, stage1_ms: null, stage2_ms: 1, total_ms: 3 },
      ...NOT_AN_OBJECT,
    ],
  ],
  [
    'model',
    'never null',
    [{ extraction: 'a', transcription: 'b' }],
    [{}, { extraction: 'a', transcription: null }, ...NOT_AN_OBJECT],
  ],
  ['metadata', 'null', [{}, { a: [1] }], NOT_AN_OBJECT],
  ['error', 'null', [{ code: 'EMPTY_TRANSCRIPT' }], [{}, { code: 7 }, ...NOT_AN_OBJECT]],
  ['outcome', 'null', [{ accepted: true }], NOT_AN_OBJECT],
  ['outcome_at', 'null', [date], NOT_A_DATE],
  ['created_at', 'never null', [date], NOT_A_DATE],
  ['completed_at', 'null', [date], NOT_A_DATE],
];

const GAP: Row[] = [
  ['field', 'never null', ['base.location'], NOT_A_STRING],
  ['label', 'never null', ['Location'], NOT_A_STRING],
  ['question', 'never null', ['Where was it?'], NOT_A_STRING],
];

const PING: Row[] = [
  ['ok', 'never null', [true], [false, 1, 'true']],
  [
    'partner',
    'never null',
    [{ slug: 'a', name: 'b' }],
    [{}, { slug: 'a' }, { slug: 'a', name: null }, ...NOT_AN_OBJECT],
  ],
  ['mode', 'never null', ['test', 'live'], ['prod', ...NOT_A_STRING]],
  [
    'credential',
    'never null',
    [
      { via: 'api_key', scope: 'partner', department: null, department_name: null },
      { via: 'session', scope: 'department', department: 'FD24031001', department_name: 'x' },
    ],
    [
      {},
      { via: 'cookie', scope: 'partner', department: null, department_name: null },
      { via: 'api_key', scope: 'all', department: null, department_name: null },
      { via: 'session', scope: 'department', department: 'x', department_name: null },
      ...NOT_AN_OBJECT,
    ],
  ],
  [
    'limits',
    'never null',
    [{}, { a: { per_window: 1, window_seconds: 1 } }],
    [{ a: 1 }, { a: { per_window: 1.5, window_seconds: 1 } }, { a: { per_window: 1 } }, ...NOT_AN_OBJECT],
  ],
  ['server_time', 'never null', [date], NOT_A_DATE],
];

const PROCESSING_MESSAGES: Row[] = [
  ['object', 'never null', ['processing_messages'], ['messages', ...NOT_A_STRING]],
  ['suggested_interval_ms', 'never null', [2500], [1.5, '2500', true]],
  [
    'phases',
    'never null',
    [{ transcribing: ['a'], extracting_core: ['b'], extracting_modules: ['c'] }],
    [{}, { transcribing: 'a', extracting_core: ['b'], extracting_modules: ['c'] }, ...NOT_AN_OBJECT],
  ],
  ['note', 'never null', ['x'], NOT_A_STRING],
];

const RECEIPT: Row[] = [
  ['ok', 'never null', [true], [false, 1]],
  ['id', 'never null', ['nar_000000000000000000000000'], NOT_A_STRING],
  ['outcome_at', 'never null', [date], NOT_A_DATE],
];

const [gap = {}] = EXAMPLES.narration.gaps;
const RESOURCES = [
  ['Department', reference.Department, specification.Department, DEPARTMENT, department],
  ['Session', reference.Session, specification.Session, SESSION, EXAMPLES.session],
  ['Narration', reference.Narration, specification.Narration, NARRATION, EXAMPLES.narration],
  ['Gap', reference.Gap, specification.Gap, GAP, gap],
  ['Ping result', reference.Ping, specification.Ping, PING, EXAMPLES.ping],
  [
    'Processing messages',
    reference.ProcessingMessages,
    specification.ProcessingMessages,
    PROCESSING_MESSAGES,
    EXAMPLES.processingMessages,
  ],
  ['Outcome receipt', reference.OutcomeReceipt, specification.OutcomeReceipt, RECEIPT, EXAMPLES.outcomeReceipt],
] as const;

/** What answers hold beyond the tables, which section 9 allows and the reference must show. */
const ADDED: Record<string, string[]> = {
  Department: ['time_zone'],
  Gap: ['source', 'same_as', 'choices'],
  Narration: ['known', 'terms'],
  'Ping result': ['speech_languages', 'known'],
};

describe.each(RESOURCES)('section 2: %s', (name, shown, specified, rows, example) => {
  test('has every field of its table, and none that nobody decided to add', () => {
    expect(Object.keys(shown.shape).toSorted()).toEqual(
      [...rows.map(([field]) => field), ...(ADDED[name] ?? [])].toSorted(),
    );
  });

  test('its example is one', () => {
    expect(problems(strictly(shown), example)).toEqual([]);
    expect(problems(specified, example)).toEqual([]);
  });

  test.each(rows)('%s (%s)', (field, nullable, right, wrong) => {
    const { [field as never]: _, ...without } = example as Record<string, unknown>;
    for (const schema of [shown, specified]) {
      const passes = (value: unknown) => problems(schema, { ...without, [field]: value }).length === 0;
      expect(problems(schema, without), 'missing').not.toEqual([]);
      expect(passes(null), 'null').toBe(nullable === 'null');
      for (const value of right) expect(passes(value), JSON.stringify(value)).toBe(true);
      for (const value of wrong) expect(passes(value), JSON.stringify(value)).toBe(false);
    }
  });
});

describe('section 7: the error body', () => {
  const body = (error: object) => ({ error });
  test.each(['reference', 'specification'])('code and message are required, details are optional (%s)', (which) => {
    const schema = which === 'reference' ? strictly(ErrorBody) : specification.ErrorBody;
    const error = { code: 'NOT_FOUND', message: 'x' };
    expect(problems(schema, body(error))).toEqual([]);
    for (const details of [null, 7, 'x', [], { id: 'x' }])
      expect(problems(schema, body({ ...error, details }))).toEqual([]);
    for (const wrong of [
      {},
      { code: 'NOT_FOUND' },
      { message: 'x' },
      { code: 7, message: 'x' },
      { ...error, more: 1 },
    ]) {
      expect(problems(schema, body(wrong))).not.toEqual([]);
    }
    expect(problems(schema, { ...body(error), more: 1 })).not.toEqual([]);
    expect(problems(schema, error)).not.toEqual([]);
  });

  test.each(Object.entries(specification.ERROR_STATUS))('%s is known to the service, as %i', (code, status) => {
    expect(ERRORS[code as keyof typeof ERRORS]).toEqual([status, expect.stringMatching(/./)]);
  });
});
