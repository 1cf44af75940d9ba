import type { IncidentType } from '../../../neris/values/incident-types.ts';
import { PROBLEMS } from '../../vocabulary/natures-medical.ts';
import { type Mention, wordsBefore } from '../phrases.ts';
import { type Facts, type FoundType, found, inHeadline, isTold, saidOrHeard } from './facts.ts';

type Problem = keyof typeof PROBLEMS;
const RANKED = Object.keys(PROBLEMS) as Problem[];
const ARREST: Problem = 'MEDICAL||ILLNESS||CARDIAC_ARREST';
/** Calls about care as such; a patient's own problem comes before them. */
const GENERAL = 'MEDICAL||OTHER||';

/** The patient's problem, by the most specific code: an arrest, then what the account opens with, then the gravest said. */
export function medical(facts: Facts, dispatched = false): FoundType[] {
  const problems = facts.medical();
  const said = RANKED.flatMap((type) => {
    const heard = dispatched ? problems.heard(type) : [];
    const told = problems.all(type).filter((each) => each.doubts.length === 0 || isEarly(facts, each));
    const mention = [...told, ...(told.length > 0 ? [] : heard)].find(
      (each) => !isThing(facts, each) && !isNormal(each),
    );
    return mention ? [{ type, mention }] : [];
  });
  const lift = saidOrHeard(facts.care(), dispatched, 'LIFT')[0];
  if (lift && isLiftOnly(facts, said)) return [found('PUBSERV||CITIZEN_ASSIST||LIFT_ASSIST', lift)];
  const arrest = said.find(({ type }) => type === ARREST && !hadPulse(facts));
  if (!arrest && said[0]?.type === ARREST) said.shift();
  const opening = said.filter(({ mention, type }) => inHeadline(mention) && !type.startsWith(GENERAL));
  const opens = opening.sort((a, b) => RANKED.indexOf(a.type) - RANKED.indexOf(b.type))[0];
  // "Called for an unconscious person": what made them so, once found, is the problem.
  const cause = opens && VAGUE.has(opens.type) ? said.find(({ type }) => CAUSES.has(type)) : undefined;
  const turned = facts.reading.find(TURNED_OUT)[0];
  const after = turned && said.find(({ mention }) => mention.from >= turned.to && mention.from - turned.to < 10);
  const best = arrest ?? after ?? cause ?? opens ?? said[0];
  const pendant = best ? undefined : facts.alarm().said('MEDICAL_ALARM')[0];
  if (pendant) return [found('MEDICAL||OTHER||MEDICAL_ALARM', pendant)];
  return best ? [found(best.type as IncidentType, best.mention)] : [];
}

/** Here the account turns from what was called in to what the patient had. */
const TURNED_OUT =
  /\b(turned out|turns out|ended up being|it was (actually|really)|was (actually|really) (having|a|an))\b/;
const VAGUE = new Set<Problem>([
  'MEDICAL||ILLNESS||UNCONSCIOUS_VICTIM',
  'MEDICAL||ILLNESS||ALTERED_MENTAL_STATUS',
  'MEDICAL||ILLNESS||SICK_CASE',
  'MEDICAL||ILLNESS||UNKNOWN_PROBLEM',
  'MEDICAL||ILLNESS||WELL_PERSON_CHECK',
]);
const CAUSES = new Set<Problem>([
  'MEDICAL||ILLNESS||OVERDOSE',
  'MEDICAL||ILLNESS||STROKE_CVA',
  'MEDICAL||ILLNESS||CONVULSIONS_SEIZURES',
  'MEDICAL||ILLNESS||DIABETIC_PROBLEMS',
  'MEDICAL||ILLNESS||ALLERGIC_REACTION_STINGS',
  'MEDICAL||INJURY||CHOKING',
  'MEDICAL||INJURY||ELECTROCUTION',
  'MEDICAL||INJURY||GUNSHOT_WOUND',
  'MEDICAL||INJURY||STAB_PENETRATING_TRAUMA',
]);

/** The complaint that opens an account without punctuation is of today, whatever day is told of later. */
const isEarly = (facts: Facts, mention: Mention): boolean =>
  inHeadline(mention) && !mention.doubts.includes('negated') && isTold(facts, mention);

/** Called in as an arrest, found with a pulse; who was worked on had none. */
function hadPulse(facts: Facts): boolean {
  const named = facts
    .medical()
    .said(ARREST)
    .every(({ text }) => /^(cardiac arrest|full arrest|arrest call|code blue)/.test(text));
  return (
    named &&
    facts.reading.said(/\b(had|has|have|found|with) (a |an |good |strong |weak |slow )*pulses?\b(?! back)/).length > 0
  );
}

