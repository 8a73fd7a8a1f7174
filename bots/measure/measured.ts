/** What many games with so many heroes came to, added up game by game. Plain data: kept with a draft, sent in a pack. */
import { intervalOf } from './interval.ts';
import type { Counts, Death, GameReport } from './watch.ts';

/** The nth game can be played again to look at it. */
export interface DeathIn extends Death {
  readonly nth: number;
}

export interface Measured {
  readonly heroes: number;
  readonly games: number;
  readonly won: number;
  readonly stuck: number;
  /** Of every game. */
  readonly answers: readonly number[];
  readonly rounds: readonly number[];
  /** Rounds of the games lost, by cause. */
  readonly lostBy: { readonly [cause: string]: readonly number[] };
  readonly deaths: readonly DeathIn[];
  readonly walked: Counts;
  readonly noise: Counts;
  readonly killed: Counts;
  readonly tokens: readonly TokenUse[];
  /** Of each spawn zone: in how many games it was awake, and the round in which it woke. */
  readonly woken: readonly (readonly number[])[];
}

interface TokenUse {
  readonly taken: number;
  readonly takenInWon: number;
}

export const nothingMeasured = (heroes: number): Measured => ({
  heroes,
  games: 0,
  won: 0,
  stuck: 0,
  answers: [],
  rounds: [],
  lostBy: {},
  deaths: [],
  walked: {},
  noise: {},
  killed: {},
  tokens: [],
  woken: [],
});

export function withReport(m: Measured, r: GameReport): Measured {
  const won = r.result === 'won';
  return {
    heroes: m.heroes,
    games: m.games + 1,
    won: m.won + (won ? 1 : 0),
    stuck: m.stuck + (r.result === 'stuck' ? 1 : 0),
    answers: [...m.answers, r.answers],
    rounds: [...m.rounds, r.rounds],
    lostBy:
      r.result === 'lost' ? { ...m.lostBy, [r.cause]: [...(m.lostBy[r.cause] ?? []), r.rounds] } : m.lostBy,
    deaths: [...m.deaths, ...r.deaths.map((death) => ({ ...death, nth: r.nth }))],
    walked: sum(m.walked, r.walked),
    noise: sum(m.noise, r.noise),
    killed: sum(m.killed, r.killed),
    tokens: r.taken.map((round, i) => {
      const { taken, takenInWon } = m.tokens[i] ?? { taken: 0, takenInWon: 0 };
      const now = round > 0 ? 1 : 0;
      return { taken: taken + now, takenInWon: takenInWon + (won ? now : 0) };
    }),
    woken: r.woken.map((round, i) => [...(m.woken[i] ?? []), ...(round > 0 ? [round] : [])]),
  };
}

export function sum(a: Counts, b: Counts): Counts {
  const all: { [zone: string]: number } = { ...a };
  for (const [zone, n] of Object.entries(b)) all[zone] = (all[zone] ?? 0) + n;
  return all;
}

/** From so many games on a number says something. */
const ENOUGH_GAMES = 30;

export interface Rate {
  readonly share: number;
  readonly interval: readonly [low: number, high: number];
}

/** Games won; nothing before there are enough. */
export const rateOf = ({ games, won }: Measured): Rate | undefined =>
  games < ENOUGH_GAMES ? undefined : { share: won / games, interval: intervalOf(won, games) };

/** The middle of a list, and where the middle nine tenths of it lie; nothing of an empty one. */
interface Spread {
  readonly median: number;
  readonly from: number;
  readonly to: number;
}

export function spreadOf(list: readonly number[]): Spread | undefined {
  const sorted = [...list].sort((a, b) => a - b);
  const at = (share: number): number | undefined => sorted[Math.floor(share * (sorted.length - 1) + 0.5)];
  const [median, from, to] = [at(0.5), at(0.05), at(0.95)];
  return median === undefined || from === undefined || to === undefined ? undefined : { median, from, to };
}

/** Seconds people at a table have for an answer of a bot: the median of the minutes printed on the missions of the box. */
const SECONDS_AN_ANSWER: { readonly [edition: string]: number } = {
  classic: 42,
  zombie: 14,
  hero: 10,
  dceased: 16,
};
const SECONDS_ANYWHERE = 15;

/** How long people would sit over it, by fives. */
export function minutesOf({ answers }: Measured, edition: string): number {
  const seconds = (spreadOf(answers)?.median ?? 0) * (SECONDS_AN_ANSWER[edition] ?? SECONDS_ANYWHERE);
  return Math.max(5, Math.round(seconds / 300) * 5);
}

interface LeastUsed {
  readonly token: number;
  /** Taken in so many of the games won, 0 to 1. */
  readonly share: number;
}

/** Taken in more of the games won than this, a token is of use. */
const OF_USE = 0.5;

/** The token that games are won without: asked over all numbers of heroes, if any is left lying most of the time. */
export function leastUsed(all: readonly Measured[]): LeastUsed | undefined {
  const won = all.reduce((n, m) => n + m.won, 0);
  if (won < ENOUGH_GAMES) return undefined;
  const [least] = (all[0]?.tokens ?? [])
    .map((_, token) => ({
      token,
      share: all.reduce((n, m) => n + (m.tokens[token]?.takenInWon ?? 0), 0) / won,
    }))
    .sort((a, b) => a.share - b.share);
  return least && least.share < OF_USE ? least : undefined;
}
