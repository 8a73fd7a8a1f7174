/** Who sits where, for so many heroes or players. */
import { isRefusal, type Edition, type Engine, type Mission, type Setup } from '@holdout/engine';

type Numbers = Pick<Mission, 'heroesPerSeat' | 'players'>;

/** Seats for a number of players, filled with these heroes in order. */
export function seatsFor(
  edition: Edition,
  mission: Numbers,
  players: number,
  heroes?: readonly string[],
): string[][] {
  const each = edition.heroesPerSeat(players, mission);
  const ids = heroes ?? edition.sheets.map((s) => s.id);
  return Array.from({ length: players }, (_, seat) => ids.slice(seat * each, (seat + 1) * each));
}

/** Heroes that every edition deals out; fewer are allowed in some and harder in all (S-SET-1). */
const FEWEST = 4;

/** The table of a mission with so many heroes, those of the team first, or as near to it as the mission allows. */
export function tableFor(
  engine: Engine,
  edition: Edition,
  mission: Setup['mission'],
  heroes: number,
  team: readonly string[] = [],
  brought: Pick<Setup, 'sheets' | 'pack'> = {},
): string[][] {
  const ids = [...new Set([...team, ...edition.sheets.map((s) => s.id)])];
  if (heroes < FEWEST) return [ids.slice(0, heroes)];
  const numbers = numbersOf(engine, edition, mission, brought);
  return seatsFor(edition, numbers, playersFor(edition, heroes, numbers), ids);
}

/**
 * Fewest players who have so many heroes between them as the edition deals them out. Where a mission deals one hero each
 * and lets others join, the number is that of heroes in the end: three more than players (M-C09).
 */
function playersFor(edition: Edition, heroes: number, mission: Numbers): number {
  const [least, most] = mission.players ?? [1, 6];
  const joining = 3;
  const fits = (players: number): boolean => players * edition.heroesPerSeat(players, mission) === heroes;
  const players = mission.heroesPerSeat ? heroes - joining : ([1, 2, 3, 4, 5, 6].find(fits) ?? 1);
  return Math.max(least, Math.min(most, players, mostWithHeroes(edition, mission)));
}

/** A small box has not enough heroes for everybody. */
function mostWithHeroes(edition: Edition, mission: Numbers): number {
  const fits = (players: number): boolean =>
    players * edition.heroesPerSeat(players, mission) <= edition.sheets.length;
  return [6, 5, 4, 3, 2].find(fits) ?? 1;
}

/** Of a mission of the box, or of a file. */
function numbersOf(
  engine: Engine,
  edition: Edition,
  mission: Setup['mission'],
  brought: Pick<Setup, 'sheets' | 'pack'>,
): Numbers {
  const context = engine.contextOf({ ...brought, edition: edition.id, mission, seats: [] });
  if (isRefusal(context)) throw new Error(`${context.refused} ${context.at ?? ''}`);
  return context.mission;
}
