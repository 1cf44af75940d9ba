import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localToUtc, utcToLocal } from '../../src/departments/local-time.ts';

const iso = (zone: string, text: string, repeated?: 'first' | 'second') =>
  localToUtc(zone, reading(text), repeated)?.toISOString().slice(0, 16);

describe('a clock time as a moment (drafting guide 3)', () => {
  it.each([
    ['America/New_York', '2026-03-14 14:32', '2026-03-14T18:32'],
    ['America/New_York', '2026-01-14 14:32', '2026-01-14T19:32'],
    ['America/Phoenix', '2026-07-04 23:59', '2026-07-05T06:59'],
    ['America/Denver', '2026-07-04 23:59', '2026-07-05T05:59'],
    ['Pacific/Guam', '2026-07-05 00:30', '2026-07-04T14:30'],
    ['Pacific/Honolulu', '2026-12-31 23:00', '2027-01-01T09:00'],
    ['America/Chicago', '2028-02-29 00:00', '2028-02-29T06:00'],
  ])('%s %s is %s', (zone, local, utc) => {
    expect(iso(zone, local)).toBe(utc);
  });

  it('takes the first of a repeated hour unless the second is asked for', () => {
    expect(iso('America/New_York', '2026-11-01 01:30')).toBe('2026-11-01T05:30');
    expect(iso('America/New_York', '2026-11-01 01:30', 'second')).toBe('2026-11-01T06:30');
    expect(iso('America/Los_Angeles', '2026-11-01 01:00')).toBe('2026-11-01T08:00');
    expect(iso('America/Los_Angeles', '2026-11-01 01:59', 'second')).toBe('2026-11-01T09:59');
  });

  it('knows the hours around the repeated one only once', () => {
    expect(iso('America/New_York', '2026-11-01 00:59', 'second')).toBe('2026-11-01T04:59');
    expect(iso('America/New_York', '2026-11-01 02:00')).toBe('2026-11-01T07:00');
    expect(iso('America/Phoenix', '2026-11-01 01:30', 'second')).toBe('2026-11-01T08:30');
  });

  it('reads a skipped hour off a watch not yet put forward', () => {
    expect(iso('America/New_York', '2026-03-08 02:30')).toBe('2026-03-08T07:30');
    expect(iso('America/New_York', '2026-03-08 03:30')).toBe('2026-03-08T07:30');
    expect(iso('America/New_York', '2026-03-08 01:59')).toBe('2026-03-08T06:59');
    expect(iso('America/New_York', '2026-03-08 03:00')).toBe('2026-03-08T07:00');
    expect(iso('America/Phoenix', '2026-03-08 02:30')).toBe('2026-03-08T09:30');
  });

  it.each(['2026-02-30 12:00', '2027-02-29 12:00', '2026-13-01 12:00', '2026-05-01 24:00', '2026-05-01 12:60'])(
    'gives nothing for %s, which no calendar and clock show',
    (local) => {
      expect(localToUtc('America/New_York', reading(local))).toBeUndefined();
    },
  );

  it('is undone by reading the clock at that moment', () => {
    const zones = ['America/New_York', 'America/Indiana/Knox', 'America/Boise', 'America/Adak', 'Pacific/Pago_Pago'];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
        (zone, date) => {
          const moment = Math.floor(date.getTime() / 60_000) * 60_000;
          const local = utcToLocal(zone, new Date(moment));
          const moments = [localToUtc(zone, local), localToUtc(zone, local, 'second')];
          expect(moments.map((found) => found?.getTime())).toContain(moment);
        },
      ),
    );
  });
});

function reading(text: string) {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/\D/).map(Number);
  return { year, month, day, hour, minute };
}
