import type { HELD, SCENES } from '../../vocabulary/natures-rescue-scenes.ts';
import { type Mention, wordsBefore } from '../phrases.ts';
import type { Facts } from './facts.ts';

export type Scene = keyof typeof SCENES;
type Part = keyof typeof HELD;

export interface SceneFound {
  type: Scene;
  mention: Mention;
  weight: number;
}

/** How far apart the place, the trouble and the way out are told. */
const NEAR = 14;
const SAME_STORY = 90;

/** What beside the place must be told for the rescue it makes: the trouble, and the crew's way of ending it. */
const NEEDS: Readonly<Record<Scene, { trouble: Part[]; way: Part[] }>> = {
  'RESCUE||OUTSIDE||TRENCH': { trouble: ['HELD'], way: ['FREED', 'SHORING'] },
  'RESCUE||OUTSIDE||CONFINED_SPACE_RESCUE': { trouble: ['HELD', 'DOWN'], way: ['SPACE_TOOLS', 'FREED'] },
  'RESCUE||STRUCTURE||CONFINED_SPACE_RESCUE': { trouble: ['HELD', 'DOWN'], way: ['SPACE_TOOLS', 'FREED'] },
  'RESCUE||OUTSIDE||EXTRICATION_ENTRAPPED': { trouble: ['HELD'], way: ['FREED'] },
  'RESCUE||STRUCTURE||EXTRICATION_ENTRAPPED': { trouble: ['HELD'], way: ['FREED'] },
  'RESCUE||OUTSIDE||HIGH_ANGLE_RESCUE': { trouble: ['HELD', 'DOWN'], way: ['ROPES'] },
  'RESCUE||OUTSIDE||LIMITED_NO_ACCESS': { trouble: ['HELD'], way: ['LADDER', 'FREED'] },
  'RESCUE||OUTSIDE||BACKCOUNTRY_RESCUE': { trouble: ['HELD', 'DOWN'], way: ['CARRY'] },
  'RESCUE||STRUCTURE||ELEVATOR_ESCALATOR_RESCUE': { trouble: ['HELD'], way: ['FREED'] },
  'RESCUE||WATER||PERSON_IN_WATER_STANDING': { trouble: ['IN_WATER'], way: ['FREED'] },
  'RESCUE||WATER||PERSON_IN_WATER_SWIFTWATER': { trouble: ['IN_WATER', 'HELD'], way: ['FREED'] },
};
const KINDS = Object.keys(NEEDS) as Scene[];

/** Rescues told in parts, in whatever order: a place that holds people, somebody held there, a way out. */
export function scenes(facts: Facts): SceneFound[] {
  const parts = facts.held();
  return KINDS.flatMap((type): SceneFound[] => {
    const { trouble, way } = NEEDS[type];
    const troubles = [...parts.said(...trouble), ...unable(parts.all(...trouble))];
    const ways = parts.said(...way).filter((each) => !byOthers(facts, each));
    const at = facts
      .scene()
      .said(type)
      .filter((place) => !isName(facts, place))
      .find((place) => troubles.some((each) => apart(each, place) <= NEAR && !ofThing(facts, each)));
    if (!at) return [];
    const out = ways.filter((each) => apart(each, at) <= SAME_STORY);
    return out.length > 0 ? [{ type, mention: at, weight: 12 + Math.min(out.length, 3) * 2 }] : [];
  });
}

/** "Couldn't get down" denies by itself what it tells. */
const unable = (mentions: Mention[]): Mention[] =>
  mentions.filter(
    ({ text, doubts }) =>
      /^(couldn't|could not|can't|unable|not able|no way|wouldn't)\b/.test(text) &&
      doubts.length === 1 &&
      doubts[0] === 'negated',
  );

const apart = (a: Mention, b: Mention): number => (a.from < b.from ? b.from - a.to : a.from - b.to);

/** "Mill Street", "River Road": names of places hold nobody. */
export function isName({ reading }: Facts, { to }: Mention): boolean {
  return /^(street|road|avenue|drive|lane|court|boulevard|way|parkway|township|pike|place|trail|view|county|command|park|walk|front|side|station|house|inn|lodge|grill|school|estates|apartments|heights|terrace|circle|club|market|church|alarm|department|pond|island|point|champions|creek|cove|beach|ranch|farms?)$/.test(
    reading.items[to]?.text ?? '',
  );
}

/** Doors and valves stick too, and pipes drop. */
function ofThing({ reading }: Facts, { from, text }: Mention): boolean {
  if (/^(dropped|fell|fallen|slid|broke|busted|blew out|tumbled|let go)/.test(text)) {
    const clause = wordsBefore(reading, from, 9).split(' . ').at(-1) ?? '';
    if (THINGS.test(clause)) return true;
  }
  return (
    /^(stuck|caught|jammed|hanging|trapped)/.test(text) &&
    /\b(valve|switch|button|door|alarm|relay|horn|throttle|key|lid|pump|damper|fire|smoke|heat|gate|float|head|detector|wire|wires|line|lines|limb|branch)( was| got| is)?$/.test(
      wordsBefore(reading, from, 2),
    )
  );
}

const THINGS =
  /\b(?:flue|flues|pipes?|vent|readings?|levels?|numbers|pressure|temps?|temperature|limbs?|branch|trees?|bricks?|sections?|elbow|cap|liner|cover|lid|grate|meter|belt|bolt|part|piece|wires?|lines?|fitting|panel)(?: (?:had|have|has|was|were|just|right|that|which|kept|finally|all|already|just|got|came)){0,3}$/;

/** Pulled from the pool by a lifeguard: the crew had a patient, no rescue. */
export function byOthers({ reading }: Facts, { from, text }: Mention): boolean {
  const before = wordsBefore(reading, from, 5);
  return OTHERS.test(before) || OTHERS.test(`${before} ${text.split(' ')[0]}`);
}
const OTHERS =
  /\b(lifeguards?|buddies|buddy|coworkers?|roommates?|dad|mom|father|mother|parents?|bystanders?|friends?|neighbors?|family|brother|sister|uncle|wife|husband|officers?|deputy|deputies|police|pd|already|grandfather|grandmother|staff|swimmers|boaters) (had |was |were |already )*(pulled|got|gotten|dragged|fished|brought|hauled|lifted|cut|dug|freed)$/;
