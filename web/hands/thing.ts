/** Something on the board that can be pointed at: a figure, a mark, a door, or the zone they are in. */
import { itemAt, DOOR, type Context, type State } from '@holdout/engine';
import type { Piece } from '../board/pieces.ts';
import { seatingOf } from '../board/seating.ts';

export type Thing =
  | { readonly kind: 'zone'; readonly key: string; readonly zone: number }
  | { readonly kind: 'door'; readonly key: string; readonly zone: number; readonly door: number }
  | { readonly kind: 'spawn'; readonly key: string; readonly zone: number; readonly index: number }
  | { readonly kind: 'exit' | 'start'; readonly key: string; readonly zone: number }
  /** Enemies of several kinds that have become one badge. */
  | { readonly kind: 'crowd'; readonly key: string; readonly zone: number; readonly types: readonly number[] }
  | Piece;

export const zoneThing = ({ board }: Context, zone: number): Thing => ({
  kind: 'zone',
  key: `zone:${itemAt(board.zones, zone).id}`,
  zone,
});

/** Kinds of enemies it stands for; none where it is no enemy. */
export function typesOf(thing: Thing): readonly number[] {
  if (thing.kind === 'enemy') return [thing.type];
  return thing.kind === 'crowd' ? thing.types : [];
}

/** Everything that stands or lies in a zone, and its closed doors. */
export function thingsIn(context: Context, state: State, zone: number): Thing[] {
  const { board } = context;
  const pieces = seatingOf(context, state).pieces.filter(
    (p) => p.zone === zone && !(p.kind === 'objective' && p.taken),
  );
  const doors = board.doors.flatMap((d, door): Thing[] =>
    (d.a === zone || d.b === zone) && Number(state.doors[door]) === DOOR.closed
      ? [{ kind: 'door', key: `door:${d.id}`, zone, door }]
      : [],
  );
  return [...pieces, ...doors];
}
