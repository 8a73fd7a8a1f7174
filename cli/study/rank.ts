/** Spearman's rank correlation: 1 where two orders agree, -1 where one is the other backwards; equals share their ranks. */
export function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranksOf(a), ranksOf(b)];
  const middle = (a.length + 1) / 2;
  const together = (p: readonly number[], q: readonly number[]): number =>
    p.reduce((sum, rank, i) => sum + (rank - middle) * ((q[i] ?? middle) - middle), 0);
  const spread = Math.sqrt(together(x, x) * together(y, y));
  return spread === 0 ? 0 : together(x, y) / spread;
}

const ranksOf = (values: readonly number[]): number[] =>
  values.map((v) => {
    const below = values.filter((other) => other < v).length;
    const equal = values.filter((other) => other === v).length;
    return below + (equal + 1) / 2;
  });
