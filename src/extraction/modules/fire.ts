import type { Filled } from '../../neris/report.ts';
import { type Context, fill, hasType } from '../context.ts';
import type { Hit } from '../text/reading.ts';
import { acresBurned } from './fire/acres.ts';
import { appliances } from './fire/appliances.ts';
import { arrivalCondition } from './fire/arrival.ts';
import { outsideCause, structureCause } from './fire/cause.ts';
import { damageType } from './fire/damage.ts';
import { floorOfOrigin } from './fire/floor.ts';
import { investigation } from './fire/investigation.ts';
import { roomOfOrigin } from './fire/origin.ts';
import { isIndoors } from './fire/place.ts';
import { type Found, phrase, stated } from './fire/statements.ts';
import { waterSupply } from './fire/water.ts';

const DETAIL = 'fire_detail.location_detail';

/** The details of a fire: where and why it burned, what put it out, who looks into it. */
export function fireDetail(context: Context): Filled[] {
  if (!hasType(context, 'FIRE')) return [];
  const { reading } = context;
  const { need, types } = investigation(reading);
  return [
    ...(isInStructure(context) ? structure(context) : outside(context)),
    ...one('fire_detail.water_supply', waterSupply(reading)),
    ...one('fire_detail.investigation_needed', need),
    ...list('fire_detail.investigation_types', types),
    ...list('fire_detail.suppression_appliances', appliances(reading)),
  ];
}

function structure(context: Context): Filled[] {
  const { reading } = context;
  // Of a chimney fire only the flue is sure; the room the stove stands in is not where it burned.
  const chimney = hasType(context, 'FIRE||STRUCTURE_FIRE||CHIMNEY_FIRE');
  const room = chimney ? undefined : roomOfOrigin(reading);
  return [
    ...kind(context, 'STRUCTURE'),
    ...one(`${DETAIL}.floor_of_origin`, chimney ? undefined : floorOfOrigin(reading, room)),
    ...one(`${DETAIL}.arrival_condition`, arrivalCondition(reading)),
    ...one(`${DETAIL}.damage_type`, damageType(context)),
    ...one(`${DETAIL}.room_of_origin_type`, room),
    ...one(`${DETAIL}.cause`, chimney ? undefined : structureCause(reading)),
  ];
}

function outside(context: Context): Filled[] {
  return [
    ...kind(context, 'OUTSIDE'),
    ...one(`${DETAIL}.acres_burned`, acresBurned(context.reading)),
    ...one(`${DETAIL}.cause`, outsideCause(context.reading)),
  ];
}

function isInStructure(context: Context): boolean {
  return hasType(context, 'FIRE||STRUCTURE_FIRE') || isIndoors(context);
}

const FIRE_WORDS = phrase('(?:\\S+ )?(?:fires?|flames?|burning|burned|burnt|explosion|exploded|smoke)');

function kind({ reading }: Context, value: string): Filled[] {
  const hits = reading.find(FIRE_WORDS);
  const hit: Hit | undefined = stated(reading, FIRE_WORDS)[0] ?? hits[0];
  return [fill(`${DETAIL}.type`, value, hit ?? reading.sourceOf(0, reading.items.length))];
}

function one<V>(path: string, found: Found<V> | undefined): Filled[] {
  return found ? [fill(path, found.value, found.hit)] : [];
}

function list<V>(path: string, found: Found<V>[]): Filled[] {
  return found.map(({ value, hit }, i) => fill(`${path}[${i}]`, value, hit));
}
