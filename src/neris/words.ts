/** A stretch of the transcript. */
export interface Words {
  start: number;
  end: number;
  words: string;
}

/** A time that was heard and could not be placed: of nothing that is known, or without its half of the day. */
export interface UnplacedTime extends Words {
  /** Where it would have gone. */
  field?: string;
  /** The moments it may have been. */
  choices?: Choice[];
}

/** Something of a required field was said, and not enough to fill it: "from a hydrant", whose flow nobody told. */
export interface PartlySaid extends Words {
  field: string;
}

/** One of the few answers there are to a question. */
export interface Choice {
  /** As it stands in the payload. */
  value: unknown;
  /** As it is shown. */
  label: string;
}
