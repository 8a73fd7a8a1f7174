/**
 * A process of its own that runs PostgreSQL for the tests and stops it when the last process that needs it is gone,
 * however that one ended. Started by postgres.ts with the home folder as its only argument.
 */
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { prepareBinaries } from './postgres-binaries.ts';
import {
  answers,
  dataOf,
  isNeeded,
  lastReady,
  postmasterOf,
  removeReady,
  writeReady,
} from './postgres-home.ts';
import { makeServer, startServer, stopServer, type Address } from './postgres-process.ts';

const LOOK_MS = 250;
/** So long nobody must need the server before it is stopped. */
const PATIENCE_MS = 1500;

const home = givenHome();

const server = (await adopted()) ?? (await started());
const ready = { ...server.address, keeper: process.pid };
writeReady(home, ready);
await untilNobodyNeedsIt();
// Without tidying up: the data are of no use to anybody.
await stopServer(home);
rmSync(dataOf(home), { recursive: true, force: true });

function givenHome(): string {
  const [, , home] = process.argv;
  if (home === undefined) throw new Error('nobody has said in which folder');
  return home;
}

interface Running {
  readonly pid: number;
  readonly address: Address;
}

/** A server whose keeper was killed is used again. */
async function adopted(): Promise<Running | undefined> {
  const pid = postmasterOf(home);
  const last = lastReady(home);
  if (pid === undefined || !last || !(await answers(last))) return undefined;
  return { pid, address: { port: last.port, password: last.password } };
}

async function started(): Promise<Running> {
  // One that does not answer blocks the data folder.
  await stopServer(home);
  const binaries = prepareBinaries(home);
  const address = await makeServer(home, binaries);
  return { pid: await startServer(home, binaries, address), address };
}

async function untilNobodyNeedsIt(): Promise<void> {
  let needed = Date.now();
  while (postmasterOf(home) === server.pid) {
    await pause(LOOK_MS);
    if (isNeeded(home)) needed = Date.now();
    if (Date.now() - needed < PATIENCE_MS) continue;
    removeReady(home);
    // Somebody may have read the address just before it went away.
    if (!isNeeded(home)) return;
    writeReady(home, ready);
  }
  removeReady(home);
}
