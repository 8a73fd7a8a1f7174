/** Secrets of chairs and hosts: 192 bits from the system, kept only as hashes, compared in constant time. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const SECRET_BYTES = 24;
const ID_BYTES = 16;

export const makeSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** The public id of a table: nobody finds one by guessing. */
export const makeTableId = (): string => randomBytes(ID_BYTES).toString('base64url');

/** Secrets are random and long, so that a plain hash is as good as a slow one. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export function sameHash(a: string, b: string): boolean {
  const x = Buffer.from(a);
  const y = Buffer.from(b);
  return x.length === y.length && timingSafeEqual(x, y);
}

export const makeSeed = (): string => randomBytes(16).toString('hex');

/** Published at the start; salted, because a seed that a player once typed could be guessed. */
export const commitmentTo = (seed: string, salt: string): string =>
  createHash('sha256').update(`${salt}:${seed}`).digest('hex');
