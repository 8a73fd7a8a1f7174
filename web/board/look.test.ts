import { typeAt } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { thingAt } from '../hands/hit.ts';
import { MARGIN } from './camera.ts';
import { badgeAt, countPlaces } from './count-place.ts';
import { fewOf, worstOf } from './few.ts';
import { drawnAt, drawnInThumb, PLAIN } from './look.ts';
import { inOrder, isStanding } from './order.ts';
import { bodyOf, headOf, plateOf } from './outline.ts';
import type { EnemyPiece } from './pieces.ts';
import { seatingOf } from './seating.ts';
import { overlapOf } from './shapes.ts';
import { position } from './testing/boards.ts';

const { context, state, zone } = position({
  mission: '01',
  heroes: { amy: { zone: 'S6' }, phil: { zone: 'S6' }, wanda: { zone: 'S7' } },
  turn: 'amy',
  enemies: [
    { type: 'walker', zone: 'S6', count: 3 },
    { type: 'runner', zone: 'S6', count: 1 },
    { type: 'fatty', zone: 'S6', count: 2 },
    { type: 'walker', zone: 'S7', count: 1 },
  ],
});
const { pieces, spots } = seatingOf(context, state);
const RINGS = { ...PLAIN, look: 'rings' } as const;

describe('figures or rings', () => {
  it('is a matter of how wide a base is on the screen', () => {
    expect(drawnAt('figures', 0.37)).toBe('figures');
    expect(drawnAt('figures', 0.35)).toBe('rings');
    expect(drawnAt('rings', 2)).toBe('rings');
  });

  it('begins sooner in thumbnails, where everything is larger', () => {
    expect(drawnInThumb('figures', 0.25)).toEqual({ look: 'figures', size: 1.6, most: 3 });
    expect(drawnInThumb('figures', 0.2).look).toBe('rings');
  });
});

describe('who stands before whom', () => {
  it('goes by depth; what lies is under all of them', () => {
    const order = inOrder(pieces, spots);
    const standing = order.filter(isStanding);
    expect(order.slice(-standing.length)).toEqual(standing);
    const depths = standing.map((p) => spots.get(p.key)?.y ?? NaN);
    expect(depths).toEqual([...depths].sort((a, b) => a - b));
  });

  it('has heroes before enemies at the same depth', () => {
    const level = new Map([...spots].map(([key, spot]) => [key, { ...spot, y: 0 }]));
    const kinds = inOrder(pieces, level)
      .filter(isStanding)
      .map((p) => p.kind);
    expect(kinds.lastIndexOf('enemy')).toBeLessThan(kinds.indexOf('hero'));
  });
});

describe('a zone drawn small', () => {
  it('shows three groups, heroes first, and the number of all others', () => {
    const { shown, more } = fewOf(pieces, 3);
    const here = shown.filter((p) => p.zone === zone('S6') && isStanding(p)).map((p) => p.key);
    expect(here.sort()).toEqual(['enemy:walker@S6', 'hero:amy', 'hero:phil']);
    expect([...more]).toEqual([[zone('S6'), 3]]);
  });

  it('is led by the worst kind where a crowd is folded', () => {
    const enemies = pieces.filter((p): p is EnemyPiece => p.kind === 'enemy' && p.zone === zone('S6'));
    expect(typeAt(context, worstOf(context, enemies).type).id).toBe('fatty');
  });
});

describe('a press on a head', () => {
  const spot = spots.get('hero:wanda') ?? { x: 0, y: 0, scale: 1 };
  const [x0, y0, x1] = headOf(spot);
  const eyes = [(x0 + x1) / 2, y0 + 15] as const;

  it('means the figure it belongs to, and the ground where there are rings', () => {
    expect(thingAt(context, state, eyes, zone('S7')).key).toBe('hero:wanda');
    expect(thingAt(context, state, eyes, zone('S7'), RINGS).key).not.toBe('hero:wanda');
  });

  it('does not reach the ground beside it', () => {
    expect(thingAt(context, state, [x1 + 12, eyes[1]], zone('S7')).key).not.toBe('hero:wanda');
  });
});

describe('the number of a crowd', () => {
  const order = inOrder(pieces, spots);
  const places = countPlaces(order, spots, 1);
  const at = (key: string) => spots.get(key) ?? { x: 0, y: 0, scale: 1 };

  it('stands where nobody nearer hides it, and on no face', () => {
    expect([...places.keys()].sort()).toEqual(['enemy:fatty@S6', 'enemy:walker@S6']);
    for (const [key, place] of places) {
      const badge = badgeAt(at(key), place);
      const own = order.findIndex((p) => p.key === key);
      order.forEach((other, n) => {
        if (n === own || !isStanding(other)) return;
        const spot = at(other.key);
        const rects = n > own ? [headOf(spot), bodyOf(spot), plateOf(spot)] : [headOf(spot)];
        for (const rect of rects)
          expect(overlapOf(badge, rect), `${key} and ${other.key}`).toBeLessThanOrEqual(0);
      });
    }
  });
});

describe('at the upper edge of the board', () => {
  it('nobody has their head in the dark', () => {
    const { context: board, state: held } = position({
      mission: '01',
      heroes: { amy: { zone: 'S1' } },
      turn: 'amy',
      enemies: [
        { type: 'walker', zone: 'S1', count: 2 },
        { type: 'fatty', zone: 'S1', count: 1 },
      ],
    });
    const edge = seatingOf(board, held);
    for (const p of edge.pieces.filter(isStanding)) {
      const spot = edge.spots.get(p.key);
      expect(spot && headOf(spot)[1], p.key).toBeGreaterThanOrEqual(-MARGIN);
    }
  });
});
