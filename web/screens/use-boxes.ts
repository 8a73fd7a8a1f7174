/** Boxes on the shelf and in the decks, as they were chosen last time. */
import { useMemo, useState } from 'react';
import type { BoxPlan } from '../editions/plug.ts';
import { habits, keepHabits } from '../store/habits.ts';
import { boxesIn, keptBoxes, ownedOf, type Boxes } from './setup-model.ts';

interface BoxUi {
  /** All there are, the edition's own first. */
  readonly all: readonly string[];
  readonly lacking: readonly string[];
  /** By kind of card, those on the shelf. */
  readonly known: Boxes;
  readonly chosen: Boxes;
  hasHero(hero: string): boolean;
  toggleOwned(box: string): void;
  choose(to: Boxes): void;
}

const NO_BOXES: BoxPlan = { mixed: {}, heroes: {} };

export function useBoxes(edition: string, plan: BoxPlan = NO_BOXES): BoxUi {
  const [kept, setKept] = useState(habits);
  return useMemo(() => {
    const all = boxesIn(plan);
    const { lacking } = kept;
    // On the screen an edition has its own box, whoever owns it.
    const without = lacking.filter((box) => box !== all[0]);
    const known = ownedOf(plan.mixed, without);
    const keep = (change: Partial<typeof kept>): void => {
      keepHabits(change);
      setKept({ ...kept, ...change });
    };
    return {
      all,
      lacking,
      known,
      chosen: keptBoxes(known, kept.mixed[edition]),
      hasHero: (hero) => without.every((box) => box !== plan.heroes[hero]),
      toggleOwned: (box) =>
        keep({ lacking: lacking.includes(box) ? lacking.filter((b) => b !== box) : [...lacking, box] }),
      choose: (to) => keep({ mixed: { ...kept.mixed, [edition]: to } }),
    };
  }, [edition, plan, kept]);
}
