/** One game watched: how it ended, who died where and why, which ways were walked, what was taken. Plain data, for threads. */
import {
  countOf,
  enemyId,
  SPAWN,
  zoneId,
  type Engine,
  type Game,
  type GameEvent,
  type Setup,
  type State,
} from '@holdout/engine';
import { playGame, type Player } from './games.ts';

/** So many of something, by zone. */
export type Counts = { readonly [zone: string]: number };

export interface Death {
  readonly zone: string;
  readonly round: number;
  readonly hero: string;
  /** The kind of enemy most of whom stood there, `FRIENDS`, or `OTHERWISE`. */
  readonly cause: string;
}
export const FRIENDS = 'friends';
export const OTHERWISE = 'otherwise';

export interface GameReport {
  readonly nth: number;
  readonly result: 'won' | 'lost' | 'stuck';
  /** Clause or condition of the mission that ended it. */
  readonly cause: string;
  readonly rounds: number;
  readonly answers: number;
  readonly deaths: readonly Death[];
  readonly walked: Counts;
  readonly noise: Counts;
  readonly killed: Counts;
  /** Round in which each objective was taken, 0 never; in the order of the file. */
  readonly taken: readonly number[];
  /** Round in which each spawn zone that sleeps at first woke, 0 never. */
  readonly woken: readonly number[];
}

export function watch(engine: Engine, setup: Setup, seed: string, nth: number, player: Player): GameReport {
  const eyes = new Eyes();
  const { state, answers, stuck } = playGame(engine, setup, seed, player, undefined, (events, now) =>
    eyes.see(engine.gameOf(now), events),
  );
  const result = stuck ? 'stuck' : (state.outcome?.result ?? 'stuck');
  const { deaths, walked, noise, killed, taken, woken } = eyes;
  const cause = state.outcome?.cause ?? '';
  return { nth, result, cause, rounds: state.round, answers, deaths, walked, noise, killed, taken, woken };
}

type Tally = { [zone: string]: number };

class Eyes {
  readonly deaths: Death[] = [];
  readonly walked: Tally = {};
  readonly noise: Tally = {};
  readonly killed: Tally = {};
  taken: number[] = [];
  woken: number[] = [];
  /** Enemies as they stood before the answer, by type and zone. */
  #before: readonly number[] = [];
  #places: readonly number[] = [];

  see(g: Game, events: readonly GameEvent[]): void {
    for (const e of events) this.#hear(g, events, e);
    this.#walk(g);
    this.#note(g.state);
    this.#before = g.state.enemies.slice();
  }

  #hear(g: Game, events: readonly GameEvent[], e: GameEvent): void {
    if (e.type === 'noise') count(this.noise, e.zone, e.tokens);
    else if (e.type === 'enemies-killed') count(this.killed, e.zone, e.n);
    else if (e.type === 'hero-died') {
      const { zone, hero } = e;
      const byFriend = events.some((x) => x.type === 'friendly-fire' && x.other === hero);
      const cause = byFriend ? FRIENDS : this.#crowdIn(g, zone);
      this.deaths.push({ zone, hero, round: g.state.round, cause });
    }
  }

  /** Most of those who stood there before, or stand there now. */
  #crowdIn(g: Game, zone: string): string {
    const at = g.context.board.zones.findIndex((z) => z.id === zone);
    const types = g.context.types.map((_, type) => type);
    const then = (type: number): number => this.#before[type * g.context.zones + at] ?? 0;
    const now = (type: number): number => countOf(g, type, at);
    for (const many of [then, now]) {
      const [most] = types.filter((type) => many(type) > 0).sort((a, b) => many(b) - many(a));
      if (most !== undefined) return enemyId(g, most);
    }
    return OTHERWISE;
  }

  #walk(g: Game): void {
    const { heroes } = g.state;
    heroes.forEach(({ zone }, i) => {
      if (zone >= 0 && zone !== this.#places[i]) count(this.walked, zoneId(g, zone), 1);
    });
    this.#places = heroes.map((h) => h.zone);
  }

  #note(state: State): void {
    const { objectives, spawns, round } = state;
    this.taken = objectives.map((o, i) => this.taken[i] || (o.taken >= 0 ? round : 0));
    this.woken = spawns.map((s, i) => this.woken[i] || (s === SPAWN.active ? round : 0));
  }
}

const count = (tally: Tally, zone: string, n: number): void => {
  tally[zone] = (tally[zone] ?? 0) + n;
};
