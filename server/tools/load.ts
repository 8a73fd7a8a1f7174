/**
 * Plays many tables at once over real WebSockets and measures from sending an answer to the last player's receipt.
 *
 *     tsx server/tools/load.ts [--tables 500] [--players 4] [--every 2000] [--seconds 30] [--p99 150] [--kb 300] [--processes 2] [--package dist/package] [--postgres]
 *     tsx server/tools/load.ts --restart 10000 [--within 3000] [--package dist/package] [--postgres]
 *
 * `every`: milliseconds between two answers of a table. `processes`: so many servers of one PostgreSQL share the tables. Exit code 0 only when nothing was refused or lost, the 99th
 * percentile stays below `p99` milliseconds and the memory of a table below `kb`. `restart`: how long a server takes to
 * serve again with so many stored tables, in place of the above. `package`: the server that hosts install (kill.ts).
 */
import { itemAt } from '@holdout/engine';
import { setTimeout as pause } from 'node:timers/promises';
import { makeTableAt } from '../testing/server.ts';
import { mainIn, startServerProcess, type ServerProcess } from '../testing/server-process.ts';
import { loadOfMachine, makeEngine, makePlace, percentile, setupsFor, wishesOf } from './kit.ts';
import { LoadTable, type Report } from './load-table.ts';
import { measureRestart } from './restart.ts';

/** Tables that are opened at once. */
const AT_ONCE = 8;
const LIMITS = JSON.stringify({ createBurst: 1e6, socketsPerAddress: 1e6, requestBurst: 1e6 });

const wish = wishesOf(
  {
    tables: 500,
    players: 4,
    every: 2000,
    seconds: 30,
    p99: 150,
    kb: 300,
    processes: 1,
    restart: 0,
    within: 3000,
  },
  ['package'],
);
const main = wish.package === undefined ? undefined : mainIn(wish.package);
const place = await makePlace(wish.postgres);
console.log(wish.postgres ? 'PostgreSQL' : 'SQLite');
try {
  const well = await (wish.restart > 0
    ? measureRestart(place, wish.restart, wish.within, main)
    : measureLoad());
  process.exitCode = well ? 0 : 1;
} finally {
  await place.remove();
}

async function measureLoad(): Promise<boolean> {
  const env = { ...place.env, HOLDOUT_LIMITS: LIMITS };
  const servers = await Promise.all(
    Array.from({ length: wish.processes }, () => startServerProcess(env, ['--expose-gc'], main)),
  );
  const report: Report = { latencies: [], wrong: [] };
  const empty = await memory(servers);
  const tables = await openTables(servers, report);
  console.log(`${tables.length} tables with ${wish.players} players each, at ${servers.length} processes`);
  const before = await cpuSeconds(servers);
  await Promise.all(tables.map((table, i) => drive(table, (i / tables.length) * wish.every, report)));
  const cpu = (await cpuSeconds(servers)).map((seconds, i) => seconds - itemAt(before, i));
  const kb = (await memory(servers)).map((bytes, i) => (bytes - itemAt(empty, i)) / 1024 / tables.length);
  for (const table of tables) table.close();
  for (const code of await Promise.all(servers.map((server) => server.stop())))
    if (code !== 0) report.wrong.push('a server did not stop cleanly');
  return tell(tables, report, kb, cpu);
}

/** Everybody of a table is at one process, the tables at one after the other. */
async function openTables(servers: readonly ServerProcess[], report: Report): Promise<LoadTable[]> {
  const setups = setupsFor(makeEngine(), wish.players);
  const openOne = async (i: number): Promise<LoadTable> => {
    const server = itemAt(servers, Math.floor(i / AT_ONCE) % servers.length);
    const made = await makeTableAt(server.base, itemAt(setups, i % setups.length));
    const table = new LoadTable(server.ws, made, report);
    await table.open();
    return table;
  };
  const tables: LoadTable[] = [];
  while (tables.length < wish.tables) {
    const few = Math.min(AT_ONCE, wish.tables - tables.length);
    const from = tables.length;
    tables.push(...(await Promise.all(Array.from({ length: few }, (_, i) => openOne(from + i)))));
  }
  return tables;
}

async function drive(table: LoadTable, offset: number, { wrong }: Report): Promise<void> {
  const start = performance.now() + offset;
  for (let i = 0; i * wish.every < wish.seconds * 1000; i++) {
    await pause(Math.max(0, start + i * wish.every - performance.now()));
    table.answer();
  }
  await pause(wish.every);
  if (table.isWaiting) wrong.push('an answer never arrived');
}

function tell(
  tables: readonly LoadTable[],
  { latencies, wrong }: Report,
  kb: readonly number[],
  cpu: readonly number[],
): boolean {
  const answers = tables.reduce((sum, t) => sum + t.answers, 0);
  const ms = [50, 90, 99, 100].map((p) => `p${p} ${percentile(latencies, p).toFixed(1)}`).join(', ');
  console.log(`${answers} answers in ${wish.seconds} s; milliseconds to the last player: ${ms}`);
  console.log(
    `games over: ${tables.filter((t) => t.isOver).length}; KB per table: ${kb.map((n) => n.toFixed(0)).join(' in use, ')} resident`,
  );
  console.log(
    `milliseconds of CPU for an answer: ${cpu.map((seconds) => ((seconds * 1000) / Math.max(1, answers)).toFixed(2)).join(' of the servers, ')} of this run; ${loadOfMachine()}`,
  );
  for (const line of wrong.slice(0, 10)) console.log(`  ${line.slice(0, 200)}`);
  console.log(`${wrong.length} refused or lost`);
  return (
    wrong.length === 0 && answers > 0 && percentile(latencies, 99) < wish.p99 && Math.max(...kb) < wish.kb
  );
}

/** Of the servers together, and of those who play at them. */
async function cpuSeconds(servers: readonly ServerProcess[]): Promise<number[]> {
  const { user, system } = process.cpuUsage();
  return [await sum(servers, 'cpu_seconds_total'), (user + system) / 1e6];
}

/** In use, and given to the processes by the system. */
async function memory(servers: readonly ServerProcess[]): Promise<number[]> {
  return [await sum(servers, 'heap_bytes'), await sum(servers, 'memory_bytes')];
}

async function sum(servers: readonly ServerProcess[], name: string): Promise<number> {
  const values = await Promise.all(servers.map((server) => metric(server, name)));
  return values.reduce((all, value) => all + value, 0);
}

async function metric(server: ServerProcess, name: string): Promise<number> {
  const text = await (await fetch(`${server.base}/metrics`)).text();
  return Number(new RegExp(`^holdout_${name} (.+)$`, 'm').exec(text)?.[1]);
}
