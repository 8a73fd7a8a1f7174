/** Where this part declares what it tells, asks and refuses, so that whoever imports it knows the types; cli/vocabulary.test.ts keeps it complete. */
export type {} from './events.ts';
export type {} from './prompts.ts';
export type {} from './refusals.ts';
