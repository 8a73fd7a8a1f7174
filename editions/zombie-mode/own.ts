/** What only zombie mode keeps in its state. */
import { named, ownPart, type Parts } from '@holdout/engine';
import { OWN_SHAPES as SHARED } from '../supers/own-shapes.ts';
import type { SupersOwn } from '../supers/own.ts';

/** Hits that stay on an enemy for the rest of a hero's turn. */
export interface Hurt {
  hero: number;
  type: number;
  zone: number;
  hits: number;
}

interface ZombieOwn extends SupersOwn {
  hurt: Hurt[];
  /** Heroes who have come back once: never again in this game. */
  risen: number[];
}

const OWN = ownPart<ZombieOwn>();
export const zombieOwnOf = OWN.of;

export const moreOwn = (): Omit<ZombieOwn, keyof SupersOwn> => ({ hurt: [], risen: [] });

export const OWN_SHAPES: Parts<ZombieOwn> = {
  ...SHARED,
  hurt: named.list(named.parts({ hero: named.hero, type: named.enemy, zone: named.zone, hits: named.count })),
  risen: named.list(named.hero),
};
