/** What a request may carry beside its path and its body, as the reference shows it. */
export interface Parameter {
  name: string;
  in: 'query' | 'header';
  required: boolean;
  description: string;
  schema: object;
  example?: string | number;
}

export const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Makes the call safe to repeat for 24 hours, per partner and mode: the same key with the same request answers with ' +
    'the same narration, counted once, also while the first is still at work (it waits for it); such an answer carries ' +
    'Idempotent-Replayed: true. With another request it is 409. A call that failed with 5xx, or was refused, is made anew.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
  example: '0f5c7c1e-6f0b-4f8e-9a55-2d1e4c7b9a10',
};

export const NARRATION_LIST_PARAMETERS: Parameter[] = [
  {
    name: 'external_ref',
    in: 'query',
    required: true,
    description: 'The reference that was sent with the narrations, or with their session.',
    schema: { type: 'string', maxLength: 200 },
    example: 'run-2026-0314',
  },
  {
    name: 'limit',
    in: 'query',
    required: false,
    description: 'How many on a page at most: large narrations end one sooner.',
    schema: { type: 'integer', minimum: 1, maximum: 50, default: 10 },
    example: 10,
  },
  {
    name: 'cursor',
    in: 'query',
    required: false,
    description: 'next_cursor of the page before.',
    schema: { type: 'string' },
  },
];
