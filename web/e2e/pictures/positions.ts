/** Real games, played by the bot up to a moment worth a picture. */
import { newSave, playUntil, type Position } from '../games.ts';

const TEAMS: { readonly [edition: string]: readonly string[] } = {
  classic: ['amy', 'phil', 'josh', 'wanda'],
  zombie: ['captain-america', 'captain-marvel', 'deadpool', 'hulk'],
  hero: ['wolverine', 'storm', 'magneto', 'mystique'],
  dceased: ['batman', 'wonder-woman', 'green-arrow', 'cyborg'],
};
const SEEDS = 80;

export function reach(edition: string, mission: string, enough: (p: Position) => boolean): Position {
  for (let i = 0; i < SEEDS; i++) {
    const found = playUntil(newSave(mission, `picture-${i}`, TEAMS[edition], edition), enough);
    if (found) return found;
  }
  throw new Error(`no game of ${mission} comes to that`);
}

const alive = ({ state }: Position): boolean => state.heroes.every((h) => h.status !== 'dead');
const crowd = ({ state }: Position): number => state.enemies.reduce((n, e) => n + e, 0);

/** Somebody's turn late enough for the streets to be full, with everybody alive. */
export const inTheThick =
  (enemies: number) =>
  (p: Position): boolean =>
    p.decision?.prompt === 'turn' && p.state.round >= 3 && alive(p) && crowd(p) >= enemies;

export const overWith =
  (result: 'won' | 'lost') =>
  ({ state }: Position): boolean =>
    state.outcome?.result === result;
