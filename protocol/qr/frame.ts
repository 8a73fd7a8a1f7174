/** What of a code is always the same: corners, clocks, what says how it is written, and the masks its data can have. */
/** Middles of the small patterns: evenly apart from the last one down, the first at the clock. */
function middlesOf(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  // Of version 32 alone the standard says otherwise than the rule.
  const apart = version === 32 ? 26 : 2 * Math.ceil((4 * version + 4) / (2 * count - 2));
  const last = version * 4 + 10;
  return Array.from({ length: count }, (_, i) => (i === 0 ? 6 : last - (count - 1 - i) * apart));
}

export const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** A number with the remainder that tells how it was damaged (Bose, Chaudhuri, Hocquenghem). */
function guarded(value: number, bits: number, generator: number): number {
  let rest = value << bits;
  for (let i = 31 - Math.clz32(rest); i >= bits; i--) if ((rest >> i) & 1) rest ^= generator << (i - bits);
  return (value << bits) | rest;
}
/** How much of it may be damaged. */
export type Level = 'L' | 'M';
const SIGN: { readonly [level in Level]: number } = { L: 0b01000, M: 0b00000 };
export const formatBits = (mask: number, level: Level = 'M'): number =>
  guarded(SIGN[level] | mask, 10, 0x537) ^ 0x5412;
export const versionBits = (version: number): number => guarded(version, 12, 0x1f25);

type Grid = (boolean | undefined)[][];

/** What every code of a version has; undefined where data goes. */
export function frameOf(version: number, mask: number, level: Level = 'M'): Grid {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  const set = (x: number, y: number, dark: boolean): void => {
    if (x >= 0 && y >= 0 && x < size && y < size) grid[y][x] = dark;
  };
  const ring = (cx: number, cy: number, reach: number, light: readonly number[]): void => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        set(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const middles = middlesOf(version);
  const last = middles.length - 1;
  middles.forEach((x, i) =>
    middles.forEach((y, j) => {
      const corner = (i === 0 && (j === 0 || j === last)) || (i === last && j === 0);
      if (!corner) ring(x, y, 2, [1]);
    }),
  );
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ])
    ring(x, y, 4, [2, 4]);
  const format = formatBits(mask, level);
  for (let i = 0; i < 15; i++) {
    const dark = ((format >> i) & 1) === 1;
    set(8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, dark);
    set(i < 8 ? size - 1 - i : i < 9 ? 15 - i : 14 - i, 8, dark);
  }
  set(8, size - 8, true);
  if (version >= 7) {
    const bits = versionBits(version);
    for (let i = 0; i < 18; i++) {
      const dark = ((bits >> i) & 1) === 1;
      set(size - 11 + (i % 3), Math.floor(i / 3), dark);
      set(Math.floor(i / 3), size - 11 + (i % 3), dark);
    }
  }
  return grid;
}
