const MAX_DEPTH = 64;

export type Path = (string | number)[];
export type ParsedJson = { value: unknown } | { path: Path; message: string };

/**
 * Parses JSON as partners mean it. What JavaScript would silently bend (a key given twice, a number too large to hold,
 * half a character, a key that is part of every object) is named instead, with the place it stands at.
 */
export function parseJson(text: string): ParsedJson {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { path: [], message: 'The body is not valid JSON.' };
  }
  const bent = findBent(value, []);
  if (bent) return bent;
  const twice = findDuplicateKey(text);
  if (twice) return { path: twice, message: `The key ${twice.join('.')} is given twice.` };
  return { value };
}

type Bent = { path: Path; message: string };

function findBent(value: unknown, path: Path): Bent | undefined {
  if (path.length > MAX_DEPTH) return { path, message: `The JSON is nested more than ${MAX_DEPTH} levels deep.` };
  if (typeof value === 'number' && !Number.isFinite(value)) return { path, message: 'A number is too large.' };
  if (typeof value === 'string') return bentText(value, path);
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, member] of Object.entries(value)) {
    const place = [...path, Array.isArray(value) ? Number(key) : key];
    if (key === '__proto__') return { path: place, message: 'A key must not be named __proto__.' };
    const bent = bentText(key, path) ?? findBent(member, place);
    if (bent) return bent;
  }
  return undefined;
}

function bentText(text: string, path: Path): Bent | undefined {
  if (!text.isWellFormed()) return { path, message: 'A text holds half of a surrogate pair.' };
  if (text.includes('\0')) return { path, message: 'A text holds a NUL character.' };
  return undefined;
}

/** Walks text that is known to be valid JSON and not too deep. Strings, which may be tens of megabytes, are jumped over. */
function findDuplicateKey(text: string): Path | undefined {
  const open: { keys: Set<string> | undefined; at: string | number }[] = [];
  let expectsKey = false;
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    const inside = open.at(-1);
    if (character === '{') {
      open.push({ keys: new Set(), at: '' });
      expectsKey = true;
    } else if (character === '[') {
      open.push({ keys: undefined, at: 0 });
      expectsKey = false;
    } else if (character === '}' || character === ']') {
      open.pop();
      expectsKey = false;
    } else if (character === ',') {
      expectsKey = inside?.keys !== undefined;
      if (typeof inside?.at === 'number') inside.at++;
    } else if (character === '"') {
      const end = endOfString(text, i);
      if (expectsKey && inside?.keys) {
        const key: string = JSON.parse(text.slice(i, end + 1));
        inside.at = key;
        if (inside.keys.has(key)) return open.map((level) => level.at);
        inside.keys.add(key);
        expectsKey = false;
      }
      i = end;
    }
  }
  return undefined;
}

function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); ; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text[end - 1 - backslashes] === '\\') backslashes++;
    if (backslashes % 2 === 0) return end;
  }
}
