import type { Readable, Writable } from 'node:stream';
import type { Task } from './messages.ts';

/**
 * Recordings travel on a pipe in pieces that the system takes when it can, not as one message, which the server's
 * thread would have to copy at once. Each task is a line of JSON followed by as many bytes as it says.
 */
export function writeTask(stream: Writable, task: Task, bytes: Buffer): void {
  stream.write(`${JSON.stringify(task)}\n`);
  for (let from = 0; from < bytes.length; from += SLICE) stream.write(bytes.subarray(from, from + SLICE));
}

const SLICE = 256 * 1024;
const NEWLINE = 10;

export async function* readTasks(stream: Readable): AsyncGenerator<{ task: Task; bytes: Buffer }> {
  let head = Buffer.alloc(0);
  let task: Task | undefined;
  let bytes = Buffer.alloc(0);
  let filled = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    let rest = chunk;
    while (rest.length > 0 || (task && filled === bytes.length)) {
      if (!task) {
        const end = rest.indexOf(NEWLINE);
        head = Buffer.concat([head, end === -1 ? rest : rest.subarray(0, end)]);
        if (end === -1) break;
        task = JSON.parse(String(head)) as Task;
        head = Buffer.alloc(0);
        bytes = Buffer.allocUnsafeSlow(task.bytes);
        filled = 0;
        rest = rest.subarray(end + 1);
      }
      const taken = rest.copy(bytes, filled, 0, bytes.length - filled);
      filled += taken;
      rest = rest.subarray(taken);
      if (filled < bytes.length) break;
      const complete = { task, bytes };
      task = undefined;
      bytes = Buffer.alloc(0);
      yield complete;
    }
  }
}
