/** Rows for `test.each` whose names stay readable however long or odd the text under test is. */
export function named(texts: string[]): [name: string, text: string][] {
  return texts.map((text) => [text.length > 40 ? `${text.slice(0, 20)}… of ${text.length} characters` : text, text]);
}
