/** Everything the game says, with the words and rules of every edition at hand in every language. */
import { EDITIONS } from '@holdout/editions';
import { addMissions } from './mission-texts.ts';
import { loadEverything } from './packs.ts';

await loadEverything();
EDITIONS.forEach(addMissions);

export { isEcho } from './echo.ts';
export { LANGUAGES, type Language } from './languages/index.ts';
export { narrator, type Narrator } from './narrator.ts';
export { toldLines } from './told.ts';
export { clauseOf } from './reference.ts';
