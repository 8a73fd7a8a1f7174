/**
 * What a super-hero edition adds to the kernel's Edition: its cards and the few rules in which zombie mode, hero mode
 * and DCeased differ. Everything else in this folder is shared by them (S- clauses).
 */
import type { Edition, Frame, Game, RefusalCode, Source } from '@holdout/engine';
import type { Attack } from './attack/attack.ts';
import type { Bystander, BystanderState } from './own.ts';

/** Order of the enemy types in every super-hero edition: Trooper/Walker, Guard/Brute, Specialist/Runner, then heroes. */
export const BASIC = 0;
export const HEAVY = 1;
export const FAST = 2;
export const FIRST_HERO = 3;
/** The family of all enemy heroes (S-CARD-9). */
export const ENEMY_HEROES = 'enemy-heroes';

/** Place in target priority after every other enemy (S-COM-2). */
export const LAST_ENEMY = 4;

/** Kinds of cards whose boxes players may mix (H-BOTH-2). */
export const MIXED = { enemyHeroes: 'enemyHeroes', bystanders: 'bystanders' } as const;

/** The box of what a pack has added: it is played whichever boxes are mixed. */
export const EVERY_BOX = 'pack';

export const SPAWN_DECK = 'spawn';
export const ENEMY_HERO_DECK = 'super-heroes';
export const TRAIT_DECK = 'traits';
export const BYSTANDER_DECK = 'bystanders';

/** Slots of a hero: the bystander card first, then traits, then what an edition adds. */
export const BYSTANDER_SLOT = 0;
export const FIRST_TRAIT_SLOT = 1;
export const TRAIT_SLOTS = 3;
export const AFTER_TRAITS = FIRST_TRAIT_SLOT + TRAIT_SLOTS;

/** Kinds of every edition, then those of one. */
export const SPAWN_KINDS = [
  'normal',
  'rush',
  'extra',
  'hero',
  'escort',
  'drop-in',
  'open-fire',
  'hidden',
  'overdrive',
  'multiplication',
  'broadcast',
  'cornered-prey',
  'fallen-hunt',
] as const;
export type SpawnKind = (typeof SPAWN_KINDS)[number];

export interface SpawnCard {
  readonly id: string;
  readonly kind: SpawnKind;
  /** Index of the type; -1 for none. With an enemy hero: the horde that comes along (D-SPN-1). */
  readonly type: number;
  /** Figures at blue, yellow, orange, red. */
  readonly byDanger: readonly number[];
  readonly source: Source;
}

export interface BystanderCard {
  readonly id: string;
  readonly combat: boolean;
  /** Saved!, Too Late!, Secret Mission: nobody stands on it. */
  readonly special: boolean;
  /** Box it comes from; special cards belong to the edition itself. */
  readonly box: string;
  readonly source: Source;
}

/** An enemy hero's card; the figure is a type of enemy. */
export interface EnemyHeroCard {
  readonly id: string;
  readonly box: string;
  readonly source: Source;
}

export interface TraitCard {
  readonly id: string;
  readonly source: Source;
}

/** What a hero attacks with: printed on their card or another, or a common one (Devour, the sign). */
export interface Weapon {
  readonly id: string;
  readonly mode: 'melee' | 'ranged';
  readonly range: readonly [number, number];
  readonly dice: number;
  readonly accuracy: number;
  /** Enemy heroes take no hit and shield nobody. */
  readonly small?: boolean;
  /** Toughness it takes off everybody. */
  readonly softer?: number;
  /** What a hit assigned to an enemy hero counts. */
  readonly perHero?: number;
}

/** How an ability makes the unique attack reach farther than printed. */
export interface Reach {
  readonly zones: number;
  /** Once per turn, and whether in another hero's turn too. */
  readonly once?: 'own-turn' | 'any-turn';
  /** Power it costs each time. */
  readonly power?: number;
  /** A melee attack is then a ranged one. */
  readonly ranged?: boolean;
}

/** What heroes find, where an edition has equipment (D-EQP-1). */
export interface EquipmentCard {
  readonly id: string;
  /** Attack it gives its hero (D-EQP-4). */
  readonly attack?: Weapon;
  /** A Secret Mission card: it takes no slot. */
  readonly secret: boolean;
  readonly source: Source;
}

