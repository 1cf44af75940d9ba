import { expect, it } from 'vitest';
import { bodyBudget } from '../../src/http/body/budget.ts';

const MB = 1024 * 1024;
const limits = { BODY_MB: 512, BODY_MB_PER_CALLER: 128, BODY_KB_PER_SECOND: 4 };
const NO_ROOM = expect.objectContaining({ code: 'PARTNER_API_UNAVAILABLE' });

it('a partner with many keys and addresses holds three quarters of all there is, and leaves others the rest', () => {
  const budget = bodyBudget(limits);
  const from = (i: number) => [`key ${i}`, `source ${i}`];
  const held = [1, 2, 3].map((i) => budget.receive(from(i), 128 * MB, 'greedy'));
  expect(() => budget.receive(from(4), MB, 'greedy')).toThrow(NO_ROOM);
  budget.receive(from(5), 127 * MB, 'modest');
  held[0]?.keep(0);
  budget.receive(from(4), MB, 'greedy');
});

it('what comes without a length counts for its partner as it comes', () => {
  const budget = bodyBudget(limits);
  const bodies = [1, 2, 3, 4].map((i) => budget.receive([`key ${i}`], 0, 'greedy'));
  expect(bodies.map((each) => each.take(96 * MB))).toEqual([true, true, true, true]);
  expect(bodies[0]?.take(1)).toBe(false);
});

it('however little there is for all, a body of the largest size has room', () => {
  const budget = bodyBudget({ ...limits, BODY_MB: 40, BODY_MB_PER_CALLER: 40 });
  budget.receive(['key 1'], 37 * MB, 'modest');
});
