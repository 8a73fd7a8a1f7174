/** The enemies' part of a round in one call, with a spawn card after it if wanted. */
import { lookUp, leading } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { SPAWN_CARDS } from '../cards.ts';
import { CITY, people, street, type Entry } from './street.ts';

/** How often a Zombie Hero's ability has come up. */
export const uses = (s: Scene, ability: string): number =>
  s.happened('ability-used').filter((e) => e.type === 'ability-used' && e.ability === ability).length;

/** The first hero named ends the last turn of the round; nobody else is about unless the rest says so. */
export function dark(heroes: { [id: string]: Entry }, rest: Entry): Scene {
  const [first, ...others] = leading(Object.keys(heroes), 1);
  const done = Object.fromEntries(others.map((id) => [id, { ...heroes[id], done: true }]));
  return street({ [first]: lookUp(heroes, first), ...done }, { own: people(), ...rest }).play('end');
}

/** The same, and a spawn card comes up afterwards. */
export const darkWith = (card: string, batman: Entry, rest: Entry): Scene =>
  dark(
    { batman },
    { board: { ...CITY, spawns: [{ zone: 'S18' }] }, spawns: true, draws: { spawn: [card] }, ...rest },
  );

export const HUNT = SPAWN_CARDS.find((c) => c.kind === 'fallen-hunt')?.id ?? '';
export const EXTRA_WALKERS = SPAWN_CARDS.find((c) => c.kind === 'extra' && c.type === 0)?.id ?? '';
