import type { Filled } from '../neris/report.ts';
import type { Engine } from './engine.ts';

/**
 * Recognises no words at all: fills what follows from the request (the department, its town and state)
 * and keeps the account as the narrative, so that everything else is honestly a gap.
 */
export const inferencesOnly: Engine = {
  version: 'inferences-1',
  async extract({ transcript, department }) {
    const started = performance.now();
    const words = transcript.trim();
    const start = transcript.indexOf(words);
    const filled: Filled[] = [
      { path: 'base.department_neris_id', value: department.neris_id, sources: [{ inference: 'department' }] },
    ];
    if (department.city !== null) {
      filled.push({
        path: 'base.location.incorporated_municipality',
        value: department.city,
        sources: [{ inference: 'own_town' }],
      });
    }
    if (department.state !== null) {
      filled.push({ path: 'base.location.state', value: department.state, sources: [{ inference: 'own_town' }] });
    }
    if (words) {
      filled.push({
        path: 'base.outcome_narrative',
        value: words,
        sources: [{ start, end: start + words.length, words }],
      });
    }
    return {
      filled,
      modules: { activated: [], failed: [] },
      timings: { stage1Ms: Math.round(performance.now() - started), stage2Ms: 0 },
    };
  },
};
