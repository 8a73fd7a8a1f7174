/** Ring colours by a hero's number, and monograms that tell the heroes of one table apart. */
const RINGS = ['#ff8fc7', '#7cc4ff', '#c3a1ff', '#8fdc6a', '#ffd166', '#ff9d5c'] as const;

export const ringOf = (hero: number): string => RINGS[((hero % RINGS.length) + RINGS.length) % RINGS.length];

/** One letter each; two where two names begin alike. */
export function monogramsOf(names: readonly string[]): string[] {
  const letters = (name: string, n: number): string => [...name.trim()].slice(0, n).join('').toUpperCase();
  return names.map((name) => {
    const twins = names.filter((other) => letters(other, 1) === letters(name, 1)).length;
    return letters(name, twins > 1 ? 2 : 1);
  });
}
