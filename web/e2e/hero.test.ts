/** Hero mode in the browser: windows, the elevator, people saved and lost, three levels, power, boxes, French, access. */
import { readFileSync } from 'node:fs';
import { heroAt, itemAt, isRefusal, oddsOf, parseSave, type GameEvent, type Save } from '@holdout/engine';
import { narrator } from '@holdout/narrate';
import { devices, type Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { asks, Driver } from './driver.ts';
import { faultsOn } from './faults.ts';
import { advice, engine, newSave, playUntil, positionAfter, putSave, storedGame, saveIn } from './games.ts';
import type { Position } from './games.ts';
import { mouse } from './pointer.ts';
import { logOf } from './log.ts';
import { goTo, openWorld, shoot } from './world.ts';

const world = openWorld();
// As the table speaks unless asked for sources: no codes of zones.
const say = narrator('en', { codes: false });

const TEAM = ['wolverine', 'storm', 'magneto', 'mystique'];

/** The first game of a mission in which it comes to that. */
function find(mission: string, enough: (p: Position) => boolean): Position {
  for (let i = 0; i < 60; i++) {
    const found = playUntil(newSave(mission, `rescue-${i}`, TEAM, 'hero'), enough);
    if (found) return found;
  }
  throw new Error(`no game of ${mission} comes to that`);
}

interface Eve {
  readonly before: Position;
  readonly answer: string;
  readonly event: GameEvent;
}

/** The answer that brings such an event about, and the moment before it is given. */
function eveOf(mission: string, happens: (e: GameEvent) => boolean): Eve {
  for (let i = 0; i < 60; i++) {
    const save = newSave(mission, `rescue-${i}`, TEAM, 'hero');
    const start = positionAfter(save);
    const { state } = start;
    const answers: string[] = [];
    for (let d = engine.decisionOf(state); d && answers.length < 400; d = engine.decisionOf(state)) {
      const answer = advice({ ...start, decision: d });
      const result = engine.answer(state, answer);
      if (isRefusal(result)) throw new Error(result.refused);
      const event = result.events.find(happens);
      if (event) return { before: positionAfter({ ...save, answers }), answer, event };
      answers.push(answer);
    }
  }
  throw new Error(`it does not happen in ${mission}`);
}

async function open(page: Page, p: Position): Promise<Driver> {
  await putSave(page, 'game', p.save);
  await goTo(page, '#/table/game');
  await asks(page, p.decision?.prompt ?? '');
  return new Driver(page, 'game', mouse);
}

it('shows a window broken by an enemy, on the board and in words [H-WIN-3]', async () => {
  const { before, answer, event } = eveOf('H1', (e) => e.type === 'window-broken');
  if (event.type !== 'window-broken') throw new Error('no window');
  const page = await world.visit();
  const driver = await open(page, before);
  const pane = page.locator(`[data-door="${event.door}"]`);
  expect(await pane.getAttribute('data-open')).toBeNull();
  await driver.give(answer, before);
  expect(await pane.getAttribute('data-open')).toBe('true');
  expect(await logOf(page)).toContain(say.event(event));
  await shoot(page, 'hero-window');
});

/** Goes where it is told by the shortest way, through doors; ends the turn when it is there. */
function headFor(target: string): (p: Position) => string {
  return (p) => {
    const { context, state, decision } = p;
    const { board } = context;
    if (decision?.prompt !== 'turn') return advice(p);
    const far = distances(p, board.indexOf.get(target) ?? -1);
    const here = itemAt(far, heroAt(state, state.active).zone);
    const step = decision.options.find(
      (o) => o.verb === 'move' && itemAt(far, board.indexOf.get(o.zones?.[0] ?? '') ?? -1) < here,
    );
    const end = decision.options.find((o) => o.verb === 'end');
    const door = here > 0 ? decision.options.find((o) => o.verb === 'open') : undefined;
    return (step ?? door ?? end ?? itemAt(decision.options, 0)).id;
  };
}

function distances({ context: { board } }: Position, target: number): number[] {
  const far = board.zones.map((_, z) => (z === target ? 0 : Infinity));
  for (const queue = [target]; queue.length > 0;) {
    const at = queue.shift() ?? -1;
    for (const { a, b } of board.links) {
      const next = a === at ? b : b === at ? a : -1;
      if (next < 0 || itemAt(far, next) < Infinity) continue;
      far[next] = itemAt(far, at) + 1;
      queue.push(next);
    }
  }
  return far;
}

it('takes two heroes to another level in the elevator, which wakes up [H-ELE-3, H-LVL-3]', async () => {
  const shaft = 'R_2X_00_shaft';
  const inside = ({ state, context }: Position): number =>
    state.heroes.filter((h) => h.status === 'in' && context.board.zones[h.zone]?.id === shaft).length;
  const riders = Array.from({ length: 40 }, (_, i) =>
    playUntil(
      newSave('H7', `lift-${i}`, ['wolverine', 'storm'], 'hero'),
      (p) => inside(p) === 2 && p.decision?.options.some((o) => o.verb === 'ride') === true,
      headFor(shaft),
    ),
  ).find((p) => p !== undefined);
  if (!riders) throw new Error('nobody gets to the elevator together');
  const page = await world.visit();
  const driver = await open(page, riders);
  await page.locator('.sleeping [data-level="underground"]').waitFor();
  await page.locator('[data-family="elevator"]').click();
  await page.locator('.branches', { hasText: 'Take the elevator to the underground' }).waitFor();
  await shoot(page, 'hero-elevator');
  await page.keyboard.press('Escape');
  const after = await driver.give('ride:underground', riders);
  const zones = after.state.heroes.map((h) => itemAt(after.context.board.zones, h.zone).id);
  expect(zones).toEqual(['R_9Y_00_shaft', 'R_9Y_00_shaft']);
  const told = (await page.locator('.zone-walk').allTextContents()).find((z) => z.includes('the elevator'));
  expect(told).toMatch(/Underground.*Wolverine.*Storm/);
  expect(await page.locator('.sleeping [data-level="underground"]').count()).toBe(0);
  await page.locator('.sleeping [data-level="ground"]').waitFor();
});

it('rescues somebody: the card is kept and power is full [H-RES-2, H-RES-3]', async () => {
  const p = find('H1', ({ decision, state }) => {
    const able = decision?.prompt === 'turn' && decision.options.some((o) => o.verb === 'rescue');
    return able && heroAt(state, state.active).track < 4 && itemAt(heroAt(state, state.active).slots, 0) < 0;
  });
  const rescue = p.decision?.options.find((o) => o.verb === 'rescue')?.id ?? '';
  const name = say.card(rescue.slice('rescue:'.length));
  const who = say.hero(heroAt(p.state, p.state.active).id);
  const page = await world.visit();
  const driver = await open(page, p);
  const card = page.getByRole('article', { name: who });
  expect(await card.getByRole('img', { name: 'Power 4 of 4' }).count()).toBe(0);
  await driver.give(rescue, p);
  await card.getByRole('img', { name: 'Power 4 of 4' }).waitFor();
  await card.locator('.card-title', { hasText: name }).waitFor();
  await shoot(page, 'hero-rescue');
});

it('tells over the board that somebody was devoured, and what it costs [H-DEV-1]', async () => {
  const { before, answer, event } = eveOf('H1', (e) => e.type === 'bystander-lost' && e.cause === 'H-DEV-1');
  const page = await world.visit();
  const driver = await open(page, before);
  await driver.give(answer, before);
  await page.locator('.toast', { hasText: say.event(event) }).waitFor();
  expect(say.event(event)).toContain('loses 1 power');
  expect(await logOf(page)).toContain(say.event(event));
  await shoot(page, 'hero-devoured');
});

it('shows the chances of every amount of power [H-POW-3]', async () => {
  const p = find('H1', ({ decision, state }) => {
    if (decision?.prompt !== 'spend-power') return false;
    return heroAt(state, state.active).track > 1;
  });
  const page = await world.visit();
  await open(page, p);
  for (const { id } of p.decision?.options ?? []) {
    const odds = oddsOf(engine, p.state, id);
    expect(await page.locator(`[data-option="${id}"]`).textContent()).toContain(
      `${Math.round((odds?.anyKill ?? -1) * 100)}%`,
    );
  }
  await shoot(page, 'hero-power');
});

/** Levels of the mansion with heroes on them. */
const levelsOf = ({ state, context: { board } }: Position): string[] =>
  state.heroes
    .filter((h) => h.status === 'in')
    .map((h) => itemAt(board.levels, itemAt(board.zones, h.zone).level));

/** The kept game of H6, which is won, where the heroes are after each of its answers, and which answer begins its last round. */
function wonCharges(): { readonly save: Save; readonly levels: readonly string[][]; readonly dawn: number } {
  const file = new URL('../../editions/hero-mode/golden/H6.txt', import.meta.url);
  const save = parseSave(readFileSync(file, 'utf8').trimEnd().split('\n').at(-1) ?? '');
  if (isRefusal(save)) throw new Error(save.refused);
  const p = positionAfter({ ...save, answers: [] });
  const levels = [levelsOf(p)];
  const rounds = [p.state.round];
  for (const answer of save.answers) {
    engine.answer(p.state, answer, false);
    levels.push(levelsOf(p));
    rounds.push(p.state.round);
  }
  return { save, levels, dawn: rounds.indexOf(p.state.round) };
}

it('wins a mission on three levels [M-H6]', async () => {
  const { save, levels, dawn } = wonCharges();
  const after = (n: number): Position => positionAfter({ ...save, answers: save.answers.slice(0, n) });
  const lastOn = (level: string): number => levels.map((l) => l.includes(level)).lastIndexOf(true);
  const above = lastOn('upper');
  const below = lastOn('underground');
  expect([above, below].every((n) => n > 0)).toBe(true);

  const upstairs = await world.visit();
  await (await open(upstairs, after(above))).give(itemAt(save.answers, above));
  const downstairs = await world.visit();
  await (await open(downstairs, after(below))).give(itemAt(save.answers, below));
  for (const level of ['Upper floor', 'Ground floor', 'Underground'])
    await downstairs.locator('.level-here, .level-name', { hasText: level }).first().waitFor();
  await shoot(downstairs, 'hero-three-levels');

  const page = await world.visit();
  const driver = await open(page, after(dawn));
  for (const answer of save.answers.slice(dawn)) await driver.give(answer);
  const end = positionAfter(saveIn((await storedGame(page, 'game')).text));
  expect(end.state.outcome?.result).toBe('won');
  await page.locator('.over.won .primary').click();
  await page.getByRole('heading', { name: 'Saved' }).waitFor();
  await shoot(page, 'hero-summary');
});

it('mixes boxes at the set-up, and the decks follow [H-BOTH-2]', async () => {
  const page = await world.visit();
  await page.locator('.edition', { hasText: 'X-Men Resistance' }).click();
  await page.locator('.own-team').click();
  await page.locator('.hero-box').last().waitFor();
  expect(await page.locator('.hero-box').count()).toBe(2);
  await page.getByRole('button', { name: 'Wolverine', exact: true }).click();
  await page.getByRole('button', { name: 'Thor', exact: true }).click();
  const enemies = page.getByRole('group', { name: 'Zombie Heroes' });
  await enemies.getByRole('button', { name: 'Core box' }).click();
  await enemies.getByRole('button', { name: 'X-Men' }).click();
  // One box at least.
  expect(await enemies.getByRole('button', { name: 'Core box' }).isDisabled()).toBe(true);
  await shoot(page, 'hero-setup');
  await page.getByRole('button', { name: 'Start the rescue' }).click();
  await page.locator('.decide').waitFor();
  const { text } = await storedGame(page, page.url().split('/').at(-1) ?? '');
  expect(saveIn(text).setup.boxes).toEqual({ enemyHeroes: ['core'], bystanders: ['xmen'] });
});

/** Keys without words, and small English words. */
const unsaid = (text: string): string[] => text.match(/\[[a-z]+\.[\w.-]+\]/g) ?? [];
const SMALL = /\b(the|and|with|your|you|are|was|this|that|which|what|from|has|have|turn|left|door|power)\b/i;

it('speaks French, on a phone too', async () => {
  const page = await world.visit({ settings: { language: 'fr' } });
  const p = find('H2', ({ decision, state }) => decision?.prompt === 'turn' && state.round > 1);
  await open(page, p);
  const texts = await page
    .locator('.rail .cap, .rail .hint, .rail h2, .act-words, .prompt, .foe-text, .card-text, .goals li')
    .allTextContents();
  expect(texts.flatMap(unsaid)).toEqual([]);
  expect(texts.filter((text) => SMALL.test(text))).toEqual([]);
  await page.locator('svg text', { hasText: 'ÉTAGE' }).first().waitFor();
  await shoot(page, 'hero-french');
  const phone = await world.visit({
    settings: { language: 'fr' },
    context: { ...devices['iPhone 12'], viewport: { width: 390, height: 844 } },
  });
  await open(phone, p);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await shoot(phone, 'hero-phone');
});

it('has no serious fault for those who cannot see it', async () => {
  const faults: string[] = [];
  const page = await world.visit();
  await goTo(page, '#/new/hero/H8');
  await page.locator('.hero-picks').first().waitFor();
  faults.push(...(await faultsOn(page, 'set-up')));
  await open(
    page,
    find('H2', ({ decision, state }) => decision?.prompt === 'turn' && state.round > 1),
  );
  faults.push(...(await faultsOn(page, 'table')));
  await page.getByRole('button', { name: 'Forecast' }).click();
  await page.locator('.forecast-list').waitFor();
  faults.push(...(await faultsOn(page, 'forecast')));
  expect(faults).toEqual([]);
});
