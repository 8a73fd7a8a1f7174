/** How fast the client is, measured in the browser and printed. Times fail only on gross excess: machines differ. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { DIST } from '../build.ts';
import type { Foresight } from '../play/worker/foresight.ts';
import { asks, Driver } from './driver.ts';
import { findGame, putSave } from './games.ts';
import { mouse } from './pointer.ts';
import { workOf, longest, median, share, untilSeen, watch, watched, type Figures } from './speed.ts';
import { serveStage } from './stage.ts';
import { goTo, openWorld } from './world.ts';

const world = openWorld();
/** Gross excess: with other tests on the same two cores everything takes two or three times as long. */
const TIMES = 8;
const STEPS = 15;
const figures: { [what: string]: { seen: string; budget: string } } = {};

function report(what: string, seen: number, budget: number, unit: 'ms' | 'KB'): void {
  const round = seen < 10 ? seen.toFixed(1) : seen.toFixed(0);
  figures[what] = { seen: `${round} ${unit}`, budget: `${budget} ${unit}` };
  expect(seen, what).toBeLessThan(unit === 'ms' ? budget * TIMES : budget);
}

afterAll(() => console.table(figures));

/** Other programs only ever make it slower: the best of a few tries is nearest to the truth. */
async function bestOf(measure: () => Promise<number>): Promise<number> {
  let best = Infinity;
  for (let n = 0; n < 5; n++) best = Math.min(best, await measure());
  return best;
}

const aiming = findGame(
  '01',
  (p) =>
    p.state.round >= 6 &&
    p.decision?.prompt === 'turn' &&
    p.decision.options.filter((o) => /^attack:(pistol|sub-mg|rifle|shotgun|sawed-off)@/.test(o.id)).length >=
      2,
);

/** Ten KB above what was seen: whatever makes it grow is noticed. */
it('loads little', async () => {
  const page = await world.visit();
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  const weigh = (wanted: (path: string) => boolean): number =>
    [...scripts]
      .filter(wanted)
      .reduce((sum, path) => sum + gzipSync(readFileSync(join(DIST, path))).length / 1024, 0);
  const isFaces = (path: string): boolean =>
    /\/(portrait|cast|pen|standee|enemies|figure|bases|home-crowd)[^/]*-/.test(path);
  const isCards = (path: string): boolean => /\/(pictures|cards)-/.test(path);
  await page.reload({ waitUntil: 'networkidle' });
  await page.locator('.mission-card').first().waitFor();
  report(
    'first load, JavaScript gzipped',
    // Whoever stands in the street comes when the page has been seen.
    weigh((path) => !isFaces(path)),
    251,
    'KB',
  );
  await putSave(page, 'game', aiming.save);
  await goTo(page, '#/table/game');
  await asks(page, 'turn');
  await page.waitForLoadState('networkidle');
  // Faces come when the table stands.
  await page.locator('.portrait use').first().waitFor({ state: 'attached' });
  report(
    'with the table',
    weigh((path) => !isFaces(path) && !isCards(path)),
    335,
    'KB',
  );
  const faces = weigh(isFaces);
  expect(faces).toBeGreaterThan(10);
  report('its faces', faces, 55, 'KB');
  // So do the pictures of cards, in room that is kept for them.
  await page.locator('.card .picture use').first().waitFor({ state: 'attached' });
  report('its cards', weigh(isCards), 20, 'KB');
});

it('shows the board soon', async () => {
  const page = await world.visit();
  await putSave(page, 'game', aiming.save);
  await page.addInitScript(markBoard);
  const times: number[] = [];
  for (let n = 0; n < 3; n++) {
    await page.goto(`${world.url}?${n}#/table/game`);
    await asks(page, 'turn');
    times.push(
      await page.evaluate(
        () =>
          performance.getEntriesByName('board-shown')[0]?.startTime ??
          Promise.reject(new Error('the board has not been shown')),
      ),
    );
  }
  report('first board after opening a game', Math.min(...times), 1500, 'ms');
});

/** Runs in the page: a mark at the first frame that has the board with its figures. */
function markBoard(): void {
  const look = (): void => {
    if (document.querySelector('.board .figure'))
      requestAnimationFrame(() => performance.mark('board-shown'));
    else requestAnimationFrame(look);
  };
  look();
}

it('answers a press at once', async () => {
  const page = await world.visit();
  await putSave(page, 'game', aiming.save);
  await goTo(page, '#/table/game');
  await asks(page, 'turn');
  const selected = await bestOf(async () => {
    const shown = await untilSeen(page, '.act.sel[data-family="shoot"], .branches', () =>
      page.locator('[data-family="shoot"]').click(),
    );
    await page.keyboard.press('Escape');
    return shown;
  });
  report('a press on a button shows', selected, 100, 'ms');

  // A step: answered by the engine, stored, drawn.
  const { decision } = aiming;
  const step = decision?.options.find((o) => o.verb === 'move');
  const there = `[data-token="hero:${decision?.hero ?? ''}"][data-at="${step?.zones?.[0] ?? ''}"]`;
  const moved: number[] = [];
  const worked: number[] = [];
  for (let n = 0; n <= STEPS; n++) {
    const { main } = await workOf(page, async () => {
      const shown = await untilSeen(page, there, async () => {
        await mouse(page, aiming, step?.id ?? '');
      });
      // The first one also takes apart a game of an earlier version.
      if (n > 0) moved.push(shown);
    });
    if (n > 0) worked.push(main.all);
    await page.keyboard.press('u');
    await page.locator(there).waitFor({ state: 'detached' });
    await asks(page, 'turn');
  }
  report('a step is stored and shown, median', median(moved), 50, 'ms');
  report('the pointer on its way there and the step, in processor time, median', median(worked), 50, 'ms');
});

