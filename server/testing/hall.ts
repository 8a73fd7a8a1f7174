/** A hall with tables for tests: SQLite in memory, a clock that stands still, bots that do not wait. */
import { seatBot } from '@holdout/bots';
import { EDITIONS } from '@holdout/editions';
import { createEngine, itemAt, leading, type Decision, type Engine, type Setup } from '@holdout/engine';
import { plainChoice } from '@holdout/engine/testing';
import {
  afterMove,
  orThrow,
  readToPage,
  type EntryView,
  type LogLine,
  type People,
  type ToPage,
  type Welcome,
} from '@holdout/protocol';
import { openSqlite } from '../storage/sqlite.ts';
import type { Storage } from '../storage/storage.ts';
import type { Bell } from '../tables/bells.ts';
import type { Capsule } from '../tables/capsule.ts';
import type { TableCommand } from '../tables/commands.ts';
import { takeSave } from '../tables/file.ts';
import { preparingWith } from '../tables/foreign.ts';
import { Hall, type Made } from '../tables/hall.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Done } from '../tables/table-help.ts';
import type { Onlooker } from '../tables/onlooker.ts';
import { isNo, type Refused } from '../tables/refusals.ts';
import { hashSecret } from '../tables/secrets.ts';

export const SETUP: Setup = {
  edition: 'classic',
  mission: '00',
  seats: [
    ['amy', 'doug', 'josh'],
    ['ned', 'phil', 'wanda'],
  ],
};

export interface TestHall {
  readonly hall: Hall;
  readonly help: ConstructorParameters<typeof Hall>[0];
  readonly storage: Storage;
  readonly engine: Engine;
  readonly capsules: Omit<Capsule, 'when' | 'node'>[];
  readonly troubles: Error[];
  /** Browsers that were told. */
  readonly rung: (Bell & { readonly table: string })[];
  clock: number;
}

export function testHall(
  storage = openSqlite(':memory:'),
  engine = createEngine(EDITIONS),
  process = 'test',
): TestHall {
  const capsules: TestHall['capsules'] = [];
  const troubles: Error[] = [];
  const rung: TestHall['rung'] = [];
  const kit = { storage, engine, capsules, troubles, rung, clock: 1000 };
  const help: TestHall['help'] = {
    storage,
    engine,
    prepare: preparingWith(engine),
    custom: true,
    process,
    capsule: (c) => capsules.push(c),
    now: () => kit.clock,
    botMs: 0,
    think: async (player, game, seen) => {
      const d = engine.decisionOf(seen);
      if (!d) throw new Error('nothing is asked');
      return seatBot(player, game, () => 0)(engine, seen, d);
    },
    ring: (table, bell) => rung.push({ table, ...bell }),
    trouble: (e) => troubles.push(e),
  };
  return Object.assign(kit, { help, hall: new Hall(help) });
}

type Wish = { readonly setup: unknown } | { readonly save: string };

/** Every table of a test has two chairs at the least. */
interface TestTable extends Made {
  readonly secrets: Made['secrets'] & { readonly chairs: readonly [string, string, ...string[]] };
}

export async function makeTable(kit: TestHall, wish: Wish = { setup: SETUP }): Promise<TestTable> {
  const made = await kit.hall.make({ title: 'Friday', ...wish });
  if ('refused' in made) throw new Error(made.refused);
  return { ...made, secrets: { ...made.secrets, chairs: leading(made.secrets.chairs, 2) } };
}

export async function openTable(kit: TestHall, id: string): Promise<LiveTable> {
  const table = await kit.hall.open(id);
  if (isNo(table)) throw new Error(table.refused);
  return table;
}

/** What pages of tests make of a message: they refuse whatever is not described. */
export const heardBy = (text: string): ToPage => orThrow(readToPage(text, 'strict'));

let pages = 0;

/** Somebody at a table, who keeps a view from what is told, as a page does. */
export class TestPlayer implements Onlooker {
  readonly id = `page ${++pages}`;
  readonly wish = '';
  people: People | undefined;
  readonly texts: string[] = [];
  readonly passed: string[] = [];
  welcome!: Welcome;
  readonly hashes: readonly string[];
  said: Refused | undefined;
  private readonly past: LogLine[] = [];

  constructor(
    readonly table: LiveTable,
    secrets: readonly string[] = [],
    readonly name = '',
  ) {
    this.hashes = secrets.map(hashSecret);
  }

  async join(since?: number): Promise<this> {
    const seen = since === undefined ? undefined : { seq: since, here: true };
    await this.table.join(this, seen, (g) => {
      for (const text of g.is === 'welcome' ? [g.text] : g.texts) this.tell(text);
    });
    return this;
  }

  tell(text: string): void {
    const message = heardBy(text);
    if (message.t === 'people') return void (this.people = message);
    this.texts.push(text);
    if (message.t === 'past') this.past.push(...message.lines);
    else if (message.t === 'welcome') this.welcome = whole(message, this.past.splice(0));
    else if (message.t === 'entry') this.welcome = advance(this.welcome, message);
  }

