/** Random games over all missions, with four to six heroes: every one ends, and everything is somewhere after every answer. */
import { itemAt, lookUp, type Setup } from '@holdout/engine';
import { nameOf, playRandomGame, type GameReport } from '@holdout/engine/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { dceased } from '../index.ts';
import { engine } from './table.ts';

const GAMES = 12;
const MISSIONS = Object.keys(dceased.missions);

function setupOf(mission: string, i: number): Setup {
  const ids = dceased.sheets.map((s) => s.id);
  const heroes = Array.from({ length: 4 + (i % 3) }, (_, n) => itemAt(ids, (i + n) % ids.length));
  return { edition: 'dceased', mission, seats: [heroes.slice(0, 2), heroes.slice(2)] };
}

const played = (mission: string): GameReport[] =>
  Array.from({ length: GAMES }, (_, i) =>
    playRandomGame(engine, setupOf(mission, i), `${mission} ${i}`, ({ state }) =>
      dceased.invariants(engine.gameOf(state)),
    ),
  );

const causeOf = ({ state }: GameReport): string => state.outcome?.cause ?? '';
const games: { [mission: string]: GameReport[] } = {};
beforeAll(() => {
  for (const mission of MISSIONS) games[mission] = played(mission);
});

describe.each(MISSIONS)('%s', (mission) => {
  it('ends, whatever is answered', () => {
    expect(
      lookUp(games, mission)
        .filter((g) => g.faults.length > 0)
        .map(nameOf),
    ).toEqual([]);
    expect(lookUp(games, mission).filter((g) => g.state.outcome === null)).toEqual([]);
  });

  it('is lost by its own conditions or with the last hero, never by the first to fall [D-LOSE-1]', () => {
    const lost = lookUp(games, mission).filter((g) => g.state.outcome?.result === 'lost');
    const withTheLast = lost.filter((g) => causeOf(g) === 'D-LOSE-1');
    for (const { state } of withTheLast) expect(state.heroes.filter((h) => h.status !== 'dead')).toEqual([]);
    const others = new Set(lost.map(causeOf).filter((cause) => cause !== 'D-LOSE-1'));
    expect([...lossesOf(mission), 'M-ALL-9']).toEqual(expect.arrayContaining([...others]));
  });
});

it('goes on after the first has fallen: some games last until all have [D-LOSE-1]', () => {
  const last = Object.values(games)
    .flat()
    .filter((g) => causeOf(g) === 'D-LOSE-1');
  expect(last.length).toBeGreaterThan(0);
});

/** Ways to lose that the file of the mission names. */
function lossesOf(mission: string): string[] {
  const { lose = [] } = dceased.missions[mission] as unknown as { lose?: { id: string }[] };
  return lose.map((l) => l.id);
}
