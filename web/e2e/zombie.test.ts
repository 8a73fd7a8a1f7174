/** Zombie mode in the browser: its first mission won by clicking, hunger and people on the screen, French, phone, access. */
import { heroAt, itemAt, forecast, oddsOf, type GameEvent } from '@holdout/engine';
import { devices, type Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { asks, Driver } from './driver.ts';
import { faultsOn } from './faults.ts';
import { advice, engine, newSave, playUntil, putSave, type Position } from './games.ts';
import { finger, mouse } from './pointer.ts';
import { logOf } from './log.ts';
import { goTo, openWorld, shoot } from './world.ts';

const world = openWorld();

const TEAM = [
  { id: 'captain-america', name: 'Captain America' },
  { id: 'captain-marvel', name: 'Captain Marvel' },
  { id: 'deadpool', name: 'Deadpool' },
  { id: 'hulk', name: 'Hulk' },
];
const IDS = TEAM.map((h) => h.id);

/** The first game of a mission in which it comes to that. */
function find(mission: string, enough: (p: Position) => boolean, heroes: readonly string[] = IDS): Position {
  for (let i = 0; i < 80; i++) {
    const found = playUntil(newSave(mission, `hunt-${i}`, heroes, 'zombie'), enough);
    if (found) return found;
  }
  throw new Error(`no game of ${mission} comes to that`);
}

/** Everything that happens in a game. */
function eventsOf({ save }: Position): GameEvent[] {
  const state = engine.newGame(save.setup, save.seed);
  if ('refused' in state) throw new Error(state.refused);
  return save.answers.flatMap((answer) => {
    const result = engine.answer(state, answer);
    if ('refused' in result) throw new Error(result.refused);
    return result.events;
  });
}

/** In a turn, with something left to do about it. */
function isRavenous({ decision, state }: Position): boolean {
  const hero = state.heroes[state.active];
  return decision?.prompt === 'turn' && hero?.track === 4 && hero.actions > 0;
}

const hasCalmed =
  (hero: number) =>
  ({ state, decision }: Position): boolean =>
    decision !== null && heroAt(state, hero).track < 4;

/** A won game of the first mission in which somebody is devoured, becomes Ravenous in time to act, and recovers. */
function wholeStory(): Position {
  for (let i = 0; i < 80; i++) {
    const start = newSave('MZ0', `hunt-${i}`, IDS, 'zombie');
    const hungry = playUntil(start, isRavenous);
    if (!hungry || !playUntil(hungry.save, hasCalmed(hungry.state.active))) continue;
    const end = playUntil(start, (p) => p.decision === null);
    if (end?.state.outcome?.result !== 'won') continue;
    if (eventsOf(end).some((e) => e.type === 'devoured')) return end;
  }
  throw new Error('no game tells the whole story');
}

const open = async (page: Page, p: Position): Promise<void> => {
  await putSave(page, 'game', p.save);
  await goTo(page, '#/table/game');
  await asks(page, p.decision?.prompt ?? '');
};

/** Does the lesson lie over the zone? */
const isCovered = (page: Page, zone: string): Promise<boolean> =>
  page.evaluate((id) => {
    const [a, b] = ['.lesson-card', `.zone-area[data-zone="${id}"]`].map((selector) =>
      document.querySelector(selector)?.getBoundingClientRect(),
    );
    return !a || !b || !(a.right < b.left || a.left > b.right || a.bottom < b.top || a.top > b.bottom);
  }, zone);

it('wins the first mission by clicking: somebody is devoured, becomes Ravenous and recovers', async () => {
  const story = wholeStory();
  const page = await world.visit({ tour: true });
  await page.locator('.edition', { hasText: 'Marvel Zombies' }).click();
  await page.locator('.mission-card', { hasText: 'A growing hunger' }).waitFor();
  await page.locator('.mission-card .map svg').last().waitFor();
  await shoot(page, 'zombie-home');
  await page.locator('.own-team').click();
  await page.getByRole('button', { name: 'Hulk', exact: true }).click();
  // Allowed, and told that it is hard (S-SET-1).
  await page.locator('.setup-few').waitFor();
  await page.getByRole('button', { name: 'Hulk', exact: true }).click();
  for (const { name } of TEAM) await page.getByRole('button', { name, exact: true }).click();
  expect(await page.locator('.setup-few').count()).toBe(0);
  await page.getByLabel('Seed').fill(story.save.seed);
  await shoot(page, 'zombie-setup');
  await page.getByRole('button', { name: 'Start the hunt' }).click();
  await page.locator('.lesson-card').waitFor();
  await expect.poll(() => isCovered(page, 'S1')).toBe(false);
  await shoot(page, 'zombie-tour');

  const driver = new Driver(page, page.url().split('/').at(-1) ?? '', mouse);
  const hungry = await driver.play(isRavenous);
  const hero = TEAM.find((h) => h.id === hungry.decision?.hero)?.name ?? '';
  const card = page.getByRole('article', { name: hero });
  await card.locator('.ravenous-stamp').waitFor();
  await card.getByRole('img', { name: 'Hunger 4 of 4: Ravenous. Only Move and Devour.' }).waitFor();
  const closed = page.locator('[data-closed]');
  expect(await closed.getAttribute('data-closed')).toContain('attack');
  await closed.click();
  expect(await page.locator('.why-list').textContent()).toContain('Ravenous');
  await shoot(page, 'zombie-ravenous');
  await page.keyboard.press('Escape');

  await driver.play(hasCalmed(hungry.state.active));
  expect(await card.locator('.ravenous-stamp').count()).toBe(0);
  await page.getByRole('tab', { name: 'Log' }).click();
  expect(await logOf(page)).toContain(`${hero} is no longer Ravenous.`);

  const fed = await driver.play((p) => p.state.heroes.some((h) => itemAt(h.slots, 0) >= 0));
  const eater = itemAt(
    TEAM,
    fed.state.heroes.findIndex((h) => itemAt(h.slots, 0) >= 0),
  ).name;
  await page.getByRole('button', { name: eater, exact: true }).click();
  await page.getByRole('article', { name: eater }).locator('.card.in-row').first().waitFor();
  await shoot(page, 'zombie-fed');
  const end = await driver.play();
  expect(end.save).toMatchObject(story.save);
  expect(end.state.outcome?.result).toBe('won');
  await page.locator('.over.won .primary').click();
  await page.getByRole('heading', { name: 'Hunger stilled' }).waitFor();
  await shoot(page, 'zombie-summary');
});

it('shows the dice of hunger and the chance of becoming Ravenous before an attack [Z-HUN-2, Z-HUN-5]', async () => {
  const p = find('MZ1', (q) => {
    const { decision, state } = q;
    const option = decision?.options.find((o) => o.verb === 'attack' && o.cards?.[0] !== 'devour');
    if (decision?.prompt !== 'turn' || !option || heroAt(state, state.active).track < 2) return false;
    const odds = oddsOf(engine, state, option.id);
    return (odds?.omens.ravenous ?? 0) > 0.05;
  });
  const option = p.decision?.options.find((o) => o.verb === 'attack' && o.cards?.[0] !== 'devour');
  const odds = oddsOf(engine, p.state, option?.id ?? '');
  const page = await world.visit();
  await open(page, p);
  await page.locator('[data-family="attack"]').hover();
  if ((p.decision?.options.filter((o) => o.verb === 'attack' && o.cards?.[0] !== 'devour').length ?? 0) > 1) {
    await page.locator('[data-family="attack"]').click();
    const area = page.locator(`[data-zone="${option?.zones?.[0]}"][data-marked]`);
    await area.hover({ force: true });
  }
  const card = page.locator('.odds');
  await card.waitFor();
  const text = (await card.textContent()) ?? '';
  expect(text).toContain(`Becomes Ravenous: ${Math.round((odds?.omens.ravenous ?? 0) * 100)}%`);
  expect(text).toContain(`${heroAt(p.state, p.state.active).track} of them from hunger`);
  for (const n of [0, 1, 2, 3, 4]) {
    const chance = odds?.track[n];
    const column = await card.locator('.hunger-columns > span').nth(n).textContent();
    expect(column).toBe(`${chance ? `${Math.round(chance * 100)}%` : '–'}${n}`);
  }
  await shoot(page, 'zombie-odds');
});

it('asks what to use, with what is at stake and what each card does [S-ACT-2]', async () => {
  const p = find(
    'MZ1',
    ({ decision }) => decision?.prompt === 'react' && Array.isArray(decision.about?.dice),
  );
  const page = await world.visit();
  await open(page, p);
  await page.locator('.stake .dice, .stake svg').first().waitFor();
  const first = p.decision?.options[0]?.id ?? '';
  expect(await page.locator(`[data-option="${first}"]`).textContent()).not.toBe('');
  await shoot(page, 'zombie-react');
  await page.locator('[data-option="go-on"]').click();
  await page.locator('.decide[data-prompt="react"] .stake').waitFor({ state: 'detached' });
});

it('shares wounds over five hearts [S-WND-1]', async () => {
  const p = find(
    'MZ2',
    ({ decision }) =>
      decision?.prompt === 'share-wounds' && decision.kind === 'allocate' && decision.total > 1,
  );
  const page = await world.visit();
  await open(page, p);
  await page.locator('.share-row').first().waitFor();
  expect(await page.locator('.share-row').first().locator('.heart').count()).toBe(5);
  await shoot(page, 'zombie-dialog');
});

it('foretells where people run, and that they get away [Z-BYS-5, Z-BYS-6]', async () => {
  const p = find('MZ1', ({ state, decision }) => {
    if (decision?.prompt !== 'turn') return false;
    const { events } = forecast(engine, state);
    return events.some((e) => e.type === 'bystander-moved');
  });
  const moved = forecast(engine, p.state).events.find((e) => e.type === 'bystander-moved');
  const page = await world.visit();
  await open(page, p);
  await page.getByRole('button', { name: 'Forecast' }).click();
  await page.locator('[data-arrow="person"]').first().waitFor();
  expect(moved?.type === 'bystander-moved' && (await page.locator('.forecast-list').textContent())).toMatch(
    /flees|gets away|goes to fight|goes, escorted/,
  );
  await shoot(page, 'zombie-forecast');
});

it('lays out sleeping Super Heroes, Secret Missions, the sign and cards, and tells them to those who hear [M-MZ10]', async () => {
  const p = find('MZ10', ({ decision }) => decision?.prompt === 'turn');
  const page = await world.visit();
  await open(page, p);
  const zones = (await page.locator('.zone-walk').allTextContents()).join(' ');
  for (const words of ['asleep', 'Secret Mission 1', 'the Avengers Sign', 'a bystander card, face down'])
    expect(zones).toContain(words);
  expect(await page.locator('.foe').count()).toBe(6);
  await page.locator('.foe-ability').first().click();
  await page.locator('.pop').waitFor();
  await shoot(page, 'zombie-multiverse');
});

/** Keys without words, and small English words. */
const unsaid = (text: string): string[] => text.match(/\[[a-z]+\.[\w.-]+\]/g) ?? [];
const SMALL = /\b(the|and|with|your|you|are|was|this|that|which|what|from|has|have|turn|left|door|hunger)\b/i;

it('speaks French', async () => {
  const page = await world.visit({ settings: { language: 'fr' } });
  await goTo(page, '#/new/zombie/MZ2');
  await page.locator('.hero-picks').first().waitFor();
  expect(unsaid((await page.locator('body').textContent()) ?? '')).toEqual([]);
  const p = find('MZ2', (q) => isRavenous(q));
  await open(page, p);
  await page.locator('.ravenous-stamp', { hasText: 'Vorace' }).waitFor();
  const texts = await page
    .locator(
      '.rail .cap, .rail .hint, .rail h2, .hunger-note, .act-words, .prompt, .foe-text, .card-text, .goals li',
    )
    .allTextContents();
  expect(texts.flatMap(unsaid)).toEqual([]);
  expect(texts.filter((text) => SMALL.test(text))).toEqual([]);
  await shoot(page, 'zombie-french');
  await page.keyboard.press('?');
  await page.locator('dialog.help').waitFor();
  expect(unsaid((await page.locator('dialog.help').textContent()) ?? '')).toEqual([]);
});

it('plays on a phone', async () => {
  const page = await world.visit({
    context: { ...devices['iPhone 12'], viewport: { width: 390, height: 844 } },
  });
  const p = find('MZ1', (q) => isRavenous(q) && q.state.round > 1);
  await open(page, p);
  await shoot(page, 'zombie-phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const driver = new Driver(page, 'game', finger);
  const before = await driver.position();
  await driver.give(advice(before), before);
  await page.locator('.strip-hero').first().tap();
  await page.locator('.hero-list .hunger').first().waitFor();
  await shoot(page, 'zombie-phone-heroes');
});

it('shows the rules of its own game, and any other clause all the same', async () => {
  const page = await world.visit();
  await goTo(page, '#/rules/zombie/Z-HUN-2');
  await page.locator('.clause.shown', { hasText: 'Z-HUN-2' }).waitFor();
  expect(await page.locator('.clause', { hasText: 'C-NOISE-1' }).count()).toBe(0);
  await shoot(page, 'zombie-rules');
  await goTo(page, '#/rules/zombie/C-NOISE-1');
  await page.locator('.clause.shown', { hasText: 'C-NOISE-1' }).waitFor();
  await goTo(page, '#/rules');
  await page.locator('.rules-edition', { hasText: 'Marvel Zombies' }).first().waitFor();
  // Where the missions of a mode come after those rules of both, its name stands once more.
  expect(new Set(await page.locator('.rules-edition').allTextContents()).size).toBe(7);
});

it('has no serious fault for those who cannot see it', async () => {
  const faults: string[] = [];
  const page = await world.visit();
  await goTo(page, '#/new/zombie/MZ1');
  await page.locator('.hero-picks').first().waitFor();
  await page.getByRole('button', { name: 'Hulk', exact: true }).click();
  faults.push(...(await faultsOn(page, 'set-up')));
  await open(
    page,
    find('MZ2', (q) => isRavenous(q)),
  );
  faults.push(...(await faultsOn(page, 'table')));
  await page.getByRole('button', { name: 'Forecast' }).click();
  await page.locator('.forecast-list').waitFor();
  faults.push(...(await faultsOn(page, 'forecast')));
  expect(faults).toEqual([]);
});
