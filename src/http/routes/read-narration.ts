import { admit } from '../admit.ts';
import { credentialOf, type Handler, parameterOf } from './handler.ts';

export const readNarration: Handler = async ({ admission, narrations }, request, reply) => {
  const credential = credentialOf(request);
  const { row, json } = await narrations.find(credential, parameterOf(request, 'id'));
  request.call.narration = row.id;
  await admit(reply, admission.read(credential));
  return json;
};
