import type { ConceptField } from '../reader/concepts.ts';

/**
 * Who decides where the model and the reader do not say the same. The reader's floor holds always: what it hardly hears
 * is no value, whoever claims it. Between the floor and what it draws by itself, the model's claim makes the value.
 *
 * one    the account has one value of it. Where the reader draws another, the model's is not taken; and the reader's own,
 *        where it is not sure of it and the model does not claim it, is left out too: two who disagree make a question.
 * list   every value stands by itself: the model adds, and what the reader is not sure of and the model does not claim goes.
 * each   several of a kind (types, patients, units, times), each with one value: the model adds where the reader hears
 *        nothing stronger in the same words; its silence takes nothing away, since that could bring a weaker one forward.
 */
export type Precedence = 'one' | 'list' | 'each';

const PRECEDENCE: Readonly<Record<ConceptField, Precedence>> = {
  type: 'each',
  use: 'one',
  arrive: 'one',
  damage: 'one',
  cause: 'one',
  room: 'one',
  water: 'one',
  needinv: 'one',
  smokealarm: 'one',
  smokeworks: 'one',
  firealarm: 'one',
  otheralarm: 'one',
  sprinkler: 'one',
  hood: 'one',
  people: 'one',
  inuse: 'one',
  vac: 'one',
  hazdisp: 'one',
  released: 'one',
  inv: 'list',
  hose: 'list',
  displ: 'list',
  aid: 'list',
  care: 'each',
  ride: 'each',
  status: 'each',
  chem: 'each',
  exp: 'each',
  expdamage: 'each',
  mode: 'each',
};

/** Times, numbers and names are each. Which types exclude each other: `decide/types.ts`. */
export function precedenceOf(field: string): Precedence {
  return PRECEDENCE[field as ConceptField] ?? 'each';
}

/** What the reader hears at all, in some words: below lies nearly everything that is unsaid. */
export const FAINT = 0.15;
/** A type, an address has many to be mistaken for, so more is asked. */
const FAINT_ROLE = 0.3;

/**
 * How far the reader must hear what the model claims. Fields that are not named here take nothing the reader does not draw
 * by itself: in what it half hears of them, on accounts it had not seen, every second value or more is wrong, and a
 * model that lies would find those. In the ones named here most are right.
 */
const FLOORS: Readonly<Record<string, number>> = {
  use: FAINT,
  people: FAINT,
  inuse: FAINT,
  water: FAINT,
  firealarm: FAINT,
  otheralarm: FAINT,
  sprinkler: FAINT,
  hood: FAINT,
  hazdisp: FAINT,
  did: FAINT,
  type: FAINT_ROLE,
  own: FAINT_ROLE,
  addr: FAINT_ROLE,
  town: FAINT_ROLE,
};
const CLOSED = 1;

export function floorOf(field: string): number {
  return FLOORS[field] ?? CLOSED;
}

/** From here on the reader is right 97 times of 100, whatever the model says. */
export const SURE = 0.9;
