import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What stands in front of a service in production: it keeps its address when the service behind it is replaced. */
export interface Front {
  root: string;
  pointTo(serviceRoot: string): void;
  /** Breaks every connection and refuses new ones, as when the service dies. */
  goDown(): void;
  stop(): Promise<void>;
}

export async function startFront(serviceRoot: string): Promise<Front> {
  let target: number | undefined = Number(new URL(serviceRoot).port);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    if (target === undefined) {
      client.destroy();
      return;
    }
    const upstream = connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', () => socket.destroy());
    }
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const goDown = () => {
    target = undefined;
    for (const socket of sockets) socket.destroy();
  };
  return {
    root: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pointTo: (root) => {
      target = Number(new URL(root).port);
    },
    goDown,
    async stop() {
      goDown();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
