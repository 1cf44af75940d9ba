import { z } from 'zod';
import { MOST_CLAIMS, type ModelClaim } from './claims.ts';
import { ModelFault } from './fault.ts';
import type { Prompt } from './prompts.ts';

export interface ModelServer {
  /** Base address, such as https://models.example/v1. */
  url: string;
  protocol: 'openai' | 'anthropic';
  /** Of openai: by a JSON schema for the answer, or by a tool that must be called. */
  output: 'schema' | 'tool';
  model: string;
  key: string | undefined;
  /** The most tokens of one answer. */
  maxTokens: number;
}

export interface Answer {
  claims: ModelClaim[];
  tokensIn: number;
  tokensOut: number;
}

/** How a server is asked, and how its answer is read. */
interface Protocol {
  path: string;
  headers(key: string): Record<string, string>;
  body(server: ModelServer, prompt: Prompt, account: string): unknown;
  read(answer: unknown): Answer;
}

const NAME = 'claims';
const DESCRIPTION = 'The facts that the account states.';

const Claims = z.object({
  claims: z
    .array(z.object({ concept: z.string(), words: z.string(), of: z.array(z.string()).optional() }))
    .max(MOST_CLAIMS),
});
const count = z.number().int().nonnegative().catch(0);

const OpenAi = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({
          content: z.string().nullish(),
          tool_calls: z.array(z.object({ function: z.object({ arguments: z.string() }) })).nullish(),
        }),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: count, completion_tokens: count }).nullish(),
});

const Anthropic = z.object({
  content: z.array(z.looseObject({ type: z.string(), input: z.unknown().optional() })),
  stop_reason: z.string().nullish(),
  usage: z.object({ input_tokens: count, output_tokens: count }).nullish(),
});

export const PROTOCOLS: Readonly<Record<ModelServer['protocol'], Protocol>> = {
  openai: {
    path: '/chat/completions',
    headers: (key) => ({ authorization: `Bearer ${key}` }),
    body: ({ model, maxTokens, output }, { system, schema }, account) => ({
      model,
      max_tokens: maxTokens,
      temperature: 0,
      stream: false,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: account },
      ],
      ...(output === 'schema'
        ? { response_format: { type: 'json_schema', json_schema: { name: NAME, strict: true, schema } } }
        : {
            tools: [{ type: 'function', function: { name: NAME, description: DESCRIPTION, parameters: schema } }],
            tool_choice: { type: 'function', function: { name: NAME } },
          }),
    }),
    read(answer) {
      const { choices, usage } = shaped(OpenAi, answer);
      const { finish_reason, message } = choices[0] as (typeof choices)[0];
      if (finish_reason === 'length') throw new ModelFault('truncated');
      const text = message.tool_calls?.[0]?.function.arguments ?? message.content ?? '';
      return {
        ...shaped(Claims, parsed(text)),
        tokensIn: usage?.prompt_tokens ?? 0,
        tokensOut: usage?.completion_tokens ?? 0,
      } as Answer;
    },
  },
  anthropic: {
    path: '/messages',
    headers: (key) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
    body: ({ model, maxTokens }, { system, schema }, account) => ({
      model,
      max_tokens: maxTokens,
      temperature: 0,
      system,
      messages: [{ role: 'user', content: account }],
      tools: [{ name: NAME, description: DESCRIPTION, input_schema: schema }],
      tool_choice: { type: 'tool', name: NAME },
    }),
    read(answer) {
      const { content, stop_reason, usage } = shaped(Anthropic, answer);
      if (stop_reason === 'max_tokens') throw new ModelFault('truncated');
      return {
        ...shaped(Claims, content.find(({ type }) => type === 'tool_use')?.input),
        tokensIn: usage?.input_tokens ?? 0,
        tokensOut: usage?.output_tokens ?? 0,
      } as Answer;
    },
  },
};

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ModelFault('no JSON');
  }
}

function shaped<T extends z.ZodType>(shape: T, value: unknown): z.infer<T> {
  const read = shape.safeParse(value);
  if (!read.success) throw new ModelFault('another shape');
  return read.data;
}
