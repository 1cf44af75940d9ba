import { ApiError } from '../../errors.ts';
import { reportOutcome as report } from '../../narrations/outcome.ts';
import { firstProblem } from '../contract/field-codes.ts';
import { OutcomeRequest, outcomeTooLarge } from '../contract/requests.ts';
import { credentialOf, type Handler, parameterOf } from './handler.ts';

export const reportOutcome: Handler = async ({ pipeline, admission, findNarration }, request) => {
  const credential = credentialOf(request);
  if (request.body !== undefined && outcomeTooLarge(request.body)) throw new ApiError('OUTCOME_TOO_LARGE');
  const outcome = OutcomeRequest.safeParse(request.body);
  if (!outcome.success) throw firstProblem(outcome.error).error;
  const { id } = await findNarration(credential, parameterOf(request, 'id'));
  await admission.read(credential);
  return { ok: true, id, outcome_at: await report(pipeline.db, id, outcome.data) };
};
