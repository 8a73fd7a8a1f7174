/** How much a code with correction L holds, by version: the codewords there are, shared out as the standard says. */
/** By version: codewords of correction in a block. */
const CORRECTION = [
  7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30, 30,
  30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
]; // prettier-ignore
/** By version: blocks. */
const COUNT = [
  1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19,
  19, 20, 21, 22, 24, 25,
]; // prettier-ignore

/** Modules left for data when corners, clocks, small patterns, format and version have theirs, in whole codewords. */
function codewordsOf(version: number): number {
  const patterns = version < 2 ? 0 : Math.floor(version / 7) + 2;
  const free = (16 * version + 128) * version + 64;
  const taken = patterns === 0 ? 0 : (25 * patterns - 10) * patterns - 55 + (version < 7 ? 0 : 36);
  return Math.floor((free - taken) / 8);
}

/** By version: codewords of correction in a block, and data codewords of each block; the longer ones last. */
export const LARGE_BLOCKS: readonly (readonly [number, readonly number[]])[] = COUNT.map((count, i) => {
  const correction = CORRECTION[i] ?? 0;
  const data = codewordsOf(i + 1) - count * correction;
  const short = Math.floor(data / count);
  const long = data % count;
  return [correction, Array.from({ length: count }, (_, block) => short + (block < count - long ? 0 : 1))];
});
