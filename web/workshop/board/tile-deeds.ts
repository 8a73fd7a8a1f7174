/** What is done with tiles, and what it is called. */
import type { Edition, Rotation } from '@holdout/engine';
import type { MissionFile } from '../workshop.ts';
import {
  grown,
  mirrorBlock,
  moveBlock,
  placeTile,
  removeBlock,
  trimmed,
  turnBlock,
  wholeLevel,
  type Block,
} from './blocks.ts';
import { copyBlock } from './copy-block.ts';
import { slotName } from './slot-name.ts';
import { fittingTurns } from './fit.ts';
import { laidAt, levelsOf, MOST_SIDE, turnedBy, widthOf, type Slot } from './ground.ts';
import type { Deed } from './hand.ts';

const nameOf = ({ top, left, rows, cols }: Block): string => {
  const from = slotName({ row: top, col: left });
  return rows * cols === 1 ? from : `${from}–${slotName({ row: top + rows - 1, col: left + cols - 1 })}`;
};

/** Into a slot, or one beside the grid, which grows. `turn` null: the first that fits. */
export function lay(
  edition: Edition,
  file: MissionFile,
  slot: Slot,
  face: string,
  turn: Rotation | null,
): Deed | null {
  const opened = openedAt(edition, file, slot);
  if (!opened) return null;
  const levels = levelsOf(opened.file);
  const there = laidAt(levels, opened.slot);
  const own = there?.face === face ? there.turn : undefined;
  const by = turn ?? own ?? fittingTurns(edition, levels, opened.slot, face)[0] ?? 0;
  return {
    said: { key: 'tile', about: { face, slot: slotName(opened.slot), turn: by } },
    file: placeTile(edition, opened.file, opened.slot, { face, turn: by }),
  };
}

/** The grid with this slot in it; none where it would be too large. */
function openedAt(
  edition: Edition,
  file: MissionFile,
  slot: Slot,
): { readonly file: MissionFile; readonly slot: Slot } | null {
  const tiles = levelsOf(file)[slot.level]?.tiles ?? [];
  const [rows, cols] = [tiles.length, widthOf(tiles)];
  const side =
    slot.row < 0
      ? 'N'
      : slot.col < 0
        ? 'W'
        : slot.row >= rows && rows > 0
          ? 'S'
          : slot.col >= cols && cols > 0
            ? 'E'
            : null;
  if (!side) return { file, slot };
  if ((side === 'N' || side === 'S' ? rows : cols) >= MOST_SIDE) return null;
  const next = { ...slot, row: Math.max(0, slot.row), col: Math.max(0, slot.col) };
  return { file: grown(edition, file, slot.level, side), slot: next };
}

export const turnTile = (edition: Edition, file: MissionFile, slot: Slot, by: 90 | -90): Deed | null => {
  const laid = laidAt(levelsOf(file), slot);
  if (!laid) return null;
  const turn = turnedBy(laid.turn, by);
  return {
    said: { key: 'tile.turned', about: { face: laid.face, turn } },
    file: placeTile(edition, file, slot, { face: laid.face, turn }),
  };
};

/** The next face of the box in the same slot, as it fits. */
export function stepFace(
  edition: Edition,
  file: MissionFile,
  slot: Slot,
  faces: readonly string[],
  by: 1 | -1,
): Deed | null {
  const laid = laidAt(levelsOf(file), slot);
  if (!laid) return null;
  const next = faces[(faces.indexOf(laid.face) + by + faces.length) % faces.length];
  return next === undefined ? null : lay(edition, file, slot, next, null);
}

const deed = (key: string, block: Block, before: MissionFile, file: MissionFile): Deed | null =>
  file === before ? null : { said: { key, about: { block: nameOf(block) } }, file };

/** A whole level that is turned has no empty rows left. */
const closed = (edition: Edition, before: MissionFile, block: Block, after: MissionFile): MissionFile =>
  JSON.stringify(wholeLevel(before, block.level)) === JSON.stringify(block) ? trimmed(edition, after) : after;

export const remove = (edition: Edition, file: MissionFile, block: Block): Deed | null =>
  deed('block.removed', block, file, removeBlock(edition, file, block));
export const turn = (edition: Edition, file: MissionFile, block: Block): Deed | null =>
  deed('block.turned', block, file, closed(edition, file, block, turnBlock(edition, file, block)));
export const mirror = (edition: Edition, file: MissionFile, block: Block): Deed | null =>
  deed('block.mirrored', block, file, mirrorBlock(edition, file, block));
export const paste = (edition: Edition, file: MissionFile, block: Block, to: Slot): Deed | null =>
  deed('block.copied', block, file, copyBlock(edition, file, block, to));

/** With its upper left corner into another slot; beside the grid that grows. */
export function shift(edition: Edition, file: MissionFile, block: Block, to: Slot): Deed | null {
  const opened = openedAt(edition, file, to);
  if (!opened) return null;
  const [down, right] = [to.row < 0 ? 1 : 0, to.col < 0 ? 1 : 0];
  const from = { ...block, top: block.top + down, left: block.left + right };
  const file2 = moveBlock(
    edition,
    opened.file,
    from,
    opened.slot.row - from.top,
    opened.slot.col - from.left,
  );
  return deed('block.moved', from, file, file2);
}
