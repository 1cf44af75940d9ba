import { findNarration } from '../../narrations/read.ts';
import { credentialOf, type Handler, parameterOf } from './handler.ts';

export const readNarration: Handler = async ({ pipeline, admission, narrationAnswer }, request) => {
  const credential = credentialOf(request);
  const found = await findNarration(pipeline.db, credential, parameterOf(request, 'id'));
  await admission.read(credential);
  return narrationAnswer(found);
};
