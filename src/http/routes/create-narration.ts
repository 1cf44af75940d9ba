import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../kit/errors.ts';
import type { NarrationOrder } from '../../narrations/order.ts';
import { narrationJson } from '../../narrations/record.ts';
import { admit } from '../admit.ts';
import { firstProblem } from '../contract/field-codes.ts';
import { MAX_METADATA_BYTES, NarrationRequest } from '../contract/requests.ts';
import { refuseForeign, sentAlong } from '../sent-along.ts';
import { idempotencyKeyOf } from '../transport/idempotency-key.ts';
import { bodyOf, credentialOf, departmentInScope, type Handler } from './handler.ts';
import { refuseAsAsked } from './sandbox-refusal.ts';

export const createNarration: Handler = async (
  { narrations, findDepartment, hashAddress, admission },
  request,
  reply,
) => {
  const credential = credentialOf(request);
  const key = idempotencyKeyOf(request);
  const body = checkBody(request, credential.department !== null);
  const nerisId = departmentInScope(credential, body.department);
  refuseForeign(body.knownValue, nerisId);
  const department = await findDepartment(nerisId);
  if (!department) throw new ApiError('DEPARTMENT_NOT_FOUND');
  const carried = await narrations.carriedBy(credential);
  const addressHash = hashAddress(request.source);
  const order: NarrationOrder = {
    credential,
    department,
    input: inputOf(body),
    externalRef: body.external_ref ?? credential.externalRef,
    metadata: body.metadata,
    known: body.known ?? carried.known,
    terms: body.terms ?? carried.terms,
    addressHash,
    call: request.call,
  };
  const admitted = async () => {
    await refuseAsAsked(reply, order);
    await admit(reply, admission.narration(credential, nerisId, addressHash));
  };
  if (key === undefined) {
    await admitted();
    return narrationJson(await narrations.create(order));
  }
  const onRepetition = () => void reply.header('idempotent-replayed', 'true');
  return narrationJson(await narrations.createOnce(key, order, { admit: admitted, onRepetition }));
};

function checkBody(request: FastifyRequest, pinned: boolean) {
  const sent = bodyOf(request);
  // What was sent may be a megabyte of text: it must not live as long as the request does.
  request.body = undefined;
  const body = sent?.value as Record<string, unknown> | null | undefined;
  const checked = (pinned ? NarrationRequest.pinned : NarrationRequest.unpinned).safeParse(body);
  const first = checked.success ? undefined : firstProblem(checked.error);
  if (typeof body === 'object' && body !== null && !Array.isArray(body) && first?.field !== 'department') {
    // "Exactly one of" stands where audio stands in the order of the fields: after the department, before the rest.
    const given = [body.audio, body.transcript].filter((input) => input !== undefined && input !== null);
    if (given.length !== 1) throw new ApiError('INPUT_REQUIRED');
  }
  if (first) throw first.error;
  if (!checked.data) throw new ApiError('INVALID_BODY');
  const metadata = checked.data.metadata === undefined ? null : (sent?.text('metadata') ?? null);
  if (metadata !== null && Buffer.byteLength(metadata) > MAX_METADATA_BYTES) {
    throw new ApiError('INVALID_METADATA', undefined, { details: { field: 'metadata' } });
  }
  return { ...checked.data, metadata, knownValue: checked.data.known, ...sentAlong(checked.data) };
}

function inputOf({ audio, transcript }: ReturnType<typeof checkBody>): NarrationOrder['input'] {
  if (audio) {
    const { bytes, mime, mediaType, audioSeconds } = audio;
    return { recording: { bytes, mime: mediaType }, declaredMime: mime, audioSeconds };
  }
  return { transcript: transcript ?? '' };
}
