/**
 * Where the log goes. The lines of one turn of the event loop are written in one piece: a system call for each of
 * them costs more than everything else about it.
 */
export function logLines(out: NodeJS.WritableStream): { write(line: string): void } {
  let lines = '';
  const flush = () => {
    if (lines) out.write(lines);
    lines = '';
  };
  process.on('exit', flush);
  return {
    write(line) {
      if (!lines) setImmediate(flush);
      lines += line;
    },
  };
}
