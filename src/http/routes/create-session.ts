import { departmentAnswer } from '../../departments/answer.ts';
import { ApiError } from '../../kit/errors.ts';
import { audienceOf } from '../../partners/sessions.ts';
import { admit } from '../admit.ts';
import { firstProblem } from '../contract/field-codes.ts';
import { SessionRequest } from '../contract/requests.ts';
import { refuseForeign, sentAlong } from '../sent-along.ts';
import { bodyOf, credentialOf, departmentInScope, type Handler } from './handler.ts';

export const createSession: Handler = async (
  { signSession, findDepartment, admission, narrations },
  request,
  reply,
) => {
  const credential = credentialOf(request);
  const sent = bodyOf(request);
  // Every field may be left out with a department-scoped key, and then so may the body.
  const schema = credential.department === null ? SessionRequest.unpinned : SessionRequest.pinned;
  const body = schema.safeParse(sent === undefined ? {} : sent.value);
  if (!body.success) throw firstProblem(body.error).error;
  const nerisId = departmentInScope(credential, body.data.department);
  const along = sentAlong(body.data);
  refuseForeign(body.data.known, nerisId);
  const department = await findDepartment(nerisId);
  if (!department) throw new ApiError('DEPARTMENT_NOT_FOUND');
  await admit(reply, admission.read(credential));

  const externalRef = body.data.external_ref ?? null;
  const { mode, keyId, partner } = credential;
  const audience = audienceOf(partner.id, mode, nerisId);
  const carried = along.known || along.terms ? { ...along, partnerId: partner.id, nerisId } : undefined;
  const named = carried && { carried: await narrations.keepCarried(carried, body.data.ttl_seconds) };
  const session = { keyId, department: nerisId, mode, externalRef, audience, ...named };
  const { token, expiresAt } = await signSession(session, body.data.ttl_seconds);
  return {
    object: 'session',
    token,
    token_type: 'Bearer',
    expires_at: expiresAt.toISOString(),
    mode,
    department: departmentAnswer(department),
    external_ref: externalRef,
  };
};
