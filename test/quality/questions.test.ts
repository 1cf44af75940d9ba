import { expect, test } from 'vitest';
import { addQuestions, type QuestionFigures } from '../../src/quality/questions.ts';

const gap = (field: string) => ({ field, label: field, question: '?', source: 'firefighter' as const });
const openIn = (field: string, final: object) => {
  const figures = new Map<string, QuestionFigures>();
  addQuestions(figures, { gaps: [gap(field)], final });
  return figures.get(field)?.open === 1;
};

test.each<[string, object, boolean]>([
  ['base.location', { base: {} }, true],
  ['base.location', { base: { location: { incorporated_municipality: 'Mapleton', state: 'MD' } } }, true],
  ['base.location', { base: { location: { street: 'Oak' } } }, false],
  ['base.location', { base: { location: { marker: 'Mile 88' } } }, false],
  ['exposures.location', { exposures: [{ damage_type: 'MINOR_DAMAGE' }, { location: { state: 'MD' } }] }, true],
  ['exposures.location', { exposures: [{ location: { street: 'Oak' } }] }, false],
  ['dispatch.unit_responses', { dispatch: { unit_responses: [] } }, true],
  ['dispatch.unit_responses', { dispatch: { unit_responses: [{ reported_unit_id: 'E1' }] } }, false],
])('%s in a report %j: left open %s', (field, final, open) => {
  expect(openIn(field, final)).toBe(open);
});
