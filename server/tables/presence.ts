/**
 * Who is at a table, at this process and at the others. Nothing of it is stored: each process tells the others its
 * roster when it changes, and again when one asks; what a process has said goes with it.
 */
import {
  flag,
  list,
  object,
  readText,
  text,
  watcher,
  whole,
  type People,
  type Told,
} from '@holdout/protocol';
import type { There } from './absence.ts';
import { plays, type Actor } from './chairs.ts';
import type { Fold } from './fold.ts';
import type { Onlooker } from './onlooker.ts';

const hand = whole(0, 1000);
const ROSTER = object({
  /** The process it is of. */
  roster: text(40),
  chairs: list(hand),
  host: flag,
  watchers: list(watcher),
  /** It has just come and knows nobody: the others shall say theirs. */
  asks: flag,
});
export type Roster = Told<typeof ROSTER>;

export function rosterIn(said: string): Roster | undefined {
  const read = readText(ROSTER, said, 'open');
  return 'value' in read ? read.value : undefined;
}

const sameRoster = (a: Roster | undefined, b: Roster): boolean =>
  JSON.stringify({ ...a, asks: false }) === JSON.stringify({ ...b, asks: false });

type Hand = number | 'host';

/** Of those who watch so many are told by name: a crowd is nobody in particular. */
const NAMED = 24;

export class Presence implements There {
  private readonly rosters = new Map<string, Roster>();
  /** When somebody was last seen to leave. */
  private readonly left = new Map<Hand, number>();

  constructor(
    private readonly fold: Fold,
    private readonly process: string,
    private readonly now: () => number,
  ) {}

  isHere(chair: number): boolean {
    return [...this.rosters.values()].some((r) => r.chairs.includes(chair));
  }

  get host(): boolean {
    return [...this.rosters.values()].some((r) => r.host);
  }

  /** Whoever was never seen here was there when the log last heard of them. */
  awaySince(of: Hand): number {
    return Math.max(this.left.get(of) ?? 0, this.fold.heard[of] ?? 0);
  }

  /** Who is here at this process now: the roster to be told to the others, if it is another one. */
  own(onlookers: Iterable<Onlooker>, actorOf: (hashes: readonly string[]) => Actor): Roster | undefined {
    const before = this.rosters.get(this.process);
    const chairs = new Set<number>();
    const watchers: Roster['watchers'][number][] = [];
    let host = false;
    for (const { id, name, wish, hashes } of onlookers) {
      const actor = actorOf(hashes);
      for (const chair of actor.chairs) chairs.add(chair);
      host ||= actor.owner;
      if (!plays(actor)) watchers.push({ id, name, ...(wish === '' ? {} : { wish }) });
    }
    const roster = {
      roster: this.process,
      chairs: [...chairs].sort((a, b) => a - b),
      host,
      watchers,
      asks: before === undefined,
    };
    if (sameRoster(before, roster)) return undefined;
    this.take(roster);
    return roster;
  }

  take(roster: Roster): void {
    const hands = [...this.hands()];
    if (roster.chairs.length + roster.watchers.length === 0 && !roster.host)
      this.rosters.delete(roster.roster);
    else this.rosters.set(roster.roster, roster);
    this.noteLeavers(hands);
  }

  /** Processes that are gone take everybody with them. */
  keepOnly(alive: (process: string) => boolean): void {
    const hands = [...this.hands()];
    for (const process of this.rosters.keys())
      if (process !== this.process && !alive(process)) this.rosters.delete(process);
    this.noteLeavers(hands);
  }

  /** For the others, when they ask. */
  get mine(): Roster | undefined {
    const mine = this.rosters.get(this.process);
    return mine && { ...mine, asks: false };
  }

  view(): Omit<People, 't'> {
    const away = (of: Hand, here: boolean): number | null => (here ? null : this.awaySince(of));
    return {
      chairs: this.fold.seating.chairs.map((_, i) => away(i, this.isHere(i))),
      host: away('host', this.host),
      watchers: [...this.rosters.values()].flatMap((r) => r.watchers).slice(0, NAMED),
    };
  }

  private *hands(): Iterable<Hand> {
    for (const { chairs, host } of this.rosters.values()) {
      yield* chairs;
      if (host) yield 'host';
    }
  }

  private noteLeavers(before: readonly Hand[]): void {
    const here = new Set(this.hands());
    for (const hand of before) if (!here.has(hand)) this.left.set(hand, this.now());
  }
}
