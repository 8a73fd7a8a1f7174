/** Packs: what people make and share, as one file. */
export { attackLimits, hitsExpected, type AttackLimits } from './attack.ts';
export { checkPack, isPackText, readPack, type ReadPack } from './check.ts';
export { skillCounts } from './hero.ts';
export { MOST_OF_PACK, type Pack, type PackHero } from './pack.ts';
export { checkCardIds, packId } from './names.ts';
export { packOutline, packSchema } from './schema.ts';
export { carriedFrom, editionsOf, languagesOf, plainHero, setupOf } from './set-up.ts';
