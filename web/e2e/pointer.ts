/** Hands that point: a mouse or a finger. */
import { heroAt, oddsOf, parseAnswer, type AllocateDecision } from '@holdout/engine';
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
    if (decision?.kind === 'allocate' && decision.total > 1) await this.share(decision, answer);
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
      if (heroAt(state, state.active).actions > 0)
        await this.press(page.locator('[data-family="end"].asked'));
      return;
    }
    const way = wayTo(position, option, kind === 'finger');
    if (!way.selected || way.press === 'act') await this.press(page.locator(`[data-family="${way.family}"]`));
    if (way.press === 'ask') {
      const branch = page.locator('.branches .act:not(.back)').nth(way.branch);
      if (way.single || !way.first) await this.press(branch);
    }
    const byZone = way.press === 'zones' || (way.press === 'ask' && !way.single);
    if (byZone) await this.pressZone(way.zone ?? '', way.selected ? way.family : undefined);
    // A finger is shown the odds first, where there are any.
    if (kind === 'finger' && oddsOf(engine, state, option.id))
      await this.press(page.locator('.odds-strip .button'));
  }

  /** `unless`: the family to choose first where figures stand all over the zone, so that it is the zone that is meant. */
  private async pressZone(zone: string, unless?: string): Promise<void> {
    const clear = unless === undefined ? null : await freePoint(areaOf(this.page, zone), true);
    if (unless !== undefined && !clear) await this.press(this.page.locator(`[data-family="${unless}"]`));
    this.presses++;
    const at = clear ?? (await pointIn(this.page, zone));
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
  const area = areaOf(page, zone);
  await area.waitFor({ state: 'attached' });
  const found = await freePoint(area);
  if (found) return found;
  await page.keyboard.press('0');
  await page.locator('.board-sheet:not(.gliding)').waitFor();
  const later = await freePoint(area);
  if (!later) throw new Error(`zone ${zone} cannot be pressed: something lies over all of it`);
  return later;
}

const areaOf = (page: Page, zone: string): Locator => page.locator(`[data-zone="${zone}"][data-marked]`);

/** `empty`: where no figure and no door is either. */
const freePoint = (area: Locator, empty = false): Promise<{ x: number; y: number } | null> =>
  area.evaluate((path, clear) => {
    const box = path.getBoundingClientRect();
    const taken = clear
      ? [...document.querySelectorAll('.figure, [data-door]')].map((f) => f.getBoundingClientRect())
      : [];
    const steps = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.12, 0.88];
    for (const v of steps) {
      for (const u of steps) {
        const [x, y] = [box.x + box.width * u, box.y + box.height * v];
        const under = taken.some(
          (r) => x > r.x - 16 && x < r.right + 16 && y > r.y - 16 && y < r.bottom + 16,
        );
        if (!under && document.elementFromPoint(x, y) === path) return { x, y };
      }
    }
    return null;
  }, empty);