/** Trees and walls fall too; what somebody feared it was, it was not. */
function isThing(facts: Facts, { from, text }: Mention): boolean {
  if (/\b(thought|afraid|worried|feared)( \w+){0,4}$/.test(wordsBefore(facts.reading, from, 5))) return true;
  // Heat stroke is the heat's.
  if (/^stroke/.test(text) && /\b(heat|sun|back|breast|2|4)$/.test(wordsBefore(facts.reading, from, 1))) return true;
  return (
    /^(fell|fall|fallen|falls)/.test(text) &&
    /\b(tree|trees|limb|branch|wall|pole|wires?|lines?|ceiling|roof|sign|rock|rocks|it|below the|debris|tile|tiles)$/.test(
      wordsBefore(facts.reading, from, 2),
    )
  );
}

/** A blood sugar taken and found in order is no diabetic problem. */
function isNormal({ text }: Mention): boolean {
  const sugar = /^(?:blood )?(?:sugar|glucose|bgl|b g l)\b.* (\d+)$/.exec(text);
  return sugar !== null && Number(sugar[1]) >= 65 && Number(sugar[1]) <= 300;
}

/** Helped up and left: a fall or slide with nothing hurt. */
function isLiftOnly(facts: Facts, said: { type: Problem; mention: Mention }[]): boolean {
  const other = said.filter(({ type }) => !/FALL$|SICK_CASE$|WELL_PERSON|MEDICAL_ALARM/.test(type));
  if (other.length > 0) return false;
  if (facts.care().said('INJURED_FALL').length > 0) return false;
  return true;
}

/** The injury of a patient looked after at a fire, a rescue or a hazard. */
const BESIDE: Readonly<Record<'fire' | 'rescue' | 'hazard', readonly Problem[]>> = {
  fire: [
    ARREST,
    'MEDICAL||INJURY||BURNS_EXPLOSION',
    'MEDICAL||INJURY||CARBON_MONOXIDE_OTHER_INHALATION_INJURY',
    'MEDICAL||INJURY||FALL',
    'MEDICAL||INJURY||HEMORRHAGE_LACERATION',
    'MEDICAL||ILLNESS||CHEST_PAIN_NON_TRAUMA',
    'MEDICAL||ILLNESS||BREATHING_PROBLEMS',
    'MEDICAL||INJURY||HEAT_COLD_EXPOSURE',
    'MEDICAL||INJURY||OTHER_TRAUMATIC_INJURY',
  ],
  rescue: RANKED.filter((type) => !type.startsWith(GENERAL)),
  hazard: [
    ARREST,
    'MEDICAL||INJURY||CARBON_MONOXIDE_OTHER_INHALATION_INJURY',
    'MEDICAL||INJURY||ELECTROCUTION',
    'MEDICAL||INJURY||BURNS_EXPLOSION',
    'MEDICAL||INJURY||POISONING',
    'MEDICAL||INJURY||EYE_TRAUMA',
    'MEDICAL||ILLNESS||BREATHING_PROBLEMS',
    'MEDICAL||ILLNESS||HEADACHE',
    'MEDICAL||ILLNESS||NAUSEA_VOMITING',
    'MEDICAL||INJURY||FALL',
  ],
};

export function patientBeside(facts: Facts, at: 'fire' | 'rescue' | 'hazard'): FoundType[] {
  const care = facts.care().said('CARE');
  if (care.length === 0) return [];
  for (const type of BESIDE[at]) {
    const mention = facts
      .medical()
      .said(type)
      .find(
        (each) => care.some((cared) => at !== 'fire' || Math.abs(cared.from - each.from) < 40) && !isOurs(facts, each),
      );
    if (!mention) continue;
    // At a release, headache and nausea are what was breathed in.
    const code =
      at === 'hazard' && /HEADACHE|NAUSEA|BREATHING/.test(type)
        ? 'MEDICAL||INJURY||CARBON_MONOXIDE_OTHER_INHALATION_INJURY'
        : at === 'fire' && /BREATHING/.test(type)
          ? 'MEDICAL||INJURY||CARBON_MONOXIDE_OTHER_INHALATION_INJURY'
          : type;
    return [found(code as IncidentType, mention, care[0])];
  }
  return [];
}

/** A hurt firefighter is no patient of the call. */
function isOurs(facts: Facts, mention: Mention): boolean {
  return facts
    .care()
    .all('OURS')
    .some(({ from }) => from <= mention.to && mention.from - from < 8);
}
