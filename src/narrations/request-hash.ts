import type { Hashes } from '../storage/secrets/secrets.ts';
import type { Pipeline } from './create.ts';
import type { NarrationOrder } from './order.ts';

/** Two requests are the same when they ask for the same, however their JSON is written. */
export function requestHashes(pipeline: Pipeline, order: NarrationOrder): Promise<Hashes> {
  return hashesWith(pipeline, order, order.metadata === null ? null : withSortedKeys(order.metadata));
}

/** As versions of the service made them that held metadata against each other as text: their keys live for a day. */
export function formerHashes(pipeline: Pipeline, order: NarrationOrder): Promise<Hashes> {
  return hashesWith(pipeline, order, order.metadata);
}

function hashesWith(
  { hashRequest }: Pipeline,
  { department, input, externalRef, known, terms }: NarrationOrder,
  metadata: string | null,
): Promise<Hashes> {
  // Without them the hash is what it was before there were any.
  const sentAlong = known || terms ? [known ? withSortedKeys(known) : null, terms ?? null] : [];
  const about = JSON.stringify([department.neris_id, externalRef, metadata, ...sentAlong]);
  return 'recording' in input
    ? hashRequest(about, JSON.stringify([input.declaredMime, input.audioSeconds]), input.recording.bytes)
    : hashRequest(about, input.transcript);
}

const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;

/**
 * Compact JSON with the keys of every object in order. On their way through the parser numbers are strings, since it would
 * round them; a letter before each tells them from the strings there are.
 */
export function withSortedKeys(json: string): string {
  const marked = json.replace(STRING_OR_NUMBER, (text) => (text[0] === '"' ? `"s${text.slice(1)}` : `"n${text}"`));
  const sorted = JSON.stringify(JSON.parse(marked), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return sorted.replace(STRING_OR_NUMBER, (text) => (text[1] === 's' ? `"${text.slice(2)}` : text.slice(2, -1)));
}
