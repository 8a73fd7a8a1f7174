/**
 * The horde forecast: what the enemies would do if their turn came now. A dry run of the real engine on a copy, so it
 * cannot disagree with the rules; where players would choose, a plain choice is made and the place is marked.
 */
import type { Decision } from '../kernel/decision.ts';
import type { Engine } from '../kernel/engine.ts';
import type { GameEvent } from '../kernel/event.ts';
import type { State } from '../kernel/state.ts';
import type { ToldMotive } from '../kernel/motive.ts';
import { plainChoice } from './plain-choice.ts';

/** A question the players would be asked; everything after it may turn out differently. */
interface ForecastChoice {
  readonly prompt: string;
  readonly zones: readonly string[];
  readonly heroes: readonly string[];
  readonly about: NonNullable<Decision['about']>;
  /** Events before this number are certain. */
  readonly after: number;
}

export interface Forecast {
  readonly events: readonly GameEvent[];
  readonly choices: readonly ForecastChoice[];
  /** Why every group does what it does, each with the number of events before it; a group with two actions twice. */
  readonly motives: readonly (ToldMotive & { readonly after: number })[];
  /** The clause by which the game would be lost, then or at the next check. */
  readonly doom: string | undefined;
  /** The position afterwards, if the choices fell as assumed. */
  readonly state: State;
}

/** Far beyond any draw of a game: what is rolled in a forecast says nothing about the dice that will fall. */
const OTHER_DICE = 1_000_000;

export function forecast(engine: Engine, state: State): Forecast {
  const { policies } = engine.gameOf(state).context.edition;
  const {
    events,
    choices,
    motives,
    state: after,
  } = engine.imagine(
    state,
    (g) => {
      g.state.stack = [policies.enemyTurn(g)];
      g.state.script = null;
      g.state.chance = g.state.chance.map((n) => n + OTHER_DICE);
    },
    plainChoice,
    'motives',
  );
  return {
    events,
    motives,
    state: after,
    doom: after.outcome?.result === 'lost' ? after.outcome.cause : policies.doom?.(engine.gameOf(after)),
    choices: choices.map(({ decision, after: n }) => ({
      prompt: decision.prompt,
      zones: decision.options.flatMap((o) => o.zones ?? []),
      heroes: decision.options.flatMap((o) => o.heroes ?? []),
      about: decision.about ?? {},
      after: n,
    })),
  };
}
