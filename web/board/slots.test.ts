import { itemAt, type Rect } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { fixturesOf } from './fixtures.ts';
import { geometryOf } from './geometry.ts';
import { positionOf, seatingOf, standingRoom } from './seating.ts';
import { overlapOf, rectAround, sharedArea } from './shapes.ts';
import { bodyOf, headOf } from './outline.ts';
import { LIES, REACH, seat, type Crowd } from './slots.ts';
import { ALL_MISSIONS, position } from './testing/boards.ts';

const named = (kind: string, n: number): string[] => Array.from({ length: n }, (_, i) => `${kind}${i}`);
const crowd = (enemies: number, heroes: number, noise = 0): Crowd => ({
  enemies: named('e', enemies),
  heroes: named('h', heroes),
  noise: named('n', noise),
});

const CROWDS = [crowd(1, 0), crowd(0, 1), crowd(2, 1, 1), crowd(4, 2, 1), crowd(4, 6, 1), crowd(0, 6)];

describe.each(ALL_MISSIONS)('tokens on mission %s', (_, context) => {
  it('stand inside their zone, whatever the crowd', () => {
    geometryOf(context).zones.forEach(({ box }, zone) => {
      const marks = fixturesOf(context)
        .filter((f) => f.zone === zone)
        .map((f) => f.rect);
      for (const c of CROWDS) {
        const { spots, fold } = seat(standingRoom(context, zone), marks, c);
        expect(spots.size + (fold ? c.enemies.length : 0)).toBe(
          c.enemies.length + c.heroes.length + c.noise.length,
        );
        for (const [key, { x, y, scale }] of [...spots, ...(fold ? [['fold', fold] as const] : [])]) {
          const reach = (c.noise.includes(key) ? LIES : REACH) * scale;
          const inside =
            x - reach >= box[0] && x + reach <= box[2] && y - reach >= box[1] && y + reach <= box[3];
          expect(inside, `${itemAt(context.board.zones, zone).id} ${x} ${y}`).toBe(true);
          expect(scale).toBeGreaterThanOrEqual(c.noise.includes(key) ? 0.6 : 0.8);
        }
        expect(new Set([...spots.values()].map((s) => `${s.x} ${s.y}`)).size).toBe(spots.size);
      }
    });
  });

  it('has its marks inside their zones, none on another', () => {
    const fixtures = fixturesOf(context);
    fixtures.forEach((f, i) => {
      const { box } = itemAt(geometryOf(context).zones, f.zone);
      expect(f.rect[0] >= box[0] && f.rect[1] >= box[1] && f.rect[2] <= box[2] && f.rect[3] <= box[3]).toBe(
        true,
      );
      for (const other of fixtures.slice(i + 1)) {
        if (other.zone === f.zone) expect(overlapOf(f.rect, other.rect)).toBeLessThanOrEqual(12);
      }
    });
  });

  it('knows a place for whatever passes through', () => {
    geometryOf(context).zones.forEach(({ box }, zone) => {
      for (const kind of ['enemy', 'hero', 'middle'] as const) {
        const { x, y } = positionOf(context, zone, kind);
        expect(x > box[0] && x < box[2] && y > box[1] && y < box[3]).toBe(true);
      }
    });
  });
});

