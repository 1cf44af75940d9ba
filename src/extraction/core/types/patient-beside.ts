import type { IncidentType } from '../../../neris/values/incident-types.ts';
import type { StatementKind } from '../../modules/medical/statement.ts';
import { statementsOf } from '../../modules/medical/statements.ts';
import { SYMPTOMS } from '../../vocabulary/natures-symptoms.ts';
import { type Mention, wordsAfter } from '../phrases.ts';
import { type Facts, type FoundType, found, saidOrHeard } from './facts.ts';
import { ARREST, isThing, type Problem } from './harm.ts';
import { GENERAL, harmOf, strongest } from './medical.ts';
import { type Evidence, evidenceOf } from './medical-evidence.ts';

const INHALED: Problem = 'MEDICAL||INJURY||CARBON_MONOXIDE_OTHER_INHALATION_INJURY';

/** What hurts people at a fire, the most telling first. */
const AT_FIRE: readonly Problem[] = [
  ARREST,
  'MEDICAL||INJURY||BURNS_EXPLOSION',
  INHALED,
  'MEDICAL||INJURY||FALL',
  'MEDICAL||INJURY||HEMORRHAGE_LACERATION',
  'MEDICAL||ILLNESS||CHEST_PAIN_NON_TRAUMA',
  'MEDICAL||ILLNESS||BREATHING_PROBLEMS',
  'MEDICAL||INJURY||HEAT_COLD_EXPOSURE',
  'MEDICAL||INJURY||OTHER_TRAUMATIC_INJURY',
];
/** What a substance or a current does; where something was breathed, any complaint comes from that. */
const AT_HAZARD: readonly Problem[] = [
  ARREST,
  INHALED,
  'MEDICAL||INJURY||ELECTROCUTION',
  'MEDICAL||INJURY||BURNS_EXPLOSION',
];
const AIRBORNE = /CARBON_MONOXIDE_RELEASE|GAS_LEAK|HAZMAT_RELEASE/;

/** At a fire much is told besides: words this far from any care are of something else. */
const NEAR_CARE = 40;

/** What is said of somebody only where somebody was seen to. */
const CARED_FOR = new Set<StatementKind>(['care', 'transported', 'refused transport', 'refused care']);

