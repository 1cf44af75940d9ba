import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCapture } from '../../web/capture/src/capture.ts';
import { callOf } from '../../web/capture/src/draft/call.ts';
import { AWAY, fakeService, standInForBrowser, tokenFor } from './support/behaviour.ts';

const KNOWN = {
  base: {
    location: { complete_number: '123', street_prefix_direction: 'NORTH', street: 'Maple', street_postfix: 'STREET' },
  },
  dispatch: { incident_number: '26-0042', unit_responses: [{ reported_unit_id: 'E41' }, { reported_unit_id: 'M8' }] },
};
const LINE = '26-0042 · 123 North Maple Street · E41, M8';

test.each<[unknown, string | undefined]>([
  [KNOWN, LINE],
  [{ base: { incident_number: 'I-7' } }, 'I-7'],
  [{ dispatch: { location: { number: 12, street: 'County Road 5' } } }, '12 County Road 5'],
  [
    { dispatch: { unit_responses: Array.from({ length: 8 }, (_, i) => ({ reported_unit_id: `E${i}` })) } },
    'E0, E1, E2, E3, E4, E5 …',
  ],
  [{ dispatch: { incident_code: 'ALARM' } }, undefined],
  [{ base: 7, dispatch: { unit_responses: {}, incident_number: [] } }, undefined],
  [undefined, undefined],
  [null, undefined],
])('%j is shown as %s', (known, line) => {
  expect(callOf(known)).toBe(line);
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  standInForBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the page shows the call of its session, and of no other', async () => {
  const service = fakeService();
  const capture = createCapture({ api: service, store: undefined, ref: undefined, show: () => {} });
  const given = async (externalRef: string, seconds: number) => {
    void capture.init({ token: tokenFor('FD24031901', seconds), externalRef });
    await vi.advanceTimersByTimeAsync(0);
  };
  service.pingAnswer = async () => ({ mode: 'test', known: KNOWN });
  await given('CAD-1', 900);
  expect(capture.model.call?.line).toBe(LINE);
  service.pingAnswer = async () => AWAY;
  await given('CAD-1', 901);
  expect(capture.model.call?.line).toBe(LINE);
  await given('CAD-2', 902);
  expect(capture.model.call).toBeUndefined();
  service.pingAnswer = async () => ({ mode: 'test', known: KNOWN });
  await given('CAD-2', 903);
  expect(capture.model.call).toEqual({ line: LINE, ref: 'CAD-2' });
  service.pingAnswer = async () => ({ mode: 'test' });
  await given('CAD-2', 904);
  expect(capture.model.call).toBeUndefined();
});
