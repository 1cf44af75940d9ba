import { describe, expect, it } from 'vitest';
import { foretelling } from '../../src/transcription/pool/load.ts';

const MINUTE = 60_000;
const webm = (seconds: number) => ({ bytes: Buffer.alloc(seconds * 6_000), mime: 'audio/webm' });

describe('what recordings are foretold to take', () => {
  it('follows what earlier ones took', () => {
    const load = foretelling();
    const before = load.heard(300);
    for (let i = 0; i < 5; i++) load.learnEffort(60, 10);
    expect(load.heard(300)).toBeGreaterThan(before * 1.3);
  });

  it('goes no further than four times the usual, however extreme the recordings are', () => {
    const load = foretelling();
    const usual = load.heard(300);
    const usualUnseen = load.unseen(webm(60));
    for (let i = 0; i < 200; i++) load.learnEffort(10, 10_000);
    expect(load.heard(300)).toBeLessThanOrEqual(usual * 4);
    // Hours of silence in a few bytes.
    for (let i = 0; i < 200; i++) load.learnLength({ bytes: Buffer.alloc(1000), mime: 'audio/webm' }, 900);
    expect(load.unseen(webm(60))).toBeLessThanOrEqual(usualUnseen * 16);
  });

  it('comes back to the usual by itself once the cause is gone', () => {
    let now = 0;
    const load = foretelling(() => now);
    const usual = load.heard(300);
    for (let i = 0; i < 50; i++) load.learnEffort(60, 600);
    expect(load.heard(300)).toBeGreaterThan(usual * 3);
    now += 60 * MINUTE;
    expect(load.heard(300)).toBeLessThan(usual * 1.1);
  });
});
