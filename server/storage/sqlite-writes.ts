/** A write to the disk takes far longer than all else: those that come together share one transaction. */
import type { ActName, Acts, Act } from './sqlite-acts.ts';
import type { Writer } from './sqlite-writer.ts';

interface Write {
  readonly act: Act;
  /** It shares its transaction with nobody: those that do fail together. */
  readonly alone: boolean;
  done(said: unknown): void;
  fail(failure: unknown): void;
}

export class Writes {
  private waiting: Write[] = [];
  private flushing: Promise<void> | undefined;

  constructor(private readonly writer: Writer) {}

  /** Resolves when it is on the disk. Together with others it is stored or fails. */
  add<K extends ActName>(name: K, ...needs: Parameters<Acts[K]>): Promise<ReturnType<Acts[K]>> {
    return this.put({ name, needs }, false) as Promise<ReturnType<Acts[K]>>;
  }

  /** Without others. */
  alone(name: 'probe'): Promise<unknown> {
    return this.put({ name, needs: [] }, true);
  }

  async close(): Promise<void> {
    await this.flushing;
    await this.writer.close();
  }

  private put(act: Act, alone: boolean): Promise<unknown> {
    return new Promise((done, fail) => {
      this.waiting.push({ act, alone, done, fail });
      this.flushing ??= this.flush();
    });
  }

  /** What comes in while a batch is being written is the next one. */
  private async flush(): Promise<void> {
    await new Promise(setImmediate);
    while (this.waiting.length > 0) await this.write(this.nextBatch());
    this.flushing = undefined;
  }

  private nextBatch(): readonly Write[] {
    const lonely = this.waiting.findIndex((write) => write.alone);
    return this.waiting.splice(0, lonely < 0 ? this.waiting.length : Math.max(1, lonely));
  }

  private async write(batch: readonly Write[]): Promise<void> {
    try {
      const said = await this.writer.write(batch.map((write) => write.act));
      batch.forEach((write, i) => write.done(said[i]));
    } catch (failure) {
      for (const write of batch) write.fail(failure);
    }
  }
}
