/** Whole missions from their set-up. */
import type { Scene } from '@holdout/engine/scenario';
import { beginMission } from '../../testing/mission-scene.ts';
import { dceased } from '../index.ts';
import { engine } from './table.ts';

export * from '../../testing/mission-scene.ts';

/** The mission as it is laid out for so many heroes. */
export const begin = (mission: string, heroes: number, seed?: string): Scene =>
  beginMission(engine, dceased, mission, heroes, seed);

/** Spawn cards that do nothing at the Blue level while no enemy is on the board. */
const QUIET = ['014', '016', '018', '021', '029', '030', '031', '032', '033'];

/** So many of them come next. */
export const quiet = (n: number): { draws: { spawn: string[] } } => ({ draws: { spawn: QUIET.slice(0, n) } });
