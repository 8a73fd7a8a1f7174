/** In which turns a face meets all its neighbours: street to street and wall to wall. */
import { ROTATIONS, rotateFace, type Edition, type Rotation, type TileFace } from '@holdout/engine';
import { laidAt, type Level, type Slot } from './ground.ts';

const NEIGHBOURS = [
  { down: -1, right: 0, mine: ['r0c0', 'r0c1', 'r0c2'], theirs: ['r2c0', 'r2c1', 'r2c2'] },
  { down: 1, right: 0, mine: ['r2c0', 'r2c1', 'r2c2'], theirs: ['r0c0', 'r0c1', 'r0c2'] },
  { down: 0, right: -1, mine: ['r0c0', 'r1c0', 'r2c0'], theirs: ['r0c2', 'r1c2', 'r2c2'] },
  { down: 0, right: 1, mine: ['r0c2', 'r1c2', 'r2c2'], theirs: ['r0c0', 'r1c0', 'r2c0'] },
] as const;

export function fittingTurns(
  edition: Edition,
  levels: readonly Level[],
  slot: Slot,
  face: string,
): Rotation[] {
  const printed = edition.tiles[face];
  if (!printed) return [];
  const around = NEIGHBOURS.flatMap(({ down, right, mine, theirs }) => {
    const laid = laidAt(levels, { ...slot, row: slot.row + down, col: slot.col + right });
    const next = laid && edition.tiles[laid.face];
    return laid && next ? [{ mine, theirs, cells: rotateFace(next, laid.turn).cells }] : [];
  });
  const meets = ({ cells }: TileFace): boolean =>
    around.every((next) =>
      next.mine.every((cell, i) => cells.includes(cell) === next.cells.includes(next.theirs[i] ?? '')),
    );
  return ROTATIONS.filter((turn) => meets(rotateFace(printed, turn)));
}
