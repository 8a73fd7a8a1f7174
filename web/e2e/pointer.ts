/** Hands that point: a mouse or a finger. */
import { oddsOf, parseAnswer, type AllocateDecision } from '@holdout/engine';
import type { Locator, Page } from 'playwright-core';
import type { Hands } from './driver.ts';
import { engine, type Position } from './games.ts';
import { isEnd, optionOf, wayTo } from './turn-menu.ts';

type Kind = 'mouse' | 'finger';

export const mouse: Hands = (page, position, answer) => new Pointer(page, 'mouse').answer(position, answer);
export const finger: Hands = (page, position, answer) => new Pointer(page, 'finger').answer(position, answer);

class Pointer {
  private presses = 0;

  constructor(
    private readonly page: Page,
    private readonly kind: Kind,
  ) {}

  async answer(position: Position, answer: string): Promise<number> {
    const { decision } = position;
    if (decision?.kind === 'allocate') await this.share(decision, answer);
    else if (decision?.prompt === 'turn') await this.takeTurn(position, answer);
    else await this.press(this.page.locator(`[data-option="${answer}"]`));
    return this.presses;
  }

  private async press(target: Locator): Promise<void> {
    this.presses++;
    await (this.kind === 'mouse' ? target.click() : target.tap());
  }

  private async takeTurn(position: Position, answer: string): Promise<void> {
    const { page, kind } = this;
    const { state, decision } = position;
    if (!decision) return;
    const option = optionOf(decision, answer);
    if (isEnd(option)) {
      await this.press(page.locator('[data-family="end"]'));
      if (state.heroes[state.active].actions > 0) await this.press(page.locator('[data-family="end"].asked'));
      return;
    }
    const way = wayTo(position, option, kind === 'finger');
    if (!way.selected || way.press === 'act') await this.press(page.locator(`[data-family="${way.family}"]`));
    if (way.press === 'ask') {
      const branch = page.locator('.branches .act:not(.back)').nth(way.branch);
      if (way.single || !way.first) await this.press(branch);
    }
    const byZone = way.press === 'zones' || (way.press === 'ask' && !way.single);
    if (byZone) await this.pressZone(way.zone ?? '');
    // A finger is shown the odds first, where there are any.
    if (kind === 'finger' && oddsOf(engine, state, option.id))
      await this.press(page.locator('.odds-strip .button'));
  }

  private async pressZone(zone: string): Promise<void> {
    this.presses++;
    const at = await pointIn(this.page, zone);
    if (this.kind === 'mouse') await this.page.mouse.click(at.x, at.y);
    else await this.page.touchscreen.tap(at.x, at.y);
  }

  /** Steps down first, so that nothing is taken from anybody by a step up. */
  private async share(decision: AllocateDecision, answer: string): Promise<void> {
    const choice = parseAnswer(decision, answer);
    if (typeof choice === 'string') throw new Error(choice);
    const rows = this.page.locator('.share-row');
    for (const down of [true, false]) {
      for (const [i, want] of choice.units.entries()) {
        const row = rows.nth(i);
        let has = Number(await row.getByRole('spinbutton').getAttribute('aria-valuenow'));
        for (; down ? has > want : has < want; has += down ? -1 : 1)
          await this.press(row.getByRole('button').nth(down ? 0 : 1));
      }
    }
    await this.press(this.page.locator('.share .button.primary'));
  }
}

/** A point of the page where nothing lies over the zone; the board is shown whole if there is none. */
async function pointIn(page: Page, zone: string): Promise<{ x: number; y: number }> {
  const area = page.locator(`[data-zone="${zone}"][data-marked]`);
  await area.waitFor({ state: 'attached' });
  const found = await freePoint(area);
  if (found) return found;
  await page.keyboard.press('0');
  await page.locator('.board-sheet:not(.gliding)').waitFor();
  const later = await freePoint(area);
  if (!later) throw new Error(`zone ${zone} cannot be pressed: something lies over all of it`);
  return later;
}

const freePoint = (area: Locator): Promise<{ x: number; y: number } | null> =>
  area.evaluate((path) => {
    const box = path.getBoundingClientRect();
    const steps = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];
    for (const v of steps) {
      for (const u of steps) {
        const [x, y] = [box.x + box.width * u, box.y + box.height * v];
        if (document.elementFromPoint(x, y) === path) return { x, y };
      }
    }
    return null;
  });
