// What the tables would hear if every claim were believed, without any guard: the measure of what can be grounded.
import { unitKey } from '../../build/extraction/language-model/guard.js';
import { mentionsIn } from '../../build/extraction/text/mentions.js';

export function believing(reader, claims) {
  const { units } = mentionsIn(reader.transcript);
  const stated = claims.map(({ concept, of, at }) => {
    const [field, code = ''] = concept.split('=');
    return { concept, field, code, of: of.map(unitKey), ...at, strength: 1 };
  });
  const meets = (a, b) => a.start < b.end && b.start < a.end;
  return {
    ...reader,
    isIncident: true,
    claims: (field, least) =>
      field === 'patient' ? reader.claims(field, least) : stated.filter((claim) => claim.field === field),
    role: (span, label) => (stated.some((claim) => claim.concept === label && meets(claim, span)) ? 1 : 0),
    belongs(relation, asked, answered) {
      if (relation === 'subject') return reader.belongs(relation, asked, answered);
      const unit = units.find(({ start }) => start === answered.start);
      return unit && stated.some(({ of, ...claim }) => meets(claim, asked) && of.includes(unitKey(unit.name))) ? 1 : 0;
    },
  };
}
