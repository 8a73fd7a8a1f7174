/**
 * All tables of this process. A table is loaded when somebody asks for it and leaves when nobody does; it is loaded
 * by one function and at most once at a time. What goes wrong at one table stays there.
 */
import { isRefusal, type Engine, type Refusal } from '@holdout/engine';
import { readToPage, serverText, type Command, type Mark, type NewTable } from '@holdout/protocol';
import { LIMITS } from '../limits.ts';
import type { Storage } from '../storage/storage.ts';
import type { TableCommand } from './commands.ts';
import { nextHeader, nextTableId } from './company.ts';
import { decide } from './decide.ts';
import { applyEntry, saveOfFold, startFold, withKept, type Fold } from './fold.ts';
import { follow } from './following.ts';
import { isPaper } from './paper.ts';
import { isOfTheBox, type Prepare } from './foreign.ts';
import { headerForSetup, withOpening, type FirstSecrets, type Header } from './header.ts';
import { LiveTable } from './live-table.ts';
import type { TableHelp } from './table-help.ts';
import { inTurn, Pace } from './pace.ts';
import { Queue } from './queue.ts';
import { isNo, no, type Refused } from './refusals.ts';
import { makeTableId } from './secrets.ts';
import { foldFromSnapshot, leftIn } from './snapshot.ts';
import { removalIn, removalText } from './removal.ts';
import { rosterIn } from './presence.ts';
import { plainText } from './texts.ts';

interface HallHelp extends TableHelp {
  readonly engine: Engine;
  /** Plays games that come as files. */
  readonly prepare: Prepare;
  /** May people bring missions, sheets and games of their own? */
  readonly custom: boolean;
}

export interface Made {
  readonly id: string;
  readonly secrets: FirstSecrets;
}

export class Hall {
  private readonly tables = new Map<string, Promise<LiveTable | Refused>>();
  private readonly live = new Map<string, LiveTable>();
  /** Files that become tables, one after the other: each is played to its end. */
  private readonly files = new Queue();
  private waitingFiles = 0;
  private readonly timer: NodeJS.Timeout;
  private readonly deaf: () => void;
  /** When other processes were last heard of. */
  private readonly processes = new Map<string, number>();
  private sweeping = false;
  private stopping = false;

  constructor(private readonly help: HallHelp) {
    this.deaf = help.storage.listen({
      wake: (id, head) => void this.live.get(id)?.wake(head).catch(help.trouble),
      signal: (id, text) => this.hearSignal(id, text),
      missed: () => void this.lookForMissed().catch(help.trouble),
    });
    this.timer = setInterval(() => void this.sweep(), LIMITS.headsEveryMs);
    this.timer.unref();
  }

  get size(): number {
    return this.live.size;
  }

  async make(wish: NewTable): Promise<Made | Refusal | Refused> {
    if (this.stopping) return no('server.stopping');
    const { engine, now, custom } = this.help;
    if (!custom && isCustom(wish)) return no('custom.forbidden');
    const title = plainText(wish.title, LIMITS.title);
    if ('save' in wish) return this.makeOfFile(wish.save, title);
    // Many may ask at once.
    await inTurn();
    const made = headerForSetup(engine, wish.setup, now());
    if ('refused' in made) return made;
    return { id: await this.create(title, JSON.stringify(made.header)), secrets: made.secrets };
  }

  private async makeOfFile(save: string, title: string): Promise<Made | Refusal | Refused> {
    if (this.waitingFiles >= LIMITS.filesWaiting) return no('limit.tables');
    this.waitingFiles++;
    const made = await this.files
      .run(() => this.help.prepare(save, title, this.help.now()))
      .finally(() => this.waitingFiles--);
    if ('refused' in made) return made;
    const { storage } = this.help;
    const id = await this.create(title, made.header);
    for (const [seq, body] of made.entries.entries()) await storage.append(id, seq, body);
    if (made.snapshot) await storage.putSnapshot(id, made.snapshot);
    return { id, secrets: made.secrets };
  }