describe('seats in a zone', () => {
  const street: Rect = [0, 0, 250, 250];

  it('begin upper left for enemies and lower right for heroes', () => {
    const { spots } = seat(street, [], crowd(1, 1));
    expect(spots.get('e0')).toMatchObject({ x: 87.5, y: 62.5 });
    expect(spots.get('h0')).toMatchObject({ x: 162.5, y: 187.5 });
  });

  it('put noise beside the heroes', () => {
    const { spots } = seat(street, [], crowd(1, 1, 1));
    expect(spots.get('n0')).toMatchObject({ x: 40, y: 187.5 });
  });

  it('leave noise to be seen, whoever stands in the zone', () => {
    for (const side of [124, 150, 200])
      for (const heroes of [1, 2]) {
        const { spots } = seat([0, 0, side, side], [], crowd(0, heroes, 1));
        const { x, y, scale } = spots.get('n0') ?? { x: 0, y: 0, scale: 0 };
        const noise = rectAround([x, y], 2 * LIES * scale, 2 * LIES * scale);
        const seen = [...spots].filter(([key]) => key !== 'n0').map(([, spot]) => spot);
        const behind = seen.reduce(
          (sum, s) => sum + sharedArea(headOf(s), noise) + sharedArea(bodyOf(s), noise),
          0,
        );
        expect(behind / sharedArea(noise, noise), `${side} ${heroes}`).toBeLessThan(0.3);
      }
  });

  it('do not change for the first few tokens', () => {
    const [few, more] = [seat(street, [], crowd(1, 1)), seat(street, [], crowd(2, 1, 1))];
    for (const key of few.spots.keys()) expect(more.spots.get(key)).toEqual(few.spots.get(key));
  });

  it('stand between each other where rows are near, so that no head hides a base', () => {
    const { spots } = seat(street, [], crowd(2, 2));
    const at = (key: string): number => spots.get(key)?.x ?? 0;
    for (const row of [0, 1]) expect(Math.abs(at(`e${row}`) - at(`h${row}`))).toBeGreaterThan(40);
  });

  it('keep off the marks', () => {
    const mark: Rect = [0, 0, 100, 60];
    for (const { x, y, scale } of seat(street, [mark], crowd(3, 2, 1)).spots.values()) {
      const half = REACH * scale * 0.7;
      expect(overlapOf([x - half, y - half, x + half, y + half], mark)).toBeLessThan(12);
    }
  });

  it('leave a mark to be seen by whoever stands in the room', () => {
    const mark: Rect = [92, 12, 132, 52];
    const { spots } = seat([11, 56, 136, 136], [mark], crowd(0, 1));
    const hero = spots.get('h0') ?? { x: 0, y: 0, scale: 0 };
    expect(sharedArea(headOf(hero), mark) + sharedArea(bodyOf(hero), mark)).toBeLessThan(100);
  });

  it('use all of a narrow room where they must overlap', () => {
    const xs = [...seat([0, 0, 140, 70], [], crowd(0, 4)).spots.values()]
      .map((s) => s.x)
      .sort((a, b) => a - b);
    for (const [i, x] of xs.slice(1).entries()) expect(x - itemAt(xs, i)).toBeGreaterThan(20);
  });

  it('shrink to 80 % before enemies are folded', () => {
    const room: Rect = [0, 0, 150, 150];
    expect(seat(room, [], crowd(1, 1)).spots.get('e0')?.scale).toBeGreaterThan(0.9);
    const tight = seat(room, [], crowd(4, 4, 1));
    expect(tight.fold).toBeUndefined();
    expect(tight.spots.get('e0')?.scale).toBe(0.8);
    const full = seat(room, [], crowd(4, 6, 1));
    expect(full.fold).toBeDefined();
    expect(full.spots.size).toBe(7);
  });
});

describe('a whole position', () => {
  const { context, state, zone } = position({
    mission: '03',
    spawns: true,
    heroes: { amy: { zone: 'S3' }, phil: { zone: 'S3' }, wanda: { zone: 'S6' }, josh: { zone: 'S10' } },
    turn: 'amy',
    enemies: [
      { type: 'walker', zone: 'S6', count: 3 },
      { type: 'runner', zone: 'S6', count: 1 },
    ],
    own: { riders: { 'police-1': ['amy', 'phil'] }, noise: { S6: 2 } },
  });
  const { pieces, spots } = seatingOf(context, state);

  it('gives every token one lasting key', () => {
    const keys = pieces.map((p) => p.key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toEqual(
      expect.arrayContaining([
        'enemy:walker@S6',
        'enemy:runner@S6',
        'hero:wanda',
        'noise@S6',
        'car:police-1',
        'car:pimp',
      ]),
    );
    expect(pieces.find((p) => p.key === 'enemy:walker@S6')).toMatchObject({ count: 3, zone: zone('S6') });
  });

  it('seats riders in their car', () => {
    const car = spots.get('car:police-1');
    for (const rider of ['hero:amy', 'hero:phil']) {
      const spot = spots.get(rider);
      expect(Math.hypot((spot?.x ?? 0) - (car?.x ?? 0), (spot?.y ?? 0) - (car?.y ?? 0))).toBeLessThan(45);
    }
    expect(spots.get('hero:amy')).not.toEqual(spots.get('hero:phil'));
  });
});
