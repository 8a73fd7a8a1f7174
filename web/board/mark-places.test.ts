import { EDITIONS } from '@holdout/editions';
import { itemAt, isRefusal, type Context, type Rect, type State } from '@holdout/engine';
import { createRandom, randomAnswer, setupFor } from '@holdout/engine/testing';
import { expect, it } from 'vitest';
import { engine } from '../table/testing.ts';
import { badgePlace, tagPlace, type Place } from './mark-places.ts';
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

/** How much of a tag lies behind the heads of heroes. */
function facesBehind(context: Context, state: State, tag: Rect, look: Look): number {
  const { spots } = seatingOf(context, state);
  const heads =
    look === 'figures'
      ? state.heroes.flatMap((h) => spots.get(heroKey(h.id)) ?? []).map((s) => headOf(s))
      : [];
  return sum(heads.map((head) => sharedArea(tag, head))) / sharedArea(tag, tag);
}

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);

const MISSIONS = ['01', 'MZ3', 'H6', 'D7'];

const CASES = EDITIONS.flatMap((edition, i) =>
  (['figures', 'rings'] as const).map((look) => ({ edition, mission: itemAt(MISSIONS, i), look })),
);

it.each(CASES)('keeps badges off the faces of heroes: $mission, $look', ({ edition, mission, look }) => {
  const setup = setupFor(engine, edition, mission, 4);
  const state = setup && engine.newGame(setup, 'badges');
  if (!state || isRefusal(state)) throw new Error('no game');
  const { context } = engine.gameOf(state);
  const random = createRandom('badges');
  const shares: number[] = [];
  const tags: number[] = [];
  for (let n = 0; n < 150; n++) {
    // What is known of a position is known for good: every moment is one of its own.
    const now = engine.clone(state);
    for (const zone of new Set(now.heroes.map((h) => h.zone).filter((z) => z >= 0)))
      shares.push(hidden(context, now, zone, badgePlace(context, now, zone, look), look));
    for (const zone of context.board.zones.keys()) {
      const tag = tagPlace(context, now, zone, look, 90);
      if (tag) tags.push(facesBehind(context, now, rectAround(tag, 90, 28), look));
    }
    const decision = engine.decisionOf(state);
    if (!decision) break;
    engine.answer(state, randomAnswer(decision, random), false);
  }
  expect(sum(shares) / shares.length).toBeLessThan(0.01);
  // An ear at most, in the smallest of rooms with all heroes in it.
  expect(Math.max(...shares)).toBeLessThan(0.1);
  // Names lie under figures: where they stand they can be read.
  expect(tags.length).toBeGreaterThan(500);
  expect(Math.max(...tags)).toBeLessThanOrEqual(0.12);
});
