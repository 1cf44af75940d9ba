/** What dispatch knows of the call, and names to expect: sent with an account. */
export interface SentAlong {
  known?: object;
  terms?: string[];
}

/** From what stands in the fields: `known` as JSON, the names a line each. Without a word in them nothing is sent along. */
export function sentAlongOf(known: string, terms: string): SentAlong {
  const names = terms.split('\n').flatMap((line) => line.trim() || []);
  return { ...(known.trim() && { known: objectIn(known) }), ...(names.length > 0 && { terms: names }) };
}

function objectIn(text: string): object {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new SyntaxError('not a JSON object');
  return value;
}
