import type { FastifyInstance } from 'fastify';
import { buildTranscriptionApp } from '../http/recogniser-node/app.ts';
import { describeError } from '../kit/describe-error.ts';
import { isLoopback, LEAST_SECRET, type Settings, SettingsError } from '../settings.ts';
import { ownRecogniser } from '../transcription/choose.ts';

/** A node that only hears: this machine's recogniser for the API's nodes, which name it in `RECOGNISER_URL`. */
export function buildRecogniserNode(settings: Settings): { app: FastifyInstance; close(): Promise<void> } {
  const { HOST, RECOGNISER_KEY } = settings;
  if (RECOGNISER_KEY === undefined ? !isLoopback(HOST) : RECOGNISER_KEY.length < LEAST_SECRET) {
    throw new SettingsError(
      `A recogniser that other machines reach needs RECOGNISER_KEY, ${LEAST_SECRET} characters or more, the same on the nodes that ask it: openssl rand -hex 32`,
    );
  }
  const recogniser = ownRecogniser(settings, (event, error) => app.log.error({ event, ...describeError(error) }));
  const app = buildTranscriptionApp(settings, recogniser);
  return {
    app,
    async close() {
      await app.close();
      await recogniser.close();
    },
  };
}
