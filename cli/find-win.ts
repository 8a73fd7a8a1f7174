/**
 * `npm run find-win <mission> [seed] [heroes]`: looks for a playthrough that wins and prints it as a save, for
 * missions that the greedy bot does not win by itself. Takes minutes.
 */
import { findWin } from '@holdout/bots';
import { formatSave, type Setup } from '@holdout/engine';
import { missionsNamed, newEngine } from './editions.ts';
import { tableFor } from '@holdout/bots/measure';

/** One search after the other, as long as none has found anything. */
const BOLDNESS = [35, 25, 50, 35, 25, 50];

const [name = '', seed = 'win', heroes = '4'] = process.argv.slice(2);
const [{ edition, mission }] = missionsNamed(name);
const engine = newEngine();
const seats = tableFor(engine, edition, mission, Number(heroes));
const setup: Setup = { edition: edition.id, mission, seats };
process.exitCode = 1;
for (const [i, boldness] of BOLDNESS.entries()) {
  const game = `${seed}-${i}`;
  const answers = findWin(engine, setup, game, { width: 120, tries: 64, rounds: 40, boldness });
  if (!answers) continue;
  process.stdout.write(`${formatSave({ rules: edition.rules, setup, seed: game, answers, rewinds: [] })}\n`);
  process.exitCode = 0;
  break;
}
