/**
 * Where the log goes. The lines of one turn of the event loop are written in one piece: a system call for each of
 * them costs more than everything else about it.
 */
export const logLines = {
  write(line: string): void {
    if (!waiting) setImmediate(flush);
    waiting += line;
  },
};

let waiting = '';

function flush(): void {
  if (waiting) process.stdout.write(waiting);
  waiting = '';
}

process.on('exit', flush);
// Whoever reads the log may go away; the service does not go with them.
process.stdout.on('error', () => {});