export interface Kit {
  readonly health: number;
  /** Do heroes have the Devour attack? */
  readonly devours: boolean;
  readonly spawnCards: readonly SpawnCard[];
  readonly bystanders: readonly BystanderCard[];
  readonly enemyHeroes: readonly EnemyHeroCard[];
  readonly traits: readonly TraitCard[];
  readonly equipment?: readonly EquipmentCard[];
  /** What a spawn card under a person's card means (Z-ESC-1, H-HID-1). */
  readonly under: BystanderState;
  /** Clauses behind what every edition does in its own name. */
  readonly clauses: { readonly cardGained: string; readonly cardKept: string; readonly lost: string };
  /** The unique attack of a hero. */
  weaponOf(heroId: string): Weapon;
  /** Unique attacks of heroes that players have made. */
  readonly madeWeapons?: readonly Weapon[];
  /** Abilities with which it reaches farther. */
  readonly reach?: { readonly [ability: string]: Reach };
  /** Weapons on cards the hero holds (D-EQP-4). */
  cardWeapons?(g: Game, hero: number): readonly Weapon[];
  /** A hero gains power beyond the most there can be: what becomes of it. Left out: it is lost (H-POW-1). */
  powerToSpare?(g: Game, hero: number, n: number): void;
  /** Is there somebody for it to go to, so that a Power-Up is not pointless? */
  sparesPower?(g: Game, hero: number): boolean;
  /** What the round does to every hero's track when the player phase begins (S-RND-2). */
  roundBegins(g: Game): Frame | null;
  /** Why a hero can do nothing but Move and Devour now: the refusal, if so. */
  hindered(g: Game, hero: number): RefusalCode | undefined;
  /** Dice added to every attack. */
  bonusDice(g: Game, attack: Attack): number;
  /** What is asked right before the dice are rolled (H-POW-3). */
  beforeRoll?(g: Game, attack: Attack): Frame | null;
  /** The dice have counted: hunger or power changes (Z-HUN-3, Z-HUN-4). */
  attackDone(g: Game, attack: Attack): Frame | null;
  /** The enemies of a spawn card kind that only this edition has. */
  spawnSpecial(g: Game, card: SpawnCard, zone: number): Frame | null;
  /** A person has been rescued: where it goes from the board. Left out: its card to the hero's slot (H-RES-1). */
  rescued?(g: Game, hero: number, card: number): Frame | null;
  /** A hero is eliminated: what becomes of the cards. Left out: they leave play (S-ELIM-1). */
  heroFalls?(g: Game, hero: number, zone: number): void;
  /** Does this Secret Mission stay face up where it has been revealed? Left out: it leaves the game (M-MZ6-1). */
  staysUp?(g: Game, card: string): boolean;
  /** A Secret Mission has been taken from the board: what follows besides the mission's rules (S-SET-3). */
  secretTaken?(g: Game, hero: number, card: string): Frame | null;
  /** State that only this edition has. */
  moreOwn?(g: Game): object;
  /** Everything lies on the board: what heroes are dealt before the mission's own rules (D-EQP-3). */
  deal?(g: Game): Frame | null;
  /** The last turn of the player phase is over. */
  playersDone?(g: Game): Frame | null;
  /** All enemies have acted, nothing has spawned yet (H-ENE-1). */
  enemiesDone?(g: Game): Frame | null;
  /** At the end of the enemy phase, after spawning. */
  enemyPhaseEnds?(g: Game): Frame | null;
  /** The End Phase has come: what lasts until then and is kept by this edition alone is over. */
  endPhaseBegins?(g: Game): void;
  /** A figure is about to be eliminated by an attack: what happens instead, if anything. */
  dodges?(g: Game, attack: Attack, type: number, zone: number): Frame | null;
  /** Attacks of this type that wound every hero of the zone instead of one (Thor). */
  strikesAll(g: Game, type: number): boolean;
  /** Do enemies go for this person as for a hero? (H-BYS-1) Left out: never. */
  endangered?(g: Game, person: Bystander): boolean;
  /** Heroes this type takes no notice of. */
  overlooks?(g: Game, type: number, hero: number): boolean;
  /** Those of the targets that alone can take this type's wounds; undefined = all of them. */
  boundTo?(g: Game, type: number, targets: readonly number[]): readonly number[] | undefined;
  /** Does nothing on that zone's level act, spawn or have an ability? (H-LVL-3) */
  sleeps?(g: Game, zone: number): boolean;
  /** Has something taken this enemy hero's ability away? */
  silenced?(g: Game, type: number): boolean;
  /** Why the hero may not leave by the open exit: the refusal, if so (M-D4). */
  staysIn?(g: Game, hero: number): RefusalCode | undefined;
  /** Why the hero can neither use nor gain traits now: the refusal, if so. */
  noTraits?(g: Game, hero: number): RefusalCode | undefined;
  /** The accuracy of an attack about to be rolled, once everything that sets it is done. */
  accuracy?(g: Game, attack: Attack): number;
  /** Toughness of the type's figures in that zone before anything an attack changes. Left out: as printed. */
  toughness?(g: Game, type: number, zone: number): number;
  /** Do enemies pushed into a zone enter it like those that walk? (D-ACT-4) */
  readonly pushedEnter?: boolean;
  /** Figures have been eliminated, by this hero or by nobody (-1): what is remembered of them (Open Wounds, Frenzy). */
  eliminated?(g: Game, hero: number, type: number, zone: number, n: number): void;
  /** Figures of the type have been pushed out of the zone: what is no longer remembered of them (Open Wounds). */
  pushed?(g: Game, type: number, from: number): void;
  /** A person has been pushed into another zone: what becomes of them there (Z-BYS-6). */
  personPushed?(g: Game, person: Bystander): Frame | null;
  /** Can nothing push this type? Left out: everybody can be pushed. */
  immovable?(g: Game, type: number): boolean;
  /** Place in target priority, 0 first, `LAST_ENEMY` last; left out: S-COM-2. */
  rank?(g: Game, type: number): number | undefined;
}

export interface SupersEdition extends Edition {
  readonly kit: Kit;
}

export const kitIn = (edition: Edition): Kit => (edition as SupersEdition).kit;
export const kitOf = (g: Game): Kit => kitIn(g.context.edition);

/** What mission rules call a bystander that is a target, besides its own name. */
export const MARKED = 'marked';
export const TARGET = { also: [MARKED] } as const;

/** Cards that only missions bring into play (S-SET-3). */
export const isSecret = ({ special, id }: BystanderCard): boolean =>
  special && id.startsWith('secret-mission');

export const isEnemyHero = (type: number): boolean => type >= FIRST_HERO;
