import { anyLanguage, type Spoken } from '../language/language.ts';
import type { Bias } from '../moonshine/beam.ts';
import { tokensOf } from '../moonshine/tokens.ts';

/** Phrases as token sequences that share their beginnings. */
export interface PhraseTree {
  next: Map<number, PhraseTree>;
  /** Whether a phrase ends here; a longer one may go on. */
  ends: boolean;
}

/** Each phrase as it stands inside a sentence and as it begins one. */
export function phraseTree(phrases: readonly string[]): PhraseTree {
  const root: PhraseTree = { next: new Map(), ends: false };
  for (const phrase of phrases) {
    for (const spelling of new Set([phrase, phrase.charAt(0).toUpperCase() + phrase.slice(1)])) {
      let node = root;
      for (const token of tokensOf(spelling)) {
        const following = node.next.get(token) ?? { next: new Map(), ends: false };
        node.next.set(token, following);
        node = following;
      }
      node.ends = true;
    }
  }
  return root;
}

/**
 * How far a hypothesis is raised for standing in a phrase, by how many of its tokens have been heard. Kept when the
 * phrase is said to its end, lost when it is not. Little at the start, because that is all a word of one token needs;
 * above 3 hardly more phrases are found, but more are heard that were not said.
 */
export interface Lean {
  start: number;
  second: number;
  further: number;
}

export const FIRE_LEAN: Lean = { start: 0.5, second: 2, further: 3 };
/** The department's own names are few and likely, so they may be leant on harder. */
export const OWN_LEAN: Lean = { start: 1, second: 2.5, further: 3 };

/** Leans decoding towards the phrases of several trees, each as far as it says, and towards what usually follows what. */
export function leanTowards(trees: readonly (readonly [PhraseTree, Lean])[], nothingSaid: Spoken = anyLanguage): Bias {
  const roots = trees.map(([node, lean]) => ({ node, lean, depth: 0 }));
  const anywhere = raisedAt(roots);
  const standing = (given: number, begun: Place[], spoken: Spoken): Bias => ({
    given,
    raise: () => (begun.length === 0 ? anywhere : raisedAt([...roots, ...begun])),
    fits: spoken.fits,
    after(token) {
      const reached = [...roots, ...begun].flatMap(({ node, lean, depth }) => {
        const following = node.next.get(token);
        return following ? [{ node: following, lean, depth: depth + 1 }] : [];
      });
      const earned = Math.max(0, ...reached.filter(({ node }) => node.ends).map(leanAt));
      return standing(
        given + earned,
        reached.filter(({ node }) => node.next.size > 0),
        spoken.after(token),
      );
    },
  });
  return standing(0, [], nothingSaid);
}

interface Place {
  node: PhraseTree;
  lean: Lean;
  /** Tokens of the phrase heard so far. */
  depth: number;
}

function leanAt({ lean, depth }: Place): number {
  if (depth === 1) return lean.start;
  return depth === 2 ? lean.second : lean.further;
}

function raisedAt(places: Place[]): Map<number, number> {
  const raised = new Map<number, number>();
  for (const { node, lean, depth } of places) {
    const by = leanAt({ node, lean, depth: depth + 1 });
    for (const token of node.next.keys()) raised.set(token, Math.max(by, raised.get(token) ?? 0));
  }
  return raised;
}
