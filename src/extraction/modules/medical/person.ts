import type { Plural, Sex } from '../../vocabulary/persons.ts';

/** Somebody the account names, by however many words. */
export interface Person {
  keys: Set<string>;
  /** The nouns they were told by. */
  nouns: Set<string>;
  /** How often they were named or meant so far. */
  times: number;
  sex?: Sex | undefined;
  age?: 'child' | 'adult' | undefined;
  number?: number;
  years?: number;
  /** Known by a pronoun alone: perhaps a chief, so that no role is taken for them. */
  unnamed?: boolean;
  /** Held by a wreck, a machine or a fall of earth. */
  trapped?: boolean;
  /** Told to be unwell or injured themselves. */
  hurt?: boolean;
  /** Named only beside the patient so far: a pronoun means others first. */
  beside: boolean;
  role?: string | undefined;
  /** One of "a young couple": husband, wife, he or she from there on. */
  couple?: true;
  /** There for work or by chance, and nothing told of how they are. */
  stranger?: boolean;
  /** Told so far only to have called, found or helped. */
  aiding?: boolean;
  /** Several told of as one: "both kids". */
  several?: { size: number; of: Plural };
}

/** A place where a person is named or meant by a pronoun. */
export interface Reference {
  at: number;
  to: number;
  person: Person;
  noun: boolean;
  /** Named as company or witness ("with her husband"): nothing is said of them. */
  aside: boolean;
  /** Known only as caller or helper up to here: their own story begins later. */
  early: boolean;
}
