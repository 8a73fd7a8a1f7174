/** Every screen: from a phone of 320 pixels to a desk, lying, standing, at twice the text, in every edition and language. */
import { heroAt, itemAt, leading } from '@holdout/engine';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { asks } from './driver.ts';
import { newSave, playUntil, putSave, storedGame, type Position } from './games.ts';
import { faultsOf, SCREENS, type Screen } from './screen-sizes.ts';
import { goTo, openWorld, shoot } from './world.ts';

const world = openWorld();

const TEAMS: { readonly [edition: string]: readonly string[] } = {
  classic: ['amy', 'phil', 'josh', 'wanda'],
  zombie: ['captain-america', 'captain-marvel', 'deadpool', 'hulk'],
  hero: ['wolverine', 'storm', 'magneto', 'mystique'],
  dceased: ['batman', 'wonder-woman', 'green-arrow', 'cyborg'],
};

function find(edition: string, mission: string, enough: (p: Position) => boolean): Position {
  for (let i = 0; i < 60; i++) {
    const found = playUntil(newSave(mission, `screen-${i}`, TEAMS[edition], edition), enough);
    if (found) return found;
  }
  throw new Error(`no game of ${mission} comes to that`);
}

const inTurn = ({ decision, state }: Position): boolean => decision?.prompt === 'turn' && state.round >= 2;
const zoneOfActor = ({ context, state }: Position): string =>
  itemAt(context.board.zones, heroAt(state, state.active).zone).id;

async function open({ save, decision }: Position, screen: Screen, language: 'en' | 'fr'): Promise<Page> {
  const { width, height, text } = screen;
  const page = await world.visit({
    settings: { language, textSize: text },
    context: { viewport: { width, height }, hasTouch: true },
  });
  await putSave(page, 'game', save);
  await goTo(page, '#/table/game');
  if (decision?.kind === 'allocate' && decision.total > 1) await page.locator('.share').waitFor();
  else await asks(page, decision?.prompt ?? '');
  await page.evaluate(() => document.fonts.ready);
  await settled(page);
  return page;
}

