/**
 * Plays many tables at once over real WebSockets and measures from sending an answer to the last player's receipt.
 *
 *     tsx server/tools/load.ts [--tables 500] [--players 4] [--every 2000] [--seconds 30] [--p99 150] [--postgres]
 *
 * `every`: milliseconds between two answers of a table. Exit code 0 only when nothing was refused or lost and the 99th
 * percentile stays below `p99` milliseconds.
 */
import { createRandom, randomAnswer } from '@holdout/editions/testing/random-game.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { EntryView, Welcome } from '../tables/view.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { makeEngine, makePlace, makeTable, numbersOf, percentile, setupsFor, type MadeTable } from './kit.ts';

const LIMITS = JSON.stringify({ createBurst: 1e6, socketsPerAddress: 1e6, requestBurst: 1e6 });
const OPEN_MS = 10_000;
const SEQ = /^\{"t":"entry","seq":(\d+)/;

const wish = numbersOf({ tables: 500, players: 4, every: 2000, seconds: 30, p99: 150 });
const latencies: number[] = [];
const wrong: string[] = [];
const random = createRandom('load');

/** One table and all its players. Everybody is told the same, so only the first page is read in full. */
class LoadTable {
  private readonly sockets: WebSocket[] = [];
  private game: Welcome['game'] = null;
  private at = 0;
  private seats = 0;
  private sent: { readonly time: number; readonly ref: string; seq: number } | undefined;
  private readonly received = new Map<number, number>();
  answers = 0;

  constructor(
    private readonly ws: string,
    private readonly made: MadeTable,
  ) {}

  async open(): Promise<void> {
    await Promise.all(this.made.chairs.map((secret, chair) => this.join(secret, chair)));
    const until = performance.now() + OPEN_MS;
    while (this.seats < this.made.chairs.length) {
      if (performance.now() > until) throw new Error(`nobody sits down: ${wrong.join().slice(0, 500)}`);
      await pause(5);
    }
  }

  private join(secret: string, chair: number): Promise<void> {
    const socket = new WebSocket(this.ws, { perMessageDeflate: false });
    this.sockets[chair] = socket;
    socket.on('error', (error) => wrong.push(error.message));
    socket.on('open', () => {
      socket.send(JSON.stringify({ t: 'hello', v: 1, table: this.made.id, secrets: [secret] }));
      const command = { kind: 'sit', chair, name: `P${chair}` };
      socket.send(JSON.stringify({ t: 'do', ref: `sit${chair}`, command }));
    });
    return new Promise((done) => {
      socket.on('message', (data: Buffer) => {
        const text = data.toString();
        if (text.startsWith('{"t":"welcome"')) done();
        this.hear(chair, text);
      });
    });
  }

  private hear(chair: number, text: string): void {
    const seq = Number(SEQ.exec(text)?.[1] ?? 0);
    if (chair === 0) this.follow(text);
    else if (text.startsWith('{"t":"no"') || text.startsWith('{"t":"bye"')) wrong.push(text);
    if (seq === 0) return;
    const n = (this.received.get(seq) ?? 0) + 1;
    this.received.set(seq, n);
    this.settle();
  }

  private follow(text: string): void {
    const message = JSON.parse(text) as Welcome | EntryView | { t: 'no' | 'bye' | 'you' | 'done' };
    if (message.t === 'no' || message.t === 'bye') wrong.push(text);
    if (message.t !== 'welcome' && message.t !== 'entry') return;
    this.at = message.at;
    if (message.seats) this.seats = message.seats.chairs.filter((c) => c.holder === 'person').length;
    if (message.t === 'welcome') {
      this.game = message.game;
      return;
    }
    if (message.move) this.game = message.move.game;
    else if (this.game && message.answerers) this.game = { ...this.game, answerers: message.answerers };
    if (this.sent?.ref === message.ref && this.sent) this.sent.seq = message.seq;
  }

  /** The answer counts when the last player has it. */
  private settle(): void {
    const { sent } = this;
    if (!sent || this.received.get(sent.seq) !== this.sockets.length) return;
    latencies.push(performance.now() - sent.time);
    this.received.delete(sent.seq);
    this.sent = undefined;
    this.answers++;
  }

  get isOver(): boolean {
    return !this.game?.decision;
  }

  answer(): void {
    if (this.sent) return void wrong.push(`${this.made.id}: no receipt within ${wish.every} ms`);
    const { game } = this;
    if (!game?.decision) return;
    const ref = `a${this.answers}`;
    const command = { kind: 'answer', at: this.at, answer: randomAnswer(game.decision, random) };
    this.sent = { time: performance.now(), ref, seq: -1 };
    this.sockets[game.answerers[0]].send(JSON.stringify({ t: 'do', ref, command }));
  }

  get isWaiting(): boolean {
    return this.sent !== undefined;
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }
}

const place = await makePlace(wish.postgres);
const server = await startServerProcess({ ...place.env, HOLDOUT_LIMITS: LIMITS });
const metric = async (name: string): Promise<number> => {
  const text = await (await fetch(`${server.base}/metrics`)).text();
  return Number(new RegExp(`^holdout_${name} (.+)$`, 'm').exec(text)?.[1]);
};

try {
  const empty = await metric('memory_bytes');
  const setups = setupsFor(makeEngine(), wish.players);
  const tables: LoadTable[] = [];
  for (let i = 0; i < wish.tables; i++) {
    const table = new LoadTable(server.ws, await makeTable(server.base, setups[i % setups.length]));
    await table.open();
    tables.push(table);
  }
  console.log(
    `${tables.length} tables with ${wish.players} players each, ${wish.postgres ? 'PostgreSQL' : 'SQLite'}`,
  );
  await Promise.all(tables.map((table, i) => drive(table, (i / tables.length) * wish.every)));
  const full = await metric('memory_bytes');
  const answers = tables.reduce((sum, t) => sum + t.answers, 0);
  const p99 = percentile(latencies, 99);
  const ms = [50, 90, 99, 100].map((p) => `p${p} ${percentile(latencies, p).toFixed(1)}`).join(', ');
  console.log(`${answers} answers in ${wish.seconds} s; milliseconds to the last player: ${ms}`);
  console.log(`games over: ${tables.filter((t) => t.isOver).length}; memory per table: ${((full - empty) / 1024 / tables.length).toFixed(0)} KB`); // prettier-ignore
  console.log(
    `event loop delay p99 of the server: ${((await metric('loop_delay_p99_seconds')) * 1000).toFixed(1)} ms`,
  );
  for (const line of wrong.slice(0, 10)) console.log(`  ${line.slice(0, 200)}`);
  console.log(`${wrong.length} refused or lost`);
  for (const table of tables) table.close();
  process.exitCode = wrong.length === 0 && answers > 0 && p99 < wish.p99 ? 0 : 1;
} finally {
  if ((await server.stop()) !== 0) process.exitCode = 1;
  await place.remove();
}

async function drive(table: LoadTable, offset: number): Promise<void> {
  const start = performance.now() + offset;
  for (let i = 0; i * wish.every < wish.seconds * 1000; i++) {
    await pause(Math.max(0, start + i * wish.every - performance.now()));
    table.answer();
  }
  await pause(wish.every);
  if (table.isWaiting) wrong.push('an answer never arrived');
}
