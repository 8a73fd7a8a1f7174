import { EDITIONS } from '@holdout/editions';
import { isRefusal, type Context, type State } from '@holdout/engine';
import { createRandom, randomAnswer, setupFor } from '@holdout/engine/testing';
import { expect, it } from 'vitest';
import { engine } from '../table/testing.ts';
import { badgePlace, type Place } from './mark-places.ts';
import type { Look } from './look.ts';
import { headOf } from './outline.ts';
import { heroKey } from './pieces.ts';
import { seatingOf } from './seating.ts';
import { rectAround, sharedArea } from './shapes.ts';

/** How much of the faces in a zone a badge would hide, in faces: of rings the middle, of figures the head. */
function hidden(context: Context, state: State, zone: number, place: Place, look: Look): number {
  const { x, y, scale } = place;
  const { spots } = seatingOf(context, state);
  const badge = rectAround([x, y], 56 * scale, 56 * scale);
  const heroes = state.heroes.filter((h) => h.zone === zone).flatMap((h) => spots.get(heroKey(h.id)) ?? []);
  const faces = heroes.map((spot) =>
    look === 'figures' ? headOf(spot) : rectAround([spot.x, spot.y], 50 * spot.scale, 50 * spot.scale),
  );
  return sum(faces.map((face) => sharedArea(badge, face) / sharedArea(face, face)));
}

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);

const MISSIONS = ['01', 'MZ3', 'H6', 'D7'];

const CASES = EDITIONS.flatMap((edition, i) =>
  (['figures', 'rings'] as const).map((look) => ({ edition, mission: MISSIONS[i], look })),
);

it.each(CASES)('keeps badges off the faces of heroes: $mission, $look', ({ edition, mission, look }) => {
  const setup = setupFor(engine, edition, mission, 4);
  const state = setup && engine.newGame(setup, 'badges');
  if (!state || isRefusal(state)) throw new Error('no game');
  const { context } = engine.gameOf(state);
  const random = createRandom('badges');
  const shares: number[] = [];
  for (let n = 0; n < 150; n++) {
    // What is known of a position is known for good: every moment is one of its own.
    const now = engine.clone(state);
    for (const zone of new Set(now.heroes.map((h) => h.zone).filter((z) => z >= 0)))
      shares.push(hidden(context, now, zone, badgePlace(context, now, zone, look), look));
    const decision = engine.decisionOf(state);
    if (!decision) break;
    engine.answer(state, randomAnswer(decision, random), false);
  }
  expect(sum(shares) / shares.length).toBeLessThan(0.01);
  // An ear at most, in the smallest of rooms with all heroes in it.
  expect(Math.max(...shares)).toBeLessThan(0.1);
});
