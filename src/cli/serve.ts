import { Command } from 'commander';

/** The two things that run until they are told to stop. Settings say where and how, so they take no options. */
export function serveCommand(): Command {
  return new Command('serve').description('serve the API until SIGTERM; never prints a key').action(start);
}

export function recogniserCommand(): Command {
  return new Command('recogniser')
    .description('serve only speech to text (POST /v1/audio/transcriptions) to other nodes, until SIGTERM')
    .action(start);
}

/** It reads by which of the two words it was started. */
async function start(): Promise<void> {
  await import('../app/main.ts');
}
