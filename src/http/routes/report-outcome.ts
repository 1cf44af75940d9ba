import { ApiError } from '../../errors.ts';
import { firstProblem } from '../contract/field-codes.ts';
import { OutcomeRequest, outcomeTooLarge } from '../contract/requests.ts';
import { credentialOf, type Handler, parameterOf } from './handler.ts';

export const reportOutcome: Handler = async ({ admission, narrations }, request) => {
  const credential = credentialOf(request);
  if (request.body !== undefined && outcomeTooLarge(request.body)) throw new ApiError('OUTCOME_TOO_LARGE');
  const outcome = OutcomeRequest.safeParse(request.body);
  if (!outcome.success) throw firstProblem(outcome.error).error;
  const { row } = await narrations.find(credential, parameterOf(request, 'id'));
  await admission.read(credential);
  return { ok: true, id: row.id, outcome_at: await narrations.reportOutcome(row.id, outcome.data) };
};
