/** From what came over a wire to what its description says, or to the fault in it. */
import type { Fault, Manner, Shape } from './shape.ts';

export type Read<T> = { readonly value: T } | { readonly fault: Fault };

const fits = <T>(shape: Shape<T>, x: unknown, manner: Manner): x is T => !shape.fault(x, manner);

export function readValue<T>(shape: Shape<T>, x: unknown, manner: Manner): Read<T> {
  if (fits(shape, x, manner)) return { value: x };
  return { fault: shape.fault(x, manner) ?? NO_JSON };
}

export function readText<T>(shape: Shape<T>, text: string, manner: Manner): Read<T> {
  let x: unknown;
  try {
    x = JSON.parse(text);
  } catch {
    return { fault: NO_JSON };
  }
  return readValue(shape, x, manner);
}

const NO_JSON: Fault = { at: '', want: 'JSON' };

/** For those who cannot go on without. */
export function orThrow<T>(read: Read<T>): T {
  if ('value' in read) return read.value;
  const { at, want } = read.fault;
  throw new Error(at === '' ? `${want} expected` : `${want} expected at "${at}"`);
}
