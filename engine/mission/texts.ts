/**
 * What a mission file says of itself in words, by language: its name, how it begins, its goals, its clauses, and whatever
 * its own rules tell and ask. The rules of the game never see it; it is there for those who tell the game.
 */
import type { Json } from '../kernel/vocabulary.ts';
import { fields, letters, map, or, type Taken } from './argument.ts';
import { Reader } from './reader.ts';

const MOST_LETTERS = 4000;

const prose = letters(MOST_LETTERS);
const byId = or(map(prose), null);

/** What a language does not say is said in the first one, or by the rules themselves. */
const perhaps = or(prose, '');

/** What players must know before they begin, a sentence or two each. */
const brief = fields({ win: perhaps, lose: perhaps, special: perhaps });
export type MissionBrief = Taken<typeof brief>;

const inOneLanguage = fields({
  name: perhaps,
  intro: perhaps,
  brief: or(brief, null),
  /** By goal. */
  goals: byId,
  /** By clause, in the order of the rule reference. */
  rules: byId,
  /** By key: events, prompts and options of its own rules, ways to lose, counters, names of its tokens. */
  words: byId,
});
export type MissionTexts = Taken<typeof inOneLanguage>;

export const TEXTS = or(map(inOneLanguage), null);

/** The texts of a checked file, language by language. */
export const textsOf = (file: Json): readonly [language: string, texts: MissionTexts][] =>
  TEXTS.read(new Reader(file, '', []).get('texts')) ?? [];
