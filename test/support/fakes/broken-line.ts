import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * cut: every connection is reset, and so is every new one. delay: what is sent either way comes late. half-close: what is
 * asked arrives, and the line says that there will be no answer.
 */
export const TROUBLES = ['cut', 'delay', 'half-close'] as const;
export type Trouble = (typeof TROUBLES)[number];

/** A line to something else, over a real socket, on which a test can make trouble. */
export interface BrokenLine {
  port: number;
  begin(trouble: Trouble): void;
  end(): void;
  close(): Promise<void>;
}

const DELAY_MS = 400;

export async function newBrokenLine(to: { host: string; port: number }): Promise<BrokenLine> {
  const near = new Set<Socket>();
  const far = new Set<Socket>();
  let trouble: Trouble | undefined;

  const server = createServer({ allowHalfOpen: true }, (client) => {
    if (trouble === 'cut') {
      // Without a listener, a reset from the other side would end the tests' process.
      client.on('error', () => {}).resetAndDestroy();
      return;
    }
    const upstream = connect({ ...to, allowHalfOpen: true });
    track(near, client, upstream);
    track(far, upstream, client);
    forward(client, upstream, () => {
      if (trouble === 'half-close') client.end();
    });
    forward(upstream, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    begin(begun) {
      trouble = begun;
      if (begun === 'cut') for (const socket of [...near, ...far]) socket.resetAndDestroy();
      if (begun === 'half-close') for (const client of near) client.end();
    },
    end() {
      trouble = undefined;
    },
    async close() {
      for (const socket of [...near, ...far]) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  function forward(from: Socket, to: Socket, onSent = () => {}): void {
    const send = (bytes: Buffer) => {
      if (to.writable) to.write(bytes);
      onSent();
    };
    from.on('data', (bytes: Buffer) => {
      if (trouble !== 'delay') return send(bytes);
      from.pause();
      setTimeout(() => {
        send(bytes);
        from.resume();
      }, DELAY_MS);
    });
    from.once('end', () => to.end());
  }
}

function track(sockets: Set<Socket>, socket: Socket, other: Socket): void {
  sockets.add(socket);
  socket.on('error', () => {});
  socket.once('close', (broken) => {
    sockets.delete(socket);
    if (broken) other.destroy();
  });
}
