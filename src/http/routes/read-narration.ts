import { admit } from '../admit.ts';
import { credentialOf, type Handler, parameterOf } from './handler.ts';

export const readNarration: Handler = async ({ admission, findNarration, narrationAnswer }, request, reply) => {
  const credential = credentialOf(request);
  const found = await findNarration(credential, parameterOf(request, 'id'));
  await admit(reply, admission.read(credential));
  return narrationAnswer(found);
};
