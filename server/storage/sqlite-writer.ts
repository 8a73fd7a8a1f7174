/** Who carries out what is to be written: this thread, or one that may wait for the disk while this one hears people. */
import type Database from 'libsql';
import { once } from 'node:events';
import { startThread } from '../thread.ts';
import { actsOn, carryOut, type Act } from './sqlite-acts.ts';

export interface WriterData {
  readonly file: string;
  readonly mostBytes: number;
}

/** What became of a batch. */
export type Done = { readonly said: readonly unknown[] } | { readonly failed: string };

export interface Writer {
  /** All of them or none; one batch at a time. */
  write(batch: readonly Act[]): Promise<readonly unknown[]>;
  close(): Promise<void>;
}

export function writerHere(db: Database.Database): Writer {
  const acts = actsOn(db);
  return {
    write: async (batch) => carryOut(db, acts, batch),
    close: async () => undefined,
  };
}

export function writerElsewhere(data: WriterData): Writer {
  const thread = startThread('sqlite-writer', data);
  let waiting: { done(said: Done): void; fail(failure: Error): void } | undefined;
  let dead: Error | undefined;
  thread.on('message', (said: Done) => waiting?.done(said));
  thread.on('error', (failure: Error) => {
    dead = failure;
    waiting?.fail(failure);
  });
  return {
    async write(batch) {
      if (dead) throw dead;
      const done = await new Promise<Done>((resolve, reject) => {
        waiting = { done: resolve, fail: reject };
        thread.postMessage(batch);
      });
      if ('failed' in done) throw new Error(done.failed);
      return done.said;
    },
    async close() {
      if (dead) return;
      const gone = once(thread, 'exit');
      thread.postMessage('close');
      await gone;
    },
  };
}
