import { setPriority } from 'node:os';
import { describeError } from '../../kit/describe-error.ts';
import { loadReader } from '../draft.ts';
import type { Account } from '../engine.ts';
import type { Report } from './process.ts';

/** The reader's own process: accounts in, located values out, one after the other. */

const tell = (report: Report) => {
  process.send?.(report, undefined, undefined, () => {});
};
// Without a parent nobody waits for the result.
process.on('disconnect', () => process.exit(0));
// A stop of the whole group (Ctrl-C) is the parent's to handle: it lets requests under way finish first.
process.on('SIGINT', () => {});
// The server's own thread comes first: it answers everybody, this process one account.
try {
  setPriority(Number(process.argv[3] ?? 1));
} catch {
  // Not allowed to; then both are equal.
}

const readAccount = await loadReader(Number(process.argv[2] ?? 1));
await readAccount({
  transcript: 'Engine 1 on scene at 1432, 12 Main Street, nothing showing.',
  department: { neris_id: 'FD24031901', name: null, city: null, state: null },
  receivedAt: new Date(0),
});
tell({ kind: 'ready' });

process.on('message', (account: Account) => {
  readAccount(account).then(
    (extracted) => tell({ kind: 'done', extracted }),
    (error: unknown) => tell({ kind: 'failed', error: describeError(error) }),
  );
});