  /** Lays the next table for those who sit at this one, whose log has to say so then. */
  async layNext(
    table: LiveTable,
    hashes: readonly string[],
    page: Command & { kind: 'next' },
  ): Promise<TableCommand<'next'> | Refused> {
    const laid = await table.look((fold) => {
      const command = { ...page, table: nextTableId(fold) };
      const agreed = decide(fold, table.actor(hashes), command);
      if (isNo(agreed)) return agreed;
      const header = nextHeader(fold, page.mission, this.help.now());
      if (isRefusal(header)) return no(header.refused, header.at);
      return { command, title: fold.title, header: JSON.stringify(header) };
    });
    if (isNo(laid)) return laid;
    const { command, title, header } = laid;
    // Where it is there already somebody was faster, or a try before this one was not heard.
    await this.help.storage.create({ id: command.table, title, header });
    return command;
  }

  private async create(title: string, header: string): Promise<string> {
    const id = makeTableId();
    const said = await this.help.storage.create({ id, title, header });
    if (said !== 'ok') throw new Error(`a new table ${said}`);
    return id;
  }

  /** The table, from memory or from storage. */
  async open(id: string): Promise<LiveTable | Refused> {
    if (this.stopping) return no('server.stopping');
    const known = this.tables.get(id);
    if (known) return whoseRules(await known);
    // Counted with those that are being loaded: many may ask at once.
    if (this.tables.size >= LIMITS.liveTables) void this.dropIdle(0).catch(this.help.trouble);
    if (this.tables.size >= LIMITS.liveTables) return no('limit.tables');
    const loading = this.load(id);
    this.tables.set(id, loading);
    const drop = (): void => void (this.tables.get(id) === loading && this.tables.delete(id));
    try {
      const table = await loading;
      if (isNo(table)) drop();
      return whoseRules(table);
    } catch (failure) {
      drop();
      throw failure;
    }
  }

  /** A mark for everybody at a table, here and in other processes. */
  signal(id: string, mark: Mark): void {
    this.live.get(id)?.crowd.passOn(mark);
    this.help.storage.signal(id, serverText(mark));
  }

  /** Sends somebody away who only watches, wherever their page may be. */
  remove(id: string, watcher: string): void {
    this.live.get(id)?.crowd.remove(watcher);
    this.help.storage.signal(id, removalText(watcher));
  }

  /** From another process, which may run other code. */
  private hearSignal(id: string, text: string): void {
    if (id === '') return void this.processes.set(text, this.help.now());
    const table = this.live.get(id);
    if (!table) return;
    const roster = rosterIn(text);
    if (roster) return table.attendance.hear(roster);
    const removed = removalIn(text);
    if (removed !== undefined) return table.crowd.remove(removed);
    const said = readToPage(text);
    if ('value' in said && said.value.t === 'mark') table.crowd.passOn(said.value);
  }

  /** Finishes all writes; nothing is accepted any more. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearInterval(this.timer);
    this.deaf();
    await Promise.all([...this.live.values()].map((t) => t.stop().catch(this.help.trouble)));
    this.live.clear();
    this.tables.clear();
  }

  private async load(id: string): Promise<LiveTable | Refused> {
    const { storage, engine, capsule, trouble } = this.help;
    const fold = await loadFold(storage, engine, id);
    if (!fold) return no('table.unknown');
    if (isPaper(fold.game) && fold.game.broken.refused !== 'save.rules-version')
      capsule({ table: id, during: 'load', error: JSON.stringify(fold.game.broken), save: saveOfFold(fold) });
    const table = new LiveTable(id, fold, this.help);
    // From now on it hears wake-ups; what another process wrote while it was loading is looked up now, or before the
    // next command if that fails.
    this.live.set(id, table);
    table.wake(Infinity).catch(trouble);
    return table;
  }

  /** A slow storage does not make sweeps pile up. */
  private async sweep(): Promise<void> {
    if (this.sweeping) return;
    this.sweeping = true;
    try {
      this.help.storage.signal('', this.help.process);
      this.lookAround();
      await this.dropIdle(LIMITS.idleMs);
      await this.wakeDue();
      await this.lookForMissed();
    } catch (failure) {
      this.help.trouble(failure as Error);
    } finally {
      this.sweeping = false;
    }
  }

