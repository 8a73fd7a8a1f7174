/** Addresses that whoever runs the server does not want: kept with the tables, the same for all processes. */
import { list, object, readText, text, type Told } from '@holdout/protocol';
import { isIP } from 'node:net';
import { LIMITS } from '../limits.ts';
import type { Storage } from '../storage/storage.ts';
import { networkOf } from './addresses.ts';

/** The list has changed: in the place of a table's id. */
export const BANS = '/bans';
const NOTE = 'bans';
const LIST = list(object({ network: text(), why: text() }));
type Ban = Told<typeof LIST>[number];

export class Bans {
  private all: readonly Ban[] = [];
  private networks = new Set<string>();
  private readonly timer: NodeJS.Timeout;
  /** Is told when the list has changed. */
  onChange: () => void = () => undefined;

  constructor(
    private readonly storage: Storage,
    private readonly trouble: (error: Error) => void,
  ) {
    this.timer = setInterval(() => this.look(), LIMITS.bansEveryMs);
    this.timer.unref();
    this.look();
  }

  has(address: string): boolean {
    return this.networks.size > 0 && this.networks.has(networkOf(address));
  }

  get list(): readonly Ban[] {
    return this.all;
  }

  /** False when that is no address, or the list is full. */
  async add(address: string, why: string): Promise<boolean> {
    if (isIP(address) === 0 || this.all.length >= LIMITS.bans) return false;
    const network = networkOf(address);
    const others = (await this.stored()).filter((ban) => ban.network !== network);
    await this.keep([...others, { network, why }]);
    return true;
  }

  async lift(network: string): Promise<void> {
    await this.keep((await this.stored()).filter((ban) => ban.network !== network));
  }

  /** Another process may have changed the list. */
  look(): void {
    this.stored().then((bans) => this.take(bans), this.trouble);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async stored(): Promise<readonly Ban[]> {
    const note = await this.storage.note(NOTE);
    const read = readText(LIST, note ?? '[]', 'open');
    return 'value' in read ? read.value : [];
  }

  private async keep(bans: readonly Ban[]): Promise<void> {
    await this.storage.putNote(NOTE, JSON.stringify(bans));
    this.storage.signal(BANS, '');
    this.take(bans);
  }

  private take(bans: readonly Ban[]): void {
    this.all = bans;
    this.networks = new Set(bans.map((ban) => ban.network));
    this.onChange();
  }
}
