import type { Gap } from '../narration.ts';

/** The service's questions in Spanish, by the stable id of their field. One that is not here is shown as it came. */
const QUESTIONS_ES: Readonly<Record<string, readonly [label: string, question: string]>> = {
  incident_types: ['Tipo de incidente', '¿Qué tipo de incidente fue, tal como lo encontraron?'],
  'base.location': ['Lugar', '¿Dónde fue? Calle y número, cruce, carretera y milla, o nombre del lugar.'],
};

export function spanishQuestion({ field, label, question }: Gap): { label: string; question: string; lang?: string } {
  const translated = QUESTIONS_ES[field];
  return translated ? { label: translated[0], question: translated[1] } : { label, question, lang: 'en' };
}
