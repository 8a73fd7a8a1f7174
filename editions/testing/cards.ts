/** Cards of the box as text, to be compared with what is printed on them. */

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

/** `2 saved`. */
export const counted = (kinds: readonly Kind[]): string[] =>
  kinds.map((kind) => `${kind.copies ?? 1} ${kind.id}`);

interface Line {
  readonly id: string;
  readonly mode: string;
  readonly range: readonly number[];
  readonly dice: number;
  readonly accuracy: number;
}

/** `smash melee 0-0 3d4+`. */
export const attackText = ({ id, mode, range, dice, accuracy }: Line): string =>
  `${id} ${mode} ${range.join('-')} ${dice}d${accuracy}+`;

interface Skills {
  readonly blue: string;
  readonly orange: readonly string[];
  readonly red: readonly string[];
}

/** `gust | forked-lightning | borne-aloft`. */
export const skillText = ({ blue, orange, red }: Skills): string =>
  [blue, orange.join(' '), red.join(' ')].join(' | ');

/** `001` to the last of so many spawn cards. */
export const cardNumbers = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => String(index + 1).padStart(3, '0'));

interface SpawnCard {
  readonly kind: string;
  readonly type?: string;
  readonly lines?: readonly number[];
}

/** `normal walker 2/3/8/9`. */
export const spawnText = ({ kind, type, lines }: SpawnCard): string =>
  `${kind} ${type ?? '-'} ${lines?.join('/') ?? '-'}`;

/** Cards of one kind and type, their lines parted by spaces. */
export type SpawnGroup = [kind: string, type: string, lines: string];

export const spawnTexts = (groups: readonly SpawnGroup[]): string[] =>
  groups.flatMap(([kind, type, lines]) => lines.split(' ').map((line) => `${kind} ${type} ${line}`));

/** Cards without a line for each level, with fewer figures at a higher one, or with more than there are of the type. */
export const unsoundLines = (
  cards: readonly { readonly id: string; readonly type: number; readonly lines: readonly number[] }[],
  types: readonly { readonly limit: number }[],
): string[] =>
  idsWith(
    cards,
    ({ type, lines }) =>
      ![0, 4].includes(lines.length) ||
      lines.some((n, level) => level > 0 && n < lines[level - 1]) ||
      (type >= 0 && lines.some((n) => n > types[type].limit)),
  );
