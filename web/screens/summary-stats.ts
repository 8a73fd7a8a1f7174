/** A whole game in numbers, from nothing but its log. */
import type { GameEvent } from '@holdout/engine';
import type { LogEntry } from '../play/table.ts';
import { throwsIn, type Bonus, type Throw } from './summary-luck.ts';

export interface HeroStats {
  readonly id: string;
  readonly kills: number;
  /** By enemy type. */
  readonly killsOf: { readonly [enemy: string]: number };
  readonly wounds: number;
  readonly searches: number;
  /** Hits rolled, and hits that fair dice would have given. */
  readonly hits: number;
  readonly expected: number;
  readonly throws: readonly Throw[];
  /** Experience at the start and at the end of every round, up to the last one the hero saw. */
  readonly xp: readonly number[];
  /** Round in which the hero came into the game; 0 for those who began it. */
  readonly since: number;
  readonly died: { readonly round: number; readonly zone: string } | null;
  readonly left: number | null;
}

export interface GameStats {
  readonly rounds: number;
  readonly answers: number;
  readonly heroes: readonly HeroStats[];
  readonly kills: number;
  readonly wounds: number;
  readonly noise: number;
  readonly dice: number;
  readonly doors: number;
  readonly objectives: number;
  readonly killsIn: ReadonlyMap<string, number>;
  /** Attacks of enemies on heroes. */
  readonly attacksIn: ReadonlyMap<string, number>;
  readonly diceIn: ReadonlyMap<string, number>;
}

/** An event with the round and the answer it belongs to. */
export interface Dated {
  readonly round: number;
  readonly seq: number;
  readonly event: GameEvent;
}

/** All events in order. An answer may carry the game into the next round, so rounds are counted as they begin. */
export function datedEvents(log: readonly LogEntry[]): Dated[] {
  let round = 1;
  return log.flatMap(({ seq, events }) =>
    events.map((event) => {
      if (event.type === 'round-started') round = event.round;
      return { round, seq, event };
    }),
  );
}

interface Book {
  kills: number;
  killsOf: { [enemy: string]: number };
  wounds: number;
  searches: number;
  xp: number[];
  total: number;
  since: number;
  died: HeroStats['died'];
  left: number | null;
}

/** `skills` are the skills each hero begins with, `bonusOf` what a skill adds to a die. */
export function statsOf(
  log: readonly LogEntry[],
  skills: ReadonlyMap<string, readonly string[]>,
  bonusOf: (skill: string) => Bonus,
): GameStats {
  const events = datedEvents(log);
  const books = new Map<string, Book>();
  for (const id of skills.keys()) books.set(id, openBook(0));
  const tally = { kills: 0, wounds: 0, noise: 0, doors: 0, objectives: 0 };
  const killsIn = new Map<string, number>();
  const attacksIn = new Map<string, number>();
  let round = 1;

  const closeRound = (): void => {
    for (const book of books.values()) if (!isOut(book, round)) book.xp[round] = book.total;
  };

  for (const { round: now, event: e } of events) {
    if (now > round) {
      closeRound();
      round = now;
    }
    const book = 'hero' in e ? books.get(e.hero ?? '') : undefined;
    switch (e.type) {
      case 'hero-joined':
        if (!books.has(e.hero)) books.set(e.hero, openBook(now));
        break;
      case 'enemies-killed':
        tally.kills += e.n;
        add(killsIn, e.zone, e.n);
        if (book) {
          book.kills += e.n;
          book.killsOf[e.enemy] = (book.killsOf[e.enemy] ?? 0) + e.n;
        }
        break;
      case 'wounded':
        tally.wounds += e.taken;
        if (book) book.wounds += e.taken;
        break;
      case 'experience':
        if (book) book.total = e.total;
        break;
      case 'searched':
      case 'car-searched':
        if (book) book.searches++;
        break;
      case 'noise':
        tally.noise++;
        break;
      case 'door-opened':
        tally.doors++;
        break;
      case 'objective-taken':
        tally.objectives++;
        break;
      case 'enemies-attack':
        add(attacksIn, e.zone, e.n);
        break;
      case 'hero-died':
        if (book) {
          book.xp[now] = book.total;
          book.died = { round: now, zone: e.zone };
        }
        break;
      case 'hero-left':
        if (book) {
          book.xp[now] = book.total;
          book.left = now;
        }
        break;
      default:
    }
  }
  closeRound();

  const throws = throwsIn(events, skills, bonusOf);
  const diceIn = new Map<string, number>();
  for (const t of throws) if (t.zone) add(diceIn, t.zone, t.dice);
  return {
    ...tally,
    rounds: round,
    answers: log.at(-1)?.seq ?? 0,
    heroes: [...books].map(([id, book]) =>
      heroStats(
        id,
        book,
        throws.filter((t) => t.hero === id),
      ),
    ),
    dice: throws.reduce((n, t) => n + t.dice, 0),
    killsIn,
    attacksIn,
    diceIn,
  };
}

const openBook = (since: number): Book => ({
  kills: 0,
  killsOf: {},
  wounds: 0,
  searches: 0,
  xp: since === 0 ? [0] : [],
  total: 0,
  since,
  died: null,
  left: null,
});

const isOut = ({ died, left }: Book, round: number): boolean =>
  (died !== null && died.round <= round) || (left !== null && left <= round);

function heroStats(id: string, book: Book, all: readonly Throw[]): HeroStats {
  const { kills, killsOf, wounds, searches, xp, since, died, left } = book;
  const throws = all.filter((t) => t.chance !== null);
  return {
    id,
    kills,
    killsOf,
    wounds,
    searches,
    xp,
    since,
    died,
    left,
    throws,
    hits: throws.reduce((n, t) => n + t.hits, 0),
    expected: throws.reduce((n, t) => n + t.dice * (t.chance ?? 0), 0),
  };
}

function add(map: Map<string, number>, key: string, n: number): void {
  map.set(key, (map.get(key) ?? 0) + n);
}
