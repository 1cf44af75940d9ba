import type { OnFailure } from '../../kit/failure-events.ts';
import { eachOnItsOwn } from '../database/each-on-its-own.ts';
import { AUDIO_NAME, newAudioName } from './files.ts';
import type { S3Bucket } from './s3-bucket.ts';
import type { AudioSpool } from './spool.ts';
import type { AudioStore } from './store.ts';

export interface AudioInS3Options {
  bucket: S3Bucket;
  spool: AudioSpool;
  /** What the keys of this installation's recordings begin with; nothing else in the bucket is looked at. */
  prefix: string;
  /** The longest a narration waits for its recording to be kept. */
  seconds: number;
  onFailure: OnFailure;
}

/** So long nobody waits for a store that has just failed. */
const REST_MS = 30_000;
/** For a recording that nobody waits for. */
const DELIVERY_SECONDS = 60;

/** Recordings in a bucket; while it is away, in a spool on this machine's disk. */
export function audioInS3({ bucket, spool, prefix, seconds, onFailure }: AudioInS3Options): AudioStore {
  const keyOf = (name: string) => prefix + name;
  let restsUntil = 0;

  return {
    newName: newAudioName,

    async save(name, bytes) {
      // A disk that cannot be looked at has no room.
      const rests = Date.now() < restsUntil && (await spool.hasRoomFor(bytes.length).catch(() => false));
      if (!rests) {
        try {
          await bucket.put(keyOf(name), bytes, seconds);
          restsUntil = 0;
          return;
        } catch (error) {
          restsUntil = Date.now() + REST_MS;
          onFailure('audio store away', error);
        }
      }
      await spool.save(name, bytes);
    },

    async has(name) {
      return (await spool.has(name)) || (await bucket.has(keyOf(name)));
    },

    async remove(name) {
      await spool.remove(name);
      await bucket.remove(keyOf(name));
    },

    async *namesOlderThan(time) {
      for await (const { key, writtenAt } of bucket.list(prefix)) {
        const name = key.slice(prefix.length);
        if (writtenAt < time && AUDIO_NAME.test(name)) yield name;
      }
    },

    check: () => bucket.check(prefix),

    async deliver(toKeep, signal) {
      const waiting = await spool.waiting();
      const kept = await toKeep(waiting);
      const each = eachOnItsOwn();
      // First, and whether or not the store is there: what is to be gone does not wait for it.
      for (const name of waiting) if (!kept.has(name)) await each.attempt(() => spool.remove(name));
      let delivered = 0;
      for (const name of kept) {
        if (signal?.aborted) break;
        const sent = await each.attempt(async () => {
          const recording = await spool.read(name);
          if (recording) await bucket.put(keyOf(name), recording, DELIVERY_SECONDS, signal);
          return recording !== undefined;
        });
        if (!sent) continue;
        restsUntil = 0;
        const stillKept = (await toKeep([name])).has(name);
        await each.attempt(async () => {
          // Deleted on request while it was on its way: what was asked to be gone stays gone.
          if (!stillKept) await bucket.remove(keyOf(name));
          await spool.remove(name);
          delivered++;
        });
      }
      each.settle();
      return delivered;
    },
  };
}
