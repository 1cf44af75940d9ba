/** What processes of the service's own have in common, whatever they do. */

/** Of the parent's environment, only what a process needs to run: no secret goes where strangers' bytes are read. */
const ENVIRONMENT = ['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'LD_LIBRARY_PATH'];

export function childEnvironment(): Record<string, string> {
  return Object.fromEntries(
    ENVIRONMENT.flatMap((name) => {
      const value = process.env[name];
      return value ? [[name, value]] : [];
    }),
  );
}

/** The end of a process; its `code`, which the log shows, is the signal or the exit code it ended with. */
export class ProcessEnded extends Error {
  override readonly name = 'ProcessEnded';
  constructor(
    readonly who: string,
    readonly code: string,
  ) {
    super(`the ${who} ended with ${code}`);
  }
}

/** How a process ended, in one word: `SIGKILL`, `exit 1`. */
export function endingOf(code: number | null, signal: NodeJS.Signals | null): string {
  return signal ?? `exit ${code}`;
}
