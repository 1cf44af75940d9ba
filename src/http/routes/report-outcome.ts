import { ApiError } from '../../kit/errors.ts';
import { noSuchNarration } from '../../narrations/read.ts';
import { admit } from '../admit.ts';
import type { Json } from '../body/json-text.ts';
import { firstProblem } from '../contract/field-codes.ts';
import { MAX_OUTCOME_BYTES, OutcomeRequest } from '../contract/requests.ts';
import { bodyOf, credentialOf, type Handler, parameterOf } from './handler.ts';

export const reportOutcome: Handler = async ({ admission, narrations }, request, reply) => {
  const credential = credentialOf(request);
  const body = bodyOf(request);
  if (body && Buffer.byteLength(body.text() ?? '') > MAX_OUTCOME_BYTES) throw new ApiError('OUTCOME_TOO_LARGE');
  const outcome = OutcomeRequest.safeParse(body?.value);
  if (!outcome.success) throw firstProblem(outcome.error).error;
  const { row } = await narrations.find(credential, parameterOf(request, 'id'));
  request.call.narration = row.id;
  // Trying things out must not change what became of a real incident.
  if (row.mode !== credential.mode) throw noSuchNarration();
  await admit(reply, admission.read(credential));
  return { ok: true, id: row.id, outcome_at: await narrations.reportOutcome(row.id, knownFields(body, outcome.data)) };
};

/** The fields of the contract as they were sent. */
function knownFields(body: Json | undefined, outcome: object): string {
  const sent = Object.entries(outcome).filter(([, value]) => value !== undefined);
  return `{${sent.map(([field]) => `"${field}":${body?.text(field)}`).join()}}`;
}
