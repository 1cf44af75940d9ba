import { vi } from 'vitest';
import type { Head, Store } from '../../../web/capture/src/keep/store.ts';
import type { Api, NarrateOrder, Ping } from '../../../web/capture/src/sending/api.ts';
import type { Narration } from '../../../web/shared/narration.ts';
import { type Problem, problem } from '../../../web/shared/problems.ts';

/** As much of a browser as the page's behaviour needs without its looks; what the page tells its host is kept. */
export function standInForBrowser() {
  // biome-ignore lint/suspicious/noExplicitAny: messages are inspected freely in tests
  const messages: any[] = [];
  const window = Object.assign(new EventTarget(), {
    Svc: { onMessage: (json: string) => messages.push(JSON.parse(json)) },
  });
  vi.stubGlobal('window', Object.assign(window, { parent: window }));
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  return { messages, lineIsBack: () => window.dispatchEvent(new Event('online')) };
}

/** Not a service: it answers what the test says. */
export interface FakeService extends Api {
  sent: NarrateOrder[];
  pinged: number;
  answer(order: NarrateOrder): Promise<Narration | Problem>;
  pingAnswer(): Promise<Ping | Problem>;
}

export const AWAY = problem('NETWORK', 'The service could not be reached.');

export function fakeService(): FakeService {
  const fake: FakeService = {
    sent: [],
    pinged: 0,
    answer: async () => ({ id: `nar_${fake.sent.length}`, transcript: 'Engine 41 went to a fire.' }),
    pingAnswer: async () => ({ mode: 'test', server_time: new Date().toISOString() }),
    ping() {
      fake.pinged += 1;
      return fake.pingAnswer();
    },
    narrate(order) {
      fake.sent.push(order);
      return fake.answer(order);
    },
    processingMessages: async () => undefined,
  };
  return fake;
}

/** Not a disk: it refuses, or says nothing at all, when the test wants that. */
export interface FakeDevice extends Store {
  mood: 'well' | 'full' | 'silent';
  heads: Map<string, Head>;
  pieces: Map<string, Blob>;
}

export function fakeDevice(): FakeDevice {
  async function mood(): Promise<void> {
    if (device.mood === 'silent') await new Promise(() => {});
    if (device.mood === 'full') throw new Error('QuotaExceededError');
  }
  const place = (id: string, at: number) => `${id} ${at}`;
  const device: FakeDevice = {
    mood: 'well',
    heads: new Map(),
    pieces: new Map(),
    async list(audiences) {
      await mood();
      return [...device.heads.values()].filter(({ audience }) => audiences.includes(audience));
    },
    async find({ id }) {
      await mood();
      return device.heads.get(id);
    },
    async write(head, piece, at) {
      await mood();
      device.heads.set(head.id, head);
      device.pieces.set(place(head.id, at), piece);
    },
    async read({ id, pieces, mime }) {
      await mood();
      const kept = Array.from({ length: pieces }, (_, at) => device.pieces.get(place(id, at)) ?? new Blob());
      return new Blob(kept, { type: mime });
    },
    async erase(id) {
      await mood();
      device.heads.delete(id);
      for (const key of device.pieces.keys()) if (key.startsWith(`${id} `)) device.pieces.delete(key);
    },
  };
  return device;
}

/** Not signed by anybody: the page only reads it. */
export function tokenFor(department: string, secondsLeft = 900): string {
  const claims = { department, mode: 'test', exp: Date.now() / 1000 + secondsLeft };
  return `h.${btoa(JSON.stringify(claims))}.${secondsLeft}`;
}
