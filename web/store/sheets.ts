/** Survivors that players have made and kept (C-SKILL-4), and those that came with the game on the table. */
import type { HeroSheet } from '@holdout/engine';
import { create } from 'zustand';
import { shelfOf, SHEETS } from './db.ts';
import { withEdition, type OwnSheet } from './own-sheet.ts';
import { keeper } from './storage.ts';

interface SheetStore {
  /** All whose names are known here: own ones and lent ones. */
  readonly sheets: readonly HeroSheet[];
  /** Own ones, to play with. */
  readonly own: readonly OwnSheet[];
  load(): Promise<void>;
  keep(sheet: OwnSheet): Promise<void>;
  forget(id: string): Promise<void>;
  /** Names the survivors of a game that somebody else made. */
  lend(sheets: readonly HeroSheet[]): void;
}

const kept = keeper.keeping(shelfOf<HeroSheet>(SHEETS));

export const useSheets = create<SheetStore>((set, get) => {
  let lent: readonly HeroSheet[] = [];
  const show = (own: readonly OwnSheet[]): void => {
    const ids = new Set(own.map((s) => s.id));
    set({ own, sheets: [...own, ...lent.filter((s) => !ids.has(s.id))] });
  };
  return {
    sheets: [],
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
    lend(sheets) {
      lent = sheets;
      show(get().own);
    },
  };
});
