/**
 * Makes the golden playthroughs anew: a kept game that is still won is only told again; otherwise the shortest of the
 * greedy bot's won games takes its place, or of its lost ones where it wins none. Run it when a rule changes, and read
 * what changed.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { greedyBot } from '@holdout/bots';
import { playGolden, type Golden } from '@holdout/editions/testing/golden.ts';
import { isRefusal, parseSave, replay } from '@holdout/engine';
import { DEFAULT_EDITION, missionIds, missionOf, newEngine } from './editions.ts';
import { goldenFile } from './golden-files.ts';
import { STORY } from './golden-story.ts';
import { playersFor, seatsFor } from './seats.ts';

const TRIES = 150;
const engine = newEngine();

/** The kept game, if it still replays to a victory. */
function keptWin(mission: string): Golden | undefined {
  const file = goldenFile(mission, 'json');
  const save = existsSync(file) ? parseSave(readFileSync(file, 'utf8')) : undefined;
  if (!save || isRefusal(save)) return undefined;
  const end = replay(engine, save);
  if (isRefusal(end) || end.outcome?.result !== 'won') return undefined;
  const answers = [...save.answers];
  return playGolden(engine, save.setup, save.seed, () => answers.shift() ?? '', STORY);
}

function best(mission: string): Golden {
  const numbers = missionOf(engine, DEFAULT_EDITION, mission);
  const seats = seatsFor(DEFAULT_EDITION, numbers, playersFor(4, numbers));
  const setup = { edition: DEFAULT_EDITION.id, mission, seats };
  let found: Golden | undefined;
  for (let i = 1; i <= TRIES; i++) {
    const game = playGolden(engine, setup, `golden ${i}`, (d, state) => greedyBot(engine, state, d), STORY);
    if (!found || isBetter(game, found)) found = game;
  }
  if (!found) throw new Error(`no game of ${mission}`);
  return found;
}

function isBetter(a: Golden, b: Golden): boolean {
  const won = (g: Golden): boolean => g.state.outcome?.result === 'won';
  return won(a) !== won(b) ? won(a) : a.save.answers.length < b.save.answers.length;
}

for (const mission of missionIds(DEFAULT_EDITION)) {
  const { lines, save, state } = keptWin(mission) ?? best(mission);
  writeFileSync(goldenFile(mission, 'txt'), `${lines.join('\n')}\n`);
  writeFileSync(goldenFile(mission, 'json'), `${JSON.stringify(save)}\n`);
  process.stdout.write(
    `${mission}: ${state.outcome?.result} in round ${state.round}, ${save.answers.length} answers\n`,
  );
}