/** The type of a patient looked after at a fire, a rescue or a hazard. */
export function patientBeside(facts: Facts, incident: FoundType[]): FoundType[] {
  const type = incident[0]?.type ?? '';
  const care = [
    ...facts
      .care()
      .said('CARE')
      .filter((each) => !ofTheAir(facts, each)),
    ...facts.medical().said(ARREST),
    ...statementsOf(facts.reading)
      .filter(({ kind, hit }) => CARED_FOR.has(kind) && !/^sign|want (?:anything|nothing|us)\b/.test(hit.text))
      .map(({ hit }) => hit),
  ];
  if (care.length === 0) return [];
  const atFire = (each: Mention) =>
    !isOurs(facts, each) && care.some((cared) => Math.abs(cared.from - each.from) < NEAR_CARE);
  const beside = (problem: Problem, heard: boolean): Mention | undefined => {
    const signs = problem in SYMPTOMS ? facts.symptoms().said(problem as keyof typeof SYMPTOMS) : [];
    return [...saidOrHeard(facts.medical(), heard, problem), ...signs].find(
      (each) => !isThing(facts, each) && !isOurs(facts, each) && (!type.startsWith('FIRE') || atFire(each)),
    );
  };
  const first = (problems: readonly Problem[], heard: boolean): FoundType[] => {
    for (const problem of problems) {
      const mention = beside(problem, heard);
      if (mention) return [found(problem as IncidentType, mention, care[0])];
    }
    return [];
  };
  if (type.startsWith('FIRE')) {
    const [hurt] = first(AT_FIRE, false);
    const cough = facts
      .care()
      .said('IRRITATED')
      .find((each) => /^(cough|hack|wheez|gagg|raspy|hoarse)/.test(each.text) && atFire(each));
    if (!hurt && cough) return [found(INHALED, cough, care[0])];
    return hurt ? [hurt.type.includes('BREATHING') ? { ...hurt, type: INHALED } : hurt] : [];
  }
  if (type.startsWith('HAZSIT')) {
    const hurt = first(AT_HAZARD, true);
    // What burns at a live wire is the current.
    if (type.includes('ELEC_') && hurt[0]?.type === 'MEDICAL||INJURY||BURNS_EXPLOSION')
      return [{ ...hurt[0], type: 'MEDICAL||INJURY||ELECTROCUTION' }];
    if (hurt.length > 0) return hurt;
    const breathed = AIRBORNE.test(type)
      ? saidOrHeard(facts.care(), true, 'IRRITATED').find((each) => !isOurs(facts, each))
      : undefined;
    const eye = beside('MEDICAL||INJURY||EYE_TRAUMA', true);
    // Who coughs in a cloud of it has breathed it, whatever it did to the eyes.
    const coughs = breathed && /cough|hack|wheez|gag|breath|lungs|chest|throat/.test(breathed.text);
    if (eye && !coughs && (!breathed || /flush|irrigat|rins|^(in|to) |splash/.test(eye.text)))
      return [found('MEDICAL||INJURY||EYE_TRAUMA', eye, care[0])];
    if (breathed) return [found(INHALED, breathed, care[0])];
  }
  const best = strongest(
    evidenceOf(facts, false).filter(
      (each) => !each.type.startsWith(GENERAL) && !isOurs(facts, each.mention) && !isWayIn(facts, type, each),
    ),
  );
  if (!best) return [];
  // Sick in a house full of carbon monoxide is sick from it.
  const gassed =
    type.endsWith('CARBON_MONOXIDE_RELEASE') &&
    /SICK_CASE|HEADACHE|NAUSEA|UNCONSCIOUS|ALTERED|BREATHING/.test(best.type);
  // That somebody was caught the rescue says already.
  if (type.startsWith('RESCUE') && best.type === CAUGHT)
    return [found('MEDICAL||INJURY||OTHER_TRAUMATIC_INJURY', best.mention, care[0])];
  // Who is got off a wall or out of the woods is dry from being out there.
  if (type.startsWith('RESCUE||OUTSIDE') && /^dehydrat/.test(best.mention.text))
    return [found('MEDICAL||INJURY||HEAT_COLD_EXPOSURE', best.mention, care[0])];
  return [found(gassed ? INHALED : harmOf(facts, best), best.mention, care[0])];
}

const CAUGHT: Problem = 'MEDICAL||INJURY||INDUSTRIAL_INACCESSIBLE_ENTRAPMENT';

/** Falling in, being pulled out or caught is the rescue itself, not what the patient had. */
function isWayIn(facts: Facts, rescue: string, { type, mention }: Evidence): boolean {
  if (rescue.startsWith('RESCUE||WATER'))
    return type === 'MEDICAL||INJURY||FALL' || (type.includes('DROWNING') && /^pulled/.test(mention.text));
  const harmed = () =>
    facts
      .medical()
      .said(CAUGHT)
      .some(({ text }) => /crush|mangl|deglov/.test(text));
  return rescue.startsWith('RESCUE') && type === CAUGHT && !harmed();
}

/** The oxygen a meter shows is nobody's treatment. */
const ofTheAir = ({ reading }: Facts, { text, to }: Mention): boolean =>
  /^(oxygen|o 2|o2)$/.test(text) &&
  /^(levels?|was|were|at|readings?|sensor|tanks?|bottles?|cylinders?|deficien\w+|content|normal|good|fine|low|\d+)\b/.test(
    wordsAfter(reading, to, 1),
  );

/** A hurt firefighter is no patient of the call. */
function isOurs(facts: Facts, mention: Mention): boolean {
  return facts
    .care()
    .all('OURS')
    .some(({ from }) => from <= mention.to && mention.from - from < 8);
}
