import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext, Server } from 'node:tls';
import type { Settings } from '../../settings.ts';

/** The certificate and its key that native HTTPS answers with; undefined without it. */
export function readCertificate({ TLS_CERT_FILE, TLS_KEY_FILE }: Settings) {
  if (!TLS_CERT_FILE || !TLS_KEY_FILE) return undefined;
  return { cert: readFileSync(TLS_CERT_FILE), key: readFileSync(TLS_KEY_FILE), minVersion: 'TLSv1.2' as const };
}

/**
 * Reads certificate and key again, for the connections to come; those that are open go on with the one they began with.
 * Throws, and changes nothing, when the pair cannot be used or is over already. Answers whose it is and until when.
 */
export function reloadCertificate(server: unknown, settings: Settings): object | undefined {
  const pair = readCertificate(settings);
  if (!pair || !(server instanceof Server)) return undefined;
  // Tried first: the server itself would forget its pair before it looks at the new one.
  createSecureContext(pair);
  const { serialNumber, subject, validTo } = new X509Certificate(pair.cert);
  if (Date.parse(validTo) <= Date.now()) throw Object.assign(new Error('it is over'), { code: 'CERT_HAS_EXPIRED' });
  server.setSecureContext(pair);
  return { subject, serial: serialNumber, valid_to: new Date(validTo).toISOString() };
}
