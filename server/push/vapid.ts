/** Who sends: a key of this server, made at its first start and kept with the tables; signatures by it (RFC 8292). */
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type JsonWebKey } from 'node:crypto';
import type { Storage } from '../storage/storage.ts';

export interface Vapid {
  /** For browsers, as base64url. */
  readonly key: string;
  /** The header that goes with a message to this address. */
  header(origin: string, now: number): string;
}

const KEPT = 'vapid';
const CURVE = 'P-256';
/** Seconds a signature is good for; no service takes more than a day. */
const GOOD_FOR = 12 * 60 * 60;

/** `contact`: whom a push service may ask about this server. */
export async function keptVapid(storage: Storage, contact: string): Promise<Vapid> {
  const fresh = generateKeyPairSync('ec', { namedCurve: CURVE }).privateKey.export({ format: 'jwk' });
  return vapidOf(JSON.parse(await storage.keepOnce(KEPT, JSON.stringify(fresh))) as JsonWebKey, contact);
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

export function vapidOf(jwk: JsonWebKey, contact: string): Vapid {
  const own = createPrivateKey({ key: jwk, format: 'jwk' });
  const { x = '', y = '' } = createPublicKey(own).export({ format: 'jwk' });
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  const key = Buffer.concat(point).toString('base64url');
  return {
    key,
    header(origin, now) {
      const claims = { aud: origin, exp: Math.floor(now / 1000) + GOOD_FOR, sub: contact };
      const said = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
      const signature = sign('sha256', Buffer.from(said), { key: own, dsaEncoding: 'ieee-p1363' });
      return `vapid t=${said}.${signature.toString('base64url')}, k=${key}`;
    },
  };
}
