/** Colours that doors, spawn zones and objectives may have: those of the box, and whatever the mission has named. */
import type { Json } from '@holdout/engine';
import { isFields } from '../patch.ts';
import type { MissionFile } from '../workshop.ts';

export const COLOURS: readonly string[] = ['red', 'blue', 'green', 'yellow'];

export function coloursIn(file: MissionFile): readonly string[] {
  const named = ['doors', 'spawns', 'objectives'].flatMap((key) => coloursOf(file[key]));
  return [...new Set([...COLOURS, ...named])];
}

const coloursOf = (list: Json | undefined): string[] =>
  Array.isArray(list)
    ? list.flatMap((entry) => {
        const colour = isFields(entry) ? entry['colour'] : undefined;
        return typeof colour === 'string' && colour !== '' ? [colour] : [];
      })
    : [];
