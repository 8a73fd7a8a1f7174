/** Everything the game says, with the words and rules of every edition at hand. */
import { EDITIONS } from '@holdout/editions';
import { DCEASED } from './dceased.ts';
import { MARVEL } from './marvel.ts';
import { addMissions } from './mission-texts.ts';
import { addPack } from './packs.ts';

addPack(MARVEL);
addPack(DCEASED);
EDITIONS.forEach(addMissions);

export { isEcho } from './echo.ts';
export { LANGUAGES, type Language } from './grammar.ts';
export { narrator, type Narrator } from './narrator.ts';
export { clauseOf, isClause, type Chapter } from './reference.ts';
export type { MissionText } from './missions.ts';
export type { Table } from './names.ts';
