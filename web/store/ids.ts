/** Names that nobody else has, and seeds that can be read aloud. Works without a secure connection, too. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const letters = (n: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(n)), (byte) => LETTERS[byte % LETTERS.length]).join('');

export const newId = (): string => letters(16);

export const newSeed = (): string => `${letters(4)}-${letters(4)}`;

export const randomBelow = (n: number): number => Math.floor(Math.random() * n);
