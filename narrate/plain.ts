/** What the game says, without the words themselves: whoever speaks fetches those of a language and of an edition. */
export type { Brought } from './brought.ts';
export { isEcho } from './echo.ts';
export { inEveryLanguage, languageFor, languageName, LANGUAGES, type Language } from './languages/index.ts';
export { loadLanguage } from './languages/load.ts';
export { arrivalsSoFar, grammarOf, partOf } from './languages/shelf.ts';
export { addMissions } from './mission-texts.ts';
export { compileMessage, type Args, type Message } from './message.ts';
export { narrator, type Narrator } from './narrator.ts';
export {
  areRulesOfAtHand,
  clientPartsOf,
  EDITION_IDS,
  areSentencesOfAtHand,
  familyOf,
  loadRulesOf,
  loadSentencesOf,
  loadScreenWords,
  loadTableWords,
  loadWordsOf,
  loadWorkshopWords,
  type PartName,
} from './packs.ts';
export { toldLines } from './told.ts';
export type { OwnMission } from './missions.ts';
export { clauseOf, isClause } from './reference.ts';
export { wordsOf } from './words.ts';
