/** Of a zone that is drawn small a few groups, those that matter most, and a number for all others. */
import { typeAt, type Context } from '@holdout/engine';
import { enemyLook, type Family } from './enemy-look.ts';
import { isStanding } from './order.ts';
import type { EnemyPiece, Piece } from './pieces.ts';

/** From the least to the worst. */
const FAMILIES: readonly Family[] = ['line', 'fast', 'heavy', 'boss'];

/** Which of them one would want to know of first. */
export function worstOf(context: Context, enemies: readonly EnemyPiece[]): EnemyPiece {
  const rank = ({ type }: EnemyPiece): number => FAMILIES.indexOf(enemyLook(typeAt(context, type).id).family);
  return enemies.reduce((worst, e) => (rank(e) > rank(worst) ? e : worst));
}

interface Few {
  readonly shown: readonly Piece[];
  /** How many more stand in a zone, by its number. */
  readonly more: ReadonlyMap<number, number>;
}

/** Heroes first, then people, then enemies; what lies there is always drawn. */
export function fewOf(pieces: readonly Piece[], most: number): Few {
  if (most === Infinity) return { shown: pieces, more: new Map() };
  const groups = new Map<number, Piece[]>();
  for (const p of pieces.filter(isStanding)) groups.set(p.zone, [...(groups.get(p.zone) ?? []), p]);
  const hidden = new Set<Piece>();
  const more = new Map<number, number>();
  for (const [zone, group] of groups) {
    const rest = [...group].sort((a, b) => weight(b) - weight(a)).slice(most);
    if (rest.length === 0) continue;
    for (const p of rest) hidden.add(p);
    more.set(
      zone,
      rest.reduce((n, p) => n + (p.kind === 'enemy' ? p.count : 1), 0),
    );
  }
  return { shown: pieces.filter((p) => !hidden.has(p)), more };
}

const weight = (p: Piece): number => (p.kind === 'hero' ? 1000 : p.kind === 'person' ? 500 : countOf(p));
const countOf = (p: Piece): number => (p.kind === 'enemy' ? p.count : 0);
