/** How fast the client is, measured in the browser and printed. Budgets fail only on gross excess: machines differ. */
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { asks } from './driver.ts';
import { findGame, putSave, type Position } from './games.ts';
import { mouse } from './pointer.ts';
import { longest, median, share, untilSeen, watch, watched } from './speed.ts';
import { serveStage } from './stage.ts';
import { goTo, useWorld } from './world.ts';

const world = useWorld();
/** Gross excess. */
const TIMES = 4;
const figures: { [what: string]: { seen: string; budget: string } } = {};

function report(what: string, seen: number, budget: number, unit: string): void {
  const round = seen < 10 ? seen.toFixed(1) : seen.toFixed(0);
  figures[what] = { seen: `${round} ${unit}`, budget: `${budget} ${unit}` };
  expect(seen, what).toBeLessThan(budget * TIMES);
}

afterAll(() => console.table(figures));

const aiming = findGame(
  '01',
  (p) =>
    p.state.round >= 6 &&
    p.decision?.prompt === 'turn' &&
    p.decision.options.filter((o) => /^attack:(pistol|sub-mg|rifle|shotgun|sawed-off)@/.test(o.id)).length >=
      2,
);

it('loads little', async () => {
  const page = await world.visit();
  const scripts = new Map<string, number>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js'))
      void response.body().then((body) => scripts.set(response.url(), gzipSync(body).length / 1024));
  });
  const all = (): number => [...scripts.values()].reduce((a, b) => a + b, 0);
  await page.reload({ waitUntil: 'networkidle' });
  await page.locator('.mission-card').first().waitFor();
  report('first load, JavaScript gzipped', all(), 350, 'KB');
  await putSave(page, 'game', aiming.save);
  await goTo(page, '#/table/game');
  await asks(page, 'turn');
  await page.waitForLoadState('networkidle');
  report('with the table', all(), 350, 'KB');
});

it('shows the board soon', async () => {
  const page = await world.visit();
  await putSave(page, 'game', aiming.save);
  await page.addInitScript(markBoard);
  const times: number[] = [];
  for (let n = 0; n < 3; n++) {
    await page.goto('about:blank');
    await page.goto(`${world.url}#/table/game`);
    await asks(page, 'turn');
    times.push(
      await page.evaluate(
        () =>
          performance.getEntriesByName('board-shown')[0]?.startTime ??
          Promise.reject(new Error('the board has not been shown')),
      ),
    );
  }
  report('first board after opening a game', median(times), 1500, 'ms');
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
  const selected = await untilSeen(page, '.act.sel[data-family="shoot"], .branches', () =>
    page.locator('[data-family="shoot"]').click(),
  );
  report('a press on a button shows', selected, 100, 'ms');
  await page.keyboard.press('Escape');

  // A step: answered by the engine, stored, drawn.
  const { save, decision } = aiming;
  const step = decision?.options.find((o) => o.verb === 'move');
  const hero = decision?.hero ?? '';
  await goTo(page, '#/');
  await putSave(page, 'game', save);
  await goTo(page, '#/table/game');
  await asks(page, 'turn');
  const moved = await untilSeen(
    page,
    `[data-token="hero:${hero}"][data-at="${step?.zones?.[0] ?? ''}"]`,
    async () => void (await mouse(page, aiming as Position, step?.id ?? '')),
  );
  report('a step is stored and shown', moved, 100, 'ms');
});

it('never holds the page up with odds and forecast', async () => {
  const page = await world.visit();
  await putSave(page, 'game', aiming.save);
  await goTo(page, '#/table/game');
  await asks(page, 'turn');
  await watch(page);
  await page.locator('[data-family="shoot"]').click();
  await page.locator('[data-marked]').first().hover({ force: true });
  report('longest task, odds', longest((await watched(page)).long), 50, 'ms');
  await watch(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('f');
  await page.locator('.forecast-list').waitFor();
  report('longest task, forecast', longest((await watched(page)).long), 50, 'ms');
});

it('moves the whole box at once without dropping frames', async () => {
  const stage = await serveStage();
  const page = await world.visit({
    settings: { speed: 1, animations: 'on' },
    context: { reducedMotion: 'no-preference' },
  });
  await page.goto(stage.url);
  await asks(page, 'turn');
  const tokens = await page.locator('[data-token^="enemy:"]').count();
  await watch(page);
  await page.locator('[data-family="end"]').click();
  await page.locator('[data-family="end"].asked').click();
  await page.locator('.theatre-bar').waitFor();
  await page.locator('.theatre-bar').waitFor({ state: 'detached' });
  const { frames, long } = await watched(page);
  expect(frames.length).toBeGreaterThan(60);
  figures['tokens on their way'] = { seen: String(tokens), budget: '' };
  report('frame, all moving, median', median(frames), 17, 'ms');
  report('frame, all moving, 95 of 100', share(frames, 0.95), 34, 'ms');
  report('longest task, enemies act', longest(long), 50, 'ms');
  await stage.close();
});
