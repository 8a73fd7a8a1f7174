/** A page without a screen: talks to a server over a real WebSocket, checks every message, keeps the view. */
import {
  pageText,
  PROTOCOL,
  type Command,
  type Done,
  type Hello,
  type LogLine,
  type No,
  type People,
  type ToPage,
  type Welcome,
} from '@holdout/protocol';
import { randomBytes } from 'node:crypto';
import { WebSocket } from 'ws';
import { advance, firstAnswer, heardBy, whole } from './hall.ts';

export type Said = Done | No;

export class Page {
  view: Welcome | undefined;
  people: People | undefined;
  /** Answers no sign of life, as if the line were dead. */
  deaf = false;
  you: { readonly chairs: readonly number[]; readonly host: boolean } = { chairs: [], host: false };
  /** How often the whole view was told, and how often only what was missed. */
  welcomes = 0;
  resumed = 0;
  readonly marks: ToPage[] = [];
  readonly errors: string[] = [];
  bye: string | undefined;
  private socket: WebSocket | undefined;
  private readonly past: LogLine[] = [];
  /** Marks of commands are this page's own, also beside another page of the same chair. */
  private readonly mark = randomBytes(6).toString('base64url');
  private refs = 0;
  private readonly waiting = new Set<() => void>();
  private readonly replies = new Map<string, (said: Said) => void>();

  constructor(
    private readonly url: string,
    private readonly table: string,
    private readonly secrets: readonly string[] = [],
  ) {}

  /** Opens the socket, says hello, and waits for the view. */
  async open(headers: Record<string, string> = {}): Promise<this> {
    const socket = new WebSocket(this.url, { headers });
    this.socket = socket;
    this.bye = undefined;
    socket.on('error', (error) => this.errors.push(error.message));
    socket.on('message', (data: Buffer) => this.hear(data.toString()));
    socket.on('close', () => this.wake());
    const since = this.view && { seq: this.view.seq, process: this.view.process };
    const before = this.welcomes + this.resumed;
    const { table, secrets } = this;
    const hello: Hello = { t: 'hello', v: PROTOCOL, table, secrets, ...(since ? { since } : {}) };
    socket.on('open', () => socket.send(pageText(hello)));
    await this.until(() => this.welcomes + this.resumed > before || !this.isOpen);
    return this;
  }

  get isOpen(): boolean {
    return this.socket !== undefined && this.socket.readyState <= WebSocket.OPEN;
  }

  private hear(text: string): void {
    const message = heardBy(text);
    if (message.t === 'welcome') {
      this.welcomes++;
      this.view = whole(message, this.past.splice(0));
    } else if (message.t === 'past') this.past.push(...message.lines);
    else if (message.t === 'entry' && this.view) this.view = advance(this.view, message);
    else if (message.t === 'resumed') this.resumed++;
    else if (message.t === 'you') this.you = message;
    else if (message.t === 'people') this.people = message;
    else if (message.t === 'beat') {
      if (!this.deaf) this.send(pageText({ t: 'beat' }));
    } else if (message.t === 'mark' || message.t === 'moment') this.marks.push(message);
    else if (message.t === 'bye') this.bye = message.refused;
    else if (message.t === 'done' || message.t === 'no') {
      if (message.ref === undefined) this.errors.push(message.t === 'no' ? message.refused : 'done');
      else this.replies.get(message.ref)?.(message);
    }
    this.wake();
  }

  private wake(): void {
    for (const look of [...this.waiting]) look();
  }

  /** Waits for something that a message brings about. */
  until(isSo: () => boolean): Promise<void> {
    return new Promise((done) => {
      const look = (): void => {
        if (!isSo()) return;
        this.waiting.delete(look);
        done();
      };
      this.waiting.add(look);
      look();
    });
  }

  send(text: string): void {
    this.socket?.send(text);
  }

  /** Rejects when the socket closes before the reply. */
  do(command: Command, ref = `${this.mark}${++this.refs}`): Promise<Said> {
    return new Promise((done, fail) => {
      const lost = (): void => {
        this.replies.delete(ref);
        fail(new Error('the connection was lost'));
      };
      this.socket?.once('close', lost);
      this.replies.set(ref, (said) => {
        this.replies.delete(ref);
        this.socket?.off('close', lost);
        done(said);
      });
      if (this.isOpen) this.send(pageText({ t: 'do', ref, command }));
      else lost();
    });
  }

  answer(answer: string): Promise<Said> {
    return this.do({ kind: 'answer', at: this.view?.at ?? 0, answer });
  }

  /** Answers with the first option. */
  first(): Promise<Said> {
    const decision = this.view?.game?.decision;
    return this.answer(decision ? firstAnswer(decision) : 'none');
  }

  /** Is it this page's turn to answer? */
  get isAsked(): boolean {
    return this.view?.game?.answerers.some((c) => this.you.chairs.includes(c)) ?? false;
  }

  /** Breaks the line, as a lost network does. */
  cut(): Promise<void> {
    const { socket } = this;
    return new Promise((done) => {
      if (!socket || socket.readyState === WebSocket.CLOSED) return done();
      socket.once('close', () => done());
      socket.terminate();
    });
  }
}
