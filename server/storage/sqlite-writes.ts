/** A write to the disk takes far longer than all else: those that come together share one transaction. */
import type Database from 'libsql';

interface Write {
  act(): unknown;
  done(said: unknown): void;
  fail(failure: unknown): void;
}

export class Writes {
  private waiting: Write[] = [];

  constructor(private readonly db: Database.Database) {}

  /** Resolves when it is on the disk. Together with others it is stored or fails. */
  add<T>(act: () => T): Promise<T> {
    return new Promise<T>((done, fail) => {
      const write: Write = { act, done: (said) => done(said as T), fail };
      if (this.waiting.push(write) === 1) setImmediate(() => this.flush());
    });
  }

  /** Without others, and at once. */
  now(act: () => unknown): void {
    this.carryOut([{ act, done: () => undefined, fail: () => undefined }]);
  }

  flush(): void {
    const batch = this.waiting;
    if (batch.length === 0) return;
    this.waiting = [];
    let said: unknown[];
    try {
      said = this.carryOut(batch);
    } catch (failure) {
      for (const write of batch) write.fail(failure);
      return;
    }
    batch.forEach((write, i) => write.done(said[i]));
  }

  /** A full disk ends the transaction by itself; to end it again would hide the reason. */
  private carryOut(batch: readonly Write[]): unknown[] {
    this.db.exec('BEGIN IMMEDIATE');
    try {
      const said = batch.map((write) => write.act());
      this.db.exec('COMMIT');
      return said;
    } catch (failure) {
      if (this.db.inTransaction) this.db.exec('ROLLBACK');
      throw failure;
    }
  }
}
