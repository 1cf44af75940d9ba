import type { Handler } from './handler.ts';
import { PROCESSING_MESSAGES } from './waiting-lines.ts';

export const processingMessages: Handler = async (_, __, reply) => {
  reply.header('cache-control', 'public, max-age=3600');
  return PROCESSING_MESSAGES;
};
