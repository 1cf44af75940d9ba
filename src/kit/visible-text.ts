/**
 * What gives a terminal orders, or shows letters in another order than they stand in: control codes, marks of direction
 * and width, halves of characters.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const UNSEEN_BUT_LINES = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** For people, in one line: strangers' words with all that is not meant to be seen made visible, as \x1b or \u{202e}. */
export function visible(text: string): string {
  return text.replace(UNSEEN, shown);
}

/** The same, but line ends and tabs stay what they are. */
export function visibleLines(text: string): string {
  return text.replace(UNSEEN_BUT_LINES, shown);
}

/** The same JSON, to a program letter for letter, that is harmless to look at: JSON's own escapes stand for such characters. */
export function visibleJson(json: string): string {
  // Outside of texts JSON has none but line ends.
  return json.replace(UNSEEN_BUT_LINES, (character) =>
    character.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
}

function shown(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16);
  return code.length > 2 ? `\\u{${code}}` : `\\x${code.padStart(2, '0')}`;
}
