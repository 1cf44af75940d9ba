import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An unguessable name: `prefix` and `length` alphanumeric characters of 5.95 bits each. */
export function randomName(prefix: string, length: number): string {
  let name = '';
  while (name.length < length) {
    for (const byte of randomBytes(length)) {
      // Bytes past the last whole multiple of 62 are thrown away, or some characters would be likelier than others.
      if (byte < 248 && name.length < length) name += ALPHABET[byte % 62];
    }
  }
  return prefix + name;
}
