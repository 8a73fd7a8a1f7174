/** Whole missions from their set-up. */
import type { Scene } from '@holdout/engine/scenario';
import { beginMission } from '../../testing/mission-scene.ts';
import { hero } from '../index.ts';
import { engine } from './table.ts';

export * from '../../testing/mission-scene.ts';

/** The mission as it is laid out for so many heroes. */
export const begin = (mission: string, heroes: number, seed?: string): Scene =>
  beginMission(engine, hero, mission, heroes, seed);
