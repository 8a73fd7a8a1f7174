/** Numbers the texts of "How to play" speak of, all read off a position of the edition. */
import { DANGER_LEVELS, type DangerLevel, type Engine, type State } from '@holdout/engine';

export interface HowtoFacts {
  /** Actions of a turn, wounds that take a hero out. */
  readonly actions: number;
  readonly health: number;
}

/** Of a position in which the turn of a hero has just begun. */
export function howtoFacts(engine: Engine, state: State): HowtoFacts {
  const g = engine.gameOf(state);
  const hero = Math.max(0, state.active);
  return { actions: state.heroes[hero].actions, health: g.context.edition.policies.health(g, hero) };
}

/** The position with everybody at a danger level. */
function atLevel(engine: Engine, state: State, level: number): State {
  const there = engine.clone(state);
  const { thresholds } = engine.gameOf(there).context.edition;
  for (const hero of there.heroes) Object.assign(hero, { level, xp: thresholds[level] });
  return there;
}

interface SpawnRow {
  readonly level: DangerLevel;
  readonly enemy: string;
  readonly n: number;
}

/** The first card of the deck that brings enemies at every level, line by line as it is read (K-SPAWN-2). */
export function spawnRows(engine: Engine, state: State, deck: string): readonly SpawnRow[] {
  const games = DANGER_LEVELS.map((_, level) => engine.gameOf(atLevel(engine, state, level)));
  for (let card = 0; card < state.decks[deck].draw.length; card++) {
    const rows = games.map((g, i): SpawnRow => {
      const { enemy, n } = g.context.edition.policies.spawnReading(g, card);
      return { level: DANGER_LEVELS[i], enemy, n };
    });
    if (rows.every(({ enemy, n }) => enemy !== '' && n > 0)) return rows;
  }
  return [];
}
