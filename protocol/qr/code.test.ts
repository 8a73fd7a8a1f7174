/** The code against examples of the standard, and read back as a camera would. */
import { describe, expect, it } from 'vitest';
import { correction, pathOf, qrCode } from './code.ts';
import { LARGE_BLOCKS } from './blocks.ts';
import { formatBits, frameOf, MASKS, versionBits, type Level } from './frame.ts';

it('corrects as the examples do', () => {
  // HELLO WORLD, version 1, M.
  const hello = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(correction(hello, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  // 01234567, version 1, M: annex I of the standard.
  const digits = [16, 32, 12, 86, 97, 128, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17];
  expect(correction(digits, 10)).toEqual([165, 36, 212, 193, 237, 54, 199, 135, 44, 85]);
});

it('guards format and version as the tables say', () => {
  const formats = Array.from({ length: 8 }, (_, mask) => formatBits(mask).toString(2).padStart(15, '0'));
  expect(formats).toEqual([
    '101010000010010',
    '101000100100101',
    '101111001111100',
    '101101101001011',
    '100010111111001',
    '100000011001110',
    '100111110010111',
    '100101010100000',
  ]);
  expect([7, 8, 9, 10].map(versionBits)).toEqual([0x07c94, 0x085bc, 0x09a99, 0x0a4d3]);
});

/** Reads a code whose blocks are whole: format, mask, codewords in their order, bytes. */
function read(grid: readonly (readonly boolean[])[], sizes: readonly number[], level: Level = 'M'): string {
  const size = grid.length;
  const version = (size - 17) / 4;
  const bit = (x: number, y: number): string => (grid[y][x] ? '1' : '0');
  const places = [0, 1, 2, 3, 4, 5, 7, 8].map((y) => [8, y]).concat([7, 5, 4, 3, 2, 1, 0].map((x) => [x, 8]));
  const format = places
    .map(([x, y]) => bit(x, y))
    .reverse()
    .join('');
  const mask =
    Array.from({ length: 8 }, (_, m) => m).find((m) => formatBits(m, level) === parseInt(format, 2)) ?? -1;
  const free = frameOf(version, 0);
  const bits = pathOf(size)
    .filter(([x, y]) => free[y][x] === undefined)
    .map(([x, y]) => (grid[y][x] !== MASKS[mask](x, y) ? '1' : '0'))
    .join('');
  const words = (bits.match(/.{8}/g) ?? []).map((b) => parseInt(b, 2));
  const blocks: number[][] = sizes.map(() => []);
  let n = 0;
  for (let i = 0; i < Math.max(...sizes); i++)
    sizes.forEach((length, block) => i < length && blocks[block].push(words[n++]));
  const data = blocks
    .flat()
    .map((w) => w.toString(2).padStart(8, '0'))
    .join('');
  expect(data.slice(0, 4)).toBe('0100');
  const lengthBits = version < 10 ? 8 : 16;
  const length = parseInt(data.slice(4, 4 + lengthBits), 2);
  const bytes = data.slice(4 + lengthBits, 4 + lengthBits + 8 * length).match(/.{8}/g) ?? [];
  return decodeURIComponent(bytes.map((b) => `%${parseInt(b, 2).toString(16).padStart(2, '0')}`).join(''));
}

describe('a link', () => {
  const link = (host: string): string => `https://${host}/t/${'T'.repeat(22)}#${'s'.repeat(32)}`;

  it.each([
    ['hi', 21, [16]],
    ['x'.repeat(26), 25, [28]],
    [link('a.example.org'), 37, [43, 43]],
    [link('holdout.a-rather-long-name.example.org'), 41, [27, 27, 27, 27]],
    [link('é'.repeat(30)), 49, [38, 38, 39, 39]],
    ['y'.repeat(213), 57, [43, 43, 43, 43, 44]],
  ])('%s is read as it was written', (text, size, sizes) => {
    const grid = qrCode(text);
    expect(grid?.length).toBe(size);
    expect(read(grid ?? [], sizes)).toBe(text);
    // Three corners, the clock between them, and the module that is always dark.
    expect(grid?.[0].slice(0, 8)).toEqual([true, true, true, true, true, true, true, false]);
    expect(grid?.[6].slice(8, 13)).toEqual([true, false, true, false, true]);
    expect(grid?.[size - 8][8]).toBe(true);
  });

  it.each([
    ['a'.repeat(214), 9],
    ['b'.repeat(271), 10],
    ['c'.repeat(1203), 25],
    ['d'.repeat(1952), 32],
    ['e'.repeat(2953), 40],
  ])('of many letters is read as well', (text, version) => {
    const grid = qrCode(text) ?? [];
    expect(grid.length).toBe(17 + 4 * version);
    expect(read(grid, LARGE_BLOCKS[version - 1][1], 'L')).toBe(text);
  });

  it('is refused when it is too long', () => {
    expect(qrCode('z'.repeat(2954))).toBeUndefined();
  });

  it('holds as much as the standard says', () => {
    const room = LARGE_BLOCKS.map(([, sizes]) => sizes.reduce((sum, n) => sum + n, 0));
    expect([room[0], room[9], room[19], room[29], room[39]]).toEqual([19, 274, 861, 1735, 2956]);
    expect(LARGE_BLOCKS[14]).toEqual([22, [87, 87, 87, 87, 87, 88]]);
  });
});
