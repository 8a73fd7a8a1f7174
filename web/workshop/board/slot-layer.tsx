/** Slots: where a tile lies, where one could, and those beside the grid that would make it larger. */
import { TILE_SIZE } from '@holdout/engine';
import { useState } from 'react';
import { blockAt, type Block } from './blocks.ts';
import { useEditor } from './editor.ts';
import { slotName } from './slot-name.ts';
import { fittingTurns } from './fit.ts';
import { laidAt, MOST_SIDE, widthOf, type Slot } from './ground.ts';
import { originOf, slotRect } from './places.ts';
import { lay, paste, shift } from './tile-deeds.ts';
import { TileFace } from './tile-face.tsx';

/** Every slot of a level, and the ones beside it. */
export function slotsOf(level: number, rows: number, cols: number): Slot[] {
  const beside = [
    ...(rows < MOST_SIDE ? [-1, rows].flatMap((row) => range(cols).map((col) => ({ level, row, col }))) : []),
    ...(cols < MOST_SIDE ? [-1, cols].flatMap((col) => range(rows).map((row) => ({ level, row, col }))) : []),
  ];
  return [...range(rows).flatMap((row) => range(cols).map((col) => ({ level, row, col }))), ...beside];
}
const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** What a press on a slot does with what is in hand. */
export function useSlotPress(): (slot: Slot, face?: string) => void {
  const editor = useEditor();
  const { workshop, edition, levels, hand, picked, copied } = editor;
  const { mission } = workshop;
  return (slot, dropped) => {
    editor.aim(slot);
    const face = dropped ?? (hand?.is === 'tile' ? hand.face : undefined);
    if (face !== undefined) {
      editor.do(lay(edition, mission, slot, face, hand?.is === 'tile' ? hand.turn : null));
      return;
    }
    if (copied) {
      editor.do(paste(edition, mission, copied, slot));
      editor.copy(null);
      return;
    }
    if (picked?.is === 'block' && !laidAt(levels, slot)) {
      editor.do(shift(edition, mission, picked.block, slot));
      editor.pick(null);
      return;
    }
    editor.pick(laidAt(levels, slot) ? { is: 'block', block: blockAt(slot) } : null);
  };
}

export function SlotLayer({ focused }: { readonly focused: string | null }): React.JSX.Element {
  const { workshop, edition, levels, level, hand, picked, copied } = useEditor();
  const press = useSlotPress();
  const [over, setOver] = useState<Slot | null>(null);
  const tiles = levels[level]?.tiles ?? [];
  const [rows, cols] = [Math.max(1, tiles.length), Math.max(1, widthOf(tiles))];
  const origin = originOf(workshop.sketch.drawn?.context, level);
  const inHand = hand?.is === 'tile' ? hand : null;
  return (
    <g className="slots">
      {slotsOf(level, rows, cols).map((slot) => {
        const [x0, y0, x1, y1] = slotRect(origin, slot, rows, cols);
        const laid = laidAt(levels, slot);
        const beside = slot.row < 0 || slot.col < 0 || slot.row >= rows || slot.col >= cols;
        const catches = inHand !== null || copied !== null || !laid;
        const hovered = over && slotName(over) === slotName(slot);
        const turn = inHand && (inHand.turn ?? fittingTurns(edition, levels, slot, inHand.face)[0] ?? 0);
        return (
          <g
            key={`${slot.row} ${slot.col}`}
            className="slot"
            data-slot={beside ? undefined : slotName(slot)}
            data-beside={beside || undefined}
            data-laid={laid ? true : undefined}
            data-focused={focused === `slot ${slot.row} ${slot.col}` || undefined}
            style={{ pointerEvents: catches ? 'auto' : 'none' }}
            onPointerEnter={() => setOver(slot)}
            onPointerLeave={() => setOver(null)}
            onDragOver={(e) => {
              e.preventDefault();
              setOver(slot);
            }}
            onDrop={(e) => {
              e.preventDefault();
              press(slot, e.dataTransfer.getData('text/plain'));
            }}
            onClick={() => press(slot)}
          >
            <rect x={x0} y={y0} width={x1 - x0} height={y1 - y0} rx="10" />
            {(beside || !laid) && (
              <path d={`M${(x0 + x1) / 2 - 16} ${(y0 + y1) / 2}h32m-16-16v32`} className="slot-plus" />
            )}
            {hovered && inHand && !beside && turn !== null && (
              <g
                className="ghost"
                transform={`translate(${x0 + TILE_SIZE / 2} ${y0 + TILE_SIZE / 2}) rotate(${turn}) translate(${-TILE_SIZE / 2} ${-TILE_SIZE / 2})`}
              >
                <TileFace edition={edition} face={inHand.face} />
              </g>
            )}
          </g>
        );
      })}
      {picked?.is === 'block' && picked.block.level === level && <BlockFrame block={picked.block} />}
    </g>
  );
}

function BlockFrame({ block }: { readonly block: Block }): React.JSX.Element {
  const { workshop, level } = useEditor();
  const [ox, oy] = originOf(workshop.sketch.drawn?.context, level);
  const [x, y] = [ox + block.left * TILE_SIZE, oy + block.top * TILE_SIZE];
  return (
    <rect
      className="block-frame"
      x={x}
      y={y}
      width={block.cols * TILE_SIZE}
      height={block.rows * TILE_SIZE}
    />
  );
}

/** The block with another corner. */
export const stretched = (block: Block, { row, col }: Slot): Block => {
  const top = Math.min(block.top, row);
  const left = Math.min(block.left, col);
  return {
    level: block.level,
    top,
    left,
    rows: Math.max(block.top + block.rows, row + 1) - top,
    cols: Math.max(block.left + block.cols, col + 1) - left,
  };
};
