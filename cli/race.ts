/**
 * Two checkouts measured in turn, so that the machine's mood hits both alike: `tsx cli/race.ts ../old [mission ...]`
 * runs `holdout bench` there and here alternately and prints the ratio of the medians, here to there.
 */
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { itemAt } from '@holdout/engine';

interface Figures {
  readonly gamesPerSecond: number;
  readonly checksum: string;
}

const USUAL_MISSIONS = ['01', 'MZ1', 'H2', 'D3'];
const ROUNDS = 5;
const SECONDS = '2';

function bench(checkout: string, mission: string): Figures {
  const tsx = join(checkout, 'node_modules', '.bin', 'tsx');
  const args = [
    join(checkout, 'cli', 'main.ts'),
    'bench',
    '--mission',
    mission,
    '--seconds',
    SECONDS,
    '--json',
  ];
  return JSON.parse(execFileSync(tsx, args, { cwd: checkout, encoding: 'utf8' })) as Figures;
}

const median = (runs: readonly Figures[]): number =>
  itemAt(
    runs.map((f) => f.gamesPerSecond).sort((a, b) => a - b),
    Math.floor(runs.length / 2),
  );

const [other, ...named] = process.argv.slice(2);
if (other === undefined) throw new Error('tsx cli/race.ts OTHER_CHECKOUT [mission ...]');
for (const mission of named.length > 0 ? named : USUAL_MISSIONS) {
  const there: Figures[] = [];
  const here: Figures[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    there.push(bench(resolve(other), mission));
    here.push(bench(resolve('.'), mission));
  }
  const ratio = median(here) / median(there);
  const same = itemAt(here, 0).checksum === itemAt(there, 0).checksum ? 'same games' : 'OTHER GAMES';
  console.log(
    `${mission.padEnd(5)} ${median(there)} -> ${median(here)} games/s, ratio ${ratio.toFixed(2)}, ${same}`,
  );
}
