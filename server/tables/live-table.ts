/**
 * A table in memory. All that concerns it goes through its queue, so that nobody ever sees what is not stored yet.
 * Its own commands, those of other processes and those of bots take the same way: stored, applied, told.
 */
import type { Tried } from '@holdout/engine';
import { serverText, type Mark, type ShownState } from '@holdout/protocol';
import { LIMITS } from '../limits.ts';
import type { Storage, StoredEntry } from '../storage/storage.ts';
import { returned } from './absence.ts';
import { Attendance } from './attendance.ts';
import type { Bell } from './bells.ts';
import { BotDriver } from './bot-driver.ts';
import { botAnswer } from './bot-player.ts';
import type { WriteCapsule } from './capsule.ts';
import { actorFor, plays, type Actor } from './chairs.ts';
import type { TableCommand } from './commands.ts';
import { decide, type Body } from './decide.ts';
import { formatEntry, parseEntry, type Entry } from './entry.ts';
import { applyEntry, refKey, saveOfFold, type Fold } from './fold.ts';
import { mayWatch } from './house.ts';
import { isPaper } from './paper.ts';
import { Looks } from './looks.ts';
import { Pace } from './pace.ts';
import { Queue } from './queue.ts';
import { retell } from './retelling.ts';
import { makeRoom } from './room.ts';
import { RecentTexts } from './recent-texts.ts';
import type { Greeting, Onlooker, Seen } from './onlooker.ts';
import { isNo, no, type Refused } from './refusals.ts';
import { lossesOf } from './seating.ts';
import { formatSnapshot } from './snapshot.ts';
import { Telling } from './telling.ts';
import { awaitedIn, entryView, stateView } from './view.ts';

export interface TableHelp {
  readonly storage: Storage;
  readonly process: string;
  readonly capsule: WriteCapsule;
  readonly now: () => number;
  /** Milliseconds a bot thinks, so that people can follow. */
  readonly botMs: number;
  /** Tells a browser that it is somebody's turn; `gone` when it does not want to hear any more. */
  readonly ring: (table: string, bell: Bell, gone: () => void) => void;
  /** Errors that no caller waits for. */
  readonly trouble: (error: Error) => void;
}

export interface Done {
  readonly seq: number;
  /** The command had been heard before and was not done again. */
  readonly again?: true;
}

export class LiveTable {
  private readonly queue = new Queue();
  private readonly onlookers = new Set<Onlooker>();
  private readonly recent = new RecentTexts(LIMITS.recentEntries, LIMITS.recentChars);
  private shown: ShownState | null;
  private readonly telling: Telling;
  /** It has been tried to tell what nobody has kept. */
  private retold = false;
  private readonly looks = new Looks();
  private readonly bots: BotDriver;
  readonly attendance: Attendance;
  private snapshotSeq: number;
  /** Storage failed in the middle of a write: what it holds has to be looked up first. */
  private inDoubt = false;
  private stopped = false;
  usedAt: number;

  constructor(
    readonly id: string,
    private readonly fold: Fold,
    private readonly help: TableHelp,
  ) {
    this.shown = stateView(fold);
    this.telling = new Telling(id, fold, help.storage, help.process);
    this.snapshotSeq = fold.seq;
    this.usedAt = help.now();
    this.attendance = new Attendance(fold, {
      process: help.process,
      now: help.now,
      onlookers: this.onlookers,
      signal: (text) => help.storage.signal(id, text),
      settle: (decideNow) => this.settle(decideNow),
    });
    this.bots = new BotDriver(
      {
        // In a game by letter nobody waits until somebody looks on.
        isDue: () => (this.watched || fold.house.pace > 0) && botAnswer.isDue(this.fold),
        at: () => this.fold.at,
        play: () => this.queue.run(() => this.playBot()),
      },
      help.botMs,
      help.trouble,
    );
  }

  get seq(): number {
    return this.fold.seq;
  }

  get watched(): boolean {
    return this.onlookers.size > 0;
  }

  /** Not for those who neither play here nor may watch. */
  closedTo(hashes: readonly string[]): Refused | undefined {
    return plays(this.actor(hashes)) || mayWatch(this.fold, hashes) ? undefined : no('table.private');
  }

  /** Why somebody may not look on, if that is so. */
  refusal(hashes: readonly string[]): Refused | undefined {
    const closed = this.closedTo(hashes);
    if (closed) return closed;
    const fits = makeRoom([...this.onlookers], hashes, (shown) => plays(this.actor(shown)));
    return fits ? undefined : no('limit.sockets');
  }

  /** What whoever shows these secrets has lost here. */
  lossesOf(hashes: readonly string[]): ReturnType<typeof lossesOf> {
    return lossesOf(this.fold.seating, hashes);
  }

  actor(hashes: readonly string[]): Actor {
    return actorFor(this.fold.seating, this.fold.header.host, hashes);
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
      this.onlookers.add(onlooker);
      this.usedAt = this.help.now();
      await this.welcomeBack(onlooker);
      this.attendance.greet(onlooker);
      for (const look of this.looks.texts()) onlooker.pass(look);
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
    if (isPaper(this.fold.game)) return;
    const stories = await retell(this.fold, new Pace());
    for (let from = 0; from < stories.length; from += LIMITS.pageLines) {
      const page = stories.slice(from, from + LIMITS.pageLines);
      if (!this.fold.lines.slice(from, from + page.length).includes(0)) continue;
      const entry: Entry = { kind: 'retold', by: 'host', time: this.help.now(), from, stories: page };
      if ((await this.append(formatEntry(entry))) !== 'ok') return this.catchUp();
      this.apply(this.fold.seq + 1, entry);
    }
  }

