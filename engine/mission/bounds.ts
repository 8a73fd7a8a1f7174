/**
 * How large a mission may be: many times the largest of any box (9 tiles, 7 spawn zones, 7 rules, 40 words). What a
 * mission weighs is paid for at every look at its conditions (kernel/work.ts).
 */
export const MOST = {
  tiles: 18,
  spawns: 24,
  objectives: 60,
  rules: 60,
  /** Conditions and effects together. */
  words: 400,
  /** One for each word, and one for each zone of every area that a word names. */
  weight: 4000,
} as const;
