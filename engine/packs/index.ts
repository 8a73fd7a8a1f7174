/** Packs: what people make and share, as one file. */
export { attackLimits } from './attack.ts';
export { checkPack, readPack } from './check.ts';
export { skillCounts } from './hero.ts';
export { MOST_OF_PACK, type Pack } from './pack.ts';
export { packOutline, packSchema } from './schema.ts';
export { carriedFrom, editionsOf, languagesOf, plainHero, setupOf } from './set-up.ts';
