/** Texts of players: plain text, one line, without what could trick a reader. */

/** Control characters, and those that turn the direction of what follows or cannot be seen. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;
/** Joins the parts of an emoji. */
const JOINER = '\u200d';

export function plainText(text: string, most: number): string {
  const clean = text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(UNSEEN, (c) => (c === JOINER ? c : ''))
    .trim();
  return [...clean].slice(0, most).join('').trim();
}
