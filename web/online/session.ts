/**
 * This page at an online table: what it knows, what it may do, what it has asked for. A command is sent again under the
 * same mark when the line comes back, and the server does it once.
 */
import type { State } from '@holdout/engine';
import { newId } from '../store/ids.ts';
import { Line, type LineHelp } from './line.ts';
import type { Command, Done, Entry, FromPage, FromServer, Mark, MarkKind, Welcome } from './messages.ts';
import { stepOf, welcomed } from './model.ts';

/** The server says no, with its code. */
export interface Refused {
  readonly refused: string;
  readonly at?: string;
}

export interface SessionView {
  /** `gone`: the server does not want this page, and will not. */
  readonly line: 'opening' | 'here' | 'away' | 'gone';
  readonly why: Refused | null;
  readonly model: Welcome | null;
  /** The last entry, when it came alone: what is worth being played. */
  readonly last: Entry | null;
  readonly me: { readonly chairs: readonly number[]; readonly host: boolean };
  readonly marks: readonly Mark[];
}

/** Refusals that another try does not change. */
const FINAL = ['table.unknown', 'protocol.version'];
/** Milliseconds a mark is seen; the others go with their decision, or when somebody looks away. */
const MARK_LASTS: { readonly [kind in MarkKind]?: number } = { ping: 7000, arrow: 12_000 };
/** Milliseconds without a reply after which the line is taken for dead: networks change without a word. */
const REPLY_MS = 10_000;

type Waiting =
  | { readonly message: FromPage & { t: 'do' }; readonly resolve: (said: Done | Refused) => void }
  | { readonly message: FromPage & { t: 'moment' }; readonly resolve: (said: State | Refused) => void };

export class Session {
  private current: SessionView = {
    line: 'opening',
    why: null,
    model: null,
    last: null,
    me: { chairs: [], host: false },
    marks: [],
  };
  private readonly listeners = new Set<() => void>();
  private readonly waiting = new Map<string, Waiting>();
  private readonly line: Line;
  private process = '';

  constructor(
    readonly id: string,
    private secrets: readonly string[],
    private readonly help: LineHelp,
  ) {
    this.line = new Line(help, {
      hello: () => ({ table: id, secrets: this.secrets, ...this.since() }),
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

  /** The network or the machine was asleep, perhaps: nothing is missed by asking. */
  wake(): void {
    if (this.current.line !== 'gone') this.line.renew();
  }

  do(command: Command): Promise<Done | Refused> {
    const ref = newId();
    return new Promise((resolve) => this.ask(ref, { message: { t: 'do', ref, command }, resolve }));
  }

  /** The masked position after so many answers. */
  moment(answers: number): Promise<State | Refused> {
    const ref = newId();
    return new Promise((resolve) => this.ask(ref, { message: { t: 'moment', ref, answers }, resolve }));
  }

  mark(kind: MarkKind, ids: readonly string[]): void {
    const { model, line } = this.current;
    if (model && line === 'here') this.line.send({ t: 'mark', kind, at: model.at, ids });
  }

  end(): void {
    this.line.end();
    this.listeners.clear();
  }

  private ask(ref: string, waiting: Waiting): void {
    const { line, why } = this.current;
    if (line === 'gone' && why) return waiting.resolve(why);
    this.waiting.set(ref, waiting);
    if (line !== 'here') return;
    this.line.send(waiting.message);
    this.help.after(REPLY_MS, () => {
      if (this.waiting.has(ref) && this.current.line === 'here') this.line.renew();
    });
  }

  private since(): { since?: { seq: number; process: string } } {
    const { model } = this.current;
    return model ? { since: { seq: model.seq, process: this.process } } : {};
  }

  private hear(message: FromServer): void {
    switch (message.t) {
      case 'welcome':
        this.process = message.process;
        this.change({ model: welcomed(this.current.model, message), last: null });
        return this.arrived();
      case 'resumed':
        this.process = message.process;
        return this.arrived();
      case 'entry':
        return this.take(message);
      case 'you':
        return this.change({ me: { chairs: message.chairs, host: message.host } });
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

  private take(entry: Entry): void {
    const { model } = this.current;
    if (!model) return;
    const step = stepOf(model, entry);
    if (step.is === 'next') this.change({ model: step.model, last: entry });
    else if (step.is === 'gap') this.line.renew();
  }

  private settle(message: FromServer & { t: 'done' | 'no' | 'moment' }): void {
    const found = message.ref === undefined ? undefined : this.waiting.get(message.ref);
    if (!found || message.ref === undefined) return;
    this.waiting.delete(message.ref);
    const no = message.t === 'no' ? { refused: message.refused, at: message.at } : undefined;
    if (found.message.t === 'do') {
      const resolve = found.resolve as (said: Done | Refused) => void;
      if (message.t !== 'moment') resolve(no ?? (message as Done));
    } else if (message.t !== 'done') {
      const resolve = found.resolve as (said: State | Refused) => void;
      resolve(no ?? (message as FromServer & { t: 'moment' }).state);
    }
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
    for (const { resolve } of this.waiting.values()) resolve({ refused, at });
    this.waiting.clear();
  }

  private lost(): void {
    if (this.current.line !== 'away') this.change({ line: 'away' });
  }

  private change(part: Partial<SessionView>): void {
    this.current = { ...this.current, ...part };
    for (const listener of [...this.listeners]) listener();
  }
}
