/** Gestures made with a mouse: figures carried, cards of things, buttons. Each counts as one press. */
import type { Point } from '@holdout/engine';
import type { Page } from 'playwright-core';
import { geometryOf } from '../board/geometry.ts';
import { seatingOf } from '../board/seating.ts';
import { thingAt } from '../hands/hit.ts';
import type { Thing } from '../hands/thing.ts';
import type { Position } from './games.ts';
import { mouse } from './pointer.ts';
import type { Gesture } from './presses.ts';

/** Gives how many presses it took. */
export async function make(page: Page, position: Position, gesture: Gesture): Promise<number> {
  const [first] = gesture.answers;
  switch (gesture.by) {
    case 'follow':
      await page.locator(`[data-follow="${gesture.hero}"]`).click();
      return 1;
    case 'always':
      await page.locator('[data-order="always"]').click();
      return 1;
    case 'card':
      await page.mouse.move(...(await spotOf(page, position, gesture.thing)));
      await page.locator(`.thing-card [data-answers="${gesture.answers.join(' ')}"]`).click();
      return 1;
    case 'drag':
      await drag(page, position, gesture);
      return 1;
    case 'answer':
      return mouse(page, position, first);
  }
}

async function drag(
  page: Page,
  position: Position,
  { hero, path, onto }: Extract<Gesture, { by: 'drag' }>,
): Promise<void> {
  const { context, state } = position;
  const figure = seatingOf(context, state).pieces.find((p) => p.kind === 'hero' && p.hero === hero);
  if (!figure) throw new Error('the hero is not on the board');
  await page.mouse.move(...(await spotOf(page, position, figure)));
  await page.mouse.down();
  for (const zone of path.slice(1)) await page.mouse.move(...(await pageOf(page, position, zone, bareIn(position, zone))));
  if (onto) await page.mouse.move(...(await spotOf(page, position, onto)));
  await page.mouse.up();
}

/** Somewhere in the zone where nothing is that a figure could be dropped on. */
function bareIn({ context, state }: Position, zone: number): Point {
  const { centre, box } = geometryOf(context).zones[zone];
  const parts = [0.5, 0.35, 0.65, 0.2, 0.8];
  const [x0, y0, x1, y1] = box;
  const spots: Point[] = parts.flatMap((v) => parts.map((u): Point => [x0 + (x1 - x0) * u, y0 + (y1 - y0) * v]));
  return (
    [centre, ...spots].find((p) => ['zone', 'enemy', 'hero'].includes(thingAt(context, state, p, zone).kind)) ?? centre
  );
}

function spotOf(page: Page, position: Position, thing: Thing): Promise<[number, number]> {
  const { context, state } = position;
  const { spots, folds } = seatingOf(context, state);
  const door = thing.kind === 'door' ? geometryOf(context).doors.find((d) => d.door === thing.door) : undefined;
  const fold = folds.find((f) => f.zone === thing.zone && f.enemies.some((e) => e.key === thing.key));
  const spot = door ?? spots.get(thing.key) ?? fold?.spot;
  if (!spot) throw new Error(`${thing.key} has no place on the board`);
  return pageOf(page, position, thing.zone, [spot.x, spot.y]);
}

/** A point of the board on the page. */
async function pageOf(page: Page, { context }: Position, zone: number, at: Point): Promise<[number, number]> {
  const area = page.locator(`[data-zone="${context.board.zones[zone].id}"]`);
  return area.evaluate((path, [x, y]) => {
    const matrix = (path as unknown as SVGGraphicsElement).getScreenCTM();
    const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(matrix ?? undefined);
    return [left, top];
  }, at);
}
