import type { Reading } from '../text/reading.ts';
import type { Cluster } from './clusters.ts';

/** The unit the narrator speaks for, when the account names it. */
export function narratorOf(reading: Reading, clusters: Cluster[]): string | undefined {
  for (const pattern of NARRATOR) {
    const unit = reading.find(pattern)[0]?.groups.unit;
    const item = reading.items.find(({ text }) => text === unit);
    if (item?.unit) return item.unit;
  }
  const named = new Set(clusters.flatMap(({ units }) => units.map(({ name }) => name)));
  const kind = BY_KIND.map((pattern) => reading.find(pattern)[0]?.groups.kind).find(Boolean);
  const ofKind = kind === undefined ? [] : [...named].filter((name) => name.toLowerCase().startsWith(`${kind} `));
  if (ofKind.length === 1) return ofKind[0];
  const number = reading.find(BY_NUMBER)[0]?.groups.number;
  const numbered = number === undefined ? [] : [...named].filter((name) => name.endsWith(` ${number}`));
  if (numbered.length === 1) return numbered[0];
  if (named.size === 1) return [...named][0];
  // "Ladder 1, elevator job at …": who speaks first names itself, when it names itself alone.
  const first = clusters[0];
  if (!first || first.from > 2 || first.units.length !== 1 || THIRD_PERSON.test(reading.items[first.to]?.text ?? ''))
    return undefined;
  // "Tower 1 was first due. They got in at 1207."
  const next = reading.items.findIndex(({ text }) => text === '.');
  if (next > first.to && next < first.to + 14 && reading.items[next + 1]?.text === 'they') return undefined;
  // "Chief told Engine 5 to stand by".
  if (first.object || GIVEN_ORDERS.test(reading.items[first.from - 1]?.text ?? '')) return undefined;
  return first.units[0]?.name;
}

const GIVEN_ORDERS = /^(told|sent|had|asked|called|cancelled|canceled|released|requested|for|by|to)$/;
/** "Ambulance 51 transported the male" is told of it, not by it. */
const THIRD_PERSON = /^(transported|took|s|transport|had)$/;

const RANK =
  '(captain|cap|lieutenant|lt|officer|chief|battalion chief|acting officer|acting captain|acting lieutenant|driver|engineer|firefighter|boss|co|company officer|incident commander|ic|sergeant|paramedic|emt|medic|firefighter (medic|paramedic|emt)|driver operator|operator|chauffeur)';
const KIND = '(?<kind>engine|truck|ladder|medic|rescue|squad|tower|quint|tanker|tender|brush|battalion|boat)';
/** "I'm the officer on 34". */
const BY_NUMBER = new RegExp(
  `\\b(i'm|i am|i was) (((the|an|a|acting) )*${RANK} )?on (?<number>\\d{1,4})(?= (\\.|and|it|we|this|today|tonight|dispatched|toned|paged|U\\d)|$)`,
);
/** "I'm the engine officer", "I'm the officer on the ladder": by its kind, where there is one of it. */
const BY_KIND: readonly RegExp[] = [
  new RegExp(`\\b(i'm|i am|i was) ((the|an|a|acting) )*${RANK} (on|of) (the|our) ${KIND}\\b`),
  new RegExp(`\\b(i'm|i am|i was) ((the|an|a|acting) )*${KIND} ${RANK}\\b`),
];
/** What people clear their throat with. */
const HELLO =
  '^((\\w+ ){1,3}(fire|rescue|fd|volunteer|fire department|fire rescue|fire district) )?((okay|ok|alright|all right|right|yeah|yes|yep|so|well|hey|hi|hello|aloha|morning|evening|good (morning|evening|afternoon)|there|here we go|everybody|folks|guys|\\.) )*';
