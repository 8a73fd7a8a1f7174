/**
 * The line to the server: says hello, hears messages, and comes back by itself, soon at first and then more patiently.
 * A line that says nothing is no line: the server gives a sign of life before long, and this page answers it.
 * Knows nothing of tables; tests give it a socket of their own.
 */
import { itemAt } from '@holdout/engine';
import { pageText, PROTOCOL, readToPage, type FromPage, type Hello, type ToPage } from '@holdout/protocol';

/** As much of a WebSocket as is used. */
export interface Socket extends Pick<WebSocket, 'readyState' | 'send' | 'close'> {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

/** WebSocket.OPEN. */
const OPEN = 1;

export interface LineHelp {
  connect(): Socket;
  /** Calls later; gives a way to call it off. */
  after(ms: number, act: () => void): () => void;
  /** The same, for what should not come to pass: a line that is silent. */
  unless(ms: number, act: () => void): () => void;
  /** From 0 to 1: so that not everybody comes back in the same moment. */
  random(): number;
}

interface Listener {
  /** What this page is, and what it knows. */
  hello(): Omit<Hello, 't' | 'v'>;
  hear(message: ToPage): void;
  /** The line is down; it will be tried again. */
  lost(): void;
}

/** Milliseconds before each new try; the last one for all that follow. */
const PATIENCE = [300, 700, 1500, 3000, 6000, 12_000];
/** Milliseconds for a line to open, and without a word until the server has said how long it may be silent. */
const OPENING_MS = 10_000;
const SILENT_MS = 14_000;

export class Line {
  /** The socket there is, and the same once it is open. */
  private current: Socket | undefined;
  private socket: Socket | undefined;
  private callOff: (() => void) | undefined;
  private calm: (() => void) | undefined;
  private silentMs = SILENT_MS;
  private tries = 0;
  private ended = false;

  constructor(
    private readonly help: LineHelp,
    private readonly listener: Listener,
  ) {
    this.open();
  }

  /** Into a line that is going down nothing is said: who must be heard says it again on the next. */
  send(message: FromPage): void {
    if (this.socket?.readyState === OPEN) this.socket.send(pageText(message));
  }

  /** Nothing is heard any more: whoever looks is told, and the line is taken up again. */
  doubt(): void {
    if (!this.ended) this.closed();
  }

  /** Drops the line and takes it up again at once: other secrets, a network that changed, a laptop that woke. */
  renew(): void {
    if (this.ended) return;
    this.tries = 0;
    this.drop();
    this.open();
  }

  end(): void {
    this.ended = true;
    this.drop();
  }

  private open(): void {
    this.callOff?.();
    const socket = this.help.connect();
    this.socket = undefined;
    this.expect(OPENING_MS);
    socket.onopen = () => {
      this.socket = socket;
      this.expect(this.silentMs);
      this.send({ t: 'hello', v: PROTOCOL, ...this.listener.hello() });
    };
    socket.onmessage = ({ data }: { readonly data: unknown }) => {
      const read = typeof data === 'string' ? readToPage(data) : undefined;
      // What is no message of ours is not half understood: the next welcome tells everything.
      if (!read || 'fault' in read) {
        socket.close();
        return;
      }
      const message = read.value;
      if (message.t === 'beat') this.silentMs = message.within;
      this.expect(this.silentMs);
      if (message.t === 'beat') return this.send({ t: 'beat' });
      if (message.t === 'welcome' || message.t === 'resumed') this.tries = 0;
      this.listener.hear(message);
    };
    socket.onclose = () => this.closed();
    this.current = socket;
  }

  private closed(): void {
    this.drop();
    if (this.ended) return;
    this.listener.lost();
    const wait = itemAt(PATIENCE, Math.min(this.tries, PATIENCE.length - 1));
    this.tries++;
    this.callOff = this.help.after(wait * (0.5 + this.help.random()), () => this.open());
  }

  /** Something has to be heard before this time is over. */
  private expect(ms: number): void {
    this.calm?.();
    this.calm = this.help.unless(ms, () => this.doubt());
  }

  /** A socket that is left behind says nothing any more. */
  private drop(): void {
    this.callOff?.();
    this.calm?.();
    const old = this.current;
    this.current = this.socket = undefined;
    if (!old) return;
    old.onopen = old.onmessage = old.onclose = null;
    old.close();
  }
}
