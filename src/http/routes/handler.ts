import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../kit/errors.ts';
import type { Credential } from '../../partners/credentials.ts';
import type { Json } from '../body/json-text.ts';
import type { Parts } from '../parts.ts';

/** Answers with an object, or with JSON (as text or bytes) that is sent as it is. */
export type Handler = (parts: Parts, request: FastifyRequest, reply: FastifyReply) => Promise<object | string>;

export function credentialOf(request: FastifyRequest): Credential {
  if (!request.credential) throw new Error('this route takes no credential');
  return request.credential;
}

/** The body as it was read; undefined when none was sent. */
export function bodyOf(request: FastifyRequest): Json | undefined {
  return request.body as Json | undefined;
}

export function parameterOf(request: FastifyRequest, name: string): string {
  return (request.params as Record<string, string>)[name] ?? '';
}

/** The department a request is for: the credential's own, or the one named, which must then be the same. */
export function departmentInScope(credential: Credential, named: string | undefined): string {
  const department = named ?? credential.department;
  if (department === null) throw new ApiError('DEPARTMENT_REQUIRED');
  if (credential.department !== null && credential.department !== department) {
    throw new ApiError('DEPARTMENT_SCOPE_MISMATCH');
  }
  return department;
}
