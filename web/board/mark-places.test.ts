import { EDITIONS } from '@holdout/editions';
import { isRefusal, type Context, type State } from '@holdout/engine';
import { createRandom, randomAnswer, setupFor } from '@holdout/engine/testing';
import { expect, it } from 'vitest';
import { engine } from '../table/testing.ts';
import { geometryOf } from './geometry.ts';
import { badgePlace, type Place } from './mark-places.ts';
import { heroKey } from './pieces.ts';
import { seatingOf } from './seating.ts';
import { overlapOf, rectAround } from './shapes.ts';

/** How much of the heroes of a zone a badge would hide. */
function hidden(context: Context, state: State, zone: number, { x, y, scale }: Place): number {
  const { spots } = seatingOf(context, state);
  const badge = rectAround([x, y], 56 * scale, 56 * scale);
  const heroes = state.heroes.filter((h) => h.zone === zone).flatMap((h) => spots.get(heroKey(h.id)) ?? []);
  return heroes.reduce(
    (sum, spot) => sum + overlapOf(badge, rectAround([spot.x, spot.y], 66 * spot.scale, 66 * spot.scale)),
    0,
  );
}

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);

const MISSIONS = ['01', 'MZ3', 'H6', 'D7'];

it.each(EDITIONS.map((edition, i) => ({ edition, mission: MISSIONS[i] })))(
  'keeps badges off the faces of heroes: $mission',
  ({ edition, mission }) => {
    const setup = setupFor(engine, edition, mission, 4);
    const state = setup && engine.newGame(setup, 'badges');
    if (!state || isRefusal(state)) throw new Error('no game');
    const { context } = engine.gameOf(state);
    const random = createRandom('badges');
    const before: number[] = [];
    const now: number[] = [];
    for (let n = 0; n < 150; n++) {
      for (const zone of new Set(state.heroes.map((h) => h.zone).filter((z) => z >= 0))) {
        const [x0, , , y1] = geometryOf(context).zones[zone].box;
        before.push(hidden(context, state, zone, { x: x0 + 44, y: y1 - 38, scale: 1 }));
        now.push(hidden(context, state, zone, badgePlace(context, state, zone)));
      }
      const decision = engine.decisionOf(state);
      if (!decision) break;
      engine.answer(state, randomAnswer(decision, random), false);
    }
    expect(sum(now)).toBeLessThanOrEqual(sum(before) / 3);
    // A quarter of a face at most, in the smallest of rooms with all heroes in it.
    expect(Math.max(...now)).toBeLessThan(1100);
  },
);
