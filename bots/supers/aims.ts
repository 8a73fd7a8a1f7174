/** What missions of all super-hero editions ask for. */
import { hasHappened } from '@holdout/editions/supers';
import { isExitOpen, type Game, type Json } from '@holdout/engine';
import { aimsAt, zonesOf, type Aim } from '../plain/aims.ts';
import { entriesOf } from '../plain/words.ts';
import { exitZones, zoneOfNamed } from './table.ts';

/** Objectives not taken yet; one that lies face down may be any. */
export function tokens(g: Game, fits: (colour: string, index: number) => boolean): Aim[] {
  const open = g.state.objectives.filter((o, i) => o.taken < 0 && (o.down || fits(o.colour, i)));
  return aimsAt(zonesOf(open), 'take');
}

/** How many of the colour are taken. */
export const takenOf = (g: Game, colour: string): number =>
  g.state.objectives.filter((o) => o.taken >= 0 && o.colour === colour).length;

/** Colours of which there are fewer than asked for: `{ red: 2, blue: 1 }`. */
export const coloursLacking = (g: Game, about: Json): string[] =>
  entriesOf(about)
    .filter(([colour, n]) => takenOf(g, colour) < Number(n))
    .map(([colour]) => colour);

/** Where an enemy hero stands that has never been eliminated for good. */
export const standing = (g: Game, id: string): number[] =>
  hasHappened(g, 'gone', id) ? [] : [zoneOfNamed(g, id)].filter((z) => z >= 0);

export const leaving = (g: Game): Aim[] => (isExitOpen(g) ? aimsAt(exitZones(g), 'leave') : []);
