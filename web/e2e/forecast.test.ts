/** The forecast is what happens: read from the screen, compared with the board after the enemies have acted. */
import { heroAt, itemAt, forecast, type GameEvent } from '@holdout/engine';
import { narrator } from '@holdout/narrate';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { factsOf } from '../insight/forecast-facts.ts';
import { asks, Driver } from './driver.ts';
import { engine, findGame, positionAfter, putSave, type Position } from './games.ts';
import { mouse } from './pointer.ts';
import { goTo, openWorld, shoot } from './world.ts';

const world = openWorld();

/** Whoever acts is the last of the round and may stop now: what is foretold comes next. */
function isEve({ state, decision, context }: Position): boolean {
  if (decision?.prompt !== 'turn' || !decision.options.some((o) => o.id === 'end')) return false;
  if (state.heroes.some((h, i) => h.status === 'in' && !h.done && i !== state.active)) return false;
  const told = forecast(engine, state);
  const { facts, arrows } = factsOf(context, state, told);
  // One group a line, so that every number of the list is read; no question, so that nothing else can happen.
  return (
    told.choices.length === 0 &&
    arrows.length >= 3 &&
    facts.every((f) => f.kind === 'move' || f.kind === 'threat') &&
    facts.every((f) => f.kind !== 'move' || f.groups.length === 1)
  );
}

type Counts = { [zone: string]: number };
const plus = (counts: Counts, zone: string, n: number): Counts => ({
  ...counts,
  [zone]: (counts[zone] ?? 0) + n,
});
const without = (counts: Counts): Counts =>
  Object.fromEntries(Object.entries(counts).filter(([, n]) => n !== 0));

/** Enemies by zone, as the tokens on the board say. */
const enemiesOn = (page: Page): Promise<Counts> =>
  page.locator('[data-token^="enemy:"]').evaluateAll((tokens) => {
    const counts: { [zone: string]: number } = {};
    for (const token of tokens) {
      const zone = token.getAttribute('data-at') ?? '';
      counts[zone] = (counts[zone] ?? 0) + (Number(token.textContent) || 1);
    }
    return counts;
  });

it('shows what the enemies then do', async () => {
  const page = await world.visit();
  const eve = findGame('01', isEve);
  const { context, state } = eve;
  await putSave(page, 'game', eve.save);
  await goTo(page, '#/table/game');
  await asks(page, 'turn');
  const before = await enemiesOn(page);

  await page.getByRole('button', { name: 'Forecast' }).click();
  await page.locator('.forecast-list').waitFor();
  await page.locator('.forecast [data-arrow]').first().waitFor({ state: 'attached' });
  await shoot(page, 'forecast-quiet');
  const more = page.locator('.forecast-list > .button.ghost');
  if (await more.isVisible()) await more.click();
  const lines = await page.locator('.forecast-line').evaluateAll((all) =>
    all.map((line) => ({
      n: Number(line.querySelector('.forecast-group b')?.textContent),
      text: line.querySelector('.forecast-fact')?.textContent ?? '',
    })),
  );
  const say = narrator('en', { edition: 'classic', codes: false });
  const zoneOf = new Map(context.board.zones.map(({ id }) => [say.zone(id).toLowerCase(), id]));
  let foretold = before;
  for (const { n, text } of lines.filter((l) => l.text.includes(' → '))) {
    const path = itemAt(text.split(':'), 0)
      .split(' → ')
      .map((name) => zoneOf.get(name.toLowerCase()) ?? name);
    foretold = plus(plus(foretold, itemAt(path, 0), -n), itemAt(path, path.length - 1), n);
  }
  const wounds = lines.filter((l) => l.text.includes(' wound')).map((l) => l.text);
  expect(await page.locator('.forecast [data-arrow]').count()).toBe(
    lines.filter((l) => l.text.includes(' → ')).length,
  );

  await page.keyboard.press('Escape');
  await page.locator('.forecast-list').waitFor({ state: 'detached' });
  const after = await new Driver(page, 'game', mouse).give('end');

  // Those who came with the new cards were not there to be foretold.
  const events = eventsOf(eve, 'end');
  const spawn = events.findIndex((e) => e.type === 'phase' && e.phase === 'spawn');
  let seen = await enemiesOn(page);
  for (const e of events.slice(spawn)) {
    if (e.type === 'enemies-placed') seen = plus(seen, e.zone, -e.n);
    expect(e.type).not.toBe('enemies-moved');
  }
  expect(without(seen)).toEqual(without(foretold));
  const hurt = after.state.heroes.filter(
    (h, i) => h.wounds > heroAt(state, i).wounds || h.status !== heroAt(state, i).status,
  );
  expect(wounds).toHaveLength(hurt.length);
  for (const hero of hurt) expect(wounds.join()).toContain(say.hero(hero.id));
});

function eventsOf({ save }: Position, answer: string): readonly GameEvent[] {
  const { state } = positionAfter(save);
  const result = engine.answer(state, answer);
  if ('refused' in result) throw new Error(result.refused);
  return result.events;
}

it('draws a crowded night', async () => {
  const page = await world.visit();
  const shoots = (p: Position): string | undefined =>
    p.decision?.options.find((o) => o.id.startsWith('attack:pistol@S'))?.zones?.[0];
  const eve = findGame(
    '01',
    (p) => p.state.round >= 5 && p.decision?.prompt === 'turn' && shoots(p) !== undefined,
  );
  await putSave(page, 'game', eve.save);
  await goTo(page, '#/table/game');
  await asks(page, 'turn');
  await page.keyboard.press('r');
  const target = page.locator(`[data-zone="${shoots(eve) ?? ''}"]`);
  await target.hover({ force: true });
  await page.locator('.odds').waitFor();
  await shoot(page, 'table');
  await page.keyboard.press('f');
  await page.locator('.forecast-list').waitFor();
  // What reads it is fetched with the first one.
  await page.locator('.forecast [data-arrow]').first().waitFor({ state: 'attached' });
  await shoot(page, 'forecast');
  expect(await page.locator('.forecast [data-arrow]').count()).toBeGreaterThan(0);
  // Whoever looks ahead does not act by mistake.
  expect(await page.locator('[data-marked]').count()).toBe(0);
});
