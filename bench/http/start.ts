import { inNewFolder, startService } from './servers.ts';
import { atMost, type Line } from './table.ts';

const AGAIN = 3;

/** From nothing to the first answer: once on an empty folder, which is then set up, and on what that left. */
export function measureStart(): Promise<Line[]> {
  return inNewFolder(async (dataDir) => {
    const fresh = await secondsToStart(dataDir);
    let again = 0;
    for (let i = 0; i < AGAIN; i++) again = Math.max(again, await secondsToStart(dataDir));
    return [
      atMost('start to first answer, new data folder', fresh, 3, 's'),
      atMost(`start to first answer, existing one, slowest of ${AGAIN}`, again, 3, 's'),
    ];
  });
}

async function secondsToStart(dataDir: string): Promise<number> {
  const service = await startService(dataDir);
  await service.stop();
  return service.startSeconds;
}
