/** What became of the games of this browser, counted from what is known of each; nothing is kept of it. */
import type { Brief } from './brief.ts';
import type { Listed } from './use-games.ts';

export interface Tally {
  readonly played: number;
  readonly won: number;
}

interface MissionTally extends Tally {
  readonly id: string;
  /** Rounds of the quickest win. */
  readonly best: number | null;
}

interface HeroTally extends Tally {
  readonly id: string;
  /** Of a survivor somebody has made. */
  readonly name?: string;
  readonly died: number;
}

export interface EditionTally extends Tally {
  readonly id: string;
  readonly missions: readonly MissionTally[];
  /** Those who were played most come first. */
  readonly heroes: readonly HeroTally[];
}

export interface Statistics extends Tally {
  readonly editions: readonly EditionTally[];
  /** Games that nothing can be said of yet. */
  readonly reading: number;
}

/** `editions`: in the order they are told. What branched off another game did not count, nor what bots played alone. */
export function statisticsOf(games: readonly Listed[], editions: readonly string[]): Statistics {
  const counted = games.filter(({ game }) => game.parent === null && !isBotsAlone(game.bots));
  const over = counted.flatMap((g) => (g.kind === 'readable' && g.brief.outcome ? [g.brief] : []));
  return {
    ...tallyOf(over),
    reading: counted.filter((g) => g.kind === 'reading').length,
    editions: editions
      .map((id) =>
        editionTally(
          id,
          over.filter((b) => b.edition === id),
        ),
      )
      .filter((e) => e.played > 0),
  };
}

const isBotsAlone = (bots: readonly (string | null)[] = []): boolean =>
  bots.length > 0 && bots.every((bot) => bot !== null);

function editionTally(id: string, games: readonly Brief[]): EditionTally {
  const missions = unique(games.map((b) => b.mission)).map((mission) =>
    missionTally(
      mission,
      games.filter((b) => b.mission === mission),
    ),
  );
  const heroes = unique(games.flatMap((b) => b.heroes.map((h) => h.id))).map((hero) =>
    heroTally(hero, games),
  );
  return {
    id,
    ...tallyOf(games),
    missions: missions.sort((a, b) => a.id.localeCompare(b.id, undefined, { numeric: true })),
    heroes: heroes.sort((a, b) => b.played - a.played || b.won - a.won),
  };
}

function missionTally(id: string, games: readonly Brief[]): MissionTally {
  const wins = games.filter(isWon).map((b) => b.round);
  return { id, ...tallyOf(games), best: wins.length > 0 ? Math.min(...wins) : null };
}

function heroTally(id: string, games: readonly Brief[]): HeroTally {
  const of = games.filter((b) => b.heroes.some((h) => h.id === id));
  const lives = of.flatMap((b) => b.heroes.filter((h) => h.id === id));
  const name = lives.find((h) => h.name !== undefined)?.name;
  return {
    id,
    ...(name !== undefined && { name }),
    ...tallyOf(of),
    died: lives.filter((h) => h.status === 'dead').length,
  };
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];
const isWon = (brief: Brief): boolean => brief.outcome === 'won';
const tallyOf = (games: readonly Brief[]): Tally => ({
  played: games.length,
  won: games.filter(isWon).length,
});
