/** What is otherwise in a what-if than in the real game: round, heroes, figures on the board, goals. */
import { heroAt, type Context, type State } from '@holdout/engine';
import type { Goal } from '../play/goals.ts';
import type { EditionSheet } from '../table/sheet.ts';

interface Fate {
  readonly status: State['heroes'][number]['status'] | 'absent';
  readonly left: number;
  readonly most: number;
}

export type Difference =
  | { readonly kind: 'round'; readonly here: number; readonly real: number }
  | { readonly kind: 'hero'; readonly hero: string; readonly here: Fate; readonly real: Fate }
  | { readonly kind: 'enemies'; readonly enemy: string; readonly here: number; readonly real: number }
  | { readonly kind: 'goal'; readonly goal: string; readonly here: boolean; readonly real: boolean };

interface Side {
  readonly state: State;
  readonly goals: readonly Goal[];
}

export function differencesOf(context: Context, sheet: EditionSheet, here: Side, real: Side): Difference[] {
  const heroes = [...new Set([...here.state.heroes, ...real.state.heroes].map((h) => h.id))];
  const all: Difference[] = [
    { kind: 'round', here: here.state.round, real: real.state.round },
    ...heroes.map((hero): Difference => ({
      kind: 'hero',
      hero,
      here: fateOf(sheet, here.state, hero),
      real: fateOf(sheet, real.state, hero),
    })),
    ...context.types.map(({ id }, type): Difference => ({
      kind: 'enemies',
      enemy: id,
      here: onBoard(context, here.state, type),
      real: onBoard(context, real.state, type),
    })),
    ...here.goals.map(({ id, met }): Difference => ({
      kind: 'goal',
      goal: id,
      here: met,
      real: real.goals.find((g) => g.id === id)?.met ?? false,
    })),
  ];
  return all.filter(({ here: a, real: b }) => JSON.stringify(a) !== JSON.stringify(b));
}

function fateOf(sheet: EditionSheet, state: State, id: string): Fate {
  const hero = state.heroes.findIndex((h) => h.id === id);
  if (hero < 0) return { status: 'absent', left: 0, most: 0 };
  const { status } = heroAt(state, hero);
  // A hero who is gone has no hearts to count.
  return { status, ...(status === 'dead' ? { left: 0, most: 0 } : sheet.heartsOf(state, hero)) };
}

function onBoard({ zones }: Context, { enemies }: State, type: number): number {
  return enemies.slice(type * zones, (type + 1) * zones).reduce((sum, n) => sum + n, 0);
}
