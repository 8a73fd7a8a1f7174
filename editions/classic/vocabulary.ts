/** Where this part declares what it tells, asks and refuses, so that whoever imports it knows the types; cli/vocabulary.test.ts keeps it complete. */
export type {} from './arrange.ts';
export type {} from './attack-action.ts';
export type {} from './attack.ts';
export type {} from './cars.ts';
export type {} from './combine.ts';
export type {} from './driving.ts';
export type {} from './hits.ts';
export type {} from './missions/index.ts';
export type {} from './noise.ts';
export type {} from './open.ts';
export type {} from './round.ts';
export type {} from './search.ts';
export type {} from './set-up.ts';
export type {} from './skills.ts';
export type {} from './small-actions.ts';
export type {} from './weapons.ts';
export type {} from './wounds.ts';
