import type { DamageType, ExposureItem } from '../../../neris/values/fire.ts';
import type { Item } from '../../text/item.ts';
import type { Hit } from '../../text/reading.ts';
import type { Found } from './statements.ts';

/** A thing named that may stand beside the fire. */
export interface Thing {
  item: ExposureItem;
  hit: Hit;
  noun: string;
  /** Called an exposure in so many words: "exposure Delta was a vacant duplex". */
  named?: true;
  /** Said to stand beside what burns: "the car next to it, a Kia". */
  apart?: true;
  /** Its house number, when it is not the incident's. */
  number?: string;
  /** The whole address it was said with. */
  address?: Item;
}

/** A thing beside the fire that it damaged or threatened. */
export interface Exposed {
  item: ExposureItem;
  number?: string;
  address?: Item;
  noun: string;
  /** Every mention that says so, in order. */
  mentions: Hit[];
  damage?: Found<DamageType>;
  count: number;
}
