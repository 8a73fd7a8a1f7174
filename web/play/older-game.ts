/** A stored game that other rules were played by: what became of it, and how it could go on. */
import { goOn, isRefusal, replay, type Engine, type Refusal, type Save } from '@holdout/engine';
import type { Told } from '../store/game-rows.ts';

export interface OlderGame {
  /** The rules it was played by. */
  readonly rules: string;
  readonly mission: string;
  /** All that was told of it, under all rules it has seen. */
  readonly story: readonly string[];
  /** It is over; nobody goes on with it. */
  readonly outcome: 'won' | 'lost' | null;
  /** As it goes on from the beginning of that round. */
  readonly next: { readonly save: Save; readonly round: number; readonly lost: readonly string[] };
}

export function olderGame(engine: Engine, save: Save, told: Told): OlderGame | Refusal {
  const gone = goOn(engine, save, told.flat());
  if (isRefusal(gone)) return gone;
  const state = replay(engine, gone.save);
  if (isRefusal(state)) return state;
  return {
    rules: save.rules,
    mission: engine.gameOf(state).context.mission.id,
    story: gone.save.earlier?.flatMap((era) => era.told) ?? [],
    outcome: save.outcome ?? null,
    next: { save: gone.save, round: state.round, lost: gone.lost },
  };
}
