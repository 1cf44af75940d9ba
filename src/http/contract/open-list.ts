import { z } from 'zod';

/**
 * Known values of which more may be added without notice: a generated client gets a plain string that it cannot choke
 * on, and a reader the values there are today.
 */
export function openList(values: readonly string[], description: string) {
  return z.string().meta({ 'x-extensible-enum': values, description: `${description} Values may be added.` });
}
