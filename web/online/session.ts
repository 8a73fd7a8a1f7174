/**
 * This page at an online table: what it knows, what it may do, what it has asked for. A command is sent again under the
 * same mark when the line comes back, and the server does it once.
 */
import type { State } from '@holdout/engine';
import type {
  Admitted,
  AskPosition,
  Command,
  Doing,
  Done,
  EntryView,
  LogLine,
  Mark,
  MarkKind,
  Position,
  No,
  People,
  Refused,
  ToPage,
  Welcome,
  You,
} from '@holdout/protocol';
import { newId } from '../store/ids.ts';
import { Line, type LineHelp } from './line.ts';
import { stepOf, welcomed, whole } from './model.ts';

export interface SessionView {
  /** `gone`: the server does not want this page, and will not. */
  readonly line: 'opening' | 'here' | 'away' | 'gone';
  readonly why: Refused | null;
  readonly model: Welcome | null;
  /** The last entry, when it came alone: what is worth being played. */
  readonly last: EntryView | null;
  readonly me: Omit<You, 't'>;
  /** Who is there; null until somebody has said. */
  readonly people: People | null;
  readonly marks: readonly Mark[];
  /** The chair the host has given to this page, with what opens it. */
  readonly admitted: Omit<Admitted, 't'> | null;
}

/** Refusals that another try does not change. */
const FINAL = ['table.unknown', 'protocol.version', 'table.private', 'watcher.removed'];
/** Milliseconds a mark is seen; the others go with their decision, or when somebody looks away. */
const MARK_LASTS: { readonly [kind in MarkKind]?: number } = { ping: 7000, arrow: 12_000 };
/** Milliseconds without a reply after which the line is taken for dead: networks change without a word. */
const REPLY_MS = 10_000;

/** What is asked of the server, and who waits for the reply. */
interface Waiting {
  readonly message: Doing | AskPosition;
  hear(reply: Done | Position | No): void;
}

export class Session {
  private current: SessionView = {
    line: 'opening',
    why: null,
    model: null,
    last: null,
    me: { chairs: [], host: false },
    people: null,
    marks: [],
    admitted: null,
  };
  private readonly listeners = new Set<() => void>();
  private readonly waiting = new Map<string, Waiting>();
  private readonly line: Line;
  private process = '';
  /** Lines of the log that came before the welcome they belong to. */
  private readonly past: LogLine[] = [];

  constructor(
    readonly id: string,
    private secrets: readonly string[],
    private readonly help: LineHelp,
    /** What somebody who only watches would be called. */
    private name = '',
    /** The hero they would like to play. */
    private wish = '',
  ) {
    this.line = new Line(help, {
      hello: () => ({ table: id, secrets: this.secrets, ...this.since(), ...this.named() }),
      hear: (message) => this.hear(message),
      lost: () => this.lost(),
    });
  }

