/**
 * A table in memory. All that concerns it goes through its queue, so that nobody ever sees what is not stored yet.
 * Its own commands, those of other processes and those of bots take the same way: stored, applied, told.
 */
import type { Tried } from '@holdout/engine';
import { serverText, type ShownState } from '@holdout/protocol';
import { LIMITS } from '../limits.ts';
import { returned } from './absence.ts';
import { Attendance } from './attendance.ts';
import { BotDriver } from './bot-driver.ts';
import { botAnswer } from './bot-player.ts';
import { Calling } from './calling.ts';
import type { Actor } from './chairs.ts';
import type { TableCommand } from './commands.ts';
import { Crowd } from './crowd.ts';
import { decide, type Body } from './decide.ts';
import { formatEntry, type Entry } from './entry.ts';
import { Faults } from './faults.ts';
import { applyEntry, refKey, type Fold } from './fold.ts';
import { follow } from './following.ts';
import { isAhead } from './onward.ts';
import { isPaper } from './paper.ts';
import { Queue } from './queue.ts';
import { missingStories } from './retelling.ts';
import { Pace } from './pace.ts';
import { RecentTexts } from './recent-texts.ts';
import type { Greeting, Onlooker, Seen } from './onlooker.ts';
import { isNo, no, type Refused } from './refusals.ts';
import { Snapshots } from './snapshots.ts';
import type { Done, TableHelp } from './table-help.ts';
import { Telling } from './telling.ts';
import { entryView, stateView } from './view.ts';
import { clearWayFor, WayBack } from './way-back.ts';

export class LiveTable {
  private readonly queue = new Queue();
  readonly crowd: Crowd;
  private readonly recent = new RecentTexts(LIMITS.recentEntries, LIMITS.recentChars);
  private shown: ShownState | null;
  private readonly telling: Telling;
  /** It has been tried to tell what nobody has kept. */
  private retold = false;
  private readonly bots: BotDriver;
  readonly attendance: Attendance;
  private readonly calling: Calling;
  private readonly snapshots: Snapshots;
  private readonly faults: Faults;
  readonly wayBack: WayBack;
  /** Storage failed in the middle of a write: what it holds has to be looked up first. */
  private inDoubt = false;
  private stopped = false;
  usedAt: number;

  constructor(
    readonly id: string,
    private readonly fold: Fold,
    private readonly help: TableHelp,
  ) {
    this.crowd = new Crowd(fold);
    this.shown = stateView(fold);
    this.telling = new Telling(id, fold, help.storage, help.process);
    this.snapshots = new Snapshots(id, fold, help);
    this.faults = new Faults(id, fold, help);
    this.wayBack = new WayBack(fold);
    this.usedAt = help.now();
    this.attendance = new Attendance(fold, {
      ...help,
      table: id,
      onlookers: this.crowd.onlookers,
      settle: (decideNow) => this.settle(decideNow),
    });
    this.calling = new Calling(fold, {
      there: this.attendance.presence,
      ring: (bell, gone) => help.ring(id, bell, gone),
      settle: (decideNow) => this.settle(decideNow),
    });
    this.bots = new BotDriver(
      {
        // In a game by letter nobody waits until somebody looks on.
        isDue: () => (this.watched || fold.house.pace > 0) && botAnswer.isDue(this.fold),
        at: () => this.fold.at,
        play: () => this.playBot(),
      },
      help.botMs,
      help.trouble,
    );
  }

  get seq(): number {
    return this.fold.seq;
  }

  /** Later rules than those of this process own it. */
  get isAhead(): boolean {
    return isAhead(this.fold);
  }

  get watched(): boolean {
    return this.crowd.onlookers.size > 0;
  }

  actor(hashes: readonly string[]): Actor {
    return this.crowd.actor(hashes);
  }

  /**
   * Adds somebody; `greet` gets the welcome, or the entries since a number when this process told that one and still
   * knows them. False when the table has just left memory: it has to be opened again.
   */
  async join(
    onlooker: Onlooker,
    seen: Seen | undefined,
    greet: (greeting: Greeting) => void,
  ): Promise<boolean> {
    // The long part of it needs no turn: what has happened stays as it was told, but for what is taken back meanwhile.
    const past =
      seen?.here && this.recent.since(seen.seq, this.fold.seq) ? [] : await this.tellPast(onlooker);
    return this.queue.run(async () => {
      if (this.stopped) return false;
      // Whoever comes from another process may know more than this one has heard; nobody is led back.
      if (this.inDoubt || (seen && seen.seq > this.fold.seq)) await this.catchUp();
      const missed = seen?.here ? this.recent.since(seen.seq, this.fold.seq) : undefined;
      greet(
        missed ? { is: 'missed', texts: missed } : { is: 'welcome', text: await this.telling.welcome(past) },
      );
      this.crowd.add(onlooker);
      this.usedAt = this.help.now();
      await this.welcomeBack(onlooker);
      this.attendance.greet(onlooker);
      this.bots.wake();
      return true;
    });
  }

  private async tellPast(onlooker: Onlooker): Promise<readonly number[]> {
    if (!this.retold && this.fold.lines.includes(0)) await this.queue.run(() => this.retell());
    return this.telling.pages(onlooker);
  }

  /** What nobody has kept of the story is told once more and kept. */
  private async retell(): Promise<void> {
    this.retold = true;
    for (const entry of await missingStories(this.fold, this.help.now())) {
      if ((await this.append(formatEntry(entry))) !== 'ok') return this.catchUp();
      this.apply(this.fold.seq + 1, entry);
    }
  }

