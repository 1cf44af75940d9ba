// From an account to a draft: node draft.mjs [RECORDING]
// KEY is an API key of the sandbox, SERVICE its base address (http://127.0.0.1:8080/v1).
import { ApiError, createClient } from 'incident-drafting-client';
import { audioFile } from 'incident-drafting-client/file';

const client = createClient({
  baseUrl: process.env.SERVICE ?? 'http://127.0.0.1:8080/v1',
  credential: process.env.KEY,
});
const department = 'FD24031901';
const transcript =
  'Engine 41 was on scene at fourteen thirty two, 123 Maple Street, a single family house. We found a grease fire on the ' +
  'kitchen stove, confined to the pan, and put it out with an extinguisher.';
const [recording] = process.argv.slice(2);

try {
  const narration = await client.createNarration(
    recording ? { department, audio: await audioFile(recording) } : { department, transcript },
  );
  console.log(narration.neris?.incident_types?.map(({ type }) => type).join(', '));
  console.log(narration.neris?.base?.location?.street, narration.neris?.dispatch?.unit_responses?.[0]?.on_scene);
  for (const { question, source } of narration.gaps) if (source === 'firefighter') console.log(`? ${question}`);
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  console.error(`${error.message} (${error.code}, next: ${error.next}, request ${error.requestId})`);
  process.exitCode = 1;
}
