import type { ConceptField } from '../reader/concepts.ts';

/**
 * Who decides where the model and the reader do not say the same. The reader's floor holds always: what it hardly hears
 * is no value, whoever claims it. Between the floor and what it draws by itself, the model's claim makes the value.
 *
 * one    the account has one value of it. Where the reader draws another, the model's is not taken; and the reader's own,
 *        where it is not sure of it and the model does not claim it, is left out too: two who disagree make a question.
 * list   every value stands by itself: the model adds, and what the reader is not sure of and the model does not claim goes.
 * each   several of a kind (patients, units, times), each with one value: the model adds where the reader hears nothing
 *        stronger in the same words; its silence takes nothing away, since that could bring a weaker reading forward.
 */
export type Precedence = 'one' | 'list' | 'each';

const PRECEDENCE: Readonly<Record<Exclude<ConceptField, 'type'>, Precedence>> = {
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

/** Types are a list whose members may exclude each other (`decide/types.ts`); times, numbers and names are each. */
export function precedenceOf(field: string): Precedence {
  if (field === 'type') return 'list';
  return PRECEDENCE[field as keyof typeof PRECEDENCE] ?? 'each';
}

/** Below this the reader hardly hears it: nearly everything unsaid lies there, and a few said values with it. */
export const FLOOR = 0.15;
/** From here on the reader is right 97 times of 100, whatever the model says. */
export const SURE = 0.9;
/** As strong as the reader's own weakest claims: a value that the model brought outranks none of them. */
export const BROUGHT = 0.65;
