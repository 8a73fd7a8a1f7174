/** The cards of the box, one entry per card, from the data files. */
import type { EnemyType, HeroSheet, Source } from '@holdout/engine';
import {
  ENEMY_HEROES,
  FAST,
  FIRST_HERO,
  HEAVY,
  LINE,
  type AttackLine,
  type BystanderCard,
  type SpawnCard,
  type SpawnKind,
  type TraitCard,
} from '../supers/kit.ts';
import bystanders from './data/bystanders.json' with { type: 'json' };
import heroes from './data/heroes.json' with { type: 'json' };
import spawn from './data/spawn.json' with { type: 'json' };
import superHeroes from './data/super-heroes.json' with { type: 'json' };
import traits from './data/traits.json' with { type: 'json' };

const TYPE_OF: { readonly [id: string]: number } = { trooper: LINE, guard: HEAVY, specialist: FAST };

/** Toughness, actions, experience and figures in the box (S-COM-8, S-COM-9, Z-PCS-1). */
export const TYPES: readonly EnemyType[] = [
  { id: 'trooper', actions: 1, toughness: 1, xp: 1, limit: 35 },
  { id: 'guard', actions: 1, toughness: 2, xp: 1, limit: 14 },
  { id: 'specialist', actions: 2, toughness: 1, xp: 1, limit: 14 },
  ...superHeroes.map(({ id, toughness }) => ({
    id,
    actions: 2,
    toughness,
    xp: toughness,
    limit: 1,
    family: ENEMY_HEROES,
  })),
];
export const superHero = (id: string): number => FIRST_HERO + superHeroes.findIndex((s) => s.id === id);

export const SHEETS: readonly HeroSheet[] = heroes.map(({ id, source, skills }) => ({ id, source, skills }));

const LINES = new Map(heroes.map((h) => [h.id, h.attack as unknown as AttackLine]));
export function lineOf(hero: string): AttackLine {
  const line = LINES.get(hero);
  if (!line) throw new Error(`no attack for ${hero}`);
  return line;
}

interface Counted {
  readonly id: string;
  readonly source: string;
  readonly copies?: number;
  readonly combat?: boolean;
  readonly special?: boolean;
}

/** As many entries as there are copies. */
const copies = (cards: readonly Counted[]): Counted[] =>
  cards.flatMap((c) => new Array<Counted>(c.copies ?? 1).fill(c));

export const BYSTANDERS: readonly BystanderCard[] = copies(bystanders).map((b) => ({
  id: b.id,
  combat: b.combat ?? false,
  special: b.special ?? false,
  source: b.source as Source,
}));

export const TRAITS: readonly TraitCard[] = copies(traits).map((t) => ({
  id: t.id,
  source: t.source as Source,
}));

export const SPAWN_CARDS: readonly SpawnCard[] = spawn.map((c) => ({
  id: c.id,
  kind: c.kind as SpawnKind,
  type: c.type === undefined ? -1 : TYPE_OF[c.type],
  lines: c.lines ?? [],
  source: c.source as Source,
}));

export const SUPER_HERO_SOURCES: readonly Source[] = superHeroes.map((s) => s.source as Source);