  /** They leave at once; what they still have to write is waited for. */
  async dropIdle(idleMs: number): Promise<void> {
    const idle = [...this.live].filter(([, t]) => !t.watched && this.help.now() - t.usedAt >= idleMs);
    for (const [id] of idle) {
      this.live.delete(id);
      this.tables.delete(id);
    }
    await Promise.all(idle.map(([, table]) => table.stop()));
  }

  /** Whoever was at a process that says nothing any more is away. */
  lookAround(): void {
    const alive = (process: string): boolean =>
      this.help.now() - (this.processes.get(process) ?? -Infinity) < LIMITS.processMs;
    for (const process of this.processes.keys()) if (!alive(process)) this.processes.delete(process);
    for (const table of this.live.values()) table.attendance.keepOnly(alive);
  }

  /** What is due at tables that nobody has open: after a restart, too. */
  async wakeDue(): Promise<void> {
    const { storage, now } = this.help;
    for (const id of await storage.due(now(), LIMITS.dueAtOnce)) {
      const table = await this.open(id);
      if (isNo(table)) continue;
      // What was kept is from before: whoever came back since, or other rules, may have changed it.
      await storage.setDue(id, table.attendance.dueAt());
      table.attendance.strike();
    }
  }

  /** Wake-ups can get lost, and some write without a word to us; the numbers in storage tell. */
  async lookForMissed(tables = [...this.live.values()]): Promise<void> {
    if (tables.length === 0) return;
    const heads = await this.help.storage.heads(tables.map((t) => t.id));
    await Promise.all(
      tables.map((t) => {
        const head = heads.get(t.id);
        return head === undefined ? this.vanish(t) : t.wake(head).catch(this.help.trouble);
      }),
    );
  }

  /** Somebody has written to this table beside its queue, or has removed it. */
  async lookAt(id: string): Promise<void> {
    const table = this.live.get(id);
    if (table) await this.lookForMissed([table]);
  }

  /** It is not stored any more: nobody goes on looking at it. */
  private async vanish(table: LiveTable): Promise<void> {
    if (this.live.get(table.id) !== table) return;
    this.live.delete(table.id);
    this.tables.delete(table.id);
    table.crowd.dismiss(no('table.unknown'));
    await table.stop();
  }

  /** Those in memory, for whoever looks after the server. */
  tablesHere(): readonly LiveTable[] {
    return [...this.live.values()];
  }
}

/** Something of the players' own, which the box does not have. */
const isCustom = (wish: NewTable): boolean => 'save' in wish || !isOfTheBox(wish.setup);

/** Later rules own it: another process serves it, or this one will once it is updated. */
const whoseRules = (table: LiveTable | Refused): LiveTable | Refused =>
  !isNo(table) && table.isAhead ? no('table.updating') : table;

/** The one loader: a snapshot if it fits, then the entries after it. One that does not fit may still be shown. */
export async function loadFold(storage: Storage, engine: Engine, id: string): Promise<Fold | undefined> {
  const stored = await storage.read(id);
  if (!stored) return undefined;
  const header = withOpening(engine, JSON.parse(stored.header) as Header);
  const found = await storage.snapshot(id);
  // One that is ahead of its log is left from before a restore.
  const kept = found && found.seq <= stored.head ? found : null;
  const fold =
    (kept && foldFromSnapshot(engine, header, kept.body)) ??
    (await startFold(engine, header, stored.title, kept && leftIn(kept.body), new Pace()));
  await follow(storage, id, fold, (seq, entry) => void applyEntry(fold, seq, entry));
  fold.game = withKept(fold.game, kept && leftIn(kept.body));
  return fold;
}
