/** D3: three objects, three holes. */
import type { Scene } from '@holdout/engine/scenario';
import { describe, expect, it } from 'vitest';
import { ownOf } from '../own.ts';
import { aims, isActive, met, quiet } from './mission-table.ts';
import { objectsIn, play, power } from './table.ts';

type Entry = { [key: string]: unknown };
const WINCH = 'R_5M_20_armoury';

const scene = (more: Entry = {}) =>
  play({
    mission: 'D3',
    heroes: { cyborg: { zone: 'S18' } },
    spawns: true,
    own: { cards: [] },
    turn: 'cyborg',
    ...more,
  });
const lying = (zones: { [object: string]: string }) => ({
  cards: [],
  objects: Object.entries(zones).map(([id, zone]) => ({ id, zone })),
});
const plugged = (s: Scene): number => s.state.counters['plugged'] ?? 0;

describe('D3 Plug the Holes', () => {
  it('the winch is worth 5 experience, 2 power for everybody and the way to the globe [M-D3]', () => {
    const heroes = { cyborg: { zone: WINCH }, 'green-arrow': { zone: 'S18', track: 1 } };
    expect(scene({ heroes: { cyborg: { zone: 'S14' } } }).why('open:R_6N_11_stage-S14')).toBe('open.locked');
    const s = scene({ heroes }).play(`take:${WINCH}`);
    expect([s.hero('cyborg').xp, power(s, 'cyborg'), power(s, 'green-arrow')]).toEqual([5, 2, 3]);
    expect([s.state.unlocked, met(s, 'take-winch')]).toEqual([['blue'], true]);
  });

  it('the red door never opens [M-D3]', () => {
    const s = scene({ heroes: { cyborg: { zone: 'R_4N_21_corridor' } }, unlocked: ['blue'], taken: [WINCH] });
    expect(s.why('open:R_4N_21_corridor-R_6N_11_stage')).toBe('open.locked');
  });

  it('in the End Phase an object in a hole without enemies closes it; both are gone [M-D3]', () => {
    const heroes = { cyborg: { zone: 'S18' }, 'green-arrow': { zone: 'S18', xp: 3, done: true } };
    // Nobody draws for the hole that was plugged, from the next round on.
    const s = scene({ heroes, own: lying({ 'lamp-post': 'S1' }), ...quiet(3) }).play('end');
    expect([isActive(s, 'S1'), isActive(s, 'S5'), plugged(s)]).toEqual([false, true, 1]);
    expect(objectsIn(s, 'S1')).toEqual([]);
    expect([s.hero('cyborg').xp, s.hero('green-arrow').xp]).toEqual([2, 5]);
    expect(s.happened('object-gone')).toMatchObject([{ object: 'lamp-post', zone: 'S1', cause: 'M-D3' }]);
  });

  it('who looks for holes finds those that are open, and what could close them [M-D3]', () => {
    const s = scene({ heroes: { cyborg: { zone: 'S18' } }, own: lying({ 'lamp-post': 'S1' }), ...quiet(3) });
    const before = aims(s, 'plug-three');
    expect(before).toEqual(expect.arrayContaining(['place:S1', 'place:S5', 'thing:S1']));
    const after = aims(s.play('end'), 'plug-three');
    expect(after.filter((aim) => aim.startsWith('place:'))).toEqual(
      before.filter((aim) => aim.startsWith('place:') && aim !== 'place:S1'),
    );
  });

  it.each([
    [
      'enemies stand there',
      {
        enemies: [{ type: 'walker', zone: 'S1' }],
        heroes: { cyborg: { zone: 'S18' } },
        own: { ...lying({ 'lamp-post': 'S1' }), stunned: [{ type: 'walker', zone: 'S1' }] },
      },
    ],
    ['it is no hole', { own: lying({ 'lamp-post': 'S2' }) }],
  ])('but not while %s [M-D3]', (_why, more) => {
    const s = scene({ ...more, ...quiet(3) }).play('end');
    expect([plugged(s), isActive(s, 'S1')]).toEqual([0, true]);
  });

  it('of several objects in one hole the players choose one [M-D3]', () => {
    const own = lying({ 'lamp-post': 'S1', 'phone-booth': 'S1' });
    const s = scene({ own, ...quiet(3) }).play('end');
    expect([s.prompt, ...s.options]).toEqual(['choose', 'plug:lamp-post', 'plug:phone-booth']);
    s.play('plug:phone-booth');
    expect([objectsIn(s, 'S1'), plugged(s)]).toEqual([['lamp-post'], 1]);
  });

  it('an object that is used up lies in its first zone again, a plugged one does not [M-D3]', () => {
    const own = lying({ 'lamp-post': 'S1' });
    const s = scene({ own, ...quiet(3) }).play('end');
    const where = ownOf(s.game).objects.map((o) => `${o.id} ${o.uses}`);
    expect(where).toEqual(['phone-booth 0', 'daily-planet-globe 0']);
    expect(objectsIn(s, 'R_7M_10_station')).toEqual(['phone-booth']);
    expect(objectsIn(s, 'R_6N_11_stage')).toEqual(['daily-planet-globe']);
    expect(s.happened('object-placed')).toHaveLength(2);
  });

  it('is won with the winch and the third hole, whoever has fallen [M-D3] [D-LOSE-1]', () => {
    const heroes = { cyborg: { zone: 'S18' }, 'green-arrow': { status: 'dead' } };
    const own = lying({ 'lamp-post': 'S1', 'phone-booth': 'S5', 'daily-planet-globe': 'S16' });
    const s = scene({ heroes, own, taken: [WINCH], ...quiet(3) }).play('end');
    expect([plugged(s), s.result, s.state.outcome?.cause]).toEqual([3, 'won', 'M-D3']);
    const without = scene({ heroes, own, ...quiet(3) }).play('end');
    expect([plugged(without), without.result]).toEqual([3, undefined]);
  });
});
