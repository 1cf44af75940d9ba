// The service as built, with stages a test can hold: the engine and the recogniser wait while the file named in HOLD
// exists. The recogniser hears the bytes it is given as text. Everything else is the real thing.
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildService } from '../../../build/app/service.js';
import { readSettings } from '../../../build/settings.js';

async function released(signal) {
  while (process.env.HOLD && existsSync(process.env.HOLD)) await sleep(10, undefined, { signal });
}

const engine = {
  version: 'gated-1',
  async extract({ department }, signal) {
    await released(signal);
    return {
      filled: [
        { path: 'base.department_neris_id', value: department.neris_id, sources: [{ inference: 'department' }] },
      ],
      modules: { activated: [], failed: [] },
      failures: [],
      timings: { stage1Ms: 0, stage2Ms: 0 },
    };
  },
};
const recogniser = {
  version: 'gated-1',
  async transcribe({ bytes }, _, { signal }) {
    await released(signal);
    return bytes.toString('utf8');
  },
};

const settings = readSettings(process.env);
const service = await buildService(settings, { engine, recogniser });
process.once('SIGTERM', () => service.close().then(() => process.exit(0)));
await service.app.listen({ host: settings.HOST, port: settings.PORT });
service.app.log.info({ url: `http://127.0.0.1:${service.app.server.address().port}/v1` }, 'serving');
