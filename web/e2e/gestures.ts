/** Gestures made with a mouse: figures carried, cards of things, buttons. Each counts as one press. */
import { itemAt, leading, type Point } from '@holdout/engine';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { geometryOf } from '../board/geometry.ts';
import { headOf } from '../board/outline.ts';
import { seatingOf } from '../board/seating.ts';
import { thingAt } from '../hands/hit.ts';
import type { Thing } from '../hands/thing.ts';
import type { Position } from './games.ts';
import { mouse } from './pointer.ts';
import type { Gesture } from './presses.ts';

/** Gives how many presses it took. */
export async function make(page: Page, position: Position, gesture: Gesture): Promise<number> {
  const [first] = leading(gesture.answers, 1);
  // Several questions in a row may look alike; the board glides when the bar beneath it grows.
  const asked = `:has(.decide[data-question="${position.state.seq}"])`;
  await page.locator(`.mid${asked}:has(.board-sheet:not(.gliding))`).waitFor();
  switch (gesture.by) {
    case 'follow':
      await page.locator(`[data-follow="${gesture.hero}"]`).click();
      return 1;
    case 'always':
      await page.locator('[data-order="always"]').click();
      return 1;
    case 'card':
      return pressCard(page, position, gesture.thing, gesture.card);
    case 'drag':
      return drag(page, position, gesture);
    case 'answer':
      return mouse(page, position, first);
  }
}

/** The card of a thing opens where the pointer rests; then the button on it is pressed. */
async function pressCard(
  page: Page,
  position: Position,
  thing: Thing,
  answers: readonly string[],
): Promise<number> {
  const button = page.locator(`.thing-card [data-answers="${answers.join(' ')}"]`);
  const away = await clear(page, await thingOnPage(page, position, thing));
  let tries = 0;
  // On a busy machine the card may be late; of who stands behind somebody only the head may be seen.
  await expect
    .poll(
      async () => {
        const places = await onPage(page, position, seenOf(position, thing));
        await page.mouse.move(0, 0);
        await page.mouse.move(...itemAt(places, tries++ % places.length));
        return button.click({ timeout: 3000 }).then(
          () => true,
          () => false,
        );
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  return away + 1;
}

/** The note of a game that begins is put away if it lies there. */
async function clear(page: Page, [x, y]: readonly [number, number]): Promise<number> {
  const under = await page.evaluate(
    (at) => document.elementFromPoint(at.x, at.y)?.closest('.opening-note') !== null,
    { x, y },
  );
  if (!under) return 0;
  await page.locator('.opening-note button').click();
  return 1;
}

async function drag(
  page: Page,
  position: Position,
  { hero, path, onto }: Extract<Gesture, { by: 'drag' }>,
): Promise<number> {
  const { context, state } = position;
  const figure = seatingOf(context, state).pieces.find((p) => p.kind === 'hero' && p.hero === hero);
  if (!figure) throw new Error('the hero is not on the board');
  const [from, ...way] = leading(
    await onPage(page, position, [
      spotOf(position, figure),
      ...path.slice(1).map((zone): Place => [zone, bareIn(position, zone)]),
      ...(onto ? [spotOf(position, onto)] : []),
    ]),
    1,
  );
  const away = await clear(page, from);
  await page.mouse.move(...from);
  await page.mouse.down();
  for (const at of way) await page.mouse.move(...at);
  await page.mouse.up();
  return away + 1;
}

/** Somewhere in the zone where nothing is that a figure could be dropped on. */
function bareIn({ context, state }: Position, zone: number): Point {
  const { centre, box } = itemAt(geometryOf(context).zones, zone);
  const parts = [0.5, 0.35, 0.65, 0.2, 0.8];
  const [x0, y0, x1, y1] = box;
  const spots: Point[] = parts.flatMap((v) =>
    parts.map((u): Point => [x0 + (x1 - x0) * u, y0 + (y1 - y0) * v]),
  );
  return (
    [centre, ...spots].find((p) =>
      ['zone', 'enemy', 'hero'].includes(thingAt(context, state, p, zone).kind),
    ) ?? centre
  );
}

/** A point of the board, in its units, and the zone whose drawing it is in. */
type Place = readonly [zone: number, at: Point];

function spotOf({ context, state }: Position, thing: Thing): Place {
  const { spots, folds } = seatingOf(context, state);
  const door =
    thing.kind === 'door' ? geometryOf(context).doors.find((d) => d.door === thing.door) : undefined;
  const fold = folds.find((f) => f.zone === thing.zone && f.enemies.some((e) => e.key === thing.key));
  const spot = door ?? spots.get(thing.key) ?? fold?.spot;
  if (!spot) throw new Error(`${thing.key} has no place on the board`);
  return [thing.zone, [spot.x, spot.y]];
}

/** Where a person may look for it: where it stands, its neck, the two sides of that. */
function seenOf(position: Position, thing: Thing): Place[] {
  const [zone, spot] = spotOf(position, thing);
  const [x0, , x1, y1] = headOf({ x: spot[0], y: spot[1], scale: 1 });
  const necks: Point[] = [0.5, 0.15, 0.85].map((u) => [x0 + (x1 - x0) * u, y1]);
  return [spot, ...necks].map((at): Place => [zone, at]);
}

/** Where they are on the page, asked once for all. */
function onPage(page: Page, { context }: Position, places: readonly Place[]): Promise<[number, number][]> {
  return page.evaluate(
    (all) =>
      all.map(([zone, x, y]): [number, number] => {
        const area = document.querySelector(`[data-zone="${zone}"]`);
        const matrix = area instanceof SVGGraphicsElement ? area.getScreenCTM() : null;
        const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(matrix ?? undefined);
        return [left, top];
      }),
    places.map(([zone, [x, y]]) => [itemAt(context.board.zones, zone).id, x, y] as const),
  );
}

async function thingOnPage(page: Page, position: Position, thing: Thing): Promise<[number, number]> {
  const [at] = leading(await onPage(page, position, [spotOf(position, thing)]), 1);
  return at;
}
