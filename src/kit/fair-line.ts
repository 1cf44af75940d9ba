/** What waits in a line: whose it is, and how much work it is foretold to be. */
export interface Waiting {
  caller: string;
  effort: number;
}

/**
 * A line of work that is fair between callers: whoever has had the least work done is next, and what one caller sent is
 * done in the order it came, unless it may not begin yet. So a caller who fills the line waits for itself, and one who
 * comes with a first piece of work is next, however much waits of others.
 */
export interface FairLine<W extends Waiting> {
  join(work: W): void;
  /** Back to the head of its caller's: it was begun in vain. */
  putBack(work: W): void;
  /** Says whether it was still waiting. */
  leave(work: W): boolean;
  /** Takes out what is next among what may begin now. */
  next(mayBegin: (work: W) => boolean): W | undefined;
  /** What was begun turned out to be so much more work, or less where negative. */
  correct(caller: string, effort: number): void;
  /** Everything that waits. */
  all(): W[];
  waitingOf(caller: string): number;
  /** How many callers wait. */
  callers(): number;
  /** To foretell with. */
  copy(): FairLine<W>;
}

interface Share<W> {
  /** The work that was done for this caller; of one who was away, as much as of whoever was served last. */
  had: number;
  works: W[];
}

export function fairLine<W extends Waiting>(
  shares = new Map<string, Share<W>>(),
  /** What the caller served last had had by then. Nobody saves up turns for later, so newcomers begin here. */
  level = 0,
): FairLine<W> {
  const shareOf = (caller: string): Share<W> => {
    const known = shares.get(caller);
    if (known && known.works.length > 0) return known;
    const share = { had: Math.max(known?.had ?? 0, level), works: [] };
    // Put last, so that of callers who had the same, the one who waits longest is next.
    shares.delete(caller);
    shares.set(caller, share);
    return share;
  };

  /** Whoever would come back as a newcomer is one. */
  const forget = () => {
    for (const [caller, { had, works }] of shares) if (works.length === 0 && had <= level) shares.delete(caller);
  };

  return {
    join(work) {
      forget();
      shareOf(work.caller).works.push(work);
    },
    putBack(work) {
      const share = shareOf(work.caller);
      share.had -= work.effort;
      share.works.unshift(work);
    },
    leave(work) {
      const works = shares.get(work.caller)?.works ?? [];
      const at = works.indexOf(work);
      if (at !== -1) works.splice(at, 1);
      return at !== -1;
    },
    next(mayBegin) {
      let least: Share<W> | undefined;
      let first: W | undefined;
      for (const share of shares.values()) {
        if (least && least.had <= share.had) continue;
        const work = share.works.find(mayBegin);
        if (work) [least, first] = [share, work];
      }
      if (!least || !first) return undefined;
      least.works.splice(least.works.indexOf(first), 1);
      level = Math.max(level, least.had);
      least.had += first.effort;
      return first;
    },
    correct(caller, effort) {
      const share = shares.get(caller);
      if (share) share.had += effort;
      else if (effort > 0) shares.set(caller, { had: level + effort, works: [] });
    },
    all: () => [...shares.values()].flatMap(({ works }) => works),
    waitingOf: (caller) => shares.get(caller)?.works.length ?? 0,
    callers: () => [...shares.values()].filter(({ works }) => works.length > 0).length,
    copy: () =>
      fairLine(new Map([...shares].map(([caller, { had, works }]) => [caller, { had, works: [...works] }])), level),
  };
}
