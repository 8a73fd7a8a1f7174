/**
 * Who may come in, by address: limits of requests and sockets, and those who are not wanted. What somebody has used up at one
 * process counts at all of them: each tells the others through the database (Storage.signal), once a second.
 */
import { leading } from '@holdout/engine';
import { dictionary, number, object, readText, text, type Told } from '@holdout/protocol';
import { LIMITS } from '../limits.ts';
import type { Storage } from '../storage/storage.ts';
import { AddressCount, AddressLimit } from './addresses.ts';
import { BANS, Bans } from './bans.ts';

/** In the place of a table's id. */
const GATE = '/gate';

/** By network. */
const tally = dictionary(number);
const WORD = object({ from: text(), asking: tally, fetching: tally, creating: tally, sockets: tally });
type Word = Told<typeof WORD>;

export class Gate {
  readonly asking: AddressLimit;
  readonly fetching: AddressLimit;
  readonly creating: AddressLimit;
  /** Letters that were tried, at this process: they are good here alone. */
  readonly doors: AddressLimit;
  readonly sockets = new AddressCount();
  readonly bans: Bans;
  private readonly heardAt = new Map<string, number>();
  private readonly timer: NodeJS.Timeout;
  private readonly deaf: () => void;

  constructor(
    private readonly storage: Storage,
    private readonly process: string,
    private readonly now: () => number,
    trouble: (error: Error) => void,
  ) {
    this.asking = new AddressLimit(LIMITS.requestBurst, LIMITS.requestEveryMs, now);
    this.fetching = new AddressLimit(LIMITS.fileBurst, LIMITS.requestEveryMs, now);
    this.creating = new AddressLimit(LIMITS.createBurst, LIMITS.createEveryMs, now);
    this.doors = new AddressLimit(LIMITS.doorBurst, LIMITS.doorEveryMs, now);
    this.bans = new Bans(storage, trouble);
    this.deaf = storage.listen({
      wake: () => undefined,
      signal: (id, said) => {
        if (id === GATE) this.hear(said);
        if (id === BANS) this.bans.look();
      },
      missed: () => this.bans.look(),
    });
    this.timer = setInterval(() => this.share(), LIMITS.shareEveryMs);
    this.timer.unref();
  }

  /** Tells the other processes what was used up here. */
  share(): void {
    const sockets = Object.fromEntries(this.sockets.told().slice(0, LIMITS.shareAddresses));
    const taken = [this.asking, this.fetching, this.creating].map((limit) => [...limit.told()]);
    do {
      const [asking, fetching, creating] = leading(
        taken.map((all) => Object.fromEntries(all.splice(0, LIMITS.shareAddresses / 4))),
        3,
      );
      this.say({ from: this.process, asking, fetching, creating, sockets });
    } while (taken.some((all) => all.length > 0));
    for (const [process, at] of this.heardAt)
      if (this.now() - at >= LIMITS.processMs) {
        this.heardAt.delete(process);
        this.sockets.forget(process);
      }
  }

  stop(): void {
    clearInterval(this.timer);
    this.bans.stop();
    this.deaf();
  }

  private say(word: Word): void {
    this.storage.signal(GATE, JSON.stringify(word));
  }

  private hear(said: string): void {
    const read = readText(WORD, said, 'open');
    if (!('value' in read)) return;
    const { from, asking, fetching, creating, sockets } = read.value;
    this.heardAt.set(from, this.now());
    this.asking.heard(Object.entries(asking));
    this.fetching.heard(Object.entries(fetching));
    this.creating.heard(Object.entries(creating));
    this.sockets.heard(from, Object.entries(sockets));
  }
}