const NARRATOR: readonly RegExp[] = [
  new RegExp(
    `\\b(this is|this was|it's|i'm|i am|i was|i rode|i ride|i ran) ((the|a|an|acting|your) )*(${RANK} (?!on |of |with |from |for |in )((?!U\\d)\\w+ ){0,2}|${RANK} )?((on|of|in|with|from|for|riding|out of|in charge of|assigned to|the|today|tonight|command of) )*(?<unit>U\\d+)`,
  ),
  new RegExp(
    `${HELLO}((the|acting|your) )*${RANK} ((?!U\\d|(says|said|told|wants|wanted|had|has|was|and|cancel\\w*|canceled|requested|asked|sent|called|injured|hurt|down|trapped|released) )\\w+ ){0,2}((on|of|with|from|in|for|riding|riding on|out of) )?(the )?(?<unit>U\\d+)`,
  ),
  new RegExp(
    `\\b(this is|i'm|it's) (?!the|a|an|our|for)[a-z']+ (acting )?${RANK} ((on|of|with|from|in|for|riding|out of) )?(?<unit>U\\d+)`,
  ),
  /\bi had (the )?(?<unit>U\d+)(?= (today|tonight|that (day|night|shift)|this (morning|afternoon|evening|shift)|for the (day|shift)|with (\d|a crew|my crew)|\d{1,2} (of us|on|aboard|guys|people|personnel)|\.))/,
  new RegExp(
    `${HELLO}(${RANK} )?(here )?((on|of|with|from) )?(?<unit>U\\d+) (here|reporting|checking|with|calling|back|officer|captain|lieutenant|this|speaking)`,
  ),
  // "Engine 33's lieutenant, doing the report".
  new RegExp(`${HELLO}(?<unit>U\\d+) s ${RANK}\\b`),
  /\b(?<unit>U\d+) (here|reporting|checking in|is calling)\b/,
  new RegExp(`\\b${RANK} (on |of |with )?(?<unit>U\\d+) (here|reporting)`),
  new RegExp(`(^|\\. )${RANK} ((?!U\\d)\\w+ ){0,2}(on |of |with )?(?<unit>U\\d+) (with|\\.)`),
  /\b(by myself|just me|me|me and \w+ (were|was|rode|riding)) (on|in) (?<unit>U\d+)/,
  /\bi('m| am| was)? ?(had |have |riding |on |in )*(the )?(seat|front seat|right seat|officer's seat|officer seat) (on|of|in) (?<unit>U\d+)/,
  /\bi('m| am| was) (on|in|driving|riding|running) (the )?(?<unit>U\d+)/,
  /\bi (was|am|had|took|ran) (the )?(ic|command|incident commander|officer|driver|engineer|acting officer) (\S+ ){0,3}(in|on|from) (?<unit>U\d+)/,
  /\b(my|our) (engine|truck|rig|crew|company|unit|ladder|medic|squad|rescue)( (is|was|that's|that is|being|which is))? (?<unit>U\d+)/,
  /\bi (took|drove|brought|grabbed) (?<unit>U\d+) (straight|direct|from|out|over|in|up|home|to the scene|and (beat|got|went|arrived|met|pulled))\b/,
  /\bwe meaning (?<unit>U\d+)/,
  /\band (me|myself|my (car|rig|buggy)) ((in|on) )?(the )?(?<unit>U\d+)/,
  /(^|\. |\b(hey|hi|okay|ok|so) )(it's|this is) (\w+ ){1,3}(on|from|with|of|in) (?<unit>U\d+)/,
  /\bi (drove|rode|ran|brought) (on |in |up )?(the )?(?<unit>U\d+)(?! (in|inside|off|up|around|back|home|over|to|forward|and U\d+)\b)/,
  /\bi('m| am| was)? ?((straight|direct|directly|just|also|then|alone|solo|by myself|pulled (up|in)|arrived|responded|responding|went|came( in| up| out| over)?|got (there|here|in|on (scene|location))|showed up|rolled( up| in| out)?|made (it|the scene)|headed (out|over|in)|followed|was (there|on scene|en route)|marked on scene|left|took off|on scene|en route) )+(in|on|with) (the )?(?<unit>U\d+)/,
  /\b(?<unit>U\d+) (\S+ ){0,4}with (me|myself) (and|plus|driving|riding|on board)\b/,
  /\b(?<unit>U\d+) (which |that )?(that's|that is|is|was) (us|me|mine|ours|my (rig|crew|engine|truck))\b/,
  /\bours (?<unit>U\d+)/,
  new RegExp(`(^|\\. )(?<unit>U\\d+) s ${RANK} (here|speaking|reporting|talking|\\.)`),
  /\bi (jumped|hopped|climbed|got) (on|in) (the )?(?<unit>U\d+)/,
  /\bin my (own |personal )?(pickup|truck|car|buggy|vehicle|suv|tahoe|pov) (?<unit>U\d+)/,
  /(^|\. )(?<unit>U\d+) (we|i)\b(?! ((just|then|also|actually) )?(cancel\w*|turned|sent|released|told|called|asked|requested|waved|held|let|cut|put|had|left|don't|didn't|never|think|believe|guess|can't)\b)/,
  /\bwe('re| are| were) (on )?(?<unit>U\d+)/,
  /\b(we|us) (on|in) (?<unit>U\d+)/,
  /\bwe (?<unit>U\d+) (were|was|got|had|went|are)\b/,
  /\b\d of us (took|rode|ran|brought|were on|on|in) (the )?(?<unit>U\d+)/,
];
