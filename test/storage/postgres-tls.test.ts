import { type AddressInfo, createServer, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { postgresDialect } from '../../src/storage/database/postgres.ts';
import { certificateHere } from '../support/service/certificate.ts';

/** Who stands on the way to PostgreSQL: offers TLS with a certificate of its own, or says that there is none; what it hears. */
async function impostor(offers: 'S' | 'N') {
  const { cert, key } = certificateHere();
  const heard = { plain: '', sealed: '' };
  const server = createServer((socket: Socket) => {
    socket.on('error', () => {});
    socket.once('data', (first) => {
      // The request for TLS has eight bytes and nothing in it.
      if (first.length !== 8) {
        heard.plain += String(first);
        return void socket.destroy();
      }
      socket.write(offers);
      if (offers === 'N') return void socket.on('data', (chunk) => (heard.plain += String(chunk)));
      const secure = new TLSSocket(socket, { isServer: true, cert, key });
      secure.on('error', () => {});
      secure.on('data', (chunk) => (heard.sealed += String(chunk)));
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  return { heard, port: (server.address() as AddressInfo).port };
}

async function query(address: string): Promise<unknown> {
  const db = new Kysely({ dialect: postgresDialect(address) });
  try {
    return await sql`select 1`.execute(db);
  } finally {
    await db.destroy();
  }
}

test.each([
  ['require', 'S', /self-signed certificate/],
  ['verify-full', 'S', /self-signed certificate/],
  ['require', 'N', /does not support SSL/],
  ['verify-full', 'N', /does not support SSL/],
] as const)('sslmode=%s: an impostor that answers %s hears neither name nor password', async (mode, offers, why) => {
  const { heard, port } = await impostor(offers);
  await expect(query(`postgres://svc:password@127.0.0.1:${port}/svc?sslmode=${mode}`)).rejects.toThrow(why);
  expect(heard).toEqual({ plain: '', sealed: '' });
});
