import type { IncidentType } from '../../../neris/values/incident-types.ts';
import { SERVICES } from '../../vocabulary/natures-service.ts';
import { type Mention, wordsAfter, wordsBefore } from '../phrases.ts';
import { type Facts, type FoundType, found, inHeadline, saidOrHeard } from './facts.ts';

type Service = keyof typeof SERVICES;
const KINDS = Object.keys(SERVICES) as Service[];

/** Help of no particular kind gives way to any that has a name. */
export const GENERAL: Service = 'PUBSERV||CITIZEN_ASSIST||CITIZEN_ASSIST_SERVICE_CALL';

/** Water in a house is the weather's only when the weather is told of. */
const WEATHER: Service = 'PUBSERV||DISASTER_WEATHER||WEATHER_RESPONSE';
const PLUMBING = /^(flooded (basements?|house)|pumped)/;
const SKY =
  /\b(storms?|rain\w*|flash flood\w*|river|creek|hurricane|snow\w*|thaw|downpour|inches of rain|weather|flood ?waters?|tornado)\b/;

/** Help and matters of other kinds: what the account opens with, or else the first of the table that is said. */
export function services(facts: Facts, dispatched = false): FoundType[] {
  const said = KINDS.flatMap((kind): { kind: Service; mention: Mention }[] => {
    const mention = saidOrHeard(facts.service(), dispatched, kind).find(
      (each) =>
        !acrossClauses(facts, each) &&
        // Keys locked in a car put nobody in distress.
        !(/^locked in/.test(each.text) && /\bkeys?( \w+)?$/.test(wordsBefore(facts.reading, each.from, 2))),
    );
    if (mention && kind === WEATHER && PLUMBING.test(mention.text) && facts.reading.find(SKY).length === 0)
      return [{ kind: GENERAL, mention }];
    return mention ? [{ kind, mention }] : [];
  });
  // Police work that the crew only stood by for is a standby.
  const stoodBy = said.some(({ kind }) => kind === 'PUBSERV||OTHER||STANDBY');
  const assessed = said.some(({ kind }) => kind === 'PUBSERV||DISASTER_WEATHER||DAMAGE_ASSESSMENT');
  const rank = (kind: Service) =>
    kind === GENERAL ? 2 : (kind === 'LAWENFORCE' && stoodBy) || (kind === WEATHER && assessed) ? 1 : 0;
  const opening = said
    .filter(({ mention }) => inHeadline(mention))
    .sort((a, b) => rank(a.kind) - rank(b.kind) || a.mention.from - b.mention.from)[0];
  const best = opening ?? said[0];
  if (!best) return [];
  const type = best.kind === 'FALSE_CALL' ? 'NOEMERG||FALSE_ALARM||OTHER_FALSE_CALL' : (best.kind as IncidentType);
  return [found(type, best.mention)];
}

/** "… hit the gas service. Call came in at": without marks two thoughts make one name. */
const acrossClauses = ({ reading }: Facts, { text, to }: Mention): boolean =>
  /\bcall$/.test(text) &&
  /^(came|comes|was (received|dropped|made)|hit|dropped|received|in at)\b/.test(wordsAfter(reading, to, 2));

/** In so many words a matter for the police, whatever it was about. */
export function policeMatter(facts: Facts): FoundType[] {
  const matter = facts
    .service()
    .said('LAWENFORCE')
    .find(
      ({ text, from }) =>
        /\b(police|pd|law enforcement) (matter|issue|problem)$|^civil /.test(text) ||
        /\b(it was|turned out to be|ended up being)( just| actually| really)?( an?)?$/.test(
          wordsBefore(facts.reading, from, 6),
        ),
    );
  return matter ? [found('LAWENFORCE', matter)] : [];
}

/** Covering for others: the fire they are at is not this incident's. */
export function coverage(facts: Facts): FoundType[] {
  const cover = facts.service().said('PUBSERV||OTHER||MOVE_UP').find(inHeadline);
  const fought = facts
    .signs()
    .said('FIRE')
    .some(({ text }) => !/^working fire/.test(text));
  return cover && !fought ? [found('PUBSERV||OTHER||MOVE_UP', cover)] : [];
}
