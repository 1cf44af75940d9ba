import { BACKSLASH, CLOSE_LIST, CLOSE_OBJECT, COLON, COMMA, OPEN_LIST, OPEN_OBJECT, QUOTE } from './json-characters.ts';

export const MAX_DEPTH = 64;

export type Path = (string | number)[];

export interface Json {
  value: unknown;
  /** The text of one of its members, or of the whole: what is stored and echoed must not lose a digit on the way. */
  text(member?: string): string | undefined;
}

interface Bent {
  path: Path;
  message: string;
}

/**
 * Parses JSON as partners mean it. What JavaScript would silently bend (a key given twice, a number too large to hold,
 * half a character, a key that is part of every object) is named instead, with the place it stands at.
 */
export function parseJson(text: string): Json | Bent {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { path: [], message: 'The body is not valid JSON. Send one JSON object.' };
  }
  const bent = findBent(value, []);
  if (bent) return bent;
  const compact = compactJson(text);
  const { twice, members } = readKeys(compact);
  if (twice) return { path: twice, message: `The key ${twice.join('.')} is given twice. Give it once.` };
  return {
    value,
    text(member) {
      if (member === undefined) return compact;
      const place = members.get(member);
      // Copied: a slice would keep the entire body in memory as long as this lives.
      return place && Buffer.from(compact.slice(...place)).toString();
    },
  };
}

/** How JSON writes each ASCII character within a string. */
const WRITTEN = Array.from({ length: 0x80 }, (_, code) => JSON.stringify(String.fromCharCode(code)).slice(1, -1));
const BLANK = 0x20;
/** From here on a string is cheaper to parse than to copy by character; shorter ones come by the hundred thousand. */
const LONG = 500;

/**
 * JSON without its blanks and with strings in their shortest spelling. Numbers stay as they were written. The text must
 * be valid JSON of whole characters.
 */
function compactJson(text: string): string {
  const compact = new Uint16Array(text.length);
  const bytes = Buffer.from(compact.buffer);
  let size = 0;
  for (let i = 0; i < text.length; i++) {
    const character = text.charCodeAt(i);
    if (character !== QUOTE) {
      if (character > BLANK) compact[size++] = character;
      continue;
    }
    const end = endOfString(text, i);
    if (end - i < LONG) {
      size = copyString(text, i, end, compact, size);
    } else {
      const written = text.slice(i, end + 1);
      const shortest = written.includes('\\') ? JSON.stringify(JSON.parse(written)) : written;
      size += bytes.write(shortest, 2 * size, 'utf16le') / 2;
    }
    i = end;
  }
  return bytes.toString('utf16le', 0, 2 * size);
}

/** Copies a string from one quote to the other in its shortest spelling. Answers where the copy ends. */
function copyString(text: string, from: number, to: number, copy: Uint16Array, at: number): number {
  let size = at;
  for (let i = from; i <= to; i++) {
    const character = text.charCodeAt(i);
    if (character !== BACKSLASH) {
      copy[size++] = character;
    } else if (text[++i] === 'u') {
      const code = Number.parseInt(text.slice(i + 1, i + 5), 16);
      const written = WRITTEN[code];
      if (written === undefined) copy[size++] = code;
      else for (let j = 0; j < written.length; j++) copy[size++] = written.charCodeAt(j);
      i += 4;
    } else {
      // Of all other characters that stand escaped, the slash alone need not.
      if (text[i] !== '/') copy[size++] = BACKSLASH;
      copy[size++] = text.charCodeAt(i);
    }
  }
  return size;
}

/** Walks the tree with one path, which grows and shrinks on the way: nothing else is made of it. */
function findBent(value: unknown, path: Path): Bent | undefined {
  if (path.length > MAX_DEPTH)
    return { path: [...path], message: `The JSON is nested more than ${MAX_DEPTH} levels deep. Send less depth.` };
  if (typeof value === 'number' && !Number.isFinite(value))
    return { path: [...path], message: 'A number is too large. Send it as a string.' };
  if (typeof value === 'string') return bentText(value, path);
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const bent = findBentAt(i, value[i], path);
      if (bent) return bent;
    }
    return undefined;
  }
  // What a parser made has no keys but its own.
  for (const key in value) {
    if (key === '__proto__')
      return { path: [...path, key], message: 'A key must not be named __proto__. Name it otherwise.' };
    const bent = bentText(key, path) ?? findBentAt(key, (value as Record<string, unknown>)[key], path);
    if (bent) return bent;
  }
  return undefined;
}

function findBentAt(place: string | number, value: unknown, path: Path): Bent | undefined {
  path.push(place);
  const bent = findBent(value, path);
  path.pop();
  return bent;
}

function bentText(text: string, path: Path): Bent | undefined {
  if (!text.isWellFormed())
    return { path: [...path], message: 'A text holds half of a surrogate pair. Send whole characters.' };
  if (text.includes('\0')) return { path: [...path], message: 'A text holds a NUL character. Leave it out.' };
  return undefined;
}

/**
 * Finds a key that is given twice, and where the members of the outermost object stand. Walks text that is known to be
 * valid JSON and not too deep. Strings, which may be tens of megabytes, are jumped over.
 */
function readKeys(text: string): { twice?: Path; members: Map<string, [from: number, to: number]> } {
  const members = new Map<string, [from: number, to: number]>();
  const open: { keys: Set<string> | undefined; at: string | number }[] = [];
  let expectsKey = false;
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const character = text.charCodeAt(i);
    const inside = open.at(-1);
    if (open.length === 1 && typeof inside?.at === 'string') {
      if (character === COLON) from = i + 1;
      else if ((character === COMMA || character === CLOSE_OBJECT) && from > 0) members.set(inside.at, [from, i]);
    }
    if (character === OPEN_OBJECT) {
      open.push({ keys: new Set(), at: '' });
      expectsKey = true;
    } else if (character === OPEN_LIST) {
      open.push({ keys: undefined, at: 0 });
      expectsKey = false;
    } else if (character === CLOSE_OBJECT || character === CLOSE_LIST) {
      open.pop();
      expectsKey = false;
    } else if (character === COMMA) {
      expectsKey = inside?.keys !== undefined;
      if (typeof inside?.at === 'number') inside.at++;
    } else if (character === QUOTE) {
      const end = endOfString(text, i);
      if (expectsKey && inside?.keys) {
        const written = text.slice(i + 1, end);
        const key: string = written.includes('\\') ? JSON.parse(`"${written}"`) : written;
        inside.at = key;
        if (inside.keys.has(key)) return { twice: open.map((level) => level.at), members };
        inside.keys.add(key);
        expectsKey = false;
      }
      i = end;
    }
  }
  return { members };
}

function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); ; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text[end - 1 - backslashes] === '\\') backslashes++;
    if (backslashes % 2 === 0) return end;
  }
}
