/** Leaves a snapshot of a table from time to time. Only a cache: its failure is nobody's refusal. */
import { LIMITS } from '../limits.ts';
import type { Fold } from './fold.ts';
import { formatSnapshot } from './snapshot.ts';
import type { TableHelp } from './table-help.ts';

export class Snapshots {
  private seq: number;

  constructor(
    private readonly table: string,
    private readonly fold: Fold,
    private readonly help: Pick<TableHelp, 'storage' | 'trouble'>,
  ) {
    this.seq = fold.seq;
  }

  get isDue(): boolean {
    return this.fold.seq - this.seq >= LIMITS.snapshotEvery;
  }

  /** Unless nothing has happened since the last. */
  async write(): Promise<void> {
    const { seq } = this.fold;
    if (seq <= this.seq) return;
    this.seq = seq;
    const body = formatSnapshot(this.fold);
    if (body === undefined) return;
    await this.help.storage.putSnapshot(this.table, { seq, body }).catch(this.help.trouble);
  }
}
