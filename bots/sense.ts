/**
 * What a sensible player knows about the things of an edition: which weapons are good, what opens doors, which skills
 * to take. Everything else the bots see in the decision and on the board.
 */
import type { AllocateDecision, Game, Json, Option, PickDecision } from '@holdout/engine';
import type { Aim } from './plain/aims.ts';
import { PLAIN_SENSE } from './plain/sense.ts';
import { CLASSIC_SENSE } from './classic/sense.ts';
import { DCEASED_SENSE } from './dceased/sense.ts';
import { HERO_SENSE } from './hero-mode/sense.ts';
import type { Temper } from './temper.ts';
import { ZOMBIE_SENSE } from './zombie-mode/sense.ts';

/** How hard something hits: expected hits of one attack, damage of each. */
export interface Strength {
  readonly hits: number;
  readonly damage: number;
}

/** An attack; `burns` kills everybody in the zone, `picks` chooses whom it hits. */
export interface Blow extends Strength {
  readonly burns: boolean;
  readonly chooses: boolean;
}

export interface Sense {
  /** Ids of the cards a hero carries. */
  carried(g: Game, hero: number): string[];
  held(g: Game, hero: number): string[];
  /** Good enough to go out and meet enemies? */
  isArmed(g: Game, hero: number): boolean;
  /** The best a hero can do with one attack in the zone they stand in; `alone` when no friend is there. */
  closeFight(g: Game, hero: number, alone: boolean): Strength;
  /** What an attack option does. */
  attack(g: Game, hero: number, option: Option): Blow;
  /** How good it is to carry a card, 0 for nothing at all. */
  worth(g: Game, card: string): number;
  /** How good it is to hold these cards together. */
  handWorth(g: Game, hero: number, cards: readonly string[]): number;
  /** A card of the hero's that makes something good of one the other has. */
  missingPart(g: Game, hero: number, other: number): string | undefined;
  opensDoors(g: Game, card: string): boolean;
  /** How welcome a skill is. */
  skillWorth(skill: string): number;
  /** How much a search is worth to this hero; `sure` where it must find a weapon. */
  searchWorth(g: Game, hero: number, sure: boolean): number;
  /** May a hero search this zone some day? */
  canSearchIn(g: Game, zone: number): boolean;
  /** Zones where a search is sure to arm somebody. */
  armories(g: Game): number[];
  /** What to do for a win condition that only this edition has. */
  aims(g: Game, hero: number, word: string, about: Json): Aim[] | undefined;
  /** An answer by other thoughts than those of the classic game. */
  answer?(g: Game, hero: number, d: PickDecision, temper: Temper): string | undefined;
  /** A division by other thoughts than those of the classic game. */
  shares?(g: Game, d: AllocateDecision): string | undefined;
  /** How far the team is with what only this edition asks for. */
  progress(g: Game): number;
  /** Worth of an option that only this edition has. */
  optionWorth(g: Game, hero: number, option: Option): number | undefined;
}

const SENSES: { readonly [edition: string]: Sense } = {
  classic: CLASSIC_SENSE,
  zombie: ZOMBIE_SENSE,
  hero: HERO_SENSE,
  dceased: DCEASED_SENSE,
};

export const senseOf = (g: Game): Sense => SENSES[g.context.edition.id] ?? PLAIN_SENSE;
