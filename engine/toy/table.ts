/** A table for the engine's own tests: the toy, and scenes on it. */
import { createEngine, isRefusal, type Edition, type Json, type Truth } from '../index.ts';
import type { Scene } from '../scenario/index.ts';
import { scene } from '../testing/scene.ts';
import { toy } from './index.ts';
import { CELLAR as MISSION } from './mission.ts';

export const engine = createEngine([toy]);

/** Two players, one hero each. */
export const SETUP = { edition: 'toy', mission: 'cellar', seats: [['ann'], ['bob']] };

export const HALL = 'R_1A_00_hall';
export const CELLAR = 'R_1A_00_cellar';
export const FRONT_DOOR = `${HALL}-S1`;
export const CELLAR_DOOR = `${CELLAR}-${HALL}`;

export function newGame(seed: string, setup: unknown = SETUP): Truth {
  const state = engine.newGame(setup, seed);
  if (isRefusal(state)) throw new Error(`${state.refused} ${state.at ?? ''}`);
  return state;
}

/** A scene in the only mission of the toy, or in one like it. */
export const play = (scenario: { [key: string]: unknown }): Scene =>
  scene(engine, { edition: 'toy', mission: 'cellar', ...scenario });

/** The same at a table where something of the toy is different. */
export const playWith = (change: Partial<Edition>, scenario: { [key: string]: unknown }): Scene =>
  scene(createEngine([{ ...toy, ...change }]), { edition: 'toy', mission: 'cellar', ...scenario });

/** The toy's mission with something in it different. */
export const missionWith = (change: { [key: string]: Json }): Json => ({ ...(MISSION as object), ...change });

/** So many rats in a zone. */
export const rats = (zone: string, count = 1): { type: string; zone: string; count: number } => ({
  type: 'rat',
  zone,
  count,
});
