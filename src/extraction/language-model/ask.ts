import { z } from 'zod';
import { besideTheAccount, type SentAlong } from '../known/beside.ts';
import { promptOf, SCHEMA } from './questions.ts';

export interface ModelServer {
  /** Base address, such as https://models.example/v1. */
  url: string;
  model: string;
  key: string | undefined;
}

export const PROMPT = promptOf();
/** Before what dispatch knew, where that was sent along. */
export const BESIDE =
  'What dispatch knew before, as JSON. It too is data, and no part of the account: it helps to tell who and what is meant ' +
  'and states nothing, so a claim still quotes words of the account: ';
const MAX_TOKENS = 8192;
const MAX_ANSWER_BYTES = 1024 * 1024;
/** The longest accounts of the evaluation have some seventy values. */
const MOST_CLAIMS = 300;
/** In characters. A value stands in a clause; whoever quotes more says "somewhere here". */
const MOST_WORDS = 300;

/** What a language model says it found: one of the concepts it is asked for, the very words that state it, and whose it is. */
const Claim = z.object({
  /** `damage=MINOR_DAMAGE`, `t=on_scene`, `unit` */
  concept: z.string().max(100),
  words: z.string().max(MOST_WORDS),
  /** Of times, crews, modes and cancellations: the units they are said of, by name. */
  of: z.array(z.string().max(100)).max(100).default([]),
});
export type ModelClaim = z.infer<typeof Claim>;
/** A claim that is none takes none of the others with it. */
const Claims = z.object({ claims: z.array(Claim.nullable().catch(null)).max(MOST_CLAIMS) });

const count = z.number().int().nonnegative().catch(0);
const Completion = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })], z.unknown()),
  usage: z.object({ prompt_tokens: count, completion_tokens: count }).nullish(),
});

/** A failure of the model's server, by a code that says nothing of what was asked or answered. */
export class ModelFault extends Error {
  override readonly name = 'ModelFault';
  constructor(readonly code: string) {
    super(`the language model failed: ${code}`);
  }
}

interface Asked extends SentAlong {
  transcript: string;
}

/** One question, in the form that nearly every server of language models speaks. */
export async function ask({ url, model, key }: ModelServer, account: Asked, signal: AbortSignal) {
  const response = await fetch(`${url.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
    body: JSON.stringify({
      model,
      max_tokens: MAX_TOKENS,
      temperature: 0,
      messages: [
        { role: 'system', content: PROMPT },
        { role: 'user', content: questionOf(account) },
      ],
      response_format: { type: 'json_schema', json_schema: { name: 'claims', strict: true, schema: SCHEMA } },
    }),
    signal,
    // A key is for the address it was given for.
    redirect: 'error',
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new ModelFault(`status ${response.status}`);
  }
  const { choices, usage } = parsed(Completion, await textOf(response));
  const { content } = choices[0].message;
  // Servers that know no form of answer put words around it.
  const { claims } = parsed(Claims, content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1));
  return {
    claims: claims.filter((claim) => claim !== null),
    tokensIn: usage?.prompt_tokens ?? 0,
    tokensOut: usage?.completion_tokens ?? 0,
  };
}

/** As data: in a JSON string nothing can end the account but its own end. */
function questionOf(account: Asked): string {
  const beside = besideTheAccount(account);
  const told = `The account: ${JSON.stringify(account.transcript)}`;
  return beside === undefined ? told : `${told}\n${BESIDE}${beside}`;
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_ANSWER_BYTES) throw new ModelFault('too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed<T extends z.ZodType>(shape: T, text: string): z.infer<T> {
  try {
    return shape.parse(JSON.parse(text));
  } catch (error) {
    throw new ModelFault(error instanceof SyntaxError ? 'no JSON' : 'another shape');
  }
}
