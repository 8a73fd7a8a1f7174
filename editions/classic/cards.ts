/** The 62 equipment cards and 42 zombie cards of the box, by index (C-PCS-2). Numbers are in data/. */
import { itemAt, type Edition, type Game, type Source } from '@holdout/engine';
import equipment from './data/equipment.json' with { type: 'json' };
import zombies from './data/zombies.json' with { type: 'json' };

export type Mode = 'melee' | 'ranged';

/** One way to fight with a card. */
export interface Use {
  readonly mode: Mode;
  readonly range: readonly number[];
  readonly dice: number;
  readonly accuracy: number;
  readonly damage: number;
  readonly noisy: boolean;
  /** Must be reloaded after firing (C-INV-8). */
  readonly reload?: boolean;
  /** Ammo card that re-rolls it (C-INV-9). */
  readonly ammo?: 'bullets' | 'shells';
  /** Tells apart the two ways to use Ma's Shotgun. */
  readonly name?: string;
  /** No dice: kills everything in the zone (C-COM-9). */
  readonly burns?: boolean;
}

export interface Kind {
  readonly id: string;
  readonly copies: number;
  /** Set aside at the start of the game (C-SETUP-1). */
  readonly aside: boolean;
  readonly uses: readonly Use[];
  readonly dual: boolean;
  readonly door: { readonly noisy: boolean } | null;
  readonly source: Source;
  readonly supply?: boolean;
  readonly trap?: boolean;
  readonly pimp?: boolean;
}

export const KINDS = equipment as readonly Kind[];

/** Kind of each card, by card index. */
export const CARDS: readonly Kind[] = KINDS.flatMap((kind) => new Array<Kind>(kind.copies).fill(kind));

type Wave = { readonly type: string; readonly count: number } | { readonly activate: string } | null;
export interface ZombieCard {
  /** Cards of the box have numbers. */
  readonly id: number | string;
  readonly kind: 'spawn' | 'activation' | 'manhole';
  /** By danger level. */
  readonly byDanger: readonly Wave[];
}
export const ZOMBIE_CARDS = zombies as unknown as readonly ZombieCard[];

/** What this edition adds to the kernel's: all its cards, those of a pack after those of the box. */
export interface ClassicEdition extends Edition {
  readonly stock: { readonly kinds: readonly Kind[]; readonly zombies: readonly ZombieCard[] };
}
const stockOf = ({ context }: Game): ClassicEdition['stock'] => (context.edition as ClassicEdition).stock;

/** Kind of each equipment card, by card. */
export const kindsIn = (edition: Edition): readonly Kind[] => (edition as ClassicEdition).stock.kinds;
export const kindsOf = (g: Game): readonly Kind[] => stockOf(g).kinds;
export const kindAt = (g: Game, card: number): Kind => itemAt(stockOf(g).kinds, card);
export const zombieCardsIn = (edition: Edition): readonly ZombieCard[] =>
  (edition as ClassicEdition).stock.zombies;
export const zombieCardsOf = (g: Game): readonly ZombieCard[] => stockOf(g).zombies;

/** Indices of all copies of a kind. */
export const copiesOf = (g: Game, id: string): number[] =>
  kindsOf(g).flatMap((kind, i) => (kind.id === id ? [i] : []));

/** Works only in hand: weapons and door openers (C-INV-2). */
export const worksInHand = (g: Game, card: number): boolean =>
  kindAt(g, card).uses.length > 0 || kindAt(g, card).door !== null;
