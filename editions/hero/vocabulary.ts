/** Where this part declares what it tells, so that whoever imports it knows the types; vocabulary.test.ts keeps it complete. */
export type {} from './elevator.ts';
export type {} from './hand.ts';
