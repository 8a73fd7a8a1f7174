/**
 * Hands that only point at the board: figures, doors, marks and zones are pressed, the actor is carried. What is about
 * nothing on the board (to search, to end a turn) and what a dialog asks is left to the bar, and told.
 */
import { heroAt, itemAt, type Option, type Point } from '@holdout/engine';
import type { Page } from 'playwright-core';
import { geometryOf } from '../board/geometry.ts';
import { heroKey } from '../board/pieces.ts';
import { seatingOf } from '../board/seating.ts';
import { isWay, meantBy } from '../hands/acts.ts';
import { begunBy } from '../hands/begun.ts';
import { thingAt } from '../hands/hit.ts';
import { walksFrom } from '../hands/reach.ts';
import { thingsIn, zoneThing, type Thing } from '../hands/thing.ts';
import { targetOf } from '../table/families.ts';
import { asPick } from '../table/single.ts';
import type { Hands } from './driver.ts';
import { engine, type Position } from './games.ts';
import { mouse } from './pointer.ts';

interface BoardHands {
  readonly hands: Hands;
  /** Verbs of what was not about anything on the board. */
  readonly elsewhere: Set<string>;
}

/** Every so many ways the actor is carried instead of sent. */
const CARRY_EVERY = 3;

export function boardHands(): BoardHands {
  const elsewhere = new Set<string>();
  let ways = 0;
  const hands: Hands = async (page, position, answer) => {
    const option = position.decision?.options.find((o) => o.id === answer);
    const target = option && targetOn(position, option);
    if (!option || !target) {
      elsewhere.add(option?.verb ?? 'share');
      return mouse(page, position, answer);
    }
    const { context } = position;
    // The card of whatever the pointer rests on would be pressed instead.
    await page.mouse.move(2, 2);
    await page.locator('.thing-card').waitFor({ state: 'detached' });
    const to = await onPage(page, target.at);
    const actor = isWay(option, context) && ways++ % CARRY_EVERY > 0 ? actorAt(position, option) : undefined;
    if (actor) {
      await carry(page, await onPage(page, actor), to);
      return 1;
    }
    await page.mouse.click(to[0], to[1]);
    if (target.alone) return 1;
    await page.locator(`.thing-card.pinned [data-act="${answer}"]`).click();
    return 2;
  };
  return { hands, elsewhere };
}

/** Where the actor can be picked up, if being put down there gives this one answer. */
function actorAt({ context, state, decision }: Position, option: Option): Point | undefined {
  const hero = heroAt(state, state.active);
  const spot = hero && seatingOf(context, state).spots.get(heroKey(hero.id));
  const zone =
    context.board.indexOf.get(targetOf(option, itemAt(context.board.zones, hero.zone).id) ?? '') ?? -1;
  if (
    !spot ||
    decision?.prompt !== 'turn' ||
    thingAt(context, state, [spot.x, spot.y], hero.zone).key !== heroKey(hero.id)
  )
    return undefined;
  const begun = begunBy(engine, state, decision, state.active);
  const reach = begun && walksFrom(engine, context, begun).get(zone)?.reach;
  return reach?.answers.join() === option.id ? [spot.x, spot.y] : undefined;
}

interface Target {
  readonly thing: Thing;
  readonly at: Point;
  /** A press means this and nothing else. */
  readonly alone: boolean;
}

/** Something to press for the option: where a press means it alone, if there is such a place. */
function targetOn({ context, state, decision }: Position, option: Option): Target | undefined {
  const asked = asPick(decision);
  if (!asked) return undefined;
  const here = context.board.zones[state.heroes[state.active]?.zone ?? -1]?.id ?? '';
  const targets = context.board.zones.flatMap((_, zone) =>
    [...thingsIn(context, state, zone), zoneThing(context, zone)].flatMap((thing): Target[] => {
      const meant = meantBy(thing, { context, state, decision: asked, here });
      const at = meant.some((o) => o.id === option.id) ? pointOf(thing, context, state) : undefined;
      return at ? [{ thing, at, alone: meant.length === 1 }] : [];
    }),
  );
  return targets.find((t) => t.alone) ?? targets[0];
}

const STEPS = [0.5, 0.3, 0.7, 0.4, 0.6, 0.2, 0.8, 0.12, 0.88];

/** A point of the board, in its units, where nothing else is meant. */
function pointOf(thing: Thing, context: Position['context'], state: Position['state']): Point | undefined {
  const { zones, doors } = geometryOf(context);
  const isIt = (at: Point): boolean => thingAt(context, state, at, thing.zone).key === thing.key;
  if (thing.kind === 'door') return [itemAt(doors, thing.door).x, itemAt(doors, thing.door).y];
  const spot = seatingOf(context, state).spots.get(thing.key);
  if (spot) return isIt([spot.x, spot.y]) ? [spot.x, spot.y] : undefined;
  const [x0, y0, x1, y1] = itemAt(zones, thing.zone).box;
  return STEPS.flatMap((v) => STEPS.map((u): Point => [x0 + (x1 - x0) * u, y0 + (y1 - y0) * v])).find(isIt);
}

/** Where that is on the page, once the board has come to rest: nothing has moved for some frames. */
export const onPage = (page: Page, [x, y]: Point): Promise<[number, number]> =>
  page
    .locator('.zone-area')
    .first()
    .evaluate(
      async (area, at): Promise<[number, number]> => {
        const toPage = (): DOMMatrix | null => (area as SVGGraphicsElement).getScreenCTM();
        const said = (): string => String(toPage());
        for (let still = 0, was = said(); still < 6; still++) {
          await new Promise(requestAnimationFrame);
          if (said() !== was) [still, was] = [0, said()];
        }
        const place = new DOMPoint(at.x, at.y).matrixTransform(toPage() ?? undefined);
        return [place.x, place.y];
      },
      { x, y },
    );

export async function carry(
  page: Page,
  from: readonly [number, number],
  to: readonly [number, number],
): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 4 });
  await page.mouse.move(...to, { steps: 4 });
  await page.mouse.up();
}
