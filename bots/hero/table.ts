/** What a player of hero mode can see on the table, besides what both super-hero modes show. */
import type { Game } from '@holdout/engine';
import { personId } from '../zombie/table.ts';

interface Own {
  readonly elevator: number;
  readonly sign: { readonly zone: number } | null;
  readonly rescued: readonly number[];
  readonly targets: readonly number[];
  readonly items: readonly { readonly item: string; readonly hero: number }[];
}

interface MissionOwn {
  readonly split: string;
  readonly targets: readonly { readonly zone: number }[];
  readonly rescueIn: readonly number[];
  readonly needsItem: readonly { readonly colour: string; readonly item: string }[];
}

const BYSTANDER_SLOT = 0;
export const MOST_POWER = 4;

export const heroOwn = (g: Game): Own => g.state.own as unknown as Own;
export const heroMission = (g: Game): MissionOwn => g.context.mission.own as unknown as MissionOwn;
export const powerOf = (g: Game, hero: number): number => g.state.heroes[hero].track;

/** Somebody whom the hero brought to safety, and whose card can be given up for a wound. */
export const personHeld = (g: Game, hero: number): number => g.state.heroes[hero].slots[BYSTANDER_SLOT];

/** Without this one the mission is lost. */
export const isTarget = (g: Game, card: number): boolean => heroOwn(g).targets.includes(card);

export const isRescued = (g: Game, id: string): boolean =>
  heroOwn(g).rescued.some((card) => personId(g, card) === id);

export const carries = (g: Game, hero: number, item: string): boolean =>
  heroOwn(g).items.some((i) => i.item === item && i.hero === hero);
