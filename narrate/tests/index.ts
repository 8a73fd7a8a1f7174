/** What tests of other packages ask of the words. */
export { OF_A_HERO, saysInvasion, saysTurnForRound } from './french.ts';
export { genderedIn, unagreeing } from './gendered.ts';
export type { Texts } from '../languages/language.ts';
