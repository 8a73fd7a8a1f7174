/** A progress bar for anything longer than two seconds, when a person watches. */
import type { Io } from './command.ts';

const SHOW_AFTER_MS = 2000;
const REDRAW_MS = 100;
const WIDTH = 30;

interface Progress {
  /** `done` of the total, from 0 to 1. */
  at(done: number): void;
  end(): void;
}

export function startProgress(io: Io, label: string): Progress {
  const began = io.now();
  let drawn = began;
  let shown = false;
  return {
    at(done) {
      const now = io.now();
      if (now - began < SHOW_AFTER_MS || now - drawn < REDRAW_MS) return;
      drawn = now;
      shown = true;
      const full = Math.round(WIDTH * Math.min(1, done));
      const bar = '#'.repeat(full) + '.'.repeat(WIDTH - full);
      io.progress(`${label} [${bar}] ${Math.floor(100 * Math.min(1, done))} %`);
    },
    end() {
      if (shown) io.progress('');
    },
  };
}
