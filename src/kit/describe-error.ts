/** What may be told of a failure: where it happened, never its message, which could quote somebody's words. */
export interface ErrorDescription {
  /** Its name and code, and those of its causes. */
  failure: string;
  at: string[];
}

const MOST_CAUSES = 4;
const MOST_FRAMES = 8;

export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { failure: typeof error, at: [] };
  const chain: Error[] = [];
  for (let each: unknown = error; each instanceof Error && chain.length < MOST_CAUSES; each = each.cause) {
    chain.push(each);
  }
  return { failure: chain.map(nameOf).join(', by '), at: framesOf(error) };
}

function nameOf({ name, code }: NodeJS.ErrnoException): string {
  return [name, code].filter((word) => typeof word === 'string' && /^[\w ,.-]{1,80}$/.test(word)).join(' ');
}

/** The stack without its head: a message of several lines could hold one that looks like a place. */
function framesOf({ message, stack = '' }: Error): string[] {
  const head = stack.indexOf(message);
  const frames = stack.slice(head === -1 ? 0 : head + message.length).split('\n');
  return frames
    .filter((line) => /^\s+at .*(:\d+|<anonymous>|native)\)?$/.test(line))
    .slice(0, MOST_FRAMES)
    .map((line) => line.trim());
}
