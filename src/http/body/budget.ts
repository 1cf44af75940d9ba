import { ApiError } from '../../kit/errors.ts';
import type { Settings } from '../../settings.ts';

/** What all bodies together may hold, and what any one caller and any one partner may hold of it. */
export interface BodyBudget {
  /**
   * Makes room for a body of which so many bytes are announced, or refuses it before any is read. Its callers are
   * everything that it is from and that is held to a share of its own, such as its key and its source. Its partner has
   * a larger share, which all keys and sources of that partner have together.
   */
  receive(callers: readonly string[], announced: number, partner?: string): Reception;
}

/** One body on its way in, and what is left of it until its request is answered. */
export interface Reception {
  /** So many more bytes have come. False when there is no room for them. */
  take(bytes: number): boolean;
  /** From now on, and until the body is over, its sender may not be too slow. */
  watch(onRefused: (error: ApiError) => void, isHeld: () => boolean): void;
  /** Ends it before it is over. */
  refuse(error: ApiError): void;
  over(): void;
  /** Of the body, only so many bytes are held from here on. */
  keep(bytes: number): void;
}

const MB = 1024 * 1024;
/** What one partner may hold of it all, however many keys and addresses it sends from: the rest is left to the others. */
const PARTNER_SHARE = 3 / 4;
/** The smallest share there is: a body of the largest size has room in each. */
const LARGEST_MB = 40;
/** A body holds a connection and its bookkeeping, however small it is. */
const SMALLEST = 256 * 1024;
/** Long enough for a phone to change cells. */
const WINDOW_SECONDS = 10;

type Limits = Pick<Settings, 'BODY_MB' | 'BODY_MB_PER_CALLER' | 'BODY_KB_PER_SECOND'>;

export function bodyBudget({ BODY_MB, BODY_MB_PER_CALLER, BODY_KB_PER_SECOND }: Limits): BodyBudget {
  const held = new Map<string, number>();
  const partnerMb = Math.max(LARGEST_MB, BODY_MB * PARTNER_SHARE);
  const leastPerWindow = BODY_KB_PER_SECOND * 1024 * WINDOW_SECONDS;

  /** Adds to every share, or to none when one of them has no room. */
  function hold(shares: [name: string, ceiling: number][], bytes: number): boolean {
    if (bytes > 0 && shares.some(([name, ceiling]) => (held.get(name) ?? 0) + bytes > ceiling)) return false;
    for (const [name] of shares) {
      const now = (held.get(name) ?? 0) + bytes;
      if (now > 0) held.set(name, now);
      else held.delete(name);
    }
    return true;
  }

  return {
    receive(callers, announced, partner) {
      const shares: [string, number][] = [
        ['all', BODY_MB * MB],
        ...callers.map((caller): [string, number] => [`of ${caller}`, BODY_MB_PER_CALLER * MB]),
      ];
      if (partner !== undefined) shares.push([`of partner ${partner}`, partnerMb * MB]);
      let room = Math.max(announced, SMALLEST);
      if (!hold(shares, room)) throw noRoom();
      let received = 0;
      let inWindow = 0;
      let timer: NodeJS.Timeout | undefined;
      let refuse = (_: ApiError) => {};
      return {
        refuse: (error) => refuse(error),
        take(bytes) {
          inWindow += bytes;
          received += bytes;
          const more = received - room;
          if (more <= 0) return true;
          if (!hold(shares, more)) return false;
          room += more;
          return true;
        },
        watch(onRefused, isHeld) {
          refuse = onRefused;
          const look = () => {
            if (timer === undefined) return;
            if (inWindow < leastPerWindow && !isHeld()) refuse(tooSlow(BODY_KB_PER_SECOND));
            inWindow = 0;
          };
          // Looked at once what has come by then was taken in: a busy moment of ours is not the sender's fault, nor is waiting for its turn.
          timer = setInterval(() => setImmediate(look), WINDOW_SECONDS * 1000);
        },
        over() {
          clearInterval(timer);
          timer = undefined;
          refuse = () => {};
        },
        keep(bytes) {
          hold(shares, Math.min(bytes, room) - room);
          room = Math.min(bytes, room);
        },
      };
    },
  };
}

export function noRoom(): ApiError {
  return new ApiError(
    'PARTNER_API_UNAVAILABLE',
    'Too much is being sent at once. Send the request again after the time in Retry-After, and fewer large ones at a time.',
    { retryAfterSeconds: 5 },
  );
}

function tooSlow(kbPerSecond: number): ApiError {
  return new ApiError(
    'INVALID_REQUEST',
    `The body arrived too slowly: less than ${kbPerSecond} KB a second over ${WINDOW_SECONDS} s. Send it again on a better connection, or compressed, for example as audio/webm.`,
  );
}
