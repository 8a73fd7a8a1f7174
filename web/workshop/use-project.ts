/** The project on the table: every step is shown at once and stored at once, one write after the other. */
import { useEffect, useMemo, useState } from 'react';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { projects } from '../store/projects.ts';
import { stepped, wentTo, type Project } from './project.ts';
import type { PackFile, StepWords } from './workshop.ts';

/** `elsewhere`: another tab has gone on with it, and this one must not write over that. */
type Kept = 'kept' | 'keeping' | 'elsewhere';

export interface Desk {
  readonly project: Project;
  readonly kept: Kept;
  change(said: StepWords, next: (pack: PackFile) => PackFile): void;
  goTo(at: number): void;
}
type DeskStore = UseBoundStore<StoreApi<Desk>>;

function deskFor(project: Project): DeskStore {
  let writing: Promise<unknown> = Promise.resolve();
  return create<Desk>((set, get) => {
    const take = (next: Project): void => {
      if (next === get().project || get().kept === 'elsewhere') return;
      set({ project: next, kept: 'keeping' });
      const mine = writing.then(() => projects.keep(next));
      writing = mine.catch(() => undefined);
      mine.then(
        () => get().project === next && set({ kept: 'kept' }),
        () => set({ kept: 'elsewhere' }),
      );
    };
    return {
      project,
      kept: 'kept',
      change: (said, next) => {
        const { project: now } = get();
        take(stepped(now, said, next(now.pack), Date.now()));
      },
      goTo: (at) => {
        const { project: now } = get();
        if (at !== now.at) take(wentTo(now, at));
      },
    };
  });
}

type Opened =
  { readonly at: 'opening' } | { readonly at: 'missing' } | { readonly at: 'open'; readonly desk: DeskStore };

export function useProject(id: string): Opened {
  const [opened, setOpened] = useState<{ readonly id: string; readonly found: Opened }>();
  useEffect(() => {
    let gone = false;
    void projects.open(id).then((project) => {
      if (gone) return;
      setOpened({ id, found: project ? { at: 'open', desk: deskFor(project) } : { at: 'missing' } });
    });
    return () => {
      gone = true;
    };
  }, [id]);
  return useMemo(() => (opened?.id === id ? opened.found : { at: 'opening' }), [opened, id]);
}
