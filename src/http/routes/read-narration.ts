import { credentialOf, type Handler, parameterOf } from './handler.ts';

export const readNarration: Handler = async ({ admission, narrations }, request) => {
  const credential = credentialOf(request);
  const { json } = await narrations.find(credential, parameterOf(request, 'id'));
  await admission.read(credential);
  return json;
};
