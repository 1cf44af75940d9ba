import { credentialOf, type Handler, parameterOf } from './handler.ts';

export const readNarration: Handler = async ({ admission, findNarration, narrationAnswer }, request) => {
  const credential = credentialOf(request);
  const found = await findNarration(credential, parameterOf(request, 'id'));
  await admission.read(credential);
  return narrationAnswer(found);
};
