/**
 * How large a mission may be: many times the largest of any box (9 tiles, 7 spawn zones, 7 rules, 40 words). What a
 * mission weighs is paid for at every look at its conditions (kernel/work.ts).
 */
import type { Json } from '../kernel/vocabulary.ts';

export const MOST = {
  tiles: 18,
  spawns: 24,
  objectives: 60,
  rules: 60,
  /** Characters of the file; the largest of any box has 8,400. */
  letters: 400_000,
  /** Names in one map: areas, languages, texts by their keys. */
  names: 200,
  /** Conditions and effects together. */
  words: 400,
  /** One for each word, and one for each zone of every area that a word names. */
  weight: 4000,
} as const;

/** Deeper than any mission: what reads it afterwards goes down level by level and must not run out of stack. */
export const MOST_DEEP = 40;

export function isDeeper(value: Json, than: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return than === 0 || Object.values(value).some((inner) => isDeeper(inner, than - 1));
}
