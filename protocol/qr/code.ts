/**
 * A QR code of a text (ISO/IEC 18004): bytes, with error correction M in versions 1 to 10, which is 213 bytes and more than
 * a link to a table needs; longer texts with correction L, up to 2,953 bytes. Gives the dark modules, row by row, without
 * the quiet zone.
 */
import { LARGE_BLOCKS } from './blocks.ts';
import { frameOf, MASKS, type Level } from './frame.ts';

/** By version: codewords of correction in a block, and data codewords of each block. */
const BLOCKS: readonly (readonly [number, readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++, x = x & 0x80 ? (x << 1) ^ 0x11d : x << 1) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
}
const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : EXP[LOG[a] + LOG[b]]);

/** The remainder by the generator of so many codewords (Reed and Solomon). */
export function correction(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = [...generator, 0];
    generator.forEach((g, j) => (next[j + 1] ^= times(g, EXP[i])));
    generator = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i];
    generator.forEach((g, j) => (rest[i + j] ^= times(g, lead)));
  }
  return rest.slice(data.length);
}

/** Mode, length and bytes, filled up to the room there is. */
function dataIn(bytes: Uint8Array, version: number, room: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let fill = 0xec; bits.length < room * 8; fill ^= 0xec ^ 0x11) put(fill, 8);
  return Array.from({ length: room }, (_, i) =>
    bits.slice(i * 8, i * 8 + 8).reduce((n, bit) => n * 2 + bit, 0),
  );
}

/** Blocks side by side: the first codeword of each, the second of each, and so on. */
function woven(data: readonly number[], [ec, sizes]: (typeof BLOCKS)[number]): number[] {
  let from = 0;
  const blocks = sizes.map((size) => data.slice(from, (from += size)));
  const across = (rows: readonly (readonly number[])[]): number[] =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, i) =>
      rows.flatMap((row) => (i < row.length ? [row[i]] : [])),
    ).flat();
  return [...across(blocks), ...across(blocks.map((block) => correction(block, ec)))];
}

/** From the right, two columns at a time, up and down; the column of the clock is left out. */
export function pathOf(size: number): (readonly [number, number])[] {
  const path: (readonly [number, number])[] = [];
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--;
    for (let i = 0; i < size; i++) for (const x of [right, right - 1]) path.push([x, up ? size - 1 - i : i]);
  }
  return path;
}

function filled(version: number, mask: number, words: readonly number[], level: Level): boolean[][] {
  const grid = frameOf(version, mask, level);
  let n = 0;
  for (const [x, y] of pathOf(grid.length)) {
    if (grid[y][x] !== undefined) continue;
    const bit = ((words[n >> 3] ?? 0) >> (7 - (n & 7))) & 1;
    grid[y][x] = (bit === 1) !== MASKS[mask](x, y);
    n++;
  }
  return grid.map((row) => row.map((dark) => dark === true));
}

const LONE = /1011101(?=0000)|(?<=0000)1011101/g;

/** How hard a code is to read: long runs, squares, what looks like a corner, too much of one colour. */
function penaltyOf(grid: readonly (readonly boolean[])[]): number {
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x]))].map((line) =>
    line.map((dark) => (dark ? '1' : '0')).join(''),
  );
  let sum = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    sum += 40 * [...`0000${line}0000`.matchAll(LONE)].length;
  }
  for (let y = 1; y < grid.length; y++)
    for (let x = 1; x < grid.length; x++)
      if (grid[y][x] === grid[y - 1][x] && grid[y][x] === grid[y][x - 1] && grid[y][x] === grid[y - 1][x - 1])
        sum += 3;
  const dark = grid.flat().filter(Boolean).length / grid.length ** 2;
  return sum + 10 * Math.floor(Math.abs(dark * 20 - 10));
}

type Blocks = readonly (readonly [number, readonly number[]])[];

function coded(bytes: Uint8Array, blocks: Blocks, level: Level): boolean[][] | undefined {
  const roomOf = (version: number): number => blocks[version - 1][1].reduce((sum, n) => sum + n, 0);
  const version = blocks.findIndex((_, i) => bytes.length + (i < 9 ? 2 : 3) <= roomOf(i + 1)) + 1;
  if (version === 0) return undefined;
  const words = woven(dataIn(bytes, version, roomOf(version)), blocks[version - 1]);
  const all = MASKS.map((_, mask) => filled(version, mask, words, level));
  const penalties = all.map(penaltyOf);
  return all[penalties.indexOf(Math.min(...penalties))];
}

const LONE_HALF = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** In UTF-8, which neither pages nor programs have to lend us. */
const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(
    encodeURIComponent(text.replace(LONE_HALF, '\ufffd')).matchAll(/%(..)|./g),
    ([letter, byte]) => (byte === undefined ? letter.charCodeAt(0) : parseInt(byte, 16)),
  );

/** Undefined when the text is longer than such a code can hold. */
export function qrCode(text: string): boolean[][] | undefined {
  const bytes = bytesOf(text);
  return coded(bytes, BLOCKS, 'M') ?? coded(bytes, LARGE_BLOCKS, 'L');
}
