/** Where this part declares what it tells, asks and refuses, so that whoever imports it knows the types; cli/vocabulary.test.ts keeps it complete. */
export type {} from './abilities/bystanders/amanda-sefton.ts';
export type {} from './hunger.ts';
export type {} from './missions/index.ts';
export type {} from './spawn-specials.ts';