  view(): SessionView {
    return this.current;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Shows other secrets: a chair more on this screen, or one less. */
  show(secrets: readonly string[]): void {
    if (secrets.join() === this.secrets.join()) return;
    this.secrets = secrets;
    this.line.renew();
  }

  /** Tells the others what somebody who watches is called. */
  introduce(name: string, wish = ''): void {
    if (name === this.name && wish === this.wish) return;
    this.name = name;
    this.wish = wish;
    if (this.current.me.chairs.length === 0) this.line.renew();
  }

  /** The network or the machine was asleep, perhaps: nothing is missed by asking. */
  wake(): void {
    if (this.current.line !== 'gone') this.line.renew();
  }

  do(command: Command): Promise<Done | Refused> {
    const ref = newId();
    return new Promise((resolve) => {
      const hear: Waiting['hear'] = (reply) => reply.t !== 'moment' && resolve(reply);
      this.ask({ message: { t: 'do', ref, command }, hear });
    });
  }

  /** The masked position after so many answers. */
  position(answers: number): Promise<State | Refused> {
    const ref = newId();
    return new Promise((resolve) => {
      const hear: Waiting['hear'] = (reply) =>
        reply.t !== 'done' && resolve(reply.t === 'no' ? reply : reply.state);
      this.ask({ message: { t: 'moment', ref, answers }, hear });
    });
  }

  mark(kind: MarkKind, ids: readonly string[]): void {
    const { model, line } = this.current;
    if (model && line === 'here') this.line.send({ t: 'mark', kind, at: model.at, ids });
  }

  end(): void {
    this.line.end();
    this.listeners.clear();
  }

  private ask(waiting: Waiting): void {
    const { line, why } = this.current;
    const { ref } = waiting.message;
    if (line === 'gone' && why) return waiting.hear({ t: 'no', ...why });
    this.waiting.set(ref, waiting);
    if (line !== 'here') return;
    this.line.send(waiting.message);
    this.help.after(REPLY_MS, () => {
      if (this.waiting.has(ref) && this.current.line === 'here') this.line.doubt();
    });
  }

  private since(): { since?: { seq: number; process: string } } {
    const { model } = this.current;
    return model ? { since: { seq: model.seq, process: this.process } } : {};
  }

  private named(): { name?: string; wish?: string } {
    return {
      ...(this.name === '' ? {} : { name: this.name }),
      ...(this.wish === '' ? {} : { wish: this.wish }),
    };
  }

  private hear(message: ToPage): void {
    switch (message.t) {
      case 'past':
        this.past.push(...message.lines);
        return;
      case 'welcome':
        this.process = message.process;
        this.change({ model: welcomed(this.current.model, whole(message, this.past.splice(0))), last: null });
        return this.arrived();
      case 'resumed':
        this.process = message.process;
        return this.arrived();
      case 'entry':
        return this.take(message);
      case 'you':
        return this.change({ me: message });
      case 'admitted':
        return this.change({ admitted: message });
      case 'people':
        return this.change({ people: message });
      case 'beat':
        return undefined;
      case 'done':
      case 'no':
      case 'moment':
        return this.settle(message);
      case 'mark':
        return this.takeMark(message);
      case 'bye':
        return this.farewell(message);
    }
  }

  private arrived(): void {
    // Who looks where is told anew.
    const marks = this.current.marks.filter((m) => m.kind !== 'look');
    this.change({ line: 'here', why: null, marks });
    for (const { message } of this.waiting.values()) this.line.send(message);
  }

  private take(entry: EntryView): void {
    const { model } = this.current;
    if (!model) return;
    const step = stepOf(model, entry);
    if (step.is === 'next') this.change({ model: step.model, last: entry });
    else if (step.is === 'gap') this.line.renew();
  }

  private settle(reply: Done | Position | No): void {
    const found = reply.ref === undefined ? undefined : this.waiting.get(reply.ref);
    if (!found) return;
    this.waiting.delete(found.message.ref);
    found.hear(reply);
  }

  private takeMark(mark: Mark): void {
    const others = this.current.marks.filter((m) => m.chair !== mark.chair || m.kind !== mark.kind);
    // A mark of nothing takes the one before away.
    this.change({ marks: mark.ids.length > 0 || mark.kind === 'ready' ? [...others, mark] : others });
    const lasts = MARK_LASTS[mark.kind];
    if (lasts === undefined) return;
    this.help.after(lasts, () =>
      this.change({ marks: this.current.marks.filter((other) => other !== mark) }),
    );
  }

  private farewell({ refused, at }: Refused): void {
    if (!FINAL.includes(refused)) return;
    this.line.end();
    this.change({ line: 'gone', why: { refused, at } });
    for (const waiting of this.waiting.values()) waiting.hear({ t: 'no', refused, at });
    this.waiting.clear();
  }

  private lost(): void {
    this.past.length = 0;
    if (this.current.line !== 'away') this.change({ line: 'away' });
  }

  private change(part: Partial<SessionView>): void {
    this.current = { ...this.current, ...part };
    for (const listener of [...this.listeners]) listener();
  }
}
