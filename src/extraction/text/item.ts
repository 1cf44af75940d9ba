import type { AddressMention } from './addresses/addresses.ts';
import type { Clock } from './times/clock.ts';

/** One word of the reading: a plain word, a number in digits, a full stop, or a whole unit, time or address. */
export interface Item {
  text: string;
  start: number;
  end: number;
  /** A comma, colon or dash stands before it. */
  pause: boolean;
  unit?: string;
  /** How a unit that is named here is properly written: "Engines 1" in a list. One that is only referred to has none. */
  written?: string;
  clock?: Clock;
  address?: AddressMention;
}
