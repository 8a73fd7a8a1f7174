/** Zones a hero has come into during the own turn, by whatever means, for skills that ask. */
import { heroAt, isUsed, markUsed, valueOf, type Game } from '@holdout/engine';

/** Held by whoever has, or may yet win, a skill that asks. */
export const NOTES_ENTRIES = 'notesEntries';

const MARK = 'entered:';
const entry = (zone: number): string => `${MARK}${zone}`;

/** A hero stands in a zone they did not stand in before. */
export function noteEntry(g: Game, hero: number): void {
  const { zone } = heroAt(g.state, hero);
  if (g.state.active === hero && zone >= 0 && valueOf(g, hero, NOTES_ENTRIES) > 0)
    markUsed(g, hero, entry(zone));
}

export const hasEntered = (g: Game, hero: number, zone: number): boolean => isUsed(g, hero, entry(zone));

/** The same zone twice counts twice. */
export const entriesOf = (g: Game, hero: number): number =>
  heroAt(g.state, hero).used.filter((u) => u.startsWith(MARK)).length;
