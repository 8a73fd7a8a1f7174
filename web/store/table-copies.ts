/** A finished game of an online table is kept among the games of this browser, under a name that tells where it was played. */
const MARK = 'online-';

export const copyOfTable = (table: string): string => MARK + table;
export const tableOfCopy = (game: string): string | undefined =>
  game.startsWith(MARK) ? game.slice(MARK.length) : undefined;
