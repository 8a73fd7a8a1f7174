/** Two heroes of an edition on a board of its own: a position in which its policies can be asked. */
import { itemAt, createEngine, type Edition, type Game } from '@holdout/engine';
import { scene, type Scene } from '@holdout/engine/scenario';
import type { Kit, SupersEdition } from '../supers/kit.ts';

export interface Probe {
  readonly edition: Edition;
  /** What super-hero editions add to the kernel's; undefined where there is none. */
  readonly kit: Kit | undefined;
  /** The first two heroes in the street of its first tile; the first one's turn has begun. */
  scene(change?: { [key: string]: unknown }): Scene;
  readonly heroes: readonly [string, string];
}

export function probeOf(edition: Edition): Probe {
  const engine = createEngine([edition]);
  const heroes = [itemAt(edition.sheets, 0).id, itemAt(edition.sheets, 1).id] as const;
  const board = { tiles: [[`${Object.keys(edition.tiles)[0]}@0`]] };
  const standing = Object.fromEntries(heroes.map((id) => [id, { zone: 'S1' }]));
  return {
    edition,
    kit: (edition as Partial<SupersEdition>).kit,
    heroes,
    scene: (change = {}) =>
      scene(engine, { edition: edition.id, board, heroes: standing, turn: heroes[0], ...change }),
  };
}

export const gameOf = (probe: Probe, change?: { [key: string]: unknown }): Game => probe.scene(change).game;
