/** Where this part declares what it tells, so that whoever imports it knows the types; vocabulary.test.ts keeps it complete. */
export type {} from './bystanders.ts';
export type {} from './effects.ts';
export type {} from './enemy-hero-card.ts';
export type {} from './enemy-heroes.ts';
export type {} from './look.ts';
export type {} from './mission-choices.ts';
export type {} from './mission-effects.ts';
export type {} from './power.ts';
export type {} from './reroll.ts';
export type {} from './rescue.ts';
export type {} from './sign.ts';
export type {} from './struck.ts';
export type {} from './stun.ts';
export type {} from './track.ts';
export type {} from './traits.ts';
export type {} from './walk.ts';
export type {} from './wounds.ts';
