/**
 * What a super-hero edition adds to the kernel's Edition: its cards and the few rules in which zombie mode, hero mode
 * and DCeased differ. Everything else in this folder is shared by them (S- clauses).
 */
import type { Edition, Frame, Game, Source } from '@holdout/engine';
import type { Attack } from './attack.ts';

/** Order of the enemy types in every super-hero edition: Trooper/Walker, Guard/Brute, Specialist/Runner, then heroes. */
export const LINE = 0;
export const HEAVY = 1;
export const FAST = 2;
export const FIRST_HERO = 3;
/** The family of all enemy heroes (S-CARD-9). */
export const ENEMY_HEROES = 'enemy-heroes';

export const SPAWN_DECK = 'spawn';
export const ENEMY_HERO_DECK = 'super-heroes';
export const TRAIT_DECK = 'traits';
export const BYSTANDER_DECK = 'bystanders';

/** Slots of a hero: the bystander card first, then traits. */
export const BYSTANDER_SLOT = 0;
export const FIRST_TRAIT_SLOT = 1;
export const TRAIT_SLOTS = 3;

export const SPAWN_KINDS = ['normal', 'rush', 'extra', 'hero', 'escort', 'drop-in', 'open-fire'] as const;
export type SpawnKind = (typeof SPAWN_KINDS)[number];

export interface SpawnCard {
  readonly id: string;
  readonly kind: SpawnKind;
  /** Index of the type; -1 for enemy heroes. */
  readonly type: number;
  /** Figures at blue, yellow, orange, red. */
  readonly lines: readonly number[];
  readonly source: Source;
}

export interface BystanderCard {
  readonly id: string;
  readonly combat: boolean;
  /** Saved!, Secret Mission: nobody stands on it. */
  readonly special: boolean;
  readonly source: Source;
}

export interface TraitCard {
  readonly id: string;
  readonly source: Source;
}

/** A line on a hero's card, or a common one (Devour, the sign). */
export interface AttackLine {
  readonly id: string;
  readonly mode: 'melee' | 'ranged';
  readonly range: readonly [number, number];
  readonly dice: number;
  readonly accuracy: number;
}

export interface Kit {
  readonly health: number;
  /** Do heroes have the Devour attack? */
  readonly devours: boolean;
  readonly spawnCards: readonly SpawnCard[];
  readonly bystanders: readonly BystanderCard[];
  readonly traits: readonly TraitCard[];
  /** The unique attack of a hero. */
  lineOf(heroId: string): AttackLine;
  /** What the round does to every hero's track when the player phase begins (S-RND-2). */
  roundBegins(g: Game): Frame | null;
  /** Why a hero can do nothing but Move and Devour now: the refusal, if so. */
  hindered(g: Game, hero: number): 'hero.ravenous' | undefined;
  /** Dice added to every attack. */
  bonusDice(g: Game, attack: Attack): number;
  /** The dice have counted: hunger or power changes (Z-HUN-3, Z-HUN-4). */
  attackDone(g: Game, attack: Attack): Frame | null;
  /** The enemies of a spawn card kind that only this edition has. */
  spawnSpecial(g: Game, card: SpawnCard, zone: number): Frame | null;
  /** At the end of the enemy phase, after spawning. */
  enemyPhaseEnds(g: Game): Frame | null;
  /** A figure is about to be eliminated by an attack: what happens instead, if anything. */
  dodges(g: Game, attack: Attack, type: number, zone: number): Frame | null;
  /** Attacks of this type that wound every hero of the zone instead of one (Thor). */
  strikesAll(g: Game, type: number): boolean;
}

export interface SupersEdition extends Edition {
  readonly kit: Kit;
}

export const kitOf = (g: Game): Kit => (g.context.edition as SupersEdition).kit;

/** What mission rules call a bystander that is a target, besides its own name. */
export const MARKED = 'marked';
export const TARGET = { also: MARKED } as const;

export const isEnemyHero = (type: number): boolean => type >= FIRST_HERO;
