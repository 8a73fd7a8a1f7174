/** A mission that is still being made, as a position that can be drawn: its board, and everything the file lays on it. */
import { sketchMission, type Sketch } from '../mission/sketch.ts';
import { addTo } from '../lookup.ts';
import { contextWith } from './context.ts';
import type { Edition } from './edition.ts';
import type { Context } from './game.ts';
import { emptyState } from './lay-out.ts';
import type { State } from './state.ts';
import { SPAWN, type Json } from './vocabulary.ts';

export interface GameSketch extends Pick<Sketch, 'problems' | 'doors'> {
  /** Nobody plays: no heroes, no cards, every house lit, tokens as the file has them. Missing where no board is. */
  readonly drawn?: { readonly context: Context; readonly state: State };
}

const VIEWS = 1_000_000;

export function sketchOf(edition: Edition, file: Json): GameSketch {
  const { problems, doors, mission } = sketchMission(edition, file);
  if (!mission) return { problems, doors };
  const setup = { edition: edition.id, mission: mission.id, seats: [] };
  const context = contextWith(edition, mission, setup, VIEWS);
  const state: State = emptyState(context, setup, '');
  state.opened = state.opened.map(() => 1);
  state.spawns = mission.spawns.map(({ active }) => (active ? SPAWN.active : SPAWN.inactive));
  state.objectives = mission.objectives.map(({ zone, colour, down }) => ({ zone, colour, down, taken: -1 }));
  for (const { type, zone, count } of mission.enemies)
    addTo(state.enemies, type * context.zones + zone, count);
  return { problems, doors, drawn: { context, state } };
}
