import { readNarration as read } from '../../narrations/read.ts';
import { narrationJson } from '../../narrations/record.ts';
import { credentialOf, type Handler, parameterOf } from './handler.ts';

export const readNarration: Handler = async ({ pipeline, admission }, request) => {
  const credential = credentialOf(request);
  const row = await read(pipeline.db, credential, parameterOf(request, 'id'));
  await admission.read(credential);
  return narrationJson(row);
};
