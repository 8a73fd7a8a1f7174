/** How sure a share is that was seen in so many games: Wilson's interval, 95 times in 100 around the truth. */
const Z = 1.96;

export function intervalOf(won: number, games: number): readonly [low: number, high: number] {
  if (games === 0) return [0, 1];
  const share = won / games;
  const around = 1 + Z ** 2 / games;
  const middle = (share + Z ** 2 / (2 * games)) / around;
  const half = (Z / around) * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
