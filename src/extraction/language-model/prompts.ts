import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Stage } from './claims.ts';
import { conceptsOf, QUESTIONS } from './questions.ts';

/** The texts stand beside the sources; the build finds them there too. */
const FOLDER = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? './prompts/' : '../../../src/extraction/language-model/prompts/',
    import.meta.url,
  ),
);

export interface Prompt {
  system: string;
  /** What the answer must look like, as a JSON schema. */
  schema: Record<string, unknown>;
}

/** What is asked in a stage: the rules, then the concepts that may be claimed, with their national meaning. */
export function promptOf(stage: Stage): Prompt {
  const rules = ['system', stage].map((name) => readFileSync(`${FOLDER}${name}.txt`, 'utf8').trim());
  const concepts = Object.entries(QUESTIONS[stage]).map(([field, { what, codes }]) =>
    codes
      ? `${field}: ${what}\n${Object.entries(codes)
          .map(([code, meaning]) => `  ${field}=${code}  ${meaning}`)
          .join('\n')}`
      : `${field}: ${what}`,
  );
  return { system: `${rules.join('\n\n')}\n\nThe concepts:\n${concepts.join('\n')}\n`, schema: schemaOf(stage) };
}

/** The account as data: in a JSON string nothing can end it but its own end. */
export function accountText(transcript: string): string {
  return `The account: ${JSON.stringify(transcript)}`;
}

/** Every property required and no other allowed, as strict servers want it; lengths are checked on arrival. */
function schemaOf(stage: Stage): Record<string, unknown> {
  const claim = {
    type: 'object',
    properties: {
      concept: { type: 'string', enum: conceptsOf(stage) },
      words: { type: 'string' },
      of: { type: 'array', items: { type: 'string' } },
    },
    required: ['concept', 'words', 'of'],
    additionalProperties: false,
  };
  return {
    type: 'object',
    properties: { claims: { type: 'array', items: claim } },
    required: ['claims'],
    additionalProperties: false,
  };
}
