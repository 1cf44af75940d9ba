import { type Context, hasType } from '../context.ts';
import { mentionsIn, wordsAfter, wordsBefore } from './phrases.ts';
import { NEXT_DOOR, PLACE_INDEX, type Use } from './place-kinds.ts';

/** Crashes and vehicle fires happen on roads unless a lot or yard is named. */
export function roadUse(context: Context): Use | undefined {
  const { reading } = context;
  const crash = context.types.some((type) => /MOTOR_VEHICLE/.test(type));
  const vehicle = hasType(context, 'FIRE||TRANSPORTATION_FIRE') && context.types.length === 1;
  const spill =
    hasType(context, 'HAZSIT||HAZARDOUS_MATERIALS||FUEL_SPILL') ||
    hasType(context, 'HAZSIT||HAZARDOUS_MATERIALS||HAZMAT_RELEASE_TRANSPORT');
  const blocked =
    (hasType(context, 'HAZSIT||HAZARD_NONCHEM||ELEC_POWER_LINE') || hasType(context, 'PUBSERV||DISASTER_WEATHER')) &&
    context.types.length === 1;
  const across = blocked
    ? reading.said(
        /\b((laying|lying|down|arcing|hanging|fell|fallen|came down|stretched|draped|tree|limb|oak|pine|trunk|branches)( right| down| over| out)? (across|in|on|over|into) (the|both|a) (\w+ )?(street|road|roadway|pavement|highway|(travel )?lanes?)|across the (street|road|roadway)( arcing| sparking| live)|(blocking|blocked) (the (whole |entire )?(road|street|roadway)|both (lanes|directions)|1 lane|all lanes)|both lanes (were |was |are )?(blocked|covered|closed))\b/,
      )[0]
    : undefined;
  if (across) return { type: 'ROADWAY_ACCESS||STREET', from: [{ ...across, doubts: [] }] };
  if (!crash && !vehicle && !spill) return undefined;
  // A combine burns in its field, whatever roads run past it.
  if (
    vehicle &&
    mentionsIn(reading, PLACE_INDEX)
      .said('OUTDOOR||ORCHARD_CROPS_FARMLAND')
      .some(({ from }) => from < 30)
  )
    return undefined;
  const at = reading.items.findIndex(({ address }) => address !== undefined);
  const address = reading.items[at]?.address;
  if (!address) return undefined;
  const mention = { ...reading.hit(at, at + 1), doubts: [] };
  const name = address.street.name.value;
  if (
    address.number === undefined &&
    /^(interstate|i[ -]?\d|us |u\.?s\.? |highway|state (route|highway|road)|route|freeway|turnpike|thruway|beltway|expressway|parkway$|bypass$|\d+$)/i.test(
      name,
    )
  ) {
    return { type: 'ROADWAY_ACCESS||HIGHWAY_INTERSTATE', from: [mention] };
  }
  const lot = mentionsIn(reading, PLACE_INDEX)
    .said('ROADWAY_ACCESS||PARKING_LOT_GARAGE')
    .find(
      ({ from, to }) =>
        !NEXT_DOOR.test(wordsAfter(reading, to, 4)) &&
        !/\b(standing|sitting|waiting|gathered|walking|talking|arguing|staged|set up|moved|pulled|pushed|towed)( out| over| around| off)?( (in|into|at|on|to))?( (the|a|an))?( \w+)?$/.test(
          wordsBefore(reading, from, 5),
        ),
    );
  if (
    /\b(into|through|inside|hit) (a|the|an) (\w+ )?(building|house|store|garage|shop|restaurant|home|porch|storefront|bank|apartment|church|office)\b/.test(
      reading.text,
    )
  )
    return undefined;
  if (crash && !lot && !/VEHICLE_FIRE/.test(context.types[0] ?? ''))
    return { type: 'ROADWAY_ACCESS||STREET', from: [mention] };
  if (crash || vehicle) {
    if (lot) return { type: 'ROADWAY_ACCESS||PARKING_LOT_GARAGE', from: [lot] };
    const onRoad = reading.said(
      /\b(in the (road|roadway|street|median|intersection)|on the (shoulder|side of the road|roadside|roadway)|side of the road|the shoulder|pulled over|(right|left) lane)\b/,
    )[0];
    if (onRoad || address.crossStreet) return { type: 'ROADWAY_ACCESS||STREET', from: [mention] };
  }
  return undefined;
}
