/**
 * Random games kept in a file, and whether they still lead where they led: `tsx cli/kept-games.ts keep FILE [games an
 * edition]` with the old code, `tsx cli/kept-games.ts check FILE` with the new. What a change of structure is measured by.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { randomBot } from '@holdout/bots';
import { isRefusal, replay, type Engine, type Save, type Setup } from '@holdout/engine';
import { allMissions, newEngine, type Listed } from './editions.ts';
import { playGame } from '@holdout/bots/measure';
import { tableFor } from '@holdout/bots/measure';

interface Kept {
  readonly save: Save;
  /** Fingerprint of the state it ends in. */
  readonly end: string;
}

const USUAL_GAMES = 1000;
const HEROES = 4;

function keepGames(engine: Engine, games: number): Kept[] {
  const missions = allMissions();
  return missions.flatMap((listed) => {
    const siblings = missions.filter((m) => m.edition === listed.edition).length;
    return gamesOf(engine, listed, Math.ceil(games / siblings));
  });
}

function gamesOf(engine: Engine, { edition, mission }: Listed, games: number): Kept[] {
  const seats = tableFor(engine, edition, mission, HEROES);
  const setup: Setup = { edition: edition.id, mission, seats };
  return Array.from({ length: games }, (_, i) => {
    const seed = `kept ${mission} ${i}`;
    const answers: string[] = [];
    const { state } = playGame(engine, setup, seed, randomBot(seed), (_state, answer) => {
      answers.push(answer);
    });
    return { save: { rules: state.rules, setup, seed, answers, rewinds: [] }, end: engine.hash(state) };
  });
}

/** What has become of a kept game, if it is not the same. */
function changed(engine: Engine, { save, end }: Kept): string | undefined {
  const state = replay(engine, save);
  if (isRefusal(state)) return `${save.seed}: ${state.refused} ${state.at ?? ''}`;
  return engine.hash(state) === end ? undefined : `${save.seed}: ends otherwise`;
}

const [task, file, games] = process.argv.slice(2);
if ((task !== 'keep' && task !== 'check') || file === undefined) {
  throw new Error('tsx cli/kept-games.ts keep|check FILE [games an edition]');
}
const engine = newEngine();
if (task === 'keep') {
  const kept = keepGames(engine, Number(games ?? USUAL_GAMES));
  writeFileSync(file, kept.map((k) => JSON.stringify(k)).join('\n'));
  console.log(`${kept.length} games kept`);
} else {
  const kept = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => JSON.parse(line) as Kept);
  const broken = kept.flatMap((k) => changed(engine, k) ?? []);
  for (const line of broken.slice(0, 20)) console.log(line);
  console.log(`${kept.length - broken.length} of ${kept.length} games end as they did`);
  process.exitCode = broken.length > 0 ? 1 : 0;
}
