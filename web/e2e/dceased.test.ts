/** DCeased in the browser: equipment, a trade in one step, people at a hero's side, pushes, objects, a hero who falls, the first mission. */
import { dceased } from '@holdout/editions';
import { heroAt, itemAt, isRefusal, type Save } from '@holdout/engine';
import { narrator } from '@holdout/narrate';
import { devices, type Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { asks, Driver } from './driver.ts';
import { faultsOn } from './faults.ts';
import { engine, positionAfter, putSave, saveIn, storedGame } from './games.ts';
import { mouse } from './pointer.ts';
import { logOf } from './log.ts';
import { goTo, openWorld, shoot } from './world.ts';

const world = openWorld();
const say = narrator('en');

/** The Daily Planet on a night of its own: nobody comes but those who are named, and it is won as it says. */
function night(change: { readonly [key: string]: unknown }, ...seats: readonly string[][]): Save {
  const mission = {
    ...(dceased.missions['D0'] as object),
    doors: [],
    rules: [],
    lose: [],
    exit: undefined,
    areas: {},
    own: {},
    spawns: [{ zone: 'S1', colour: 'red', active: false }],
    objectives: [{ zone: 'S1', colour: 'red' }],
    goals: [{ id: 'take-film', met: { taken: 'red' } }],
    win: { taken: 'red' },
    ...change,
  };
  const setup = {
    edition: 'dceased',
    mission: JSON.parse(JSON.stringify(mission)) as Save['setup']['mission'],
    seats,
  };
  const state = engine.newGame(setup, 'a');
  if (isRefusal(state)) throw new Error(`${state.refused} ${state.at ?? ''}`);
  return { rules: state.rules, setup: state.setup, seed: 'a', answers: [], rewinds: [] };
}

async function open(page: Page, save: Save, answers: readonly string[] = []): Promise<Driver> {
  const start = positionAfter({ ...save, answers: [...answers] });
  await putSave(page, 'game', start.save);
  await goTo(page, '#/table/game');
  await asks(page, start.decision?.prompt ?? '');
  return new Driver(page, 'game', mouse);
}

const heroCard = (page: Page, id: string) => page.getByRole('article', { name: say.hero(id) });
const inspect = (page: Page, id: string): Promise<void> =>
  page
    .getByRole('button', { name: say.hero(id), exact: true })
    .first()
    .click();
const holds = (page: Page, id: string, card: string): Promise<void> =>
  heroCard(page, id)
    .locator('.card-title', { hasText: say.card(card) })
    .last()
    .waitFor();
const wordsOfZones = async (page: Page): Promise<string> =>
  (await page.locator('.zone-walk').allTextContents()).join('\n');
const PRESS = night({ start: ['R_2M_10_press'] }, ['batman', 'lex-luthor']);
const [PICK, AXE] = ['trident-of-poseidon', 'nth-metal-axe'];

it('keeps one of two cards at the set-up, and collects what lies face down [D-EQP-1, D-EQP-2]', async () => {
  const page = await world.visit();
  const driver = await open(page, PRESS);
  await page.locator('.full-card.can').first().waitFor();
  expect(await page.locator('.full-card.can').count()).toBe(2);
  await shoot(page, 'dceased-first-pick');
  await driver.give(`keep:${PICK}`);
  await inspect(page, 'lex-luthor');
  await holds(page, 'lex-luthor', PICK);
  await driver.give('activate:batman');
  expect(await wordsOfZones(page)).toContain('an equipment card, face down');
  await driver.give('collect');
  await inspect(page, 'batman');
  await holds(page, 'batman', AXE);
  expect(await wordsOfZones(page)).not.toContain('an equipment card, face down');
  await shoot(page, 'dceased-collect');
});

it('asks another player about the whole trade, and takes a no for an answer [D-TRD-1]', async () => {
  const apart = night({ start: ['R_2M_10_press'] }, ['batman'], ['lex-luthor']);
  const before = [`keep:${PICK}`, 'activate:batman', 'collect', 'trade:lex-luthor'];
  const page = await world.visit();
  const driver = await open(page, apart, before);
  await page.locator(`[data-option="take:${PICK}"]`).click();
  const offer = page.locator('[data-option="finish"]');
  expect(await offer.textContent()).toContain('Offer the trade');
  await offer.click();
  await asks(page, 'trade-offer');
  expect(await page.locator('.decide').first().textContent()).toContain('Batman offers Lex Luthor a trade');
  await driver.give('refuse');
  await asks(page, 'turn');
  expect(await logOf(page)).toContain('Lex Luthor refuses the trade Batman has offered.');
  await inspect(page, 'lex-luthor');
  await holds(page, 'lex-luthor', PICK);
});

it('trades both ways in one dialog, confirmed once [D-TRD-1]', async () => {
  const before = [`keep:${PICK}`, 'activate:batman', 'collect', 'trade:lex-luthor'];
  const page = await world.visit();
  await open(page, PRESS, before);
  const [give, take] = [`give:${AXE}`, `take:${PICK}`];
  await page.locator(`[data-option="${give}"]`).click();
  await page.locator(`[data-option="${take}"]`).click();
  // Taken back and chosen again: nothing is given until all of it is.
  await page.locator(`[data-option="${give}"]`).click();
  await page.keyboard.press('1');
  expect(await page.locator('.trade-board [aria-pressed="true"]').count()).toBe(2);
  expect((await storedGame(page, 'game')).text).toContain('"trade:lex-luthor"');
  expect((await storedGame(page, 'game')).text).not.toContain(give);
  expect(await page.locator('.trade-sum').textContent()).toBe(
    `Lex Luthor gets ${say.card(AXE)}. Batman gets ${say.card(PICK)}.`,
  );
  await shoot(page, 'dceased-trade');
  await page.locator('[data-option="finish"]').click();
  await asks(page, 'turn');
  await expect
    .poll(async () => saveIn((await storedGame(page, 'game')).text).answers)
    .toEqual([...before, take, give]);
  expect(await page.getByRole('alert').count()).toBe(0);
  await inspect(page, 'batman');
  await holds(page, 'batman', PICK);
  await inspect(page, 'lex-luthor');
  await holds(page, 'lex-luthor', AXE);
});

it('escorts somebody and gives them up for a wound [D-ESC-1, D-ESC-3]', async () => {
  const save = night(
    { start: ['R_1M_00_archive'], enemies: [{ type: 'runner', zone: 'R_1M_00_lobby', count: 1 }] },
    ['batman'],
  );
  const page = await world.visit();
  const driver = await open(page, save);
  await driver.give('rescue:mercy-graves');
  await holds(page, 'batman', 'mercy-graves');
  await driver.give('move:R_1M_00_newsroom');
  expect(await wordsOfZones(page)).toMatch(/newsroom.*Batman.*Mercy Graves \(escorted\)/i);
  await shoot(page, 'dceased-escort');
  await driver.give('end');
  await driver.give('go-on');
  await page.locator('[data-option="use:sacrifice@batman"]').waitFor();
  await shoot(page, 'dceased-sacrifice');
  await driver.give('use:sacrifice@batman');
  await heroCard(page, 'batman').getByRole('img', { name: '3 of 3' }).first().waitFor();
  await page.locator('.toast', { hasText: 'Mercy Graves' }).waitFor();
  expect(await wordsOfZones(page)).not.toContain('Mercy Graves');
});

it('pushes another hero into the zone that is pressed on the board [D-PUSH-1, D-PUSH-3]', async () => {
  const page = await world.visit();
  const driver = await open(page, night({ start: ['S7'] }, ['green-canary', 'batman']), [
    'activate:green-canary',
  ]);
  const asked = await driver.give('construct-creation:batman');
  const targets = asked.decision?.options.flatMap((o) => o.zones ?? []) ?? [];
  expect(targets.sort()).toEqual(['S6', 'S8']);
  for (const zone of targets)
    await page.locator(`[data-zone="${zone}"][data-marked]`).waitFor({ state: 'attached' });
  await shoot(page, 'dceased-push');
  const to = asked.decision?.options.find((o) => o.zones?.[0] === 'S8')?.id ?? '';
  const after = await driver.give(to, asked);
  expect(itemAt(after.context.board.zones, heroAt(after.state, 1).zone).id).toBe('S8');
});

it('carries the lamp post along and swings it [D-OBJ-1, D-OBJ-2]', async () => {
  const save = night(
    {
      start: ['S7'],
      enemies: [{ type: 'walker', zone: 'S8', count: 2 }],
      own: { objects: [{ id: 'lamp-post', zone: 'S7' }] },
    },
    ['batman'],
  );
  const page = await world.visit();
  const driver = await open(page, save);
  await driver.give('move:S8');
  await page.locator('[data-option="along:lamp-post"]').waitFor();
  await shoot(page, 'dceased-along');
  await driver.give('along:lamp-post');
  expect(await wordsOfZones(page)).toMatch(/street 8.*the Lamp Post/i);
  await page.locator('[data-family="more"], [data-family="object"]').first().click();
  await page.locator('.branches', { hasText: '4 dice' }).waitFor();
  await shoot(page, 'dceased-object');
  await page.keyboard.press('Escape');
  const after = await driver.give('lamp-post:swing');
  expect(await logOf(page)).toContain('Lamp Post');
  expect(heroAt(after.state, 0).actions).toBe(1);
});

it('wins a mission after a hero has fallen [D-LOSE-1]', async () => {
  const save = night(
    {
      start: ['S7'],
      objectives: [{ zone: 'S4', colour: 'red' }],
      areas: { exit: ['S2'] },
      exit: { area: 'exit' },
      win: { all: [{ taken: 'red' }, { livingExit: true }] },
      enemies: [{ type: 'runner', zone: 'S6', count: 4 }],
    },
    ['batman', 'cyborg'],
  );
  const page = await world.visit();
  const driver = await open(page, save, ['activate:cyborg', 'move:S8', 'move:S9', 'move:S4']);
  const fallen = await driver.give('end');
  expect(fallen.state.heroes.map((h) => h.status)).toEqual(['dead', 'in']);
  await page.locator('.toast', { hasText: 'Batman' }).waitFor();
  await heroCard(page, 'batman').getByText('eliminated').waitFor();
  await shoot(page, 'dceased-fallen');
  await driver.give('take:S4');
  await driver.give('move:S2');
  await driver.give('end');
  const won = await driver.give('leave');
  expect(won.state.outcome?.result).toBe('won');
  await page.locator('.over.won .primary').click();
  await page.getByRole('heading', { name: 'Metropolis holds' }).waitFor();
  await page.getByRole('paragraph').filter({ hasText: '1 of 2 heroes came through.' }).waitFor();
  await shoot(page, 'dceased-summary');
});

it('begins D0 from the home screen and guides through it [M-D0]', async () => {
  const page = await world.visit({ tour: true });
  await page.locator('.edition', { hasText: 'DCeased' }).click();
  await page.locator('.own-team').click();
  await page.locator('.hero-picks').first().waitFor();
  for (const id of ['batman', 'cyborg', 'wonder-woman', 'the-flash'])
    await page.getByRole('button', { name: say.hero(id), exact: true }).click();
  await shoot(page, 'dceased-setup');
  await page.getByRole('button', { name: 'Start the mission' }).click();
  await page.locator('.lesson-card[data-lesson="goal"]').waitFor();
  await shoot(page, 'dceased-tour');
});

/** Keys without words, and small English words. */
const unsaid = (text: string): string[] => text.match(/\[[a-z]+\.[\w.-]+\]/g) ?? [];
const SMALL = /\b(the|and|with|your|you|are|was|this|that|which|what|from|has|have|turn|left|door|power)\b/i;

it('speaks French on a phone, where the trade fits too, and has no serious fault', async () => {
  const before = [`keep:${PICK}`, 'activate:batman', 'collect', 'trade:lex-luthor'];
  const phone = await world.visit({
    settings: { language: 'fr' },
    context: { ...devices['iPhone 12'], viewport: { width: 390, height: 844 } },
  });
  await open(phone, PRESS, before);
  await phone.locator('.trade-board').waitFor();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const texts = await phone
    .locator('.sheet .cap, .prompt, .card-text, .card-title, .trade-board button')
    .allTextContents();
  expect(texts.flatMap(unsaid)).toEqual([]);
  expect(texts.filter((text) => SMALL.test(text))).toEqual([]);
  await shoot(phone, 'dceased-trade-phone');
  expect(await faultsOn(phone, 'trade')).toEqual([]);
});
