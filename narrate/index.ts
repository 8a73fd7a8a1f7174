/** Everything the game says, with the words and rules of every edition at hand. */
import { DCEASED } from './dceased/pack.ts';
import { MARVEL } from './marvel/pack.ts';
import { addPack } from './packs.ts';

addPack(MARVEL);
addPack(DCEASED);

export { isEcho } from './echo.ts';
export { LANGUAGES, type Language } from './grammar.ts';
export { narrator, type Narrator } from './narrator.ts';
export { clauseOf, isClause, type Chapter } from './reference.ts';
export type { MissionText } from './missions.ts';
export type { Table } from './names.ts';
