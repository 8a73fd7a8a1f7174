import { itemAt } from '@holdout/engine';
/** Finding clauses by words or by their number; accents and capitals do not matter. */

/** Lower case, without accents; as long as the text, so that places stay the same. */
export function plain(text: string): string {
  return [...text]
    .map((c) => {
      const bare = c
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .toLowerCase();
      return bare.length === c.length ? bare : c;
    })
    .join('');
}

export const wordsIn = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean);

/** Where a word, or a longer one that begins with it, stands in a plain text. */
function placesOf(text: string, word: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) places.push(at);
  }
  return places;
}

/** All words occur somewhere in the texts together. */
function matches(words: readonly string[], ...texts: readonly string[]): boolean {
  const all = texts.map(plain).join('\n');
  return words.every((word) => placesOf(all, word).length > 0);
}

interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** A text cut at the words found in it, to mark them. */
export function piecesOf(text: string, words: readonly string[]): Piece[] {
  const found = plain(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of words) for (const at of placesOf(found, word)) hit.fill(true, at, at + word.length);
  const pieces: { text: string; hit: boolean }[] = [];
  for (let i = 0; i < text.length; i++) {
    const last = pieces.at(-1);
    if (last && last.hit === hit[i]) last.text += text[i];
    else pieces.push({ text: text.charAt(i), hit: itemAt(hit, i) });
  }
  return pieces;
}

interface FoundClause {
  readonly id: string;
  readonly text: string;
}

export interface FoundChapter {
  readonly id: string;
  readonly title: string;
  readonly edition: string;
  readonly clauses: readonly FoundClause[];
}

interface Source {
  readonly id: string;
  readonly title: string;
  readonly edition: string;
  readonly clauses: readonly string[];
}

/** Chapters with the clauses that match; all of them without a query. */
export function searchRules(
  chapters: readonly Source[],
  textOf: (clause: string) => string,
  query: string,
): FoundChapter[] {
  const words = wordsIn(query);
  return chapters.flatMap(({ id, title, edition, clauses }) => {
    const found = clauses
      .map((clause) => ({ id: clause, text: textOf(clause) }))
      .filter((clause) => matches(words, clause.id, clause.text, title));
    return found.length > 0 ? [{ id, title, edition, clauses: found }] : [];
  });
}
