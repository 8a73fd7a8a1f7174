/** A block of tiles once more elsewhere, with what lies wholly on it: doors, spawn zones, tokens, enemies. */
import type { Edition, Json } from '@holdout/engine';
import { isFields } from '../patch.ts';
import type { MissionFile } from '../workshop.ts';
import { isIn, placeTile, type Block } from './blocks.ts';
import { laidSlots, levelsOf, type Slot } from './ground.ts';
import { relaid } from './relay.ts';

const COPIED = ['doors', 'spawns', 'objectives', 'enemies'];

export function copyBlock(edition: Edition, file: MissionFile, block: Block, to: Slot): MissionFile {
  const [down, right] = [to.row - block.top, to.col - block.left];
  const inside = laidSlots(levelsOf(file)).filter((s) => isIn(block, s));
  const there = ({ row, col }: Slot): Slot => ({ level: to.level, row: row + down, col: col + right });
  const laid = inside.reduce((f, { laid: tile, ...slot }) => placeTile(edition, f, there(slot), tile), file);
  if (laid === file) return file;
  // As if the block itself had gone: what is told of it then is told of the copy.
  const gone = relaid(edition, file, levelsOf(laid), (s) =>
    isIn(block, s) ? { to: there(s), turn: 0 } : undefined,
  );
  return COPIED.reduce<MissionFile>((f, key) => {
    const copies = entriesOf(gone[key]);
    return copies.length > 0 ? { ...f, [key]: [...entriesOf(f[key]), ...copies] } : f;
  }, laid);
}

const entriesOf = (v: Json | undefined): Json[] => (Array.isArray(v) ? v.filter((e) => isFields(e)) : []);
