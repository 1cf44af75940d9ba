import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Stubs of what each kind of webview puts into a page. They keep what they receive, as it was received. */
export const HOST_STUBS = {
  webview2: () => {
    const received: unknown[] = [];
    const webview = { postMessage: (message: unknown) => received.push(structuredClone(message)) };
    Object.assign(window, { received, chrome: { webview } });
  },
  wkwebview: () => {
    const received: unknown[] = [];
    const svc = { postMessage: (message: unknown) => received.push(structuredClone(message)) };
    Object.assign(window, { received, webkit: { messageHandlers: { svc } } });
  },
  android: () => {
    const received: unknown[] = [];
    // A Java object takes text only, and its methods work on the object alone.
    const Svc = {
      onMessage(json: unknown) {
        if (this !== Svc || typeof json !== 'string') throw new Error('Java bridge method called wrongly');
        received.push(JSON.parse(json));
      },
    };
    Object.assign(window, { received, Svc });
  },
};

/** A page of another origin that frames the capture page, as a partner's web application does. */
export async function startFramingHost(frameAddress: string, { allow = 'microphone', name = 'localhost' } = {}) {
  const page = `<!doctype html><title>Host</title><script>
    const received = [];
    addEventListener('message', ({ origin, data }) => received.push({ origin, data }));
  </script><iframe src="${frameAddress.replaceAll('&', '&amp;')}" allow="${allow}" width="400" height="700"></iframe>`;
  const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(page));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // Another name for the same machine is another origin, and both count as secure.
    address: `http://${name}:${(server.address() as AddressInfo).port}/`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
