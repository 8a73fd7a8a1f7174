/** A game that is over, turn by turn: where each began, what was played, and what dice, cards and enemies brought. */
import { formOf, isRefusal, type Engine, type GameEvent, type Refusal, type Truth } from '@holdout/engine';
import { isTurn, stepFor, type Plan, type Step } from '../captain/plan.ts';
import type { Deed } from './line.ts';

export interface PastTurn {
  /** Answers given before it. */
  readonly seq: number;
  readonly round: number;
  readonly hero: string;
  readonly before: Truth;
  readonly plan: Plan;
  readonly deeds: readonly Deed[];
}

export type Luck = 'dice' | 'cards' | 'enemies';

/** An answer after which something came to light. */
export interface Reveal {
  readonly kind: Luck;
  readonly before: Truth;
  readonly step: Step;
  readonly after: Truth;
}

interface Past {
  readonly turns: readonly PastTurn[];
  readonly reveals: readonly Reveal[];
  readonly end: Truth;
}

interface OpenTurn extends Omit<PastTurn, 'hero'> {
  hero: number;
  readonly plan: Step[];
  readonly deeds: Deed[];
}

/** Plays a game again from its beginning. */
export function pastOf(engine: Engine, beginning: Truth, answers: readonly string[]): Past | Refusal {
  const state = engine.clone(beginning);
  const turns: OpenTurn[] = [];
  const reveals: Reveal[] = [];
  let open: OpenTurn | undefined;
  for (const answer of answers) {
    const d = engine.decisionOf(state);
    if (!d) break;
    const { round, seq } = state;
    if (!open && isTurn(d)) {
      open = { seq, round, hero: state.active, before: engine.clone(state), plan: [], deeds: [] };
      turns.push(open);
    }
    const step = stepFor(state, d, answer);
    const before = engine.clone(state);
    const told = engine.answer(state, answer);
    if (isRefusal(told)) return told;
    open?.plan.push(step);
    open?.deeds.push({ decision: d, answer });
    if (state.reveals !== before.reveals)
      reveals.push({
        kind: kindOf(told.events, state.round !== round),
        before,
        step,
        after: engine.clone(state),
      });
    if (open && open.hero < 0) open.hero = state.active;
    if (open && (state.active !== open.hero || state.round !== round)) open = undefined;
  }
  const named = turns.map((turn) => ({ ...turn, hero: state.heroes[turn.hero]?.id ?? '' }));
  return { turns: named, reveals, end: state };
}

/** What the last of the heroes set off belongs to the enemies. */
function kindOf(events: readonly GameEvent[], dawned: boolean): Luck {
  if (dawned) return 'enemies';
  return events.some((e) => formOf(e.type).counts?.as === 'roll') ? 'dice' : 'cards';
}
