import { ERRORS, type ErrorCode } from '../../../kit/errors.ts';
import { SHOWCASE } from '../../../sandbox/showcase.ts';
import { componentSchemas, reference } from '../components.ts';
import { ErrorBody } from '../errors.ts';
import { isWarned, WARNINGS_HEADER } from '../misspelt.ts';
import { IDEMPOTENCY_KEY } from '../parameters.ts';
import { REFUSED_JSON } from '../requests.ts';
import { type Operation, ROUTES, type Route, TAGS } from '../routes.ts';
import { EXAMPLES } from '../samples/examples.ts';

/** The OpenAPI document of the very definitions that the server validates and answers with. */
export function openApiDocument(basePath: string, version: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [operation, route] of Object.entries(ROUTES) as [Operation, Route][]) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: describeOperation(operation, route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Incident-Drafting Partner API',
      version,
      summary: "From a firefighter's spoken account to a draft NERIS incident.",
      description:
        'Send audio or a transcript and the department; get back, in one call, the transcript, a draft incident in the ' +
        'NERIS shape, the required fields nobody mentioned (each with a question) and timings. Nothing is guessed: a ' +
        'field is filled from what was said or listed in gaps.\n\nIn requests, null for an optional field counts as ' +
        'absent, and unknown fields are ignored; in test mode the header X-Svc-Warnings names those that look misspelt. ' +
        'JSON that programs would read differently is refused, with the code of the field it stands in: ' +
        `${REFUSED_JSON.join(', ')}. Answers may gain fields, and errors codes, without notice; ` +
        '`x-extensible-enum` marks lists that may grow.',
      contact: { name: 'The operator of this service' },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: basePath }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key (svc_live_…, svc_test_…) or a session token.',
        },
      },
      schemas: componentSchemas(),
    },
  };
}

function describeOperation(operation: Operation, route: Route) {
  const { body, success } = route;
  return {
    operationId: operation,
    tags: [route.tag],
    summary: route.summary,
    description: `${route.description}\n\nCredential: ${route.credential}.`,
    ...(route.credential === 'none' ? { security: [] } : {}),
    parameters: [
      ...[...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
        name,
        in: 'path',
        required: true,
        ...PLACES[name],
      })),
      ...(route.parameters ?? []),
    ],
    ...(body
      ? {
          requestBody: {
            required: body.required,
            content: { 'application/json': { schema: reference(body.schema), examples: body.examples } },
          },
        }
      : {}),
    responses: {
      [success.status]: {
        description: success.description,
        headers: {
          ...headersOf(operation, route, success.status),
          ...(route.parameters?.includes(IDEMPOTENCY_KEY) ? REPLAYED : {}),
        },
        content: { 'application/json': { schema: reference(success.schema), examples: success.examples } },
      },
      ...errorResponses(operation, route),
    },
  };
}

const PLACES: Record<string, object> = {
  id: {
    description: 'The id of a narration.',
    schema: { type: 'string', pattern: '^nar_[0-9A-Za-z]{24}$' },
    example: EXAMPLES.narration.id,
  },
  neris_id: {
    description: 'FD followed by eight digits.',
    schema: { type: 'string', pattern: '^FD\\d{8}$' },
    example: EXAMPLES.department.neris_id,
  },
};

const HEADERS = {
  'X-Request-Id': { description: 'Name this when you ask about a call.', schema: { type: 'string' } },
};
const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait before the next try.', schema: { type: 'integer' } },
};

const REPLAYED = {
  'Idempotent-Replayed': {
    description: 'true on the answer to a repetition: the narration was made by an earlier request with the same key.',
    schema: { type: 'string', enum: ['true'] },
  },
};
const RATE_LIMIT = {
  'RateLimit-Limit': {
    description: 'The ceiling of the limit with the least left. Absent when the request was not counted.',
    schema: { type: 'integer' },
  },
  'RateLimit-Remaining': { description: 'How many more requests it lets through.', schema: { type: 'integer' } },
  'RateLimit-Reset': { description: 'Seconds until it starts anew.', schema: { type: 'integer' } },
};

const WARNINGS = {
  [WARNINGS_HEADER]: {
    description:
      'In test mode only: fields that were sent and not read, though they look like one that is, each with the one that ' +
      'was probably meant. Absent where there are none.',
    schema: { type: 'string' },
    example: 'externalRef is not read; did you mean external_ref?',
  },
};

