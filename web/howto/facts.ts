/** Numbers the texts of "How to play" speak of, all read off a position of the edition. */
import {
  heroAt,
  itemAt,
  DANGER_LEVELS,
  type Context,
  type DangerLevel,
  type Engine,
  type State,
} from '@holdout/engine';

export interface HowtoFacts {
  /** Actions of a turn, wounds that take a hero out. */
  readonly actions: number;
  readonly health: number;
}

/** Of a position in which the turn of a hero has just begun. */
export function howtoFacts(engine: Engine, state: State): HowtoFacts {
  const g = engine.gameOf(state);
  const hero = Math.max(0, state.active);
  return { actions: heroAt(state, hero).actions, health: g.context.edition.policies.health(g, hero) };
}

interface SpawnRow {
  readonly level: DangerLevel;
  readonly enemy: string;
  readonly n: number;
}

/** The first card of the deck that brings enemies at every level, line by line as it is read (K-SPAWN-2). */
export function spawnRows(context: Context, deck: string): readonly SpawnRow[] {
  const { cards, policies } = context.edition;
  for (const card of cards[deck] ?? []) {
    const lines = policies.spawnReadings(context, card);
    const rows = DANGER_LEVELS.map((level, i): SpawnRow => ({
      level,
      enemy: itemAt(lines, i).enemy,
      n: itemAt(lines, i).n,
    }));
    if (rows.every(({ enemy, n }) => enemy !== '' && n > 0)) return rows;
  }
  return [];
}
