/** The moments that made the game: a few events worth telling, in the order in which they happened. */
import { formOf, type GameEvent } from '@holdout/engine';
import type { Dated } from './summary-stats.ts';

const MOST = 6;

const LEVELS: { readonly [level: string]: number } = { red: 75, orange: 55 };
const LEVEL = 12;
/** So many at one blow are worth telling. */
const MANY = 3;

/** As it is declared; levels by how high they are, kills by how many. What is worth nothing is not told. */
function worthOf(e: GameEvent): number {
  if (e.type === 'level-reached') return LEVELS[e.level] ?? LEVEL;
  if (e.type === 'enemies-killed') return e.n >= MANY ? 20 + e.n : 0;
  return formOf(e.type).worth ?? 0;
}

/** The best events; of equal ones the earlier. */
export function momentsOf(events: readonly Dated[]): Dated[] {
  return events
    .map((dated, at) => ({ dated, at, worth: worthOf(dated.event) }))
    .filter((m) => m.worth > 0)
    .sort((a, b) => b.worth - a.worth || a.at - b.at)
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at)
    .map((m) => m.dated);
}
