/**
 * What a hero's dashboard shows, whatever the edition: slots, cards with their numbers, hearts. Each edition brings one
 * (editions/); nothing else on the table knows what a slot number means.
 */
import type { Context, Edition, Option, State } from '@holdout/engine';
import { plugOf } from '../editions/plugs.ts';

/** One way to fight with a card. */
export interface Use {
  readonly name?: string;
  readonly mode: 'melee' | 'ranged';
  readonly range: readonly number[];
  readonly dice: number;
  readonly accuracy: number;
  readonly damage: number;
  readonly noisy: boolean;
  readonly reload?: boolean;
  readonly burns?: boolean;
  /** Dice that something adds now, beyond those printed. */
  readonly more?: number;
  /** Noise is no matter in this edition. */
  readonly quiet?: boolean;
}

export interface CardFace {
  readonly id: string;
  /** Which cards it is one of, `table.card.kind.<kind>`. */
  readonly kind: 'equipment' | 'trait' | 'bystander' | 'attack';
  readonly uses: readonly Use[];
  readonly door: { readonly noisy: boolean } | null;
  readonly dual: boolean;
  readonly designed: boolean;
  /** What it does is told in words, for it has no numbers. */
  readonly worded?: boolean;
}

/** A row of slots, named `table.area.<id>`. */
interface Area {
  readonly id: string;
  /** Cards with all their numbers; otherwise their names only. */
  readonly large: boolean;
}

export interface Slot {
  /** Id of its area; options may name it. */
  readonly area: string;
  readonly card: CardFace | null;
  readonly wound: boolean;
  /** Fired and not reloaded yet. */
  readonly empty: boolean;
  /** Always there: closed dashboards leave it out. */
  readonly fixed?: boolean;
}

/** Who is hit first, and by which clause. */
export interface Aim {
  /** The player chooses. */
  readonly free: boolean;
  /** Enemy ids present in the zone, in the order they are hit. */
  readonly order: readonly string[];
  readonly clause: string;
}

export interface EditionSheet {
  readonly areas: readonly Area[];
  slotsOf(state: State, hero: number): readonly Slot[];
  faceOf(card: string): CardFace;
  /** The attack a hero always has, where there is one. */
  attackOf?(hero: string): CardFace;
  heartsOf(state: State, hero: number): { readonly left: number; readonly most: number };
  /** Weapons in hand as attacks name them. */
  weaponsOf(state: State, hero: number): readonly { readonly id: string; readonly melee: boolean }[];
  /** How the attack of an option is made; undefined for anything but attacks. */
  useOf(option: Option): Use | undefined;
  aimOf(context: Context, state: State, option: Option): Aim;
}

/** Of editions with cards and heroes of a pack. */
const further = new WeakMap<Edition, EditionSheet>();

export function sheetFor(context: Context): EditionSheet {
  const { edition, sheet, sheetOf } = plugOf(context);
  if (context.edition === edition) return sheet;
  const known = further.get(context.edition) ?? sheetOf(context.edition);
  further.set(context.edition, known);
  return known;
}
