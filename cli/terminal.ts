/** The real terminal behind the commands. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { Io } from './command.ts';

interface Terminal extends Io {
  close(): void;
}

const STOPS = ['SIGINT', 'SIGTERM'] as const;

export function openTerminal(): Terminal {
  let lines: Lines | undefined;
  return {
    out: (line) => void process.stdout.write(`${line}\n`),
    err: (line) => void process.stderr.write(`${line}\n`),
    ask: (question) => (lines ??= readLines()).ask(question),
    progress(line) {
      if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${line}`);
    },
    read: (path) => readFileSync(path, 'utf8'),
    write: writeSafely,
    exists: existsSync,
    now: () => performance.now(),
    whenStopped(stop) {
      // Once: whoever presses Ctrl+C again does not want to wait.
      for (const signal of STOPS) process.once(signal, stop);
      return {
        end() {
          for (const signal of STOPS) process.off(signal, stop);
        },
      };
    },
    setting: (name) => process.env[name],
    freshSeed: () => randomBytes(6).toString('hex'),
    close: () => lines?.close(),
  };
}

/** The old file stays whole until the new one is: a game is never lost half-way through a write. */
function writeSafely(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

interface Lines {
  ask(question: string): Promise<string | null>;
  close(): void;
}

/** Keeps lines that come in before they are asked for, so that input may also be piped in. */
function readLines(): Lines {
  const from: Interface = createInterface({ input: process.stdin });
  const waiting: string[] = [];
  let wanted: ((line: string | null) => void) | undefined;
  let over = false;
  const give = (line: string | null): void => {
    const take = wanted;
    wanted = undefined;
    take?.(line);
  };
  from.on('line', (line) => (wanted ? give(line) : waiting.push(line)));
  from.on('close', () => {
    over = true;
    give(null);
  });
  return {
    ask(question) {
      process.stdout.write(question);
      const line = waiting.shift();
      if (line !== undefined) return Promise.resolve(line);
      return over ? Promise.resolve(null) : new Promise((resolve) => (wanted = resolve));
    },
    close: () => from.close(),
  };
}
