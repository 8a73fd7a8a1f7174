/**
 * Reasons to say no are declared where it is said, each with the clause behind it, empty for plain mistakes; the module
 * that owns one widens `RefusalMap`, as with events (events.ts). Words for them are narrate's, under `refusal.<code>`.
 */

import { lookUp } from '../lookup.ts';
interface Clauses {
  readonly [code: string]: string;
}
export type RefusalsOf<D extends Clauses> = { [C in keyof D]: D[C] };

const declared = new Map<string, string>();

export function declareRefusals<const D extends Clauses>(refusals: D): D {
  for (const code in refusals) {
    if (declared.has(code)) throw new Error(`the refusal ${code} is declared twice`);
    declared.set(code, lookUp(refusals, code));
  }
  return refusals;
}

export const clauseBehind = (code: string): string => declared.get(code) ?? '';
export const isDeclared = (code: string): boolean => declared.has(code);
/** For tests: everything that is declared has words. */
export const refusalCodes = (): readonly string[] => [...declared.keys()];
