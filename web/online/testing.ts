/** A server for tests of the page's side: sockets in memory, a clock that is wound by hand, a real game behind. */
import { classic } from '@holdout/editions';
import { itemAt, createEngine, isRefusal, type Engine, type GameEvent, type Truth } from '@holdout/engine';
import {
  BOUNDS,
  orThrow,
  PROTOCOL,
  readerWithin,
  type EntryView,
  type FromPage,
  type Welcome,
} from '@holdout/protocol';
import type { LineHelp, Socket } from './line.ts';
import { Session } from './session.ts';

export const engine: Engine = createEngine([classic]);
const SETUP = {
  edition: 'classic',
  mission: '00',
  seats: [
    ['amy', 'doug', 'josh'],
    ['ned', 'phil', 'wanda'],
  ],
};
export const TABLE = 'T'.repeat(22);

/** What the real server would say to a message. */
const readFromPage = readerWithin(BOUNDS);

class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  /** As of a WebSocket: on its way, open, going down. */
  readyState: Socket['readyState'] = 0;
  readonly sent: FromPage[] = [];
  closed = false;

  send(text: string): void {
    if (this.readyState !== 1) throw new Error('said into a line that is not open');
    this.sent.push(orThrow(readFromPage(text)));
  }

  close(): void {
    this.closed = true;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.(new Event('open'));
  }

  say(message: object | string): void {
    const data = typeof message === 'string' ? message : JSON.stringify(message);
    this.onmessage?.(new MessageEvent('message', { data }));
  }

  /** It is going down, and nobody has been told yet. */
  fail(): void {
    this.readyState = 2;
  }

  break(): void {
    this.fail();
    this.onclose?.(new Event('close') as CloseEvent);
  }

  get last(): FromPage | undefined {
    return this.sent[this.sent.length - 1];
  }
}

interface Timer {
  readonly ms: number;
  act: (() => void) | null;
}

function began(timers: Timer[], ms: number, act: () => void): () => void {
  const timer: Timer = { ms, act };
  timers.push(timer);
  return () => {
    timer.act = null;
  };
}

export class FakeNet implements LineHelp {
  readonly sockets: FakeSocket[] = [];
  readonly timers: Timer[] = [];
  /** What happens when nothing is heard. */
  readonly guards: Timer[] = [];

  connect(): FakeSocket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }

  after(ms: number, act: () => void): () => void {
    return began(this.timers, ms, act);
  }

  unless(ms: number, act: () => void): () => void {
    return began(this.guards, ms, act);
  }

  random(): number {
    return 0.5;
  }

  /** Nothing is heard for as long as that may be. */
  silence(): void {
    for (const { act } of this.guards.splice(0)) act?.();
  }

  get socket(): FakeSocket {
    return itemAt(this.sockets, this.sockets.length - 1);
  }

  /** Lets all waiting calls happen. */
  wind(): void {
    for (const { act } of this.timers.splice(0)) act?.();
  }
}

/** A table as the server would tell it. */
export class FakeTable {
  readonly state: Truth;
  private readonly log: { seq: number; round: number; events: readonly GameEvent[]; revealed: boolean }[];
  seq = 1;
  at = 0;

  constructor(readonly seed = 'fake') {
    const opening: GameEvent[] = [];
    const state = engine.newGame(SETUP, seed, opening);
    if (isRefusal(state)) throw new Error(state.refused);
    this.state = state;
    this.log = [{ seq: 0, round: 1, events: opening, revealed: true }];
  }

  get answerers(): number[] {
    const by = engine.decisionOf(this.state)?.by;
    return by === 'team' || by === undefined ? [0, 1] : [by];
  }

  private game(): Welcome['game'] {
    const undo = this.log.length > 1 ? 'free' : 'none';
    return {
      decision: engine.decisionOf(this.state),
      answerers: this.answerers,
      undo,
      redo: false,
      since: 0,
    };
  }

  welcome(process = 'one'): Welcome {
    const { setup, ...state } = engine.mask(this.state);
    const chair = (name: string): Welcome['seats']['chairs'][number] => ({
      holder: 'person',
      name,
      link: true,
    });
    return {
      t: 'welcome',
      v: PROTOCOL,
      process,
      table: TABLE,
      title: 'Friday',
      seq: this.seq,
      at: this.at,
      rules: this.state.rules,
      setup,
      commitment: '0'.repeat(64),
      origin: 'new',
      opened: false,
      shared: false,
      broken: null,
      state,
      game: this.game(),
      past: 0,
      log: [...this.log],
      rewinds: [],
      seats: {
        chairs: [chair('Ann'), chair('Bob')],
        heroes: Object.fromEntries(SETUP.seats.flatMap((seat, i) => seat.map((hero) => [hero, i]))),
      },
      chat: [],
      vote: null,
      house: { away: 0, standIn: 'bot', pace: 0, talk: false, closed: false },
    };
  }

  /** Takes an answer; gives the entry that tells of it. */
  answer(answer: string, ref?: string): EntryView {
    const before: { readonly [key: string]: unknown } = { ...engine.mask(this.state) };
    const result = engine.answer(this.state, answer, 'changes');
    if (isRefusal(result)) throw new Error(result.refused);
    const change = Object.fromEntries(
      Object.entries(engine.mask(this.state)).filter(
        ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key]),
      ),
    );
    const line = { seq: this.log.length, round: this.state.round, events: result.events, revealed: false };
    this.log.push(line);
    this.at = ++this.seq;
    const game = this.game();
    const move = game ? { how: 'answer' as const, change, game, line } : undefined;
    return { t: 'entry', seq: this.seq, at: this.at, kind: 'answer', by: 0, time: 0, ref, move };
  }
}

/** A page that has been welcomed, with these chairs. */
export function seatedAt(table: FakeTable, chairs: readonly number[]): { net: FakeNet; session: Session } {
  const net = new FakeNet();
  const session = new Session(TABLE, ['s'.repeat(32)], net);
  net.socket.open();
  net.socket.say(table.welcome());
  net.socket.say({ t: 'you', chairs, host: false });
  return { net, session };
}
