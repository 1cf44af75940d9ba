import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'vitest';
import { openApiDocument } from '../../src/http/contract/documents/openapi.ts';

type Node = Record<string, unknown>;
interface Media {
  schema: Node;
  examples: Record<string, { summary: string; value: unknown }>;
}
export interface Described {
  tags: string[];
  security?: unknown[];
  parameters: { name: string; in: string; required: boolean; example?: string }[];
  requestBody?: { required?: boolean; content: { 'application/json': Media } };
  responses: Record<string, { description: string; headers: Node; content: { 'application/json': Media } }>;
}
export interface Document {
  openapi: string;
  info: { description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  security: object[];
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Node>; securitySchemes: Record<string, { type: string; scheme: string }> };
}

/** Checks values by the schemas of a document: what is wrong with a value, in words. */
export function checkerOf(document: Document): (schema: Node, value: unknown) => string[] {
  const ajv = new Ajv2020.default({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema({ components: document.components }, 'document');
  const compiled = new Map<string, ReturnType<typeof ajv.compile>>();
  return (schema, value) => {
    const text = JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/');
    const check = compiled.get(text) ?? ajv.compile(JSON.parse(text));
    compiled.set(text, check);
    check(value);
    return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message}`);
  };
}

const DOCUMENT = openApiDocument('/v1', '1.0.0') as unknown as Document;
const check = checkerOf(DOCUMENT);
const ERROR = { $ref: '#/components/schemas/Error' };

interface Answer {
  status: number;
  text: string;
  json: unknown;
}

/**
 * What the service was sent and what it answered, held against its reference: every answer is as shown there, and what
 * was taken is what may be sent.
 */
export function expectAsDocumented(method: string, path: string, body: unknown, answer: Answer): void {
  const { status, json, text } = answer;
  const described = describedAt(method, path);
  if (described === undefined || json === undefined) return;
  const shown = described.responses[status]?.content['application/json'].schema;
  if (status < 400) expect(shown, `${method} ${path} is shown with ${status}`).toBeDefined();
  expect(check(shown ?? ERROR, json), `${method} ${path} by the reference: ${text.slice(0, 500)}`).toEqual([]);
  const request = described.requestBody?.content['application/json'].schema;
  if (status < 400 && request && body !== undefined) {
    expect(check(request, sent(body)), `what ${method} ${path} took, by the reference`).toEqual([]);
  }
}

function describedAt(method: string, path: string): Described | undefined {
  const [address = ''] = path.split('?');
  const found = Object.entries(DOCUMENT.paths).find(([pattern]) =>
    new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`).test(address),
  );
  return found?.[1][method.toLowerCase()];
}

function sent(body: unknown): unknown {
  const value = typeof body === 'string' ? JSON.parse(body.replace(/^\uFEFF/, '')) : body;
  if (typeof value !== 'object' || value === null) return value;
  // Null stands for absent at any depth of what dispatch knew, too.
  if ('known' in value) return { ...value, known: withoutNulls(value.known) };
  if (!('accepted' in value)) return value;
  // The other place where more is taken than shown: any object is kept as the final payload.
  return { ...value, neris: undefined };
}

function withoutNulls(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, part) => part ?? undefined);
}
