/** What only zombie mode keeps in its state. */
import type { Game, Json } from '@holdout/engine';
import type { SupersOwn } from '../supers/own.ts';

/** Hits that stay on an enemy for the rest of a hero's turn. */
export interface Hurt {
  hero: number;
  type: number;
  zone: number;
  hits: number;
}

export interface ZombieOwn extends SupersOwn {
  hurt: Hurt[];
  /** Heroes who have come back once: never again in this game. */
  risen: number[];
}

export const zombieOwnOf = (g: Game): ZombieOwn => g.state.own as unknown as ZombieOwn;

export const moreOwn = (): { [key: string]: Json } => ({ hurt: [], risen: [] });
