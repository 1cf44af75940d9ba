import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../errors.ts';
import type { NarrationOrder } from '../../narrations/create.ts';
import { narrationJson } from '../../narrations/record.ts';
import { firstProblem } from '../contract/field-codes.ts';
import { NarrationRequest } from '../contract/requests.ts';
import { sourceAddress } from '../source-address.ts';
import { credentialOf, departmentInScope, type Handler } from './handler.ts';

export const createNarration: Handler = async ({ narrations, findDepartment, hashAddress, admission }, request) => {
  const credential = credentialOf(request);
  const body = checkBody(request, credential.department !== null);
  const nerisId = departmentInScope(credential, body.department);
  const department = await findDepartment(nerisId);
  if (!department) throw new ApiError('DEPARTMENT_NOT_FOUND');
  const addressHash = hashAddress(sourceAddress(request.ip));
  await admission.narration(credential, nerisId, addressHash);

  const row = await narrations.create({
    credential,
    department,
    input: inputOf(body),
    externalRef: body.external_ref ?? credential.externalRef,
    metadata: body.metadata ?? null,
    addressHash,
  });
  return narrationJson(row);
};

function checkBody(request: FastifyRequest, pinned: boolean) {
  const { body } = request;
  // The base64 text of a recording is tens of megabytes: it must not live as long as the request does.
  request.body = undefined;
  const checked = (pinned ? NarrationRequest.pinned : NarrationRequest.unpinned).safeParse(body);
  const first = checked.success ? undefined : firstProblem(checked.error);
  if (typeof body === 'object' && body !== null && !Array.isArray(body) && first?.field !== 'department') {
    // "Exactly one of" stands where audio stands in the order of the fields: after the department, before the rest.
    if (Object.hasOwn(body, 'audio') === Object.hasOwn(body, 'transcript')) throw new ApiError('INPUT_REQUIRED');
  }
  if (first) throw first.error;
  if (!checked.data) throw new ApiError('INVALID_BODY');
  return checked.data;
}

function inputOf({ audio, transcript }: ReturnType<typeof checkBody>): NarrationOrder['input'] {
  if (audio) {
    const { bytes, mime, mediaType, audioSeconds } = audio;
    return { recording: { bytes, mime: mediaType }, declaredMime: mime, audioSeconds };
  }
  return { transcript: transcript ?? '' };
}
