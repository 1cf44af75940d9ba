import { Command, CommanderError } from 'commander';
import { RefusedChange } from '../partners/partners.ts';
import { SettingsError } from '../settings.ts';
import { auditCommand } from './audit.ts';
import { backupCommand, restoreCommand } from './backup.ts';
import { deleteCommand } from './delete.ts';
import { departmentsCommand } from './departments.ts';
import { draftCommand } from './draft.ts';
import { keysCommand } from './keys.ts';
import { narrationsCommand } from './narrations.ts';
import { partnersCommand } from './partners.ts';
import { qualityCommand } from './quality.ts';
import { say, warn } from './say.ts';
import { secretCommand } from './secret.ts';
import { recogniserCommand, serveCommand } from './serve.ts';
import { settingsCommand } from './settings.ts';
import { sweepCommand } from './sweep.ts';
import { usageCommand } from './usage.ts';

const WRONG_USE = 2;
const DISK = 'Is the disk of DATA_DIR full? Make room on it and run this again: what was not done yet is done then.';

const program = new Command('svc')
  .description('Operate the Incident-Drafting Partner API. Works while the server runs; uses the same settings.')
  .option('--json', 'print JSON for scripts instead of a table for people')
  .showHelpAfterError('(svc --help shows how)');
program.addCommand(serveCommand());
program.addCommand(recogniserCommand());
program.addCommand(partnersCommand());
program.addCommand(keysCommand());
program.addCommand(secretCommand());
program.addCommand(departmentsCommand());
program.addCommand(narrationsCommand());
program.addCommand(usageCommand());
program.addCommand(qualityCommand());
program.addCommand(draftCommand());
program.addCommand(deleteCommand());
program.addCommand(sweepCommand());
program.addCommand(backupCommand());
program.addCommand(restoreCommand());
program.addCommand(auditCommand());
program.addCommand(settingsCommand());
prepare(program);

// Whoever reads the output may have seen enough, as in svc audit | head.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = report(error);
}

/** No command ends the process or writes by itself. */
function prepare(command: Command): void {
  command.exitOverride().configureOutput({ writeOut: say, writeErr: warn });
  for (const child of command.commands) prepare(child);
}

function report(error: unknown): number {
  // Commander has already said what was wrong with the words, or shown the help that was asked for.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : WRONG_USE;
  const known = error instanceof RefusedChange || error instanceof SettingsError;
  const { message, code } = error as NodeJS.ErrnoException;
  const reason = /^(SQLITE_(FULL|IOERR|CANTOPEN)|ENOSPC)/.test(String(code)) ? `${message}. ${DISK}` : message || code;
  warn(`svc: ${known ? message : `the work could not be done: ${reason}`}\n`);
  return 1;
}
