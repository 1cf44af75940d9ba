import { PROCESSING_MESSAGES } from '../processing-messages.ts';
import type { Handler } from './handler.ts';

export const processingMessages: Handler = async (_, __, reply) => {
  reply.header('cache-control', 'public, max-age=3600');
  return PROCESSING_MESSAGES;
};
