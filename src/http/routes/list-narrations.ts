import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../kit/errors.ts';
import type { Place } from '../../narrations/list.ts';
import { narrationJson } from '../../narrations/record.ts';
import { admit } from '../admit.ts';
import { firstProblem } from '../contract/field-codes.ts';
import { NarrationListQuery } from '../contract/narration-list.ts';
import { credentialOf, type Handler } from './handler.ts';

export const listNarrations: Handler = async ({ admission, narrations }, request, reply) => {
  const credential = credentialOf(request);
  const { external_ref, limit, cursor } = queryOf(request);
  const after = cursor === undefined ? undefined : placeAt(cursor);
  await admit(reply, admission.read(credential));
  const { rows, next } = await narrations.list(credential, { externalRef: external_ref, limit, after });
  const nextCursor = next ? cursorOf(next) : null;
  // Narrations are JSON text already, and stay as they were stored.
  return `{"object":"narration_list","data":[${rows.map(narrationJson).join()}],"next_cursor":${JSON.stringify(nextCursor)}}`;
};

function queryOf(request: FastifyRequest) {
  const query = NarrationListQuery.safeParse(request.query);
  if (!query.success) throw firstProblem(query.error).error;
  return query.data;
}

function cursorOf({ createdAt, id }: Place): string {
  return Buffer.from(`${createdAt} ${id}`).toString('base64url');
}

function placeAt(cursor: string): Place {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, createdAt, id] = /^(\d{4}-\d\d-\d\dT[\d:.]{1,15}Z) (nar_\w{24})$/.exec(text) ?? [];
  if (!createdAt || !id) throw new ApiError('INVALID_CURSOR', undefined, { details: { field: 'cursor' } });
  return { createdAt, id };
}
