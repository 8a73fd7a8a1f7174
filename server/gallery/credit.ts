/** Whoever made something first is named in what others made of it: credit goes along, and nobody takes it out. */
import type { Entry, PackFacts } from './entry.ts';

/**
 * Does it leave somebody out? Those its own earlier versions name, and the maker of a mission that plays the same in a
 * public pack of somebody else.
 */
export function creditMissing(
  { after, sums }: PackFacts,
  earlier: Entry | undefined,
  others: readonly Entry[],
): boolean {
  const named = new Set(after.map(({ id }) => id));
  const owed = earlier?.versions.at(-1)?.after.map(({ id }) => id) ?? [];
  const taken = others
    .flatMap(({ versions }) => versions.filter((v) => v.state === 'public'))
    .filter((v) => v.sums.some((sum) => sums.includes(sum)))
    // Two who began with the same one owe each other nothing.
    .filter((v) => !v.after.some(({ id }) => named.has(id)))
    .map((v) => v.pack);
  return [...owed, ...taken].some((id) => !named.has(id));
}
