/** Why enemies do what they do in a step, for those who ask: who attacks, who rests, and what the others go for. */
import { countOf, enemyId, heroesIn, zoneId, type Game } from '../kernel/game.ts';
import type { Motive } from '../kernel/motive.ts';
import { actingIn, type Activation } from './acting.ts';
import { heroAt } from '../lookup.ts';

interface Group {
  readonly type: number;
  readonly zone: number;
  readonly n: number;
}

/** Those who strike where they stand or from afar, and those who do nothing at all. */
export function tellAttacks(g: Game, f: Activation): void {
  for (const { zone, strikes } of f.pools) {
    for (const { type, n } of strikes)
      tell(g, { type, zone, n }, { kind: 'attacks', goals: [zone], clause: 'K-ENE-1' });
  }
  for (const { type, from, n, zones } of f.aims)
    tell(g, { type, zone: from, n }, { kind: 'attacks', goals: zones, clause: enemyId(g, type) });
  if (f.second || f.only) return;
  const { idle, idleBy } = g.context.edition.policies;
  if (!idle) return;
  eachGroup(g, (type, zone) => {
    const n = Math.min(idle(g, type, zone), countOf(g, type, zone));
    if (n > 0)
      tell(g, { type, zone, n }, { kind: 'rests', goals: [], clause: idleBy?.(g, type, zone) ?? 'K-ENE-1' });
  });
}

/** What everybody who moves in this step goes for. */
export function tellAims(g: Game, f: Activation): void {
  const { directions } = g.context.edition.policies;
  eachGroup(g, (type, zone) => {
    const n = actingIn(g, f, type, zone);
    if (n === 0 || f.busy.includes(type * g.context.zones + zone)) return;
    let motive: Motive | undefined;
    // Asked anew for each group: what several types share is told once only.
    const ways = directions(g, (m) => (motive = m))(zone, type);
    if (motive) tell(g, { type, zone, n }, motive, ways);
  });
}

function eachGroup(g: Game, look: (type: number, zone: number) => void): void {
  for (let zone = 0; zone < g.context.zones; zone++) {
    for (let type = 0; type < g.context.types.length; type++)
      if (countOf(g, type, zone) > 0) look(type, zone);
  }
}

function tell(g: Game, { type, zone, n }: Group, motive: Motive, ways: readonly number[] = []): void {
  const { kind, goals, clause, people = [], noise } = motive;
  const heroes = motive.heroes ?? goals.flatMap((goal) => heroesIn(g, goal));
  g.heed?.({
    enemy: enemyId(g, type),
    n,
    zone: zoneId(g, zone),
    kind,
    goals: goals.map((goal) => zoneId(g, goal)),
    heroes: heroes.map((hero) => heroAt(g.state, hero).id),
    people,
    ...(noise === undefined ? {} : { noise }),
    ways: ways.map((way) => zoneId(g, way)),
    clause,
  });
}
