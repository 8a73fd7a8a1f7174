/** Everything the game says, with the words and rules of every edition at hand. */
import { DCEASED } from './dceased.ts';
import { MARVEL } from './marvel.ts';
import { addPack } from './packs.ts';

addPack(MARVEL);
addPack(DCEASED);

export { isEcho } from './echo.ts';
export { LANGUAGES, type Language } from './grammar.ts';
export { narrator, type Narrator } from './narrator.ts';
export { clauseOf } from './reference.ts';
