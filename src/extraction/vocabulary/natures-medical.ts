import { GRAVE_PROBLEMS } from './problems-grave.ts';
import { PLAIN_PROBLEMS } from './problems-plain.ts';
import { VAGUE_PROBLEMS } from './problems-vague.ts';

// What was wrong with the patient, the most telling problem first: when several are said, the earlier row wins.

export const PROBLEMS = { ...GRAVE_PROBLEMS, ...PLAIN_PROBLEMS, ...VAGUE_PROBLEMS };