/** A request is counted after its credential and scope were checked, and may still end in any other way. */
function headersOf(operation: Operation, { errors }: Route, status: number) {
  return {
    ...HEADERS,
    ...(status === 429 || status === 503 ? RETRY_AFTER : {}),
    ...(errors.includes('RATE_LIMITED') && status !== 401 && status !== 403 ? RATE_LIMIT : {}),
    ...(isWarned(operation) && status !== 401 ? WARNINGS : {}),
  };
}

function errorResponses(operation: Operation, route: Route) {
  const codes = route.errors;
  const statuses = [...new Set(codes.map((code) => ERRORS[code][0]))].toSorted();
  return Object.fromEntries(
    statuses.map((status) => {
      const own = codes.filter((code) => ERRORS[code][0] === status);
      const examples = own.flatMap((code) => [
        [code, exampleOf(code, DETAILS[code])],
        ...Object.entries(alsoOf(route, code)).map(([name, details]) => [
          `${code}_${name}`,
          exampleOf(code, { details }),
        ]),
      ]);
      return [
        status,
        {
          description: own
            .map((code) => `\`${code}\`: ${[ERRORS[code][1], ...notesOn(route, code)].join(' ')}`)
            .join('\n\n'),
          headers: headersOf(operation, route, status),
          content: {
            'application/json': { schema: reference(ErrorBody), examples: Object.fromEntries(examples) },
          },
        },
      ];
    }),
  );
}

function exampleOf(code: ErrorCode, details: { details: unknown } | undefined) {
  return { summary: ERRORS[code][1], value: { error: { code, message: ERRORS[code][1], ...details } } };
}

/** What a code means on this route beyond what it means on every other. */
function notesOn({ body, notes }: Route, code: ErrorCode): string[] {
  const own = notes?.[code];
  return [...(own ? [own] : []), ...(body && code === 'RATE_LIMITED' ? [REFUSED_BODIES] : [])];
}

const REFUSED_BODIES =
  'So are requests to this route after too many with a body were refused: 600 in an hour of one key from one address ' +
  '(of a session: of its department; `details.limit` is `refused_key`), or 1200 from one address (`refused_ip`), unless ' +
  'the operator has set others. `GET /ping` reports those in force.';

/** Further examples of a code, each a case of its own, by its name. */
function alsoOf({ body }: Route, code: ErrorCode): Record<string, unknown> {
  if (code === 'RATE_LIMITED' && body) {
    return { refused: { limit: 'refused_key', ceiling: 600, window_seconds: 3600, retry_after_seconds: 1260 } };
  }
  return OPENED.includes(code) ? { stored: { id } } : {};
}

/** Found before a record was made, or when the recording was opened. */
const OPENED: ErrorCode[] = ['INVALID_AUDIO', 'AUDIO_TOO_LONG'];

const { id } = EXAMPLES.narration;
const ofField = (field: string) => ({ details: { field } });
const DETAILS: Partial<Record<ErrorCode, { details: unknown }>> = {
  INVALID_AUDIO: ofField('audio.data'),
  UNSUPPORTED_AUDIO_TYPE: ofField('audio.mime'),
  AUDIO_TOO_LARGE: ofField('audio.data'),
  AUDIO_TOO_LONG: ofField('audio.duration_seconds'),
  INVALID_TRANSCRIPT: ofField('transcript'),
  TRANSCRIPT_TOO_LONG: ofField('transcript'),
  INVALID_EXTERNAL_REF: ofField('external_ref'),
  INVALID_IDEMPOTENCY_KEY: ofField('Idempotency-Key'),
  INVALID_LIMIT: ofField('limit'),
  INVALID_CURSOR: ofField('cursor'),
  INVALID_METADATA: ofField('metadata'),
  DEPARTMENT_REQUIRED: ofField('department'),
  INVALID_KNOWN: ofField('known.base.location.street_postfix'),
  INVALID_TERMS: ofField('terms'),
  DEPARTMENT_INVALID: ofField('department'),
  INVALID_TTL: ofField('ttl_seconds'),
  INVALID_OUTCOME: ofField('accepted'),
  RATE_LIMITED: {
    details: { limit: 'partner_narration_key', ceiling: 60, window_seconds: 3600, retry_after_seconds: 1260 },
  },
  EMPTY_TRANSCRIPT: { details: { id, transcript: '' } },
  TRANSCRIPTION_FAILED: { details: { id } },
  EXTRACTION_FAILED: { details: { id, transcript: SHOWCASE.transcript } },
};
