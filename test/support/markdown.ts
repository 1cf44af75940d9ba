/** A block of code in a Markdown text. */
export interface Block {
  line: number;
  language: string;
  text: string;
  /** Why no test runs it, if it is a command that none can run. */
  notRun: string | undefined;
}

const FENCE = /^( *)```(\S*)$/;
const NOT_RUN = /^ *<!-- not run: (.+) -->$/;

export function blocksOf(markdown: string): Block[] {
  const lines = markdown.split('\n');
  const blocks: Block[] = [];
  for (let i = 0; i < lines.length; i++) {
    const [fence, indent = '', language = ''] = FENCE.exec(lines[i] ?? '') ?? [];
    if (fence === undefined) continue;
    const end = lines.indexOf(`${indent}\`\`\``, i + 1);
    if (end === -1) throw new Error(`line ${i + 1}: the block does not end`);
    const text = lines.slice(i + 1, end).map((line) => line.slice(indent.length));
    const notRun = NOT_RUN.exec(lines[i - 1] ?? '')?.[1];
    blocks.push({ line: i + 1, language, text: text.join('\n'), notRun });
    i = end;
  }
  return blocks;
}

/** Lines that Markdown shows as code although they stand in no block. */
export function indentedCode(markdown: string): string[] {
  let inside = false;
  return markdown.split('\n').filter((line) => {
    if (FENCE.test(line)) inside = !inside;
    return !inside && /^( {4}|\t)\s*\S/.test(line);
  });
}
