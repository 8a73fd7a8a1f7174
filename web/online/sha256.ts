import { itemAt } from '@holdout/engine';
/** SHA-256 (FIPS 180-4) of a text. The browser's own is only there on secure connections; a table in the kitchen has none. */
const PRIMES = firstPrimes(64);
const root = (n: number, power: number): number => Math.floor((n ** power % 1) * 2 ** 32) | 0;
const ROUND = PRIMES.map((p) => root(p, 1 / 3));
const START = PRIMES.slice(0, 8).map((p) => root(p, 1 / 2));

function firstPrimes(n: number): number[] {
  const primes: number[] = [];
  for (let x = 2; primes.length < n; x++) if (primes.every((p) => x % p !== 0)) primes.push(x);
  return primes;
}

const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

export function sha256(text: string): string {
  const bytes = padded(new TextEncoder().encode(text));
  const view = new DataView(bytes.buffer);
  let hash = START;
  for (let at = 0; at < bytes.length; at += 64) hash = mixed(hash, wordsAt(view, at));
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** A one, zeros, and the length in bits at the end of the last block. */
function padded(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  new DataView(bytes.buffer).setBigUint64(bytes.length - 8, BigInt(message.length) * 8n);
  return bytes;
}

function wordsAt(view: DataView, at: number): number[] {
  const w = Array.from({ length: 16 }, (_, i) => view.getInt32(at + i * 4));
  for (let i = 16; i < 64; i++) {
    const [a, b] = [itemAt(w, i - 15), itemAt(w, i - 2)];
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w[i] = (itemAt(w, i - 16) + s0 + itemAt(w, i - 7) + s1) | 0;
  }
  return w;
}

function mixed(hash: readonly number[], words: readonly number[]): number[] {
  const before = (i: number): number => itemAt(hash, i);
  let [a, b, c, d] = [before(0), before(1), before(2), before(3)];
  let [e, f, g, h] = [before(4), before(5), before(6), before(7)];
  words.forEach((word, i) => {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + itemAt(ROUND, i) + word) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  });
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + before(i)) | 0);
}
