/** The server as a process of its own, on a free port of this machine. */
import { itemAt } from '@holdout/engine';
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export interface ServerProcess {
  readonly base: string;
  readonly ws: string;
  readonly pid: number;
  /** Asks it to stop; resolves with the exit code. */
  stop(): Promise<number | null>;
  /** Ends it at once, in the middle of whatever it does. */
  kill(): Promise<void>;
  /** Milliseconds it worked without hearing anybody, at most, since the last time this was asked. */
  longestBlock(): Promise<number>;
  /** What it wrote so far. */
  output(): string;
}

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
/** For `nodeOptions`: lets `longestBlock` be asked. */
export const WATCHED = ['--import', new URL('./block-watch.mjs', import.meta.url).href];
/** The server of a package folder (`npm run pack`), which starts much faster than the sources. */
export const mainIn = (folder: string): string => join(folder, 'lib', 'holdout.js');
/** A server of a later version. */
export const LATER_MAIN = fileURLToPath(new URL('./later-main.ts', import.meta.url));
const READY = /ready: (http:\/\/127\.0\.0\.1:(\d+))\//;

export async function startServerProcess(
  env: Record<string, string>,
  nodeOptions: readonly string[] = [],
  main = MAIN,
): Promise<ServerProcess> {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const loading = main.endsWith('.js') ? [] : ['--import', loader];
  const child = spawn(process.execPath, [...nodeOptions, ...loading, main], {
    env: { PATH: process.env['PATH'] ?? '', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // It must not outlive us when we end without stopping it.
  const reap = (): void => void child.kill('SIGKILL');
  process.once('exit', reap);
  let output = '';
  const ended = new Promise<number | null>((done) =>
    child.once('exit', (code) => {
      process.off('exit', reap);
      done(code);
    }),
  );
  const ready = await new Promise<RegExpExecArray>((done, fail) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = READY.exec(output);
      if (found) done(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => fail(new Error(`the server did not start: ${output}`)));
  });
  return {
    base: itemAt(ready, 1),
    ws: `ws://127.0.0.1:${ready[2]}/ws`,
    pid: child.pid ?? 0,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    longestBlock: () =>
      new Promise((done, fail) => {
        const told = (chunk: Buffer): void => {
          const [, ms] = /longest block (\S+)/.exec(chunk.toString()) ?? [];
          if (ms === undefined) return;
          child.stdout.off('data', told);
          done(Number(ms));
        };
        child.stdout.on('data', told);
        if (!child.kill('SIGUSR2')) fail(new Error('the server is gone'));
      }),
    output: () => output,
  };
}