it('never holds the page up in play', async () => {
  const page = await world.visit();
  await putSave(page, 'game', aiming.save);
  await goTo(page, '#/table/game');
  await asks(page, 'turn');
  const driver = new Driver(page, 'game', mouse);
  const { round } = aiming.state;
  // The first answers fetch what the table needs no sooner.
  const begun = await driver.play((p) => p.save.answers.length > aiming.save.answers.length + 2);
  await watch(page);
  let end = begun;
  const { main } = await workOf(page, async () => {
    end = await driver.play((p) => p.state.round > round + 1);
  });
  const { long } = await watched(page);
  const answers = end.save.answers.length - begun.save.answers.length;
  report(`longest of ${long.length} tasks over 50 ms in ${answers} answers`, longest(long), 50, 'ms');
  report('in play, in processor time', main.longest, 50, 'ms');
});

it('foretells a zone soon', async () => {
  const stage = await serveStage();
  const page = await world.visit();
  await page.goto(stage.url);
  await asks(page, 'turn');
  const zones = await page
    .locator('[data-marked]')
    .evaluateAll((all) => all.map((zone) => zone.getAttribute('data-zone')));
  const foretell = (steps: readonly string[]): Promise<number[]> =>
    page.evaluate(
      async (all) => {
        const { foresight } = globalThis as typeof globalThis & { foresight: Foresight };
        const took: number[] = [];
        for (const step of all) {
          const from = performance.now();
          if (!(await foresight.after(step))) throw new Error(`nothing is foretold of ${String(step)}`);
          took.push(performance.now() - from);
        }
        return took;
      },
      steps.map((step) => (step ? [step] : [])),
    );
  // Fetches the rules.
  await foretell(['']);
  let times: readonly number[] = [];
  const { workers } = await workOf(page, async () => {
    times = await foretell(zones.map((zone) => `move:${zone}`));
  });
  await stage.close();
  report('forecast of a zone, 65 figures', median(times), 50, 'ms');
  report('forecast of a zone, in processor time', workers.all / zones.length, 50, 'ms');
});

it('never holds the page up with odds and forecast', async () => {
  const page = await world.visit();
  await putSave(page, 'game', aiming.save);
  await goTo(page, '#/table/game');
  await asks(page, 'turn');
  const odds = await bestOf(async () => {
    await watch(page);
    await page.keyboard.press('r');
    await page.locator('[data-mark^="target"]').first().waitFor({ state: 'attached' });
    const { long } = await watched(page);
    await page.keyboard.press('Escape');
    return longest(long);
  });
  report('longest task, odds', odds, 50, 'ms');
  const foretold = await bestOf(async () => {
    await watch(page);
    await page.keyboard.press('f');
    await page.locator('.forecast-list').waitFor();
    const { long } = await watched(page);
    await page.keyboard.press('Escape');
    await page.locator('.forecast-list').waitFor({ state: 'detached' });
    return longest(long);
  });
  report('longest task, forecast', foretold, 50, 'ms');
  const { main } = await workOf(page, async () => {
    await page.keyboard.press('f');
    await page.locator('.forecast-list').waitFor();
  });
  report('longest task, forecast, in processor time', main.longest, 50, 'ms');
});

it('moves the whole box at once without dropping frames', async () => {
  const stage = await serveStage();
  const page = await world.visit({
    settings: { speed: 2, animations: 'on' },
    context: { reducedMotion: 'no-preference' },
  });
  const runs: Figures[] = [];
  const worked: number[] = [];
  for (let n = 0; n < 2; n++) {
    await page.goto(stage.url);
    await asks(page, 'turn');
    await page.locator('[data-family="end"]').click();
    await watch(page);
    const { main } = await workOf(page, async () => {
      await page.locator('[data-family="end"].asked').click();
      await page.locator('.movers > :nth-child(65)').waitFor({ state: 'attached' });
      await page.locator('.theatre-bar').waitFor({ state: 'detached' });
    });
    worked.push(main.longest);
    runs.push(await watched(page));
  }
  // A telephone of the middling sort: a quarter of this processor, a quarter of the screen.
  const phone = await world.visit({
    settings: { speed: 2, animations: 'on' },
    context: { reducedMotion: 'no-preference', viewport: { width: 390, height: 844 } },
  });
  await phone.goto(stage.url);
  await asks(phone, 'turn');
  // The whole box and its heroes.
  await phone.locator('.board .standee').nth(69).waitFor({ state: 'attached' });
  await phone.locator('[data-family="end"]').click();
  const devtools = await phone.context().newCDPSession(phone);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await watch(phone);
  await phone.locator('[data-family="end"].asked').click();
  await phone.locator('.movers .standee').nth(64).waitFor({ state: 'attached' });
  await phone.locator('.theatre-bar').waitFor({ state: 'detached' });
  const { frames: slow } = await watched(phone);
  report('frame, 70 standees on a phone at a quarter of the speed, median', median(slow), 17, 'ms');
  // Either may still be fetching what is wanted later.
  await Promise.all([page.close(), phone.close()]);
  await stage.close();
  const best = (part: (run: Figures) => number): number => Math.min(...runs.map(part));
  for (const { frames } of runs) expect(frames.length).toBeGreaterThan(60);
  report(
    'frame, 65 figures moving, median',
    best((r) => median(r.frames)),
    17,
    'ms',
  );
  report(
    'frame, 65 figures moving, 95 of 100',
    best((r) => share(r.frames, 0.95)),
    34,
    'ms',
  );
  report(
    'longest task, enemies act',
    best((r) => longest(r.long)),
    50,
    'ms',
  );
  report('longest task, enemies act, in processor time', Math.min(...worked), 50, 'ms');
});
