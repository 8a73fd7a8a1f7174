/** What tests of other packages ask of the words. */
export { genderedIn, unagreeing } from './gendered.ts';
export type { Texts } from '../languages/language.ts';
