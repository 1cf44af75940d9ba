import type { Bias } from '../moonshine/decode-batch.ts';
import { tokensOf } from '../moonshine/tokens.ts';

/** Phrases as token sequences that share their beginnings. */
export interface PhraseTree {
  next: Map<number, PhraseTree>;
}

/** Each phrase as it stands inside a sentence and as it begins one. */
export function phraseTree(phrases: readonly string[]): PhraseTree {
  const root: PhraseTree = { next: new Map() };
  for (const phrase of phrases) {
    for (const spelling of new Set([phrase, phrase.charAt(0).toUpperCase() + phrase.slice(1)])) {
      let node = root;
      for (const token of tokensOf(spelling)) {
        const following = node.next.get(token) ?? { next: new Map() };
        node.next.set(token, following);
        node = following;
      }
    }
  }
  return root;
}

/** How far a token is raised, by how much of its phrase has been heard already. Above 2 phrases are heard in noise. */
export interface Lean {
  start: number;
  second: number;
  further: number;
}

export const FIRE_LEAN: Lean = { start: 0.7, second: 1.6, further: 2 };
/** The department's own names are few and likely, so they may be leant on harder. */
export const OWN_LEAN: Lean = { start: 1, second: 1.8, further: 2 };

/** Leans one piece's decoding towards the phrases of several trees, each as far as it says. */
export function leanTowards(trees: readonly (readonly [PhraseTree, Lean])[]): Bias {
  const states = trees.map(([root, lean]) => ({ root, lean, open: [] as { node: PhraseTree; depth: number }[] }));
  return {
    raise() {
      const raised = new Map<number, number>();
      const raise = (token: number, by: number) => raised.set(token, Math.max(by, raised.get(token) ?? 0));
      for (const { root, lean, open } of states) {
        for (const token of root.next.keys()) raise(token, lean.start);
        for (const { node, depth } of open) {
          for (const token of node.next.keys()) raise(token, depth === 1 ? lean.second : lean.further);
        }
      }
      return raised;
    },
    chose(token) {
      for (const state of states) {
        state.open = [{ node: state.root, depth: 0 }, ...state.open].flatMap(({ node, depth }) => {
          const following = node.next.get(token);
          return following && following.next.size > 0 ? [{ node: following, depth: depth + 1 }] : [];
        });
      }
    },
  };
}
