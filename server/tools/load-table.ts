/** One table and all its players over real WebSockets, for the load run. */
import { itemAt } from '@holdout/engine';
import { createRandom, randomAnswer } from '@holdout/engine/testing';
import {
  pageText,
  PROTOCOL,
  readToPage,
  type FromPage,
  type MadeTable,
  type Welcome,
} from '@holdout/protocol';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { chairGiving } from '../testing/giving.ts';

const OPEN_MS = 30_000;
const SEQ = /^\{"t":"entry","seq":(\d+)/;
const random = createRandom('load');

/** What was seen, at all tables together. */
export interface Report {
  /** Milliseconds from sending an answer to the last player's receipt. */
  readonly latencies: number[];
  readonly wrong: string[];
}

/** Everybody is told the same, so only the first page is read in full. */
export class LoadTable {
  private readonly sockets: WebSocket[] = [];
  private game: Welcome['game'] = null;
  private at = 0;
  private seats: Welcome['seats'] = { chairs: [], heroes: {} };
  private sent: { readonly time: number; readonly ref: string; seq: number } | undefined;
  private readonly received = new Map<number, number>();
  answers = 0;

  constructor(
    private readonly ws: string,
    private readonly made: MadeTable,
    private readonly report: Report,
  ) {}

  async open(): Promise<void> {
    await Promise.all(this.made.chairs.map((secret, chair) => this.join(secret, chair)));
    const until = performance.now() + OPEN_MS;
    while (this.seats.chairs.filter((c) => c.holder === 'person').length < this.made.chairs.length) {
      if (performance.now() > until)
        throw new Error(`nobody sits down: ${this.report.wrong.join().slice(0, 500)}`);
      await pause(5);
    }
  }

  private join(secret: string, chair: number): Promise<void> {
    const socket = new WebSocket(this.ws, { perMessageDeflate: false });
    this.sockets[chair] = socket;
    socket.on('error', (error) => this.report.wrong.push(error.message));
    socket.on('open', () => {
      say(socket, { t: 'hello', v: PROTOCOL, table: this.made.id, secrets: [secret] });
      say(socket, { t: 'do', ref: `sit${chair}`, command: { kind: 'sit', chair, name: `P${chair}` } });
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
    if (text.startsWith('{"t":"beat"')) say(itemAt(this.sockets, chair), { t: 'beat' });
    const seq = Number(SEQ.exec(text)?.[1] ?? 0);
    if (chair === 0) this.follow(text);
    else if (text.startsWith('{"t":"no"') || text.startsWith('{"t":"bye"')) this.report.wrong.push(text);
    if (seq === 0) return;
    const n = (this.received.get(seq) ?? 0) + 1;
    this.received.set(seq, n);
    this.settle();
  }

  private follow(text: string): void {
    const read = readToPage(text);
    const message = 'value' in read ? read.value : undefined;
    if (!message || message.t === 'no' || message.t === 'bye') this.report.wrong.push(text);
    if (message?.t !== 'welcome' && message?.t !== 'entry') return;
    this.at = message.at;
    if (message.seats) this.seats = message.seats;
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
    this.report.latencies.push(performance.now() - sent.time);
    this.received.delete(sent.seq);
    this.sent = undefined;
    this.answers++;
  }

  get isOver(): boolean {
    return !this.game?.decision;
  }

  answer(): void {
    if (this.sent) return void this.report.wrong.push(`${this.made.id}: the last answer has not arrived`);
    const { game } = this;
    if (!game?.decision) return;
    const ref = `a${this.answers}`;
    const answer = randomAnswer(game.decision, random);
    this.sent = { time: performance.now(), ref, seq: -1 };
    const chair = chairGiving(game, this.seats, answer);
    say(itemAt(this.sockets, chair), { t: 'do', ref, command: { kind: 'answer', at: this.at, answer } });
  }

  get isWaiting(): boolean {
    return this.sent !== undefined;
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }
}

const say = (socket: WebSocket, message: FromPage): void => socket.send(pageText(message));
