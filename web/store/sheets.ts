/** Survivors that players have made and kept (C-SKILL-4), and those that came with the game on the table. */
import type { HeroSheet } from '@holdout/engine';
import type { Brought } from '@holdout/narrate/plain';
import { create } from 'zustand';
import { shelfOf, SHEETS } from './db.ts';
import { withEdition, type OwnSheet } from './own-sheet.ts';
import { keeper } from './storage.ts';

interface SheetStore {
  /** All that has a name of its own here: own heroes and lent ones, cards that came with the game. */
  readonly brought: Brought;
  /** Own ones, to play with. */
  readonly own: readonly OwnSheet[];
  load(): Promise<void>;
  keep(sheet: OwnSheet): Promise<void>;
  forget(id: string): Promise<void>;
  /** Names the heroes and cards of a game that somebody else made. */
  lend(brought: Brought): void;
}

const kept = keeper.keeping(shelfOf<HeroSheet>(SHEETS));

export const useSheets = create<SheetStore>((set, get) => {
  let lent: Brought = {};
  const show = (own: readonly OwnSheet[]): void => {
    const ids = new Set(own.map((s) => s.id));
    const others = (lent.sheets ?? []).filter((s) => !ids.has(s.id));
    set({ own, brought: { sheets: [...own, ...others], pack: lent.pack, ours: lent.ours } });
  };
  return {
    brought: {},
    own: [],
    async load() {
      show((await kept.readAll()).map(withEdition));
    },
    async keep(sheet) {
      await kept.write(sheet);
      await get().load();
    },
    async forget(id) {
      await kept.remove(id);
      await get().load();
    },
    lend(brought) {
      lent = brought;
      show(get().own);
    },
  };
});
