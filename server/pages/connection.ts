/**
 * One page at one table: reads its messages, tells it what happens. Knows no network; the socket is a `Wire`.
 * Whatever a page sends ends as a reply, a refusal with a code, or the end of this connection, never as an exception.
 */
import {
  PROTOCOL,
  readerWithin,
  serverText,
  type Command,
  type FromPage,
  type Hello,
  type Mark,
  type Marking,
  type ToPage,
} from '@holdout/protocol';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { LIMITS } from '../limits.ts';
import { isSeated } from '../tables/chairs.ts';
import type { TableCommand } from '../tables/commands.ts';
import type { Hall } from '../tables/hall.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Greeting, Onlooker } from '../tables/onlooker.ts';
import { Queue } from '../tables/queue.ts';
import { isNo, no, type Refused } from '../tables/refusals.ts';
import { hashSecret, makeSecret } from '../tables/secrets.ts';
import { plainText } from '../tables/texts.ts';
import { Bucket } from './bucket.ts';

interface Wire {
  send(text: string): void;
  close(): void;
  /** Bytes that wait for a slow page. */
  waiting(): number;
}

export interface ConnectionHelp {
  readonly hall: Hall;
  readonly process: string;
  readonly now: () => number;
  readonly trouble: (error: Error) => void;
  /** An answer was taken and told, so many milliseconds after it was heard. */
  readonly answered: (ms: number) => void;
}

/** Bounds are the server's; pages of ours keep well within them. */
const readFromPage = readerWithin(LIMITS);

export class Connection implements Onlooker {
  readonly id = randomBytes(6).toString('base64url');
  name = '';
  wish = '';
  private readonly queue = new Queue();
  private table: LiveTable | undefined;
  hashes: readonly string[] = [];
  private said = '';
  private greeted = false;
  private closed = false;
  private faults = 0;
  private readonly messages: Bucket;
  private readonly talk: Bucket;
  private readonly looks: Bucket;
  private readonly positions: Bucket;
  /** Chairs whose look this page has shown. */
  private readonly looking = new Set<number>();

  constructor(
    private readonly wire: Wire,
    private readonly help: ConnectionHelp,
  ) {
    this.messages = new Bucket(LIMITS.messageBurst, LIMITS.messageEveryMs, help.now);
    this.talk = new Bucket(LIMITS.talkBurst, LIMITS.talkEveryMs, help.now);
    this.looks = new Bucket(LIMITS.lookBurst, LIMITS.lookEveryMs, help.now);
    this.positions = new Bucket(LIMITS.positionBurst, LIMITS.positionEveryMs, help.now);
  }

  get isGreeted(): boolean {
    return this.greeted;
  }

  /** Resolves when the message has been dealt with: one after the other, so that a page may go on right after hello. */
  async hear(text: string): Promise<void> {
    if (this.closed) return;
    if (!this.messages.take()) return this.fault(no('message.too-many'));
    const read = readFromPage(text);
    if ('fault' in read) return this.fault(no('message.shape', read.fault.at || undefined));
    await this.queue.run(() => this.attend(read.value));
  }

  private async attend(message: FromPage): Promise<void> {
    if (this.closed) return;
    try {
      await this.take(message);
    } catch (failure) {
      this.help.trouble(failure as Error);
      // A page without a table has nothing to wait for: it comes back and says hello again.
      if (!this.table) this.bye(no('storage.failed'));
      else this.refuse(no('storage.failed'), 'ref' in message ? message.ref : undefined);
    }
  }

  private async take(message: FromPage): Promise<void> {
    if (message.t === 'beat') return;
    if (message.t === 'hello') return this.hello(message);
    if (!this.table) return this.fault(no('hello.first'));
    switch (message.t) {
      case 'do':
        return this.carryOut(this.table, message.ref, message.command);
      case 'mark':
        return this.mark(this.table, message);
      case 'moment':
        return this.position(this.table, message.ref, message.answers);
    }
  }

  private async hello(message: Hello): Promise<void> {
    if (this.greeted) return this.fault(no('hello.twice'));
    if (message.v !== PROTOCOL) return this.bye(no('protocol.version', String(PROTOCOL)));
    this.greeted = true;
    this.hashes = message.secrets.map(hashSecret);
    this.name = plainText(message.name ?? '', LIMITS.name);
    this.wish = plainText(message.wish ?? '', LIMITS.markId);
    // A table may leave memory between being opened and being joined; then it is opened again.
    for (;;) {
      const table = await this.help.hall.open(message.table);
      if (isNo(table)) return this.bye(table);
      const why = table.crowd.refusal(this.hashes);
      if (why) return this.bye(why);
      if (!(await this.join(table, message))) continue;
      if (this.closed) table.leave(this);
      return;
    }
  }

  private join(table: LiveTable, { since }: Hello): Promise<boolean> {
    // Another process may run other code: what it told is not continued.
    const seen = since && { seq: since.seq, here: since.process === this.help.process };
    return table.join(this, seen, (greeting) => {
      this.table = table;
      this.greet(greeting);
      this.seatsChanged();
    });
  }

  private greet(greeting: Greeting): void {
    if (greeting.is === 'welcome') return this.tell(greeting.text);
    this.say({ t: 'resumed', process: this.help.process });
    for (const text of greeting.texts) this.tell(text);
  }

