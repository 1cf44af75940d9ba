export type BridgeName = 'webview2' | 'wkwebview' | 'android' | 'iframe';

interface HostWindow {
  chrome?: { webview?: { postMessage(message: unknown): void } };
  webkit?: { messageHandlers?: { svc?: { postMessage(message: unknown): void } } };
  Svc?: { onMessage?(json: string): void };
}

type Deliver = (message: object) => void;

/** Each host's way in, found anew for every message: a webview may install its object after the page has loaded. */
const BRIDGES: Readonly<Record<BridgeName, (page: Window & HostWindow) => Deliver | undefined>> = {
  webview2: ({ chrome }) => chrome?.webview && ((message) => chrome.webview?.postMessage(message)),
  wkwebview: ({ webkit }) => {
    const handler = webkit?.messageHandlers?.svc;
    return handler && ((message) => handler.postMessage(message));
  },
  // A Java object's methods must be called on the object itself.
  android: ({ Svc }) => (Svc?.onMessage ? (message) => Svc.onMessage?.(JSON.stringify(message)) : undefined),
  iframe: (page) => (page.parent !== page ? (message) => page.parent.postMessage(message, '*') : undefined),
};

export function detectBridges(page: Window = window): BridgeName[] {
  return (Object.keys(BRIDGES) as BridgeName[]).filter((name) => find(name, page) !== undefined);
}

/** Sends to every host there is; a broken one does not keep the message from the others. Tells who took it. */
export function post(message: object, page: Window = window): BridgeName[] {
  return detectBridges(page).filter((name) => {
    try {
      find(name, page)?.(message);
      return true;
    } catch {
      return false;
    }
  });
}

function find(name: BridgeName, page: Window): Deliver | undefined {
  try {
    return BRIDGES[name](page as Window & HostWindow);
  } catch {
    return undefined;
  }
}
