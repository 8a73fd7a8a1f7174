/** A terminal for tests: files in memory, input from a list, a clock that ticks a millisecond whenever it is asked. */
import { readFileSync } from 'node:fs';
import type { Io } from './command.ts';

export interface TestIo extends Io {
  readonly lines: string[];
  readonly errors: string[];
  readonly bars: string[];
  readonly files: Map<string, string>;
  readonly text: string;
}

export function testIo(input: readonly string[] = [], msPerLook = 1): TestIo {
  const waiting = [...input];
  const lines: string[] = [];
  const errors: string[] = [];
  const bars: string[] = [];
  const files = new Map<string, string>();
  let ms = 0;
  return {
    lines,
    errors,
    bars,
    files,
    get text() {
      return lines.join('\n');
    },
    out: (line) => void lines.push(line),
    err: (line) => void errors.push(line),
    ask: () => Promise.resolve(waiting.shift() ?? null),
    progress: (line) => void bars.push(line),
    read: (path) => files.get(path) ?? readFileSync(path, 'utf8'),
    write: (path, text) => void files.set(path, text),
    exists: (path) => files.has(path),
    now: () => (ms += msPerLook),
    whenStopped: () => ({ end: () => undefined }),
    setting: () => undefined,
    freshSeed: () => 'fresh',
  };
}