  leave(onlooker: Onlooker): void {
    if (!this.crowd.onlookers.delete(onlooker)) return;
    this.usedAt = this.help.now();
    this.attendance.changed();
  }

  /** Whoever comes back takes their place again. */
  private async welcomeBack({ hashes }: Onlooker): Promise<void> {
    for (const body of returned(this.fold, this.actor(hashes))) await this.carryOut(() => ({ body }));
  }

  private settle(decideNow: () => Body | undefined): void {
    const settled = this.queue.run(() =>
      this.carryOut(() => {
        const body = decideNow();
        return body ? { body } : no('answer.stale');
      }),
    );
    settled.catch(this.help.trouble);
  }

  /** `hashes`: of the secrets that were shown; rights are looked up when the command's turn comes. */
  command(
    hashes: readonly string[],
    command: TableCommand,
    ref?: string,
    name = '',
  ): Promise<Done | Refused> {
    return this.queue.run(() => {
      const actor = (): Actor => ({ ...this.actor(hashes), name });
      return this.carryOut(
        () => decide(this.fold, actor(), command, this.attendance.presence),
        ref,
        () => this.hasHeard(actor(), ref),
      );
    });
  }

  /** A look at the fold between two entries. */
  look<T>(see: (fold: Fold) => T): Promise<T> {
    return this.queue.run(async () => see(this.fold));
  }

  /** Another process wrote entries up to `head`. */
  wake(head: number): Promise<void> {
    return this.queue.run(async () => {
      if (head <= this.fold.seq) return;
      this.inDoubt = true;
      await this.catchUp();
    });
  }

  /** Finishes what is under way and leaves a snapshot: should the next rules not fit, it is what can still be shown. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.bots.stop();
    this.attendance.stop();
    await this.queue.idle();
    await this.snapshots.write();
  }

  private async carryOut(
    decideNow: () => ReturnType<typeof decide>,
    ref?: string,
    isHeard: () => boolean = () => false,
  ): Promise<Done | Refused> {
    for (let tries = 0; tries < LIMITS.retries; tries++) {
      if (this.inDoubt) await this.catchUp();
      if (isHeard()) return { seq: this.fold.seq, again: true };
      const agreed = this.faults.guarded(decideNow);
      if (isNo(agreed)) return agreed;
      const entry = { ...agreed.body, time: this.help.now(), ...(ref === undefined ? {} : { ref }) } as Entry;
      const said = await this.append(formatEntry(entry));
      if (said === 'ok') {
        await this.afterAppend(entry, agreed.tried);
        return { seq: this.fold.seq };
      }
      if (said === 'unknown') return no('table.unknown');
      await this.catchUp();
    }
    return no('table.busy');
  }

  /** The same mark from the same hands: it was done, and only the reply got lost. */
  private hasHeard(actor: Actor, ref: string | undefined): boolean {
    if (ref === undefined) return false;
    const hands = [...actor.chairs, ...(actor.host ? (['host'] as const) : []), 'guest' as const];
    return hands.some((by) => this.fold.refs.includes(refKey({ by, ref })));
  }

  private async append(body: string): Promise<'ok' | 'conflict' | 'unknown'> {
    try {
      return await this.help.storage.append(this.id, this.fold.seq, body);
    } catch (failure) {
      this.inDoubt = true;
      throw failure;
    }
  }

  private async afterAppend(entry: Entry, tried?: Tried): Promise<void> {
    this.usedAt = this.help.now();
    await clearWayFor(this.fold, entry, new Pace());
    const before = this.calling.awaited();
    this.apply(this.fold.seq + 1, entry, tried);
    this.calling.call(before);
    // The title in the log counts; the one beside it is for lists.
    if (entry.kind === 'title')
      await this.help.storage.rename(this.id, this.fold.title).catch(this.help.trouble);
    if (this.snapshots.isDue) await this.snapshots.write();
  }

  private async catchUp(): Promise<void> {
    await follow(this.help.storage, this.id, this.fold, (seq, entry) => this.apply(seq, entry));
    this.inDoubt = false;
  }

  private apply(seq: number, entry: Entry, tried?: Tried): void {
    const wasSound = !isPaper(this.fold.game);
    const effect = applyEntry(this.fold, seq, entry, tried);
    if (wasSound && isPaper(this.fold.game) && !effect.renewed)
      this.faults.tell(`entry ${seq}`, this.fold.game.broken.refused);
    const before = this.shown;
    if (effect.events) this.shown = stateView(this.fold);
    if (effect.renewed) return this.renew();
    const text = serverText(entryView(this.fold, entry, effect, { before, after: this.shown }));
    this.telling.forget();
    this.recent.add(seq, text);
    this.crowd.tell(text, effect);
    if (effect.seats) this.attendance.changed();
    else this.attendance.look();
    this.bots.wake();
  }

  /** The game goes on under other rules: what everybody knows of it is told anew. */
  private renew(): void {
    this.telling.forget();
    this.recent.forget();
    this.crowd.renew(this.isAhead ? undefined : this.telling.anew());
    this.attendance.changed();
    this.bots.wake();
  }

  /** People are heard while a captain thinks: what it thought of a moment that is over is not given. */
  private async playBot(): Promise<Done | Refused> {
    const { at } = this.fold;
    const thought = await botAnswer.thought(this.fold, this.id, this.help);
    const failed = (failure: unknown): void => this.faults.tell('bot', failure);
    const agree = () => this.fold.at === at && botAnswer.agree(this.fold, thought, failed);
    return this.queue.run(() => this.carryOut(() => agree() || no('answer.stale')));
  }
}
