/** What somebody has in hand, has picked and looks at while drawing: none of it is part of the draft. */
import type { Edition } from '@holdout/engine';
import { createContext, useContext, useMemo, useState } from 'react';
import { plugFor } from '../../editions/plugs.ts';
import { useStand, type Picked } from '../stand.ts';
import type { Workshop } from '../workshop.ts';
import type { Block } from './blocks.ts';
import { levelsOf, type Level, type Slot } from './ground.ts';
import type { Deed, Hand } from './hand.ts';
import { thingsOf, type Thing } from './things.ts';

export interface Editor {
  readonly workshop: Workshop;
  readonly edition: Edition;
  readonly levels: readonly Level[];
  readonly things: readonly Thing[];
  /** The level that is drawn. */
  readonly level: number;
  show(level: number): void;
  readonly hand: Hand | null;
  take(hand: Hand | null): void;
  readonly picked: Picked | null;
  pick(picked: Picked | null): void;
  /** The slot something was last done at: what fits is asked about it. */
  readonly aimed: Slot | null;
  aim(slot: Slot | null): void;
  /** Tiles in the clipboard. */
  readonly copied: Block | null;
  copy(block: Block | null): void;
  do(deed: Deed | null): void;
}

export function useNewEditor(workshop: Workshop): Editor {
  const { mission } = workshop;
  const { edition } = plugFor(workshop.edition);
  const levels = useMemo(() => levelsOf(mission), [mission]);
  const things = useMemo(() => thingsOf(edition, mission), [edition, mission]);
  const [shown, show] = useStand(workshop, 'level');
  const [hand, take] = useState<Hand | null>(null);
  const [picked, pick] = useStand(workshop, 'picked');
  const [aimed, aim] = useStand(workshop, 'aimed');
  const [copied, copy] = useState<Block | null>(null);
  const level = Math.min(shown, levels.length - 1);
  return useMemo(
    () => ({
      workshop,
      edition,
      levels,
      things,
      level,
      show,
      hand,
      take: (next) => {
        take(next);
        if (next) pick(null);
      },
      picked,
      pick,
      aimed,
      aim,
      copied,
      copy,
      do: (deed) => deed && workshop.change(deed.said, deed.file),
    }),
    [workshop, edition, levels, things, level, show, hand, picked, pick, aimed, aim, copied],
  );
}

export const EditorScope = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = useContext(EditorScope);
  if (!editor) throw new Error('only while something is drawn');
  return editor;
}
