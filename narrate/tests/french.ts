/** One word for one thing in French, in whatever part it is said: what no text may say, for the tests of words and of the client. */

const ROUND_AS_TURN: readonly RegExp[] = [
  /tours? de jeu|\bmanches?\b/i,
  /\btours? (des|de la) (joueurs|zombies|ennemis|vivants|morts|horde)\b/i,
  /\btour (\{n\}|\{round\}|\d)|\{round\}(?<!round \{round\})|^tour$/i,
  /\b(premier|deuxième|dernier) tour\b/i,
  /phases? de fin(?! de round)/i,
  // These may be the turn of one hero: then somebody stands beside it, or the text is listed below.
  /\b(fin|début) du tour\b(?! (de |d['’]|du ))/i,
  /(?<!\bfois) à chaque tour\b/i,
  /(?<!\b(fois|relance|actions?|fouille|une)( seule)?) par tour\b/i,
];

/** The turn of the hero whose skill, sheet or button it is. */
export const OF_A_HERO: readonly string[] = [
  'C-SK-1',
  'Z-RAV-4',
  'lesson.ravenous.text',
  'moment.turn-end',
  'moment.turn-start',
  'skill.plus-action.text',
  'table.family.end',
];

/** Does it call the round a turn? "Round" is the book's word for it, "tour" is one hero's. */
export const saysTurnForRound = (text: string): boolean => ROUND_AS_TURN.some((word) => word.test(text));

/** Does it call what enemies come from by the classic game's words? Super-hero editions have theirs. */
export const saysInvasion = (text: string): boolean =>
  /zones? d['’]invasion|points? d['’]invasion|cartes? (d['’])?invasion|points? de génération/i.test(text);
