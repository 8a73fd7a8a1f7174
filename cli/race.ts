/**
 * Two checkouts measured in turn, so that the machine's mood hits both alike: `tsx cli/race.ts ../old [mission ...]`
 * runs `holdout bench` there and here alternately and prints the ratio of the medians, here to there. The clock is the
 * processor time of the process: waiting for a busy machine does not count, compiling and collecting garbage do.
 */
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { itemAt } from '@holdout/engine';
import type { runCommand } from './run.ts';
import { openTerminal } from './terminal.ts';

interface Figures {
  readonly gamesPerSecond: number;
  readonly checksum: string;
}

const USUAL_MISSIONS = ['01', 'MZ1', 'H2', 'D3'];
const LAP = '--lap';
const ROUNDS = 5;
const SECONDS = '2';

/** The bench of any checkout, by the processor's clock: what the child process of a lap does. */
async function runLap(checkout: string, mission: string): Promise<void> {
  const runs = pathToFileURL(join(checkout, 'cli', 'run.ts')).href;
  const other = (await import(runs)) as { runCommand: typeof runCommand };
  const terminal = openTerminal();
  const now = (): number => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  const bench = ['bench', '--mission', mission, '--seconds', SECONDS, '--json'];
  process.exitCode = await other.runCommand(bench, { ...terminal, now });
  terminal.close();
}

function lap(checkout: string, mission: string): Figures {
  const tsx = join(checkout, 'node_modules', '.bin', 'tsx');
  const args = [fileURLToPath(import.meta.url), LAP, checkout, mission];
  return JSON.parse(execFileSync(tsx, args, { cwd: checkout, encoding: 'utf8' })) as Figures;
}

const median = (runs: readonly Figures[]): number =>
  itemAt(
    runs.map((f) => f.gamesPerSecond).sort((a, b) => a - b),
    Math.floor(runs.length / 2),
  );

function race(other: string, missions: readonly string[]): void {
  for (const mission of missions) {
    const there: Figures[] = [];
    const here: Figures[] = [];
    for (let i = 0; i < ROUNDS; i++) {
      there.push(lap(resolve(other), mission));
      here.push(lap(resolve('.'), mission));
    }
    const ratio = median(here) / median(there);
    const same = itemAt(here, 0).checksum === itemAt(there, 0).checksum ? 'same games' : 'OTHER GAMES';
    console.log(
      `${mission.padEnd(5)} ${median(there)} -> ${median(here)} games a processor second, ratio ${ratio.toFixed(2)}, ${same}`,
    );
  }
}

const [first, ...named] = process.argv.slice(2);
if (first === undefined) throw new Error('tsx cli/race.ts OTHER_CHECKOUT [mission ...]');
if (first === LAP) await runLap(itemAt(named, 0), itemAt(named, 1));
else race(first, named.length > 0 ? named : USUAL_MISSIONS);
