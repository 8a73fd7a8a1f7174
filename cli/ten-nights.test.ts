/** The pack that is shipped: sound, told in both languages, as hard as its labels say, and each mission won once. */
import { intervalOf, labelOf, measuredGames, setupFor } from '@holdout/bots/measure';
import { isRefusal, textsOf } from '@holdout/engine';
import { checkGame, playGolden, playRandomGame } from '@holdout/engine/testing';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EDITIONS, newEngine } from './editions.ts';
import { readGolden } from './golden-files.ts';
import { nightsPage, WORKSHOP_PAGE } from './nights-page.ts';
import { storyOf } from './golden-story.ts';
import { packGames, tenNights } from './ten-nights.ts';

const engine = newEngine();
const pack = tenNights(engine);
const games = packGames(engine);

const missions = pack.missions.map((mission) => [String(mission['id']), mission] as const);

it('has ten missions, two or three for every edition, from a first lesson to very hard, one of them for one hero', () => {
  expect(missions).toHaveLength(10);
  for (const { id } of EDITIONS)
    expect([2, 3]).toContain(pack.missions.filter(({ edition }) => edition === id).length);
  const labels = new Set(pack.missions.map(({ difficulty }) => difficulty));
  expect([...labels].sort()).toEqual(['easy', 'hard', 'medium', 'tutorial', 'very-hard']);
  expect(games.filter(({ setup }) => setup.seats.flat().length === 1)).toHaveLength(1);
});

it('stands in docs/WORKSHOP.md as it was measured: `npm run packs` writes it', () => {
  const page = readFileSync(WORKSHOP_PAGE, 'utf8');
  expect(nightsPage(page, pack)).toBe(page);
});

describe.each(missions)('%s', (id, mission) => {
  it('says the same things in English and French', () => {
    const [en, fr] = textsOf(mission).map(([, texts]) => texts);
    const keys = (texts: typeof en): unknown =>
      texts && [texts.goals, texts.rules, texts.words].map((part) => part?.map(([key]) => key));
    expect(keys(fr)).toEqual(keys(en));
    for (const texts of [en, fr])
      for (const said of [texts?.brief?.win, texts?.brief?.lose, texts?.brief?.special]) {
        expect(said?.length).toBeGreaterThan(10);
        expect(said?.length).toBeLessThanOrEqual(150);
      }
  });

  it('is won as often as its label says', () => {
    const measured = pack.measured.filter((m) => m.mission === id);
    const usual = measured.find(({ heroes }) => heroes === 4) ?? measured[0];
    expect(usual?.games).toBeGreaterThanOrEqual(100);
    const share = (usual?.won ?? 0) / (usual?.games ?? 1);
    const label = mission['difficulty'] === 'tutorial' ? 'easy' : mission['difficulty'];
    expect(labelOf([share, share])).toEqual([label]);
    expect(intervalOf(usual?.won ?? 0, usual?.games ?? 0)[1]).toBeGreaterThan(0);
    for (const { minutes } of measured) expect(minutes).toBeLessThan(3 * Number(mission['minutes']));
  });

  const place = games.find(({ name }) => name === id);

  it('keeps a won game that is told the same way again', () => {
    const { lines, save } = readGolden('packs', id);
    expect(save.setup).toEqual(place?.setup);
    const answers = [...save.answers];
    const again = playGolden(
      engine,
      save.setup,
      save.seed,
      () => answers.shift() ?? '',
      storyOf(save.setup.edition),
    );
    expect(again.lines.join('\n')).toBe(lines.join('\n'));
    expect([again.state.outcome?.result, answers]).toEqual(['won', []]);
  });

  it('breaks no promise in random games', () => {
    if (!place) throw new Error('no table');
    for (let n = 0; n < 2; n++)
      expect(playRandomGame(engine, place.setup, `ten ${n}`, checkGame(engine, 23), true).faults).toEqual([]);
  });

  it('is played to its end whoever sits where [D-TRD-1]', () => {
    // Two players once offered each other nothing for ever.
    for (const heroes of pack.measured.flatMap((m) => (m.mission === id && m.heroes > 4 ? [m.heroes] : []))) {
      const task = {
        edition: String(mission['edition']),
        mission,
        heroes,
        bot: 'greedy' as const,
        seed: 'fair',
      };
      const setup = setupFor(engine, task);
      if (!setup || isRefusal(setup)) throw new Error('no set-up');
      expect(measuredGames(engine, task, setup)(10).result).not.toBe('stuck');
    }
  });

  it('is measured by games that can be played again', () => {
    const task = {
      edition: String(mission['edition']),
      mission,
      heroes: place?.setup.seats.flat().length ?? 0,
      bot: 'greedy' as const,
      seed: 'again',
    };
    const setup = setupFor(engine, task);
    if (!setup || isRefusal(setup)) throw new Error('no set-up');
    const play = measuredGames(engine, task, setup);
    expect(play(0)).toEqual(play(0));
    expect(play(0).result).not.toBe('stuck');
  });
});
