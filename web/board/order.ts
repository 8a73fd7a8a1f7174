/** What is painted over what: what lies first, then all who stand, from the back to the front. */
import type { Piece } from './pieces.ts';
import type { Spot } from './slots.ts';

const STANDING: readonly Piece['kind'][] = ['enemy', 'person', 'hero'];

export const isStanding = ({ kind }: Pick<Piece, 'kind'>): boolean => STANDING.includes(kind);

/** At the same depth heroes stand before people, and these before enemies. */
export function inOrder(pieces: readonly Piece[], spots: ReadonlyMap<string, Spot>): Piece[] {
  const depth = (p: Piece): number => spots.get(p.key)?.y ?? 0;
  const lying = pieces.filter((p) => !isStanding(p));
  const standing = pieces.filter(isStanding);
  return [
    ...lying,
    ...standing.sort((a, b) => depth(a) - depth(b) || STANDING.indexOf(a.kind) - STANDING.indexOf(b.kind)),
  ];
}
