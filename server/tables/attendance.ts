/** Keeps everybody at a table told who is there, and does what becomes due when somebody is not. */
import { serverText } from '@holdout/protocol';
import { LIMITS } from '../limits.ts';
import { nextDue } from './absence.ts';
import { actorFor } from './chairs.ts';
import type { Body } from './decide.ts';
import type { Fold } from './fold.ts';
import type { Onlooker } from './onlooker.ts';
import { Presence, type Roster } from './presence.ts';
import type { TableHelp } from './table-help.ts';

interface AttendanceHelp extends Pick<TableHelp, 'process' | 'now' | 'storage' | 'trouble'> {
  readonly table: string;
  readonly onlookers: Iterable<Onlooker>;
  /** Stores what has become due, if it still is. */
  settle(decideNow: () => Body | undefined): void;
}

/** Timers take no longer time. */
const LONGEST_MS = 2 ** 30;

export class Attendance {
  readonly presence: Presence;
  private timer: NodeJS.Timeout | undefined;
  private woundTo: number | undefined;
  private remembered: number | undefined;
  private stopped = false;
  /** What everybody knows. */
  private told = '';

  constructor(
    private readonly fold: Fold,
    private readonly help: AttendanceHelp,
  ) {
    this.presence = new Presence(fold, help.process, help.now);
  }

  /** Somebody came, left, or has other rights. */
  changed(): void {
    const { seating, host } = this.fold;
    const news = this.presence.own(this.help.onlookers, (hashes) => actorFor(seating, host, hashes));
    if (news) this.signal(news);
    this.tell();
  }

  /** Another process says who is at this table there. */
  hear(roster: Roster): void {
    this.presence.take(roster);
    const { mine } = this.presence;
    if (roster.asks && mine) this.signal(mine);
    this.tell();
  }

  /** Processes that are gone take everybody with them. */
  keepOnly(alive: (process: string) => boolean): void {
    this.presence.keepOnly(alive);
    this.tell();
  }

  /** A newcomer is told in any case. */
  greet(onlooker: Onlooker): void {
    const { told } = this;
    this.changed();
    if (this.told === told) onlooker.tell(told);
  }

  /** When something becomes due, if anything does. */
  dueAt(): number | undefined {
    return nextDue(this.fold, this.presence)?.at;
  }

  /** The log or the people have changed: so may have what is due, and when. */
  look(): void {
    if (this.stopped) return;
    const at = this.dueAt();
    if (at !== this.remembered) this.remember(at);
    // Where much happens a clock that is wound anew each time would never strike.
    if (at === this.woundTo) return;
    clearTimeout(this.timer);
    this.woundTo = at;
    if (at === undefined) return;
    const wait = Math.min(LONGEST_MS, Math.max(LIMITS.dueMs, at - this.help.now()));
    this.timer = setTimeout(() => this.strike(), wait);
    this.timer.unref();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** Does what is due. */
  strike(): void {
    this.woundTo = undefined;
    this.help.settle(() => {
      const due = nextDue(this.fold, this.presence);
      return due && due.at <= this.help.now() ? due.body : undefined;
    });
    this.look();
  }

  /** For the time when nobody has the table open. */
  private remember(at: number | undefined): void {
    this.remembered = at;
    const { storage, table, trouble } = this.help;
    storage.setDue(table, at).catch(trouble);
  }

  /** To the other processes. */
  private signal(roster: Roster): void {
    this.help.storage.signal(this.help.table, JSON.stringify(roster));
  }

  private text(): string {
    return serverText({ t: 'people', ...this.presence.view() });
  }

  private tell(): void {
    const text = this.text();
    if (text !== this.told) for (const onlooker of this.help.onlookers) onlooker.tell(text);
    this.told = text;
    this.look();
  }
}
