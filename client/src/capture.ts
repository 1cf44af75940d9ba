import type { components } from './openapi.ts';

type Narration = components['schemas']['Narration'];

export type CaptureState = 'idle' | 'recording' | 'paused' | 'processing' | 'done' | 'error';

/** What the capture page tells its host. */
export type CaptureMessage =
  | { type: 'svc:ready'; version: number; bridges: string[] }
  | { type: 'svc:state'; version: number; state: CaptureState; elapsed_ms: number }
  /** `replaces`: the id of the earlier narration whose place this one takes. */
  | { type: 'svc:draft'; version: number; narration: Narration; replaces?: string }
  | { type: 'svc:error'; version: number; code: string; message: string; retryable: boolean }
  | { type: 'svc:cancel'; version: number };

type Of<Type extends CaptureMessage['type']> = Extract<CaptureMessage, { type: Type }>;

export interface CaptureListeners {
  ready?(message: Of<'svc:ready'>): void;
  state?(message: Of<'svc:state'>): void;
  draft?(narration: Narration, replaces?: string): void;
  error?(message: Of<'svc:error'>): void;
  cancel?(): void;
}

interface Received {
  origin: string;
  source: unknown;
  data: unknown;
}

/** The window that frames the page. */
interface HostWindow {
  addEventListener(type: 'message', listener: (event: Received) => void): void;
  removeEventListener(type: 'message', listener: (event: Received) => void): void;
}

/**
 * Listens to the capture page in a frame. What does not come from the page's own origin, or from another frame than
 * the one named, is not believed. Returns what ends it.
 */
export function listenToCapture(
  /** The page's address, such as `https://api.example.com/capture`. */
  page: string | URL,
  listeners: CaptureListeners,
  options: { frame?: { contentWindow: unknown }; window?: HostWindow } = {},
): () => void {
  const { origin } = new URL(page);
  const host = options.window ?? (globalThis as unknown as HostWindow);
  const hear = ({ origin: from, source, data }: Received) => {
    if (from !== origin) return;
    if (options.frame && source !== options.frame.contentWindow) return;
    if (isMessage(data)) tell(listeners, data);
  };
  host.addEventListener('message', hear);
  return () => host.removeEventListener('message', hear);
}

function isMessage(data: unknown): data is CaptureMessage {
  return typeof data === 'object' && data !== null && 'type' in data && 'version' in data;
}

/** Messages that were added after this client was made are left alone. */
function tell(listeners: CaptureListeners, message: CaptureMessage): void {
  switch (message.type) {
    case 'svc:ready':
      listeners.ready?.(message);
      break;
    case 'svc:state':
      listeners.state?.(message);
      break;
    case 'svc:draft':
      listeners.draft?.(message.narration, message.replaces);
      break;
    case 'svc:error':
      listeners.error?.(message);
      break;
    case 'svc:cancel':
      listeners.cancel?.();
      break;
  }
}

export interface CaptureSettings {
  token: string;
  ref?: string;
  autostart?: boolean;
  lang?: 'en' | 'es';
  /** The host's name, and its colour as six hexadecimal digits. */
  name?: string;
  accent?: string;
  scheme?: 'light' | 'dark';
  /** False: nothing is kept on the device. */
  keep?: boolean;
}

/** What the page does where nothing is said. */
const UNSAID: Readonly<Record<string, boolean>> = { autostart: false, keep: true };

/** The page's address with a session in its fragment, which never leaves the device. */
export function captureAddress(page: string | URL, { token, ...settings }: CaptureSettings): string {
  const fragment = new URLSearchParams({ token });
  for (const [name, value] of Object.entries(settings)) {
    if (value === undefined || value === UNSAID[name]) continue;
    fragment.set(name, typeof value === 'boolean' ? String(Number(value)) : value);
  }
  const address = new URL(page);
  // A blank is %20 in a fragment: only queries write it as a plus.
  address.hash = fragment.toString().replaceAll('+', '%20');
  return address.href;
}
