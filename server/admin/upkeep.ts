/** What a server does for itself while it runs: looks at its storage once, copies it and forgets old tables from time to time. */
import type { Config } from '../http/config.ts';
import { LIMITS } from '../limits.ts';
import type { Storage } from '../storage/storage.ts';
import { backUpIfDue } from './backups.ts';
import { forgetOld } from './retention.ts';

interface UpkeepHelp {
  readonly storage: Storage;
  /** Copies all tables into a file. */
  readonly copy: (file: string) => Promise<void>;
  readonly config: Pick<Config, 'keepMs' | 'backups'>;
  readonly now: () => number;
  /** For whoever reads the log. */
  readonly say: (what: string, about: object) => void;
  readonly trouble: (error: Error) => void;
  /** The storage is damaged: nobody new should be sent here. */
  readonly doubt: (why: string) => void;
}

export class Upkeep {
  private readonly timer: NodeJS.Timeout;
  /** The round under way, so that none begins before it is over, and none is cut off. */
  private underway: Promise<void> | undefined;
  private stopped = false;

  constructor(private readonly help: UpkeepHelp) {
    this.timer = setInterval(() => this.begin(), LIMITS.upkeepMs);
    this.timer.unref();
  }

  /** Once, at the start: pages that are damaged show before somebody needs them. */
  async inspect(): Promise<void> {
    const { storage, say, trouble, doubt } = this.help;
    try {
      const faults = await storage.inspect();
      if (faults.length === 0) return;
      say('the storage is damaged', { faults });
      doubt('damaged');
    } catch (failure) {
      trouble(failure as Error);
    }
  }

  begin(): void {
    if (!this.stopped) this.underway ??= this.round().finally(() => (this.underway = undefined));
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.underway;
  }

  private async round(): Promise<void> {
    const { storage, copy, config, now, say, trouble } = this.help;
    const { backups, keepMs } = config;
    try {
      const file = backups && (await backUpIfDue(copy, backups, now()));
      if (file !== undefined) say('backup', { file });
    } catch (failure) {
      trouble(failure as Error);
    }
    try {
      const tables = keepMs === undefined ? 0 : await forgetOld(storage, keepMs, now());
      if (tables > 0) say('forgotten for their age', { tables });
    } catch (failure) {
      trouble(failure as Error);
    }
  }
}
