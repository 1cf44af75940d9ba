/** What a person should look at before anything else, as a sentence: the draft is made all the same. */
export const DOUBTS = {
  mayBeNoCall:
    'It is not certain that this text tells of a call of the department. The draft holds what it says: check whether it is one.',
} as const;

export type Doubt = (typeof DOUBTS)[keyof typeof DOUBTS];
