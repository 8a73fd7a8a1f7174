/** Rules of a mission that only count: what that would bring about can be told without carrying them out. */
import type { Condition, Game, MissionRule } from '@holdout/engine';

/** What is decided by what the players have done, and by nothing that happens in an End Phase. */
const STEADY: readonly string[] = ['objectives', 'objectivesTaken', 'taken', 'teamOf'];

interface Tally {
  /** Does its counting alone come to something: an end of the game, another rule that has waited for it? */
  readonly isPlain: boolean;
  /** Will it still count, whatever else happens? */
  readonly isSteady: boolean;
  /** What comes of it, and of the other one after it. */
  then(other: MissionRule): string;
}

/** Undefined where the rule does more. */
export function tallyOf(g: Game, rule: MissionRule): Tally | undefined {
  const counters = countersOf(rule);
  if (!counters) return undefined;
  return {
    isPlain: counted(g, counters, () => outcome(g)) === GOES_ON,
    isSteady: isSteady(rule.when),
    then: (other) =>
      counted(g, counters, () => {
        const first = outcome(g);
        if (first === WAKES) return 'wakes a rule at once';
        if (first !== GOES_ON) return first;
        return other.when(g) ? counted(g, countersOf(other) ?? [], () => outcome(g)) : 'stops the other';
      }),
  };
}

const countersOf = ({ effects }: MissionRule): readonly string[] | undefined => {
  const counters = effects.flatMap(({ tallies }) => tallies ?? []);
  return counters.length === effects.length ? counters : undefined;
};

/** Looks at the game as if they had been counted. */
function counted<T>(g: Game, counters: readonly string[], look: () => T): T {
  const before = g.state.counters;
  g.state.counters = { ...before };
  for (const name of counters) g.state.counters[name] = (g.state.counters[name] ?? 0) + 1;
  const seen = look();
  g.state.counters = before;
  return seen;
}

const GOES_ON = 'goes on';
const WAKES = 'wakes a rule';

/** In the order in which the kernel asks (settle). */
function outcome(g: Game): string {
  const { mission, once } = g.context;
  if (once.some(({ mark, rule }) => g.state.counters[mark] !== 1 && rule.when(g))) return WAKES;
  if (mission.win(g)) return 'won';
  const lost = mission.lose.find(({ when }) => when(g));
  return lost ? `lost by ${lost.id}` : GOES_ON;
}

const isSteady = ({ word, aim }: Condition): boolean =>
  aim?.parts ? aim.parts.every(isSteady) : word === undefined || STEADY.includes(word);