/** The board has heard of its new size, gone there and come to rest. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.locator('.board-sheet:not(.gliding)').waitFor();
}

const MISSIONS = [
  ['classic', '01'],
  ['zombie', 'MZ3'],
  ['hero', 'H6'],
  ['dceased', 'D4'],
] as const;

describe.each(MISSIONS)('%s, mission %s', (edition, mission) => {
  const turn = find(edition, mission, inTurn);
  it.each([
    ['en', 100],
    ['en', 200],
    ['fr', 100],
    ['fr', 200],
  ] as const)('fits every screen in %s with text at %i percent', async (language, text) => {
    const [first, ...others] = leading(
      SCREENS.filter((s) => s.text === text),
      1,
    );
    const page = await open(turn, first, language);
    const faults: { [screen: string]: string[] } = {};
    for (const screen of [first, ...others]) {
      const { width, height } = screen;
      await page.setViewportSize({ width, height });
      await settled(page);
      await shoot(page, `screen-${edition}-${width}x${height}-${text}-${language}`);
      const found = await faultsOf(page, screen, zoneOfActor(turn));
      if (found.length > 0) faults[`${width} x ${height}`] = found;
    }
    expect(faults).toEqual({});
  });
});

const LOW: Screen = { width: 844, height: 390, text: 100 };
const TALL: Screen = { width: 390, height: 844, text: 100 };
const DESK: Screen = { width: 1440, height: 900, text: 100 };

it.each([LOW, TALL, DESK, { width: 640, height: 360, text: 100 } as const])(
  'keeps Confirm in sight while wounds are shared, $width x $height',
  async (screen) => {
    const page = await open(
      find(
        'dceased',
        'D4',
        (p) =>
          p.decision?.kind === 'allocate' && p.decision.prompt === 'share-wounds' && p.decision.total > 1,
      ),
      screen,
      'fr',
    );
    await shoot(page, `screen-wounds-${screen.width}x${screen.height}`);
    const hit = await page.locator('.share .button.primary').evaluate((e) => {
      const { x, y, width, height, bottom } = e.getBoundingClientRect();
      return bottom <= innerHeight && e.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(hit).toBe(true);
  },
);

it.each([LOW, TALL])(
  'shows who shoots and who is shot at, clear of everything, $width x $height',
  async (screen) => {
    const shot = find('classic', '01', (p) => inTurn(p) && shotsOf(p).length === 1);
    const page = await open(shot, screen, 'en');
    await page.locator('[data-family="shoot"]').tap();
    await page.locator('.odds-strip').waitFor();
    await settled(page);
    await shoot(page, `screen-aim-${screen.width}x${screen.height}`);
    const target = itemAt(shotsOf(shot), 0).zones?.[0] ?? '';
    expect(await faultsOf(page, screen, target)).toEqual([]);
  },
);

const shotsOf = ({ decision }: Position) =>
  decision?.options.filter(
    (o) => o.verb === 'attack' && o.cards?.[0] !== undefined && RANGED.has(o.cards[0]),
  ) ?? [];
const RANGED = new Set(['pistol', 'shotgun', 'rifle', 'sub-mg', 'sawed-off']);

it('lists what is not possible, each with its reason', async () => {
  const page = await open(find('classic', '01', inTurn), DESK, 'en');
  const closed = page.locator('[data-closed]');
  const n = ((await closed.getAttribute('data-closed')) ?? '').split(' ').length;
  expect(await closed.textContent()).toContain(`${n} not here`);
  await closed.click();
  expect(await page.locator('.why-list dd').count()).toBe(n);
  for (const reason of await page.locator('.why-list dd').allTextContents())
    expect(reason.trim()).not.toBe('');
  await shoot(page, 'screen-not-here');
});

it('brings another level up by press and by key, and takes a way to one in its thumbnail', async () => {
  const { levels } = find('hero', 'H6', inTurn).context.board;
  const levelOf = ({ context }: Position, id: string): number =>
    itemAt(context.board.zones, context.board.indexOf.get(id) ?? 0).level;
  const away = (p: Position) =>
    p.decision?.options.find(
      (o) => o.verb === 'move' && levelOf(p, o.zones?.[0] ?? '') !== levelOf(p, zoneOfActor(p)),
    );
  const stairs = find(
    'hero',
    'H6',
    (p) => inTurn(p) && away(p) !== undefined && heroAt(p.state, p.state.active).actions > 1,
  );
  const own = levels[levelOf(stairs, zoneOfActor(stairs))];
  const other = levels[levelOf(stairs, away(stairs)?.zones?.[0] ?? '')];
  const page = await open(stairs, DESK, 'en');
  await page.locator(`.level-thumb[data-level="${other}"] .level-name`).click();
  await page.locator(`.board[data-level="${other}"]`).waitFor();
  await page.locator(`.level-thumb[data-level="${own}"] .level-name`).click();
  await page.locator(`.board[data-level="${own}"]`).waitFor();
  await page.keyboard.press('Shift+Digit3');
  await page.locator('.board[data-level="underground"]').waitFor();
  await page.keyboard.press('Shift+Digit2');
  await page.keyboard.press('Shift+Digit1');
  await page.locator('.board[data-level="upper"]').waitFor();
  await page.keyboard.press('Shift+Digit2');
  await page.locator('.board[data-level="ground"]').waitFor();
  if (own !== 'ground') await page.locator(`.level-thumb[data-level="${own}"] .level-name`).click();
  const zone = away(stairs)?.zones?.[0] ?? '';
  const mark = page.locator(`.level-thumb [data-zone="${zone}"][data-marked]`);
  const box = await mark.boundingBox();
  if (!box) throw new Error('the way is not in the thumbnail');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator(`.board[data-level="${other}"]`).waitFor();
  await shoot(page, 'screen-levels');
  expect((await storedGame(page, 'game')).text).toContain(away(stairs)?.id ?? '');
});
