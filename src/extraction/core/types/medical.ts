import type { IncidentType } from '../../../neris/values/incident-types.ts';
import { statementsOf } from '../../modules/medical/statements.ts';
import type { Hit } from '../../text/reading.ts';
import { type Mention, wordsAfter } from '../phrases.ts';
import { type Facts, type FoundType, found, inHeadline, saidOrHeard } from './facts.ts';
import { ARREST } from './harm.ts';
import { type Evidence, evidenceOf, NAMED } from './medical-evidence.ts';

/** Calls about care as such; a patient's own problem comes before them. */
export const GENERAL = 'MEDICAL||OTHER||';

/** The patient's problem: the one with the most evidence; between equals the more telling, which the table puts first. */
export function medical(facts: Facts, dispatched = false): FoundType[] {
  const evidence = evidenceOf(facts, dispatched);
  const lift = liftOnly(facts, evidence, dispatched);
  if (lift) return [found('PUBSERV||CITIZEN_ASSIST||LIFT_ASSIST', lift)];
  const patient = evidence.filter(({ type }) => !type.startsWith(GENERAL));
  const best = strongest(withoutOverdose(facts, withoutItsEffects(patient))) ?? strongest(evidence);
  const dead = !best || HOW_FOUND.test(best.type) ? deathOf(facts) : undefined;
  if (dead) return [found(ARREST, dead)];
  if (best) return [found(harmOf(facts, best), best.mention)];
  const pendant = facts.alarm().said('MEDICAL_ALARM')[0];
  return pendant ? [found('MEDICAL||OTHER||MEDICAL_ALARM', pendant)] : [];
}

/** Whoever is found so may be dead. */
const HOW_FOUND = /UNCONSCIOUS|UNKNOWN_PROBLEM|WELL_PERSON|ALTERED/;

/** Found dead, and of what nobody tells: the heart had stopped. */
const deathOf = ({ reading }: Facts): Hit | undefined =>
  statementsOf(reading).find(({ kind }) => kind === 'dead' || kind === 'death signs')?.hit;

/** What a problem that is told by name brings with it: no problem of its own. */
const BRINGS: readonly (readonly [problem: RegExp, brought: RegExp])[] = [
  [/CONVULSIONS|STROKE/, /INJURY\|\|FALL$/],
  [/INHALATION_INJURY$/, /HEADACHE|NAUSEA|SICK_CASE|BREATHING/],
  [/PSYCHOLOGICAL|ALLERGIC|CHOKING|DROWNING|OVERDOSE/, /BREATHING/],
  [/ABDOMINAL|PREGNANCY|ALLERGIC|HEAT_COLD|DIABETIC/, /NAUSEA/],
  [/ELECTROCUTION/, /BURNS/],
  [/PREGNANCY/, /ABDOMINAL|BACK_PAIN|HEMORRHAGE/],
];

function withoutItsEffects(evidence: Evidence[]): Evidence[] {
  const brought = BRINGS.filter(([problem]) =>
    evidence.some(({ type, told, weight }) => told && weight >= NAMED && problem.test(type)),
  );
  return evidence.filter(({ type }) => !brought.some(([, effect]) => effect.test(type)));
}

/** Pills taken by mistake poison; nobody overdosed. */
function withoutOverdose({ reading }: Facts, evidence: Evidence[]): Evidence[] {
  const mistaken = evidence.some(
    ({ type, told, mention: { from, to } }) =>
      told &&
      type === 'MEDICAL||INJURY||POISONING' &&
      /mistake|accident|instead|wrong|thinking|thought|mix/.test(wordsAfter(reading, from, to - from + 5)),
  );
  return mistaken ? evidence.filter(({ type }) => type !== 'MEDICAL||ILLNESS||OVERDOSE') : evidence;
}

/** Kicked or trampled by an animal is a blow, no bite. */
export function harmOf(facts: Facts, { type, mention }: Evidence): IncidentType {
  if (type !== 'MEDICAL||INJURY||ANIMAL_BITES') return type as IncidentType;
  const blow = facts
    .medical()
    .said(type)
    .every(({ text }) => BLOW.test(text));
  return blow && BLOW.test(mention.text) ? 'MEDICAL||INJURY||OTHER_TRAUMATIC_INJURY' : type;
}
const BLOW = /\b(kicked|trampled|stomped|butted|stepped on|charged)\b/;

export function strongest(evidence: Evidence[]): Evidence | undefined {
  return evidence.find(({ type }) => type === ARREST) ?? evidence.toSorted((a, b) => b.weight - a.weight)[0];
}

/** Helped up and left: named so, or a fall or slide with nothing hurt. */
function liftOnly(facts: Facts, evidence: Evidence[], dispatched: boolean): Mention | undefined {
  const lifts = saidOrHeard(facts.care(), dispatched || evidence.length > 0, 'LIFT').filter(
    ({ to }) =>
      !/^(the|a|that|this) \w* ?(bank|hill|slope|ladder|embankment|ramp|cliff|trail|driveway)\b/.test(
        wordsAfter(facts.reading, to, 3),
      ),
  );
  const lift = lifts[0];
  if (!lift) return undefined;
  const named = lifts.find((each) => LIFT_CALL.test(each.text) && inHeadline(each) && each.doubts.length === 0);
  const taken =
    facts.reading.said(/\b(transported|transporting|took (him|her|them) (in|to)|to the (hospital|er))\b/).length > 0;
  if (
    named &&
    !taken &&
    !evidence.some((each) => inHeadline(each.mention) && each.weight >= NAMED && !MILD.test(each.type))
  )
    return named;
  if (evidence.some(({ type, told }) => told && !MILD.test(type))) return undefined;
  if (
    facts
      .medical()
      .said('MEDICAL||ILLNESS||SICK_CASE')
      .some(({ text }) => ILL.test(text))
  )
    return undefined;
  return facts.care().said('INJURED_FALL').length > 0 ? undefined : lift;
}
const LIFT_CALL = /assist|^lift/;
/** Sick enough to be the call, whoever was helped up. */
const ILL = /fever|chills|sick|flu\b|pneumonia|infection|sepsis|septic|uti\b/;
const MILD = /FALL$|SICK_CASE$|WELL_PERSON|^MEDICAL\|\|OTHER/;
