/** Cards of the box counted and summed up, to be compared with what is known of the box. */

import { itemAt } from '@holdout/engine';
export const ids = (list: readonly { readonly id: string }[]): string[] => list.map((one) => one.id);

export const idsWith = <T extends { readonly id: string }>(
  list: readonly T[],
  holds: (one: T) => unknown,
): string[] => ids(list.filter(holds));

interface Kind {
  readonly id: string;
  readonly copies?: number;
}

export const copies = (kinds: readonly Kind[]): number =>
  kinds.reduce((sum, kind) => sum + (kind.copies ?? 1), 0);

/** How many there are of each: `{ normal: 21, rush: 5 }`. */
export function tally<T>(list: readonly T[], of: (one: T) => string | number): { [name: string]: number } {
  const counts: { [name: string]: number } = {};
  for (const one of list) counts[of(one)] = (counts[of(one)] ?? 0) + 1;
  return counts;
}

/** `2 saved`. */
export const counted = (kinds: readonly Kind[]): string[] =>
  kinds.map((kind) => `${kind.copies ?? 1} ${kind.id}`);

interface Printed {
  readonly mode: string;
  readonly range: readonly number[];
  readonly dice: number;
  readonly accuracy: number;
}

/** `melee 0-0 3d4+`. */
export const attackText = ({ mode, range, dice, accuracy }: Printed): string =>
  `${mode} ${range.join('-')} ${dice}d${accuracy}+`;

interface Sheet {
  readonly skills: {
    readonly blue: string;
    readonly orange: readonly string[];
    readonly red: readonly string[];
  };
}

/** What a hero wins besides the action at Yellow. */
export const ownSkills = ({ skills: { blue, orange, red } }: Sheet): string[] => [blue, ...orange, ...red];

/** `001` to the last of so many spawn cards. */
export const cardNumbers = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => String(index + 1).padStart(3, '0'));

interface SpawnCard {
  readonly id: string;
  readonly type?: string;
  readonly byDanger?: readonly number[];
}

const LEVELS = [0, 1, 2, 3];
const figuresAt = (cards: readonly SpawnCard[], level: number): number =>
  cards.reduce((sum, { byDanger }) => sum + (byDanger?.[level] ?? 0), 0);

/** All figures of a type that the deck brings, level by level. */
export const figuresOf = (cards: readonly SpawnCard[], type: string): number[] => {
  const own = cards.filter((card) => card.type === type);
  return LEVELS.map((level) => figuresAt(own, level));
};

/** Figures on the average card from one number to another at Yellow, Orange and Red, as docs/SUPERS.md gives them. */
export const meanFigures = (cards: readonly SpawnCard[], from: string, to: string): number[] => {
  const own = cards.filter(({ id }) => id >= from && id <= to);
  return LEVELS.slice(1).map((level) => Math.round((figuresAt(own, level) / own.length) * 10) / 10);
};

/** Cards without a number for each level, with fewer figures at a higher one, or with more than there are of the type. */
export const unsoundLines = (
  cards: readonly { readonly id: string; readonly type: number; readonly byDanger: readonly number[] }[],
  types: readonly { readonly limit: number }[],
): string[] =>
  idsWith(
    cards,
    ({ type, byDanger }) =>
      ![0, 4].includes(byDanger.length) ||
      byDanger.some((n, level) => level > 0 && n < itemAt(byDanger, level - 1)) ||
      (type >= 0 && byDanger.some((n) => n > itemAt(types, type).limit)),
  );