  private async carryOut(table: LiveTable, ref: string, page: Command): Promise<void> {
    if (page.kind === 'chat' && !this.talk.take()) return this.refuse(no('message.too-many'), ref);
    if (page.kind === 'remove') return this.remove(table, ref, page.watcher);
    const guest = page.kind === 'admit' ? table.crowd.watcher(page.watcher) : undefined;
    if (page.kind === 'admit' && !guest) return this.refuse(no('watcher.gone'), ref);
    const secret = BRINGS_SECRET.includes(page.kind) ? makeSecret() : '';
    const heard = this.help.now();
    const command =
      page.kind === 'next' ? await this.help.hall.layNext(table, this.hashes, page) : completed(page, secret);
    if (isNo(command)) return this.refuse(command, ref);
    const said = await table.command(this.hashes, command, ref, this.name);
    if (isNo(said)) return this.refuse(said, ref);
    this.faults = 0;
    if (page.kind === 'admit' && !said.again)
      guest?.pass(serverText({ t: 'admitted', chair: page.chair, secret }));
    if (page.kind === 'answer') this.help.answered(this.help.now() - heard);
    this.say({ t: 'done', ref, seq: said.seq, ...(said.again ? {} : linkIn(table, page, secret)) });
  }

  /** Nothing is stored: whoever is sent away may come back, unless the table is private. */
  private remove(table: LiveTable, ref: string, watcher: string): void {
    if (!table.actor(this.hashes).host) return this.refuse(no('host.only'), ref);
    this.help.hall.remove(table.id, watcher);
    this.say({ t: 'done', ref, seq: table.seq });
  }

  private async mark(table: LiveTable, message: Marking): Promise<void> {
    const { kind, at, ids } = message;
    const bucket = kind === 'look' ? this.looks : this.talk;
    if (!bucket.take()) return this.refuse(no('message.too-many'));
    const { chairs } = table.actor(this.hashes);
    const seated = await table.look((fold) => chairs.filter((c) => isSeated(fold.seating, c)));
    const chair = message.chair ?? seated[0];
    if (chair === undefined || !seated.includes(chair)) return this.refuse(no('chair.not-seated'));
    if (kind === 'look') this.looking.add(chair);
    this.show(table, { t: 'mark', chair, kind, at, ids });
  }

  private show(table: LiveTable, mark: Mark): void {
    this.help.hall.signal(table.id, mark);
  }

  private async position(table: LiveTable, ref: string, answers: number): Promise<void> {
    if (!this.positions.take()) return this.refuse(no('message.too-many'), ref);
    const state = await table.wayBack.moment(answers);
    if (!state) return this.refuse(no('table.read-only'), ref);
    this.say({ t: 'moment', ref, answers, state });
  }

  tell(text: string): void {
    if (this.closed) return;
    // A page that does not read is cut off; it comes back and asks for what it missed.
    if (this.wire.waiting() > LIMITS.waitingBytes) this.end();
    else this.wire.send(text);
  }

  async drained(): Promise<void> {
    while (!this.closed && this.wire.waiting() > LIMITS.waitingBytes / 4) await pause(LIMITS.drainMs);
  }

  pass(text: string): void {
    // Nobody comes back for passing messages: a slow page just does not get them.
    if (!this.closed && this.wire.waiting() < LIMITS.waitingBytes / 4) this.wire.send(text);
  }

  seatsChanged(): void {
    if (!this.table) return;
    const { chairs, host } = this.table.actor(this.hashes);
    const lost = this.table.crowd.lossesOf(this.hashes);
    const text = serverText({ t: 'you', chairs, host, ...(lost.length > 0 ? { lost } : {}) });
    if (text === this.said) return;
    this.said = text;
    this.tell(text);
  }

  /** A sign of life, which the page answers. */
  beat(): void {
    this.say({ t: 'beat', within: LIMITS.silentMs });
  }

  /** Says why, then closes. */
  bye(why: Refused): void {
    if (this.closed) return;
    this.say({ t: 'bye', ...why });
    this.end();
  }

  /** The socket is gone or shall go. */
  end(): void {
    if (this.closed) return;
    this.closed = true;
    this.table?.leave(this);
    this.wire.close();
    if (this.table) this.lookAway(this.table);
  }

  /** Who is gone looks at nothing. */
  private lookAway(table: LiveTable): void {
    for (const chair of this.looking)
      this.show(table, { t: 'mark', chair, kind: 'look', at: table.seq, ids: [] });
  }

  private say(message: ToPage): void {
    this.tell(serverText(message));
  }

  private refuse(why: Refused, ref?: string): void {
    this.say({ t: 'no', ...(ref === undefined ? {} : { ref }), ...why });
  }

  /** Refused, and counted: a page of ours does not do such things. */
  private fault(why: Refused): void {
    this.faults++;
    if (this.faults >= LIMITS.faults) this.bye(why);
    else this.refuse(why);
  }
}

/** Commands that make a secret. */
const BRINGS_SECRET: readonly Command['kind'][] = ['admit', 'link', 'chair', 'watch'];

/** A secret made here becomes a hash before it reaches the table. */
function completed(page: Exclude<Command, { kind: 'remove' | 'next' }>, secret: string): TableCommand {
  switch (page.kind) {
    case 'admit':
      return { kind: 'link', chair: page.chair, hash: hashSecret(secret) };
    case 'link':
    case 'chair':
    case 'watch':
      return { ...page, hash: hashSecret(secret) };
    default:
      return page;
  }
}

/** A new link is for the host alone: with the chair it opens, or for watching. */
function linkIn(table: LiveTable, page: Command, secret: string): { secret?: string; chair?: number } {
  if (page.kind === 'watch') return page.open ? {} : { secret };
  if (page.kind !== 'link' && page.kind !== 'chair' && page.kind !== 'admit') return {};
  return { secret, chair: table.actor([hashSecret(secret)]).chairs[0] };
}
