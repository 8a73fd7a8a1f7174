/** Hands that only have a keyboard. Letters and numbers first, as the key caps say; Tab and arrows for the rest. */
import { heroAt, lookUp, parseAnswer, type AllocateDecision } from '@holdout/engine';
import type { Page } from 'playwright-core';
import { stepFrom, type Arrow } from '../board/zone-steps.ts';
import { asPick } from '../table/single.ts';
import { clientTexts } from '../words/testing.ts';
import type { Hands } from './driver.ts';
import type { Position } from './games.ts';
import { isEnd, optionOf, wayTo, type Way } from './turn-menu.ts';

/** What the key caps say, in the words of the edition. */
const letterOf = (family: string, { context }: Position): string => {
  const words = clientTexts('en', context.edition.id);
  return words[`table.key.${family === 'drive' ? 'move' : family}`] ?? lookUp(words, 'table.key.more');
};

/** Every so many steps are walked over the board with the arrow keys. */
const WALK_EVERY = 4;

export function keyboard(): Hands {
  let moves = 0;
  return async (page, position, answer) => {
    const keys = new Keys(page);
    const { state } = position;
    const decision = asPick(position.decision);
    if (!decision) return 0;
    if (decision.kind === 'allocate') await share(keys, decision, answer);
    else if (decision.prompt !== 'turn') {
      const at = decision.options.findIndex((o) => o.id === answer);
      if (at < 9) await keys.press(String(at + 1));
      else {
        await keys.tabTo(`[data-option="${answer}"]`);
        await keys.press('Enter');
      }
    } else {
      const option = optionOf(decision, answer);
      if (isEnd(option)) {
        await keys.press(letterOf('end', position));
        if (heroAt(state, state.active).actions > 0) {
          await page.locator('[data-family="end"].asked').waitFor();
          await keys.press(letterOf('end', position));
        }
      } else {
        const way = wayTo(position, option);
        const walks = way.press === 'zones' && moves++ % WALK_EVERY === 0;
        await takeWay(keys, position, way, walks);
      }
    }
    return keys.presses;
  };
}

async function takeWay(keys: Keys, position: Position, way: Way, walks: boolean): Promise<void> {
  const { page } = keys;
  if (!way.selected || way.press === 'act') await keys.press(letterOf(way.family, position));
  if (way.press === 'act') return;
  if (way.press === 'ask') {
    await page.locator('.branches').waitFor();
    if (!way.byZone || !way.first) {
      await keys.tabTo(`.branches .act:not(.back) >> nth=${way.branch}`);
      await keys.press('Enter');
      if (way.single) return;
    }
  }
  await page.locator(`[data-zone="${way.zone}"][data-marked]`).waitFor({ state: 'attached' });
  if (walks || way.digit === undefined) await walkTo(keys, position, way.zone ?? '');
  else await keys.press(way.digit);
}

/** From zone to zone with the arrows, as the board's own list is walked. */
async function walkTo(keys: Keys, { context, state }: Position, zone: string): Promise<void> {
  await keys.tabTo('[data-walk]');
  const start = await keys.page.evaluate(() => document.activeElement?.getAttribute('data-walk') ?? '');
  const { indexOf } = context.board;
  const path = arrowsBetween(
    (from, arrow) => stepFrom(context, state.doors, from, arrow),
    indexOf.get(start) ?? 0,
    indexOf.get(zone) ?? 0,
  );
  for (const arrow of path) await keys.press(arrow);
  await keys.page.locator(`[data-walk="${zone}"]:focus`).waitFor({ state: 'attached' });
  await keys.press('Enter');
}

function arrowsBetween(step: (from: number, arrow: Arrow) => number, start: number, end: number): Arrow[] {
  const ways = new Map<number, Arrow[]>([[start, []]]);
  for (const [zone, path] of ways) {
    if (zone === end) return path;
    for (const arrow of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const) {
      const next = step(zone, arrow);
      if (!ways.has(next)) ways.set(next, [...path, arrow]);
    }
  }
  throw new Error('the arrows do not lead there');
}

async function share(keys: Keys, decision: AllocateDecision, answer: string): Promise<void> {
  const choice = parseAnswer(decision, answer);
  if (typeof choice === 'string') throw new Error(choice);
  const rows = keys.page.locator('.share-row');
  await keys.page.locator('.share .button.primary:focus').waitFor();
  for (const key of ['ArrowLeft', 'ArrowRight'] as const) {
    for (const [i, want] of choice.units.entries()) {
      const value = rows.nth(i).getByRole('spinbutton');
      await keys.tabTo(`.share-row >> nth=${i} >> [role=spinbutton]`);
      const has = Number(await value.getAttribute('aria-valuenow'));
      const steps = key === 'ArrowLeft' ? has - want : want - has;
      for (let n = 0; n < steps; n++) await keys.press(key);
    }
  }
  await keys.press('Enter');
}

export class Keys {
  presses = 0;

  constructor(readonly page: Page) {}

  async press(key: string): Promise<void> {
    this.presses++;
    await this.page.keyboard.press(key);
  }

  /** Goes on with Tab until that has the focus: whatever can be pressed can be reached. */
  async tabTo(selector: string, most = 150): Promise<void> {
    const target = this.page.locator(selector);
    for (let n = 0; n < most; n++) {
      if (await target.evaluateAll((all) => all.some((e) => e === document.activeElement))) return;
      await this.press('Tab');
    }
    throw new Error(`Tab does not lead to ${selector}`);
  }
}
