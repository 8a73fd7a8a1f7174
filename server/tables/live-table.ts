/**
 * A table in memory. All that concerns it goes through its queue, so that nobody ever sees what is not stored yet.
 * Its own commands, those of other processes and those of bots take the same way: stored, applied, told.
 */
import type { Tried } from '@holdout/engine';
import { serverText, type Mark, type ShownState } from '@holdout/protocol';
import { LIMITS } from '../limits.ts';
import type { Storage, StoredEntry } from '../storage/storage.ts';
import { BotDriver } from './bot-driver.ts';
import { botAnswer } from './bot-player.ts';
import { capsuleOf, guarded, type WriteCapsule } from './capsule.ts';
import { actorFor, plays, type Actor } from './chairs.ts';
import type { TableCommand } from './commands.ts';
import { decide } from './decide.ts';
import { formatEntry, parseEntry, type Entry } from './entry.ts';
import { applyEntry, refKey, type Fold } from './fold.ts';
import { isAhead } from './onward.ts';
import { isPaper } from './paper.ts';
import { Looks } from './looks.ts';
import { Queue } from './queue.ts';
import { missingStories } from './retelling.ts';
import { makeRoom } from './room.ts';
import { RecentTexts } from './recent-texts.ts';
import type { Greeting, Onlooker, Seen } from './onlooker.ts';
import { isNo, no, type Refused } from './refusals.ts';
import { formatSnapshot } from './snapshot.ts';
import { Telling } from './telling.ts';
import { entryView, stateView } from './view.ts';

export interface TableHelp {
  readonly storage: Storage;
  readonly process: string;
  readonly capsule: WriteCapsule;
  readonly now: () => number;
  /** Milliseconds a bot thinks, so that people can follow. */
  readonly botMs: number;
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
    this.bots = new BotDriver(
      {
        isDue: () => this.watched && botAnswer.isDue(this.fold),
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

  /** Later rules than those of this process own it. */
  get isAhead(): boolean {
    return isAhead(this.fold);
  }

  get watched(): boolean {
    return this.onlookers.size > 0;
  }

  admits(hashes: readonly string[]): boolean {
    return makeRoom([...this.onlookers], hashes, (shown) => plays(this.actor(shown)));
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
    for (const entry of await missingStories(this.fold, this.help.now())) {
      if ((await this.append(formatEntry(entry))) !== 'ok') return this.catchUp();
      this.apply(this.fold.seq + 1, entry);
    }
  }

  leave(onlooker: Onlooker): void {
    this.onlookers.delete(onlooker);
    this.usedAt = this.help.now();
  }

  /** `hashes`: of the secrets that were shown; rights are looked up when the command's turn comes. */
  command(hashes: readonly string[], command: TableCommand, ref?: string): Promise<Done | Refused> {
    return this.queue.run(() => {
      const actor = (): Actor => this.actor(hashes);
      return this.carryOut(
        () => decide(this.fold, actor(), command),
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
    await this.queue.idle();
    if (this.fold.seq > this.snapshotSeq) await this.writeSnapshot();
  }

  private async carryOut(
    decideNow: () => ReturnType<typeof decide>,
    ref?: string,
    isHeard: () => boolean = () => false,
  ): Promise<Done | Refused> {
    for (let tries = 0; tries < LIMITS.retries; tries++) {
      if (this.inDoubt) await this.catchUp();
      if (isHeard()) return { seq: this.fold.seq, again: true };
      const agreed = guarded(decideNow, (failure) => this.capsule('command', failure));
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
    const hands = [...actor.chairs, ...(actor.host ? (['host'] as const) : [])];
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
    this.apply(this.fold.seq + 1, entry, tried);
    if (entry.kind === 'title') await this.rename();
    if (this.fold.seq - this.snapshotSeq >= LIMITS.snapshotEvery) await this.writeSnapshot();
  }

  /** The title in the log counts; the one beside it is for lists. */
  private async rename(): Promise<void> {
    await this.help.storage.rename(this.id, this.fold.title).catch(this.help.trouble);
  }

  private capsule(during: string, failure: unknown): void {
    this.help.capsule(capsuleOf(this.id, this.fold, during, failure));
  }

  private async catchUp(): Promise<void> {
    const entries: readonly StoredEntry[] = await this.help.storage.entries(this.id, this.fold.seq);
    for (const { seq, body } of entries) this.apply(seq, parseEntry(body));
    this.inDoubt = false;
  }

  private apply(seq: number, entry: Entry, tried?: Tried): void {
    const wasSound = !isPaper(this.fold.game);
    const effect = applyEntry(this.fold, seq, entry, tried);
    if (wasSound && isPaper(this.fold.game) && !effect.renewed)
      this.capsule(`entry ${seq}`, this.fold.game.broken.refused);
    const before = this.shown;
    if (effect.events) this.shown = stateView(this.fold);
    if (effect.renewed) return this.renew();
    const text = serverText(entryView(this.fold, entry, effect, { before, after: this.shown }));
    if (effect.seats) this.looks.keepSeated(this.fold.seating);
    this.telling.forget();
    this.recent.add(seq, text);
    for (const onlooker of this.onlookers) {
      onlooker.tell(text);
      if (effect.seats) onlooker.seatsChanged();
    }
    this.bots.wake();
  }

  /** The game goes on under other rules: what everybody knows of it is told anew. */
  private renew(): void {
    this.telling.forget();
    this.recent.forget();
    const ahead = this.isAhead;
    for (const onlooker of [...this.onlookers]) {
      if (ahead) onlooker.bye(no('table.updating'));
      else onlooker.tell(this.telling.anew());
    }
    this.bots.wake();
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
