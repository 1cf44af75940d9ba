import { Command } from 'commander';
import { SETTINGS } from '../settings.ts';
import { print } from './context.ts';

export function settingsCommand(): Command {
  return new Command('settings')
    .description('list every setting (environment variable) and what it means')
    .action((_, command: Command) => print(command, SETTINGS));
}
