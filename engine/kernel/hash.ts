/** A fingerprint of a state: equal states, equal fingerprints, whatever order their keys were made in. */
import type { State } from './state.ts';

export function hashState(s: State): string {
  const text = canonical(s);
  let a = 0x811c9dc5;
  let b = 0x9747b28c;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 0x01000193);
    b = Math.imul(b ^ c, 0x5bd1e995);
    b ^= b >>> 15;
  }
  return hex(a) + hex(b);
}

const hex = (n: number): string => (n >>> 0).toString(16).padStart(8, '0');

const isNested = (v: unknown): boolean => typeof v === 'object' && v !== null;

function canonical(v: unknown): string {
  if (typeof v !== 'object' || v === null) return JSON.stringify(v) ?? 'null';
  // Rows of numbers and words have no keys to sort.
  if (Array.isArray(v)) return v.some(isNested) ? `[${v.map(canonical).join()}]` : JSON.stringify(v);
  const entries = Object.entries(v)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${canonical(value)}`).join()}}`;
}