  pass(text: string): void {
    this.passed.push(text);
  }

  async drained(): Promise<void> {
    // Nothing waits here.
  }

  bye(why: Refused): void {
    this.said = why;
    this.table.leave(this);
  }

  seatsChanged(): void {
    // Rights are looked up at every command.
  }

  get last(): EntryView {
    const message = heardBy(this.texts.at(-1) ?? '');
    if (message.t !== 'entry') throw new Error(`the last message is a ${message.t}`);
    return message;
  }

  do(command: TableCommand, ref?: string): Promise<Done | Refused> {
    return this.table.command(this.hashes, command, ref, this.name);
  }

  answer(answer: string, chair?: number): Promise<Done | Refused> {
    return this.do({
      kind: 'answer',
      at: this.welcome.at,
      answer,
      ...(chair === undefined ? {} : { chair }),
    });
  }

  takeSave(): Promise<string | Refused> {
    return takeSave(this.table, this.hashes);
  }

  /** Answers with the first option. */
  first(chair?: number): Promise<Done | Refused> {
    const d = this.welcome.game?.decision;
    return this.answer(d ? firstAnswer(d) : 'none', chair);
  }
}

/** What a page makes of a welcome and the pages before it. */
export const whole = (welcome: Welcome, past: readonly LogLine[]): Welcome => ({
  ...welcome,
  past: 0,
  log: [...past.slice(0, welcome.past), ...welcome.log],
});

/** What a page does with an entry. */
export function advance(w: Welcome, e: EntryView): Welcome {
  if (e.seq !== w.seq + 1) throw new Error(`entry ${e.seq} after ${w.seq}`);
  const { move } = e;
  const log = move?.how === 'undo' ? w.log.slice(0, -1) : move ? [...w.log, move.line] : w.log;
  const forced = move?.line.events.flatMap((x) => (x.type === 'undone' && x.forced ? [x] : [])) ?? [];
  const game = move?.game ?? (w.game && e.answerers ? { ...w.game, answerers: e.answerers } : w.game);
  return {
    ...w,
    ...(e.closed === undefined ? {} : { closed: e.closed || undefined }),
    seq: e.seq,
    at: e.at,
    log,
    game: e.broken ? null : game,
    rewinds: [...w.rewinds, ...forced.map((x) => ({ at: move?.line.seq ?? 0, dropped: x.answers }))],
    state: w.state && move ? afterMove(w.state, move) : w.state,
    seats: e.seats ?? w.seats,
    vote: e.vote === undefined ? w.vote : e.vote,
    house: e.house ?? w.house,
    chat: [...w.chat, ...(e.chat ? [e.chat] : [])].filter((line) => !e.hidden?.includes(line.seq)),
    title: e.title ?? w.title,
    opened: w.opened || e.kind === 'opened' || e.shared === true,
    shared: w.shared || e.shared === true,
    ...(e.corrections ? { corrections: true as const } : {}),
    broken: e.broken ?? w.broken,
  };
}

export interface SeatedTable<N extends readonly string[]> {
  readonly made: TestTable;
  readonly table: LiveTable;
  readonly host: TestPlayer;
  /** One for each name. */
  readonly players: { readonly [I in keyof N]: TestPlayer };
}

/** A table with the people of `names` seated, one chair each. */
export async function seatedTable<const N extends readonly string[]>(
  kit: TestHall,
  names: N,
  wish: Wish = { setup: SETUP },
): Promise<SeatedTable<N>> {
  const made = await makeTable(kit, wish);
  const table = await openTable(kit, made.id);
  const host = await new TestPlayer(table, [made.secrets.host]).join();
  const players: TestPlayer[] = [];
  for (const [i, name] of names.entries()) {
    const player = await new TestPlayer(table, [itemAt(made.secrets.chairs, i)]).join();
    const said = await player.do({ kind: 'sit', chair: i, name });
    if (isNo(said)) throw new Error(said.refused);
    players.push(player);
  }
  return { made, table, host, players: players as SeatedTable<N>['players'] };
}

/** The same with Ann and Bob, after so many first options. */
export async function playedTable(
  kit: TestHall,
  answers: number,
): Promise<SeatedTable<readonly ['Ann', 'Bob']>> {
  const at = await seatedTable(kit, ['Ann', 'Bob']);
  for (let i = 0; i < answers; i++) await awaited(at.players, at.host).first();
  return at;
}

/** Whoever has to answer first, as one of them sees it. */
export const awaited = (players: readonly TestPlayer[], by = itemAt(players, 0)): TestPlayer =>
  itemAt(players, by.welcome.game?.answerers[0] ?? 0);

/** The first option, or units shared out plainly. */
export const firstAnswer = (d: Decision): string =>
  d.kind === 'pick' ? itemAt(d.options, 0).id : plainChoice(d);
