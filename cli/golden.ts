/**
 * Makes the golden playthroughs anew: a kept game that is still won is only told again; otherwise the shortest of the
 * greedy bot's won games takes its place, or of its lost ones where it wins none. Run it when a rule changes, and read
 * what changed. `tsx cli/golden.ts dceased` makes those of one edition, `D3` that of one mission, `ten-nights` those of the
 * pack that is shipped; `08 6 2000` lets the captain try up to a hundred games of 08 with six heroes and 2,000 answers a
 * turn, and keeps the first it wins; `05 6 bold 1000` lets the bold player try up to a thousand of 05.
 */
import { tableFor } from '@holdout/bots/measure';
import { missionsNamed, newEngine } from './editions.ts';
import { bestGame, FAIR_TRIES, fairWin, wonAgain } from './golden-games.ts';
import { hasGolden, readGolden, writeGolden, type GoldenPlace } from './golden-files.ts';
import { PACK, packGames } from './ten-nights.ts';

const engine = newEngine();

const USUAL_HEROES = 4;

const [named = 'all', heroes, player, tries = FAIR_TRIES] = process.argv.slice(2);
const games: readonly GoldenPlace[] =
  named === PACK
    ? packGames(engine)
    : missionsNamed(named).map(({ edition, mission }) => {
        const seats = tableFor(engine, edition, mission, Number(heroes ?? USUAL_HEROES));
        return { folder: edition.id, name: mission, setup: { edition: edition.id, mission, seats } };
      });
for (const place of games) {
  const { folder, name, setup } = place;
  const kept = hasGolden(folder, name) ? readGolden(folder, name).save : undefined;
  // What a file of the pack says has changed with it; a kept game of the box keeps its own table.
  const again = named === PACK ? setup : undefined;
  const game =
    player === undefined
      ? ((kept && wonAgain(engine, kept, again)) ?? bestGame(engine, setup))
      : fairWin(engine, setup, player, Number(tries), name);
  if (!game) {
    process.stdout.write(`${name}: not won in ${tries} games; the kept one stays\n`);
    continue;
  }
  const { lines, save, state } = game;
  writeGolden(folder, name, { lines, save });
  process.stdout.write(
    `${name}: ${state.outcome?.result} in round ${state.round}, ${save.answers.length} answers\n`,
  );
}
