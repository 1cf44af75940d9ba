import { expect, test } from 'vitest';
import { SAMPLE_NARRATION } from '../../src/http/contract/samples/narration.ts';
import { OTHER_SAMPLES } from '../../src/http/contract/samples/others.ts';
import { run } from '../support/service/processes.ts';

/** What may differ from one run to the next without the sample being wrong. */
const apart = { id: 0, timings: 0, model: 0, created_at: 0, completed_at: 0 };

test('the sample narration of the reference is what the service answers to the sample request', async () => {
  const { code, stdout, stderr } = await run('script/examples', ['--print']);
  expect(code, stderr).toBe(0);
  const answered = JSON.parse(stdout);
  expect({ ...SAMPLE_NARRATION, ...apart }, 'run script/examples').toEqual({ ...answered.SAMPLE_NARRATION, ...apart });
  const others = (samples: Record<string, object>) =>
    Object.entries(samples).map(([name, sample]) => [name, { ...sample, ...apart }]);
  expect(others(OTHER_SAMPLES), 'run script/examples').toEqual(others(answered.OTHER_SAMPLES));
});
