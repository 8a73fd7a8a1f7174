/** What the game says, without the words of later editions: a client fetches their packs with them. */
export { isEcho } from './echo.ts';
export { LANGUAGES } from './grammar.ts';
export { compileMessage, type Args, type Message } from './message.ts';
export { narrator, type Narrator } from './narrator.ts';
export { addPack, type Pack } from './packs.ts';
export { clauseOf, isClause } from './reference.ts';
