import type { Claim, Heard } from '../reader/heard.ts';
import { SAME_SUBJECT } from '../tuned.ts';

/** Every statement is compared with every other, so a text of nothing but statements is not heard out. */
const MOST = 60;

/**
 * Statements about several of a kind (patients, exposures), sorted by which one each is about, in the order told: that of
 * the first which says something of each, not only who it is. A statement about more than one ("both refused") stands
 * with each.
 */
export function bySubject<S extends Claim>(
  heard: Heard,
  statements: readonly S[],
  saysSomething: (statement: S) => boolean = () => true,
): S[][] {
  const said = statements
    .toSorted((a, b) => b.strength - a.strength)
    .slice(0, MOST)
    .sort((a, b) => a.start - b.start);
  const alike = said.map((a) => said.map((b) => (heard.belongs('subject', a, b) + heard.belongs('subject', b, a)) / 2));
  const likeness = (some: readonly number[], others: readonly number[]) =>
    some.reduce((sum, i) => sum + others.reduce((each, j) => each + (alike[i]?.[j] ?? 0), 0), 0) /
    (some.length * others.length);

  let groups = said.map((_, i) => [i]);
  for (;;) {
    const [closest] = groups
      .flatMap((one, i) => groups.slice(i + 1).map((other) => ({ one, other, likeness: likeness(one, other) })))
      .sort((a, b) => b.likeness - a.likeness);
    if (!closest || closest.likeness < SAME_SUBJECT) break;
    const { one, other } = closest;
    groups = groups.map((group) => (group === one ? [...one, ...other] : group)).filter((group) => group !== other);
  }
  const told = groups.map((group) =>
    said.flatMap((each, i) => (group.includes(i) || likeness([i], group) >= SAME_SUBJECT ? [each] : [])),
  );
  // What is said of several ("two people on the roof") does not tell which of them is the first.
  const isOwn = (each: S, group: S[]) => told.every((other) => other === group || !other.includes(each));
  const begins = (group: S[]) => {
    const said = group.some(saysSomething) ? group.filter(saysSomething) : group;
    return (said.find((each) => isOwn(each, group)) ?? said[0])?.start ?? 0;
  };
  return told.sort((a, b) => begins(a) - begins(b));
}
