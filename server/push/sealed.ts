/**
 * A message that only one browser can read: RFC 8291 (keys agreed with the browser's) in the form of RFC 8188
 * (aes128gcm, one record).
 */
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Keys of a subscription, as base64url. */
export interface Recipient {
  readonly p256dh: string;
  readonly auth: string;
}

/** Drawn anew for every message; tests of known messages bring their own. */
interface Chance {
  readonly salt: Buffer;
  /** Private key of the sender, as base64url; drawn if left out. */
  readonly key?: string;
}

const CURVE = 'prime256v1';
const RECORD = 4096;
/** End of the last record: no padding behind it. */
const LAST = Buffer.from([2]);

const derived = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

const named = (name: string, ...more: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.from(`${name}\0`), ...more]);

/** Throws when the keys of the recipient are none. */
export function sealed(
  text: string,
  { p256dh, auth }: Recipient,
  chance: Chance = { salt: randomBytes(16) },
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const sender = createECDH(CURVE);
  if (chance.key === undefined) sender.generateKeys();
  else sender.setPrivateKey(Buffer.from(chance.key, 'base64url'));
  const ours = sender.getPublicKey();
  const shared = sender.computeSecret(theirs);
  const input = derived(shared, Buffer.from(auth, 'base64url'), named('WebPush: info', theirs, ours), 32);
  const key = derived(input, chance.salt, named('Content-Encoding: aes128gcm'), 16);
  const nonce = derived(input, chance.salt, named('Content-Encoding: nonce'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const body = [cipher.update(Buffer.from(text)), cipher.update(LAST), cipher.final(), cipher.getAuthTag()];
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD);
  head.writeUInt8(ours.length, 4);
  return Buffer.concat([chance.salt, head, ours, ...body]);
}
