/** Where this part declares what it tells, asks and refuses, so that whoever imports it knows the types; cli/vocabulary.test.ts keeps it complete. */
export type {} from './elevator.ts';
export type {} from './hand.ts';
export type {} from './missions/index.ts';
export type {} from './zombie-heroes.ts';
