/** What a player of DCeased can see on the table, besides what all super-hero modes show. */
import type { Edition, Game } from '@holdout/engine';
import { lineOf, personId } from '../zombie/table.ts';

interface Line {
  readonly id: string;
  readonly dice: number;
  readonly accuracy: number;
  readonly range: readonly [number, number];
  readonly small?: boolean;
  readonly softer?: number;
  readonly perHero?: number;
}

interface DceasedEdition extends Edition {
  readonly kit: {
    cardLines?(g: Game, hero: number): readonly Line[];
    toughness?(g: Game, type: number, zone?: number): number;
  };
}

interface Person {
  readonly card: number;
  readonly zone: number;
  /** Whose side the person is at, -1 for nobody's. */
  readonly hero: number;
}

interface Own {
  readonly bystanders: readonly Person[];
  readonly cards: readonly { readonly zone: number; readonly up: boolean; readonly seen?: boolean; readonly card: number }[]; // prettier-ignore
  readonly equipment: readonly { readonly zone: number }[];
  readonly objects: readonly { readonly id: string; readonly zone: number }[];
  readonly rescued: readonly number[];
  readonly away: readonly number[];
  readonly done: readonly string[];
  readonly lying?: readonly { readonly type: number; readonly zone: number }[];
}

interface MissionOwn {
  readonly hideEquipment: readonly { readonly card: string; readonly zones: readonly number[] }[];
  readonly leaveArmed: boolean;
}

const FIRST_EQUIPMENT_SLOT = 4;

export const dceasedOwn = (g: Game): Own => g.state.own as unknown as Own;
export const dceasedMission = (g: Game): MissionOwn => g.context.mission.own as unknown as MissionOwn;
const kitOf = (g: Game): DceasedEdition['kit'] => (g.context.edition as unknown as DceasedEdition).kit;

export const isArmed = (g: Game, hero: number): boolean =>
  g.state.heroes[hero].slots.some((card, slot) => slot >= FIRST_EQUIPMENT_SLOT && card >= 0);

export const linesOf = (g: Game, hero: number): readonly Line[] => [
  lineOf(g, hero),
  ...(kitOf(g).cardLines?.(g, hero) ?? []),
];

export const toughnessOf = (g: Game, type: number, zone: number): number =>
  kitOf(g).toughness?.(g, type, zone) ?? g.context.types[type].toughness;

export const escortedBy = (g: Game, hero: number): number =>
  dceasedOwn(g).bystanders.reduce((n, b) => (b.hero === hero ? n + 1 : n), 0);

/** People at the side of heroes on the board, and those brought out already. */
export const inTow = (g: Game): number => dceasedOwn(g).bystanders.filter((b) => b.hero >= 0).length;

export const personNamed = (g: Game, id: string): Person | undefined =>
  dceasedOwn(g).bystanders.find((b) => personId(g, b.card) === id);
