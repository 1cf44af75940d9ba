// What the tables would hear if every claim were believed, without any guard: the measure of what can be grounded.
import { unitKey } from './perfect.mjs';

export function believing(reader, mentions, claims) {
  const meets = ([start, end], span) => start < span.end && span.start < end;
  return {
    ...reader,
    isIncident: true,
    claims(field, least) {
      if (field === 'patient') return reader.claims(field, least);
      return claims
        .filter(({ concept }) => concept.split('=')[0] === field)
        .map(({ concept, at: [start, end] }) => ({ field, code: concept.split('=')[1] ?? '', start, end, strength: 1 }))
        .sort((a, b) => a.start - b.start);
    },
    role: (span, label) => (claims.some(({ concept, at }) => concept === label && meets(at, span)) ? 1 : 0),
    belongs(relation, asked, answered) {
      if (relation === 'subject') return reader.belongs(relation, asked, answered);
      const unit = mentions.units.find(({ start }) => start === answered.start);
      const claim = claims.filter(({ of, at }) => of && meets(at, asked));
      return unit && claim.some(({ of }) => of.map(unitKey).includes(unitKey(unit.name))) ? 1 : 0;
    },
  };
}