  leave(onlooker: Onlooker): void {
    if (!this.onlookers.delete(onlooker)) return;
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

  /** The host sends somebody away; whoever plays here stays. */
  remove(watcher: string): void {
    for (const onlooker of this.onlookers)
      if (onlooker.id === watcher && !plays(this.actor(onlooker.hashes))) onlooker.bye(no('watcher.removed'));
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

  passOn(mark: Mark): void {
    const text = serverText(mark);
    this.looks.note(mark, text);
    for (const onlooker of this.onlookers) onlooker.pass(text);
  }

  /** Finishes what is under way and leaves a snapshot: should the next rules not fit, it is what can still be shown. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.bots.stop();
    this.attendance.stop();
    await this.queue.idle();
    if (this.fold.seq > this.snapshotSeq) await this.writeSnapshot();
  }

  private async carryOut(
    decideNow: () => ReturnType<typeof decide>,
    ref?: string,
    isHeard: () => boolean = () => false,
  ): Promise<Done | Refused> {
    for (let tries = 0; tries < LIMITS.retries; tries++) {
      await this.catchUpIfInDoubt();
      if (isHeard()) return { seq: this.fold.seq, again: true };
      const agreed = this.guarded(decideNow);
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
    const before = this.belled();
    this.apply(this.fold.seq + 1, entry, tried);
    this.ring(before);
    if (entry.kind === 'title') await this.rename();
    if (this.fold.seq - this.snapshotSeq >= LIMITS.snapshotEvery) await this.writeSnapshot();
  }

  /** Chairs that are awaited, where anybody wants to be told. */
  private belled(): readonly number[] {
    return this.fold.bells.length === 0 ? [] : awaitedIn(this.fold);
  }

  /** Those whose turn it has become, and who are not here to see it. */
  private ring(before: readonly number[]): void {
    const due = this.belled().filter((chair) => !before.includes(chair));
    for (const bell of this.fold.bells)
      if (due.includes(bell.chair) && !this.attendance.presence.isHere(bell.chair))
        this.help.ring(this.id, bell, () => this.unbell(bell));
  }

  /** Nobody is there any more who could be told. */
  private unbell({ chair, endpoint }: Bell): void {
    this.settle(() =>
      this.fold.bells.some((b) => b.chair === chair && b.endpoint === endpoint)
        ? { kind: 'unbell', by: chair, chair, endpoint }
        : undefined,
    );
  }

  /** The title in the log counts; the one beside it is for lists. */
  private async rename(): Promise<void> {
    await this.help.storage.rename(this.id, this.fold.title).catch(this.help.trouble);
  }

  /** An engine that fails must not take the table with it: the answer is refused, a capsule tells how. */
  private guarded(decideNow: () => ReturnType<typeof decide>): ReturnType<typeof decide> {
    try {
      return decideNow();
    } catch (failure) {
      this.capsule('command', failure);
      return no('engine.fault');
    }
  }

  private capsule(during: string, failure: unknown): void {
    const error = failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
    this.help.capsule({ table: this.id, during, error, save: saveOfFold(this.fold) });
  }

  private async catchUpIfInDoubt(): Promise<void> {
    if (this.inDoubt) await this.catchUp();
  }

  private async catchUp(): Promise<void> {
    const entries: readonly StoredEntry[] = await this.help.storage.entries(this.id, this.fold.seq);
    for (const { seq, body } of entries) this.apply(seq, parseEntry(body));
    this.inDoubt = false;
  }

  private apply(seq: number, entry: Entry, tried?: Tried): void {
    const wasSound = !isPaper(this.fold.game);
    const effect = applyEntry(this.fold, seq, entry, tried);
    if (wasSound && isPaper(this.fold.game)) this.capsule(`entry ${seq}`, this.fold.game.broken.refused);
    const before = this.shown;
    if (effect.events) this.shown = stateView(this.fold);
    const text = serverText(entryView(this.fold, entry, effect, { before, after: this.shown }));
    if (effect.seats) this.looks.keepSeated(this.fold.seating);
    this.telling.forget();
    this.recent.add(seq, text);
    for (const onlooker of this.onlookers) {
      onlooker.tell(text);
      if (effect.seats) onlooker.seatsChanged();
    }
    if (effect.house) this.sendAway();
    if (effect.seats) this.attendance.changed();
    else this.attendance.look();
    this.bots.wake();
  }

  /** The table has become private: those who watch need its link. */
  private sendAway(): void {
    for (const onlooker of this.onlookers)
      if (this.closedTo(onlooker.hashes)) onlooker.bye(no('table.private'));
  }

  private async writeSnapshot(): Promise<void> {
    this.snapshotSeq = this.fold.seq;
    const body = formatSnapshot(this.fold);
    if (body === undefined) return;
    // Only a cache: its failure is nobody's refusal.
    await this.help.storage.putSnapshot(this.id, { seq: this.fold.seq, body }).catch(this.help.trouble);
  }

  private playBot(): Promise<Done | Refused> {
    const { at } = this.fold;
    return this.carryOut(() => {
      if (this.fold.at !== at) return no('answer.stale');
      return botAnswer.agree(this.fold, (failure) => this.capsule('bot', failure)) ?? no('answer.stale');
    });
  }
}
