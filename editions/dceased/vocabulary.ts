/** Where this part declares what it tells, asks and refuses, so that whoever imports it knows the types; cli/vocabulary.test.ts keeps it complete. */
export type {} from './abilities/equipment/siren-drone.ts';
export type {} from './along.ts';
export type {} from './carried.ts';
export type {} from './equipment.ts';
export type {} from './fallen.ts';
export type {} from './hush.ts';
export type {} from './mission-choices.ts';
export type {} from './mission-effects.ts';
export type {} from './missions/index.ts';
export type {} from './objects.ts';
