import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CaptureListeners, captureAddress, listenToCapture } from '../../client/src/capture.ts';
import { rotateMessages } from '../../client/src/waiting.ts';
import { PROCESSING_MESSAGES } from '../../src/http/routes/waiting-lines.ts';

const PAGE = 'https://api.example.com/capture';

describe('the listener for the capture page', () => {
  const frame = { contentWindow: {} };
  const heard: unknown[] = [];
  const listeners: CaptureListeners = {
    ready: ({ bridges }) => heard.push(['ready', bridges]),
    state: ({ state }) => heard.push(['state', state]),
    draft: ({ id }) => heard.push(['draft', id]),
    error: ({ code }) => heard.push(['error', code]),
    cancel: () => heard.push(['cancel']),
  };
  let post: (data: unknown, from?: { origin?: string; source?: unknown }) => void;
  let stop: () => void;
  beforeEach(() => {
    heard.length = 0;
    const target = new Set<(event: { origin: string; source: unknown; data: unknown }) => void>();
    const window = {
      addEventListener: (_: 'message', listener: Parameters<typeof target.add>[0]) => void target.add(listener),
      removeEventListener: (_: 'message', listener: Parameters<typeof target.add>[0]) => void target.delete(listener),
    };
    post = (data, { origin = 'https://api.example.com', source = frame.contentWindow } = {}) => {
      for (const listener of target) listener({ origin, source, data });
    };
    stop = listenToCapture(PAGE, listeners, { frame, window });
  });

  test('tells every message apart', () => {
    post({ type: 'svc:ready', version: 1, bridges: ['iframe'] });
    post({ type: 'svc:state', version: 1, state: 'recording', elapsed_ms: 0 });
    post({ type: 'svc:draft', version: 1, narration: { id: 'nar_1' } });
    post({ type: 'svc:error', version: 1, code: 'NETWORK', message: 'x', retryable: true });
    post({ type: 'svc:cancel', version: 1 });
    expect(heard).toEqual([
      ['ready', ['iframe']],
      ['state', 'recording'],
      ['draft', 'nar_1'],
      ['error', 'NETWORK'],
      ['cancel'],
    ]);
  });

  test('believes nothing of another origin, another frame or another shape', () => {
    const draft = { type: 'svc:draft', version: 1, narration: { id: 'nar_1' } };
    post(draft, { origin: 'https://evil.example.com' });
    post(draft, { origin: 'https://api.example.com.evil.example' });
    post(draft, { origin: 'http://api.example.com' });
    post(draft, { origin: 'null' });
    post(draft, { source: {} });
    for (const other of [null, 'svc:draft', 7, { type: 'svc:draft' }, { type: 'svc:tomorrow', version: 2 }])
      post(other);
    expect(heard).toEqual([]);
    post(draft);
    expect(heard).toEqual([['draft', 'nar_1']]);
  });

  test('hears no more once it is stopped', () => {
    stop();
    post({ type: 'svc:cancel', version: 1 });
    expect(heard).toEqual([]);
  });

  test('the address keeps the session in its fragment, percent-encoded', () => {
    expect(captureAddress(PAGE, { token: 'a.b', ref: 'CAD 42&x', autostart: true, lang: 'es' })).toBe(
      `${PAGE}#token=a.b&ref=CAD%2042%26x&autostart=1&lang=es`,
    );
    expect(captureAddress(PAGE, { token: 'a.b', autostart: false, keep: true })).toBe(`${PAGE}#token=a.b`);
    expect(captureAddress(PAGE, { token: 'a.b', keep: false, name: 'Acme', accent: 'c4161c', scheme: 'dark' })).toBe(
      `${PAGE}#token=a.b&keep=0&name=Acme&accent=c4161c&scheme=dark`,
    );
  });
});

describe('the rotation of waiting lines', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const messages = structuredClone(PROCESSING_MESSAGES) as unknown as Parameters<typeof rotateMessages>[0];
  const { transcribing, extracting_core, extracting_modules } = PROCESSING_MESSAGES.phases;

  test('begins anywhere, shows each line in order, and begins again', () => {
    const shown: string[] = [];
    const rotation = rotateMessages(messages, (line) => shown.push(line), { phase: 'transcribing', random: () => 0.5 });
    expect(shown).toEqual([transcribing[2]]);
    vi.advanceTimersByTime(messages.suggested_interval_ms * 5);
    expect(shown).toEqual([...transcribing.slice(2), ...transcribing.slice(0, 2), transcribing[2]]);
    rotation.stop();
    vi.advanceTimersByTime(60_000);
    expect(shown).toHaveLength(6);
  });

  test('goes through all phases, or from one to the next', () => {
    const all = [...transcribing, ...extracting_core, ...extracting_modules];
    const shown: string[] = [];
    const rotation = rotateMessages(messages, (line) => shown.push(line), { random: () => 0 });
    vi.advanceTimersByTime(messages.suggested_interval_ms * (all.length - 1));
    expect(shown).toEqual(all);
    rotation.enter('extracting_core');
    expect(shown.at(-1)).toBe(extracting_core[0]);
    rotation.stop();
  });
});
