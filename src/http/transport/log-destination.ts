import pino from 'pino';

const STANDARD_OUTPUT = 1;
/** How much may wait while nothing can be written, such as on a full disk; what comes beyond it is dropped. */
const MOST_WAITING_BYTES = 1_000_000;

/** Where the log goes. Each line is written at once, so that none is lost however the process ends. */
export function logDestination() {
  const output = pino.destination({ dest: STANDARD_OUTPUT, sync: true, maxLength: MOST_WAITING_BYTES });
  // Whoever reads the log may go away, and a disk may be full; the service goes on all the same.
  output.on('error', () => {});
  return output;
}
