/** The hint on the table, for the panel and the board: what is said so far, what is looked at, what is being played. */
import type { Hint, HintedPlan } from '@holdout/bots/review';
import { create } from 'zustand';

export const nameOf = (plan: HintedPlan): string => plan.answers.join(' ');

interface HintStore {
  readonly hint: Hint | null;
  readonly state: 'thinking' | 'done' | 'failed';
  /** Plan that is shown alone, by name. */
  readonly looked: string | null;
  /** Plan that is being played, and the number of the question it began with. */
  readonly followed: { readonly plan: HintedPlan; readonly letter: number; readonly from: number } | null;
  tell(hint: Hint): void;
  end(state: 'done' | 'failed'): void;
  look(plan: HintedPlan | null): void;
  follow(plan: HintedPlan, from: number): void;
  clear(): void;
}

const NOTHING = { hint: null, state: 'thinking', looked: null, followed: null } as const;

export const useHintStore = create<HintStore>((set, get) => ({
  ...NOTHING,
  tell(hint) {
    const { hint: before, looked, followed } = get();
    if (followed) return;
    // What somebody looks at stays where it is until they look away.
    const held = looked !== null && before !== null;
    set({ hint: held ? { ...hint, plans: inOrder(hint.plans, before.plans.map(nameOf)) } : hint });
  },
  end: (state) => set({ state }),
  look: (plan) => set({ looked: plan && nameOf(plan) }),
  follow(plan, from) {
    const letter = get().hint?.plans.indexOf(plan) ?? 0;
    set({ followed: { plan, letter, from }, looked: nameOf(plan) });
  },
  clear: () => set(NOTHING),
}));

function inOrder(plans: readonly HintedPlan[], names: readonly string[]): HintedPlan[] {
  const place = (plan: HintedPlan): number => {
    const at = names.indexOf(nameOf(plan));
    return at < 0 ? names.length : at;
  };
  return [...plans].sort((a, b) => place(a) - place(b));
}
