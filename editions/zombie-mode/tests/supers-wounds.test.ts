/** Wounds of the heroes (S-WND-1 to S-WND-4). */
import { describe, expect, it } from 'vitest';
import { BLOCKS, CARD, enemiesAct } from './supers-blocks.ts';
import { health } from './table.ts';

const group = (type: string, zone: string, count = 1) => ({ type, zone, count });

describe('wounds', () => {
  it('lower health by 1 each; at 0 the hero is eliminated [S-WND-1]', () => {
    const after = (count: number) =>
      enemiesAct({ heroes: { deadpool: { zone: 'S7' } }, enemies: [group('trooper', 'S7', count)] });
    expect(health(after(4), 'deadpool')).toBe(1);
    expect(after(4).hero('deadpool').status).toBe('in');
    const gone = after(5);
    expect([health(gone, 'deadpool'), gone.hero('deadpool').status]).toEqual([0, 'dead']);
    expect(gone.happened('hero-died')).toMatchObject([{ hero: 'deadpool', zone: 'S7' }]);
  });

  const two = (count: number) =>
    enemiesAct({
      heroes: { deadpool: { zone: 'S7', wounds: 3 }, hulk: { zone: 'S7', wounds: 4 }, wasp: { zone: 'S9' } },
      enemies: [group('trooper', 'S7', count)],
    });

  it('may be shared in any way, all on one and more than that hero has health [S-WND-2, K-ENE-4]', () => {
    const s = two(7);
    expect(s.decision).toMatchObject({ prompt: 'share-wounds', total: 7 });
    s.play('wound:hulk=7');
    expect([s.hero('hulk').status, health(s, 'deadpool')]).toEqual(['dead', 2]);
    expect(s.happened('attacks-wasted')).toMatchObject([{ zone: 'S7', n: 6 }]);
    expect(health(s, 'wasp')).toBe(5);
  });

  it('are wasted only where those who got them are eliminated [S-WND-2]', () => {
    const s = two(7).play('wound:deadpool=4 wound:hulk=3');
    expect([s.hero('deadpool').status, s.hero('hulk').status]).toEqual(['dead', 'dead']);
    expect(s.happened('attacks-wasted')).toMatchObject([{ n: 2 }, { n: 2 }]);
    expect(two(3).play('wound:deadpool=1 wound:hulk=2').happened('attacks-wasted')).toMatchObject([{ n: 1 }]);
  });

  it('of a share are prevented before any is wasted: one card does not save a lone hero from a horde [S-WND-2, S-WND-3]', () => {
    const lone = (count: number) =>
      enemiesAct({
        heroes: { deadpool: { zone: 'S7', wounds: 3, traits: ['numb'] } },
        enemies: [group('trooper', 'S7', count)],
      }).play('use:numb@deadpool');
    expect(health(lone(3), 'deadpool')).toBe(1);
    expect(lone(4).hero('deadpool').status).toBe('dead');
  });

  it('may all be put on the one who can prevent them [S-WND-2]', () => {
    const s = enemiesAct({
      heroes: { deadpool: { zone: 'S7', wounds: 4, traits: ['numb'] }, hulk: { zone: 'S7', wounds: 4 } },
      enemies: [group('trooper', 'S7', 2)],
    }).play('wound:deadpool=2', 'use:numb@deadpool');
    expect([health(s, 'deadpool'), health(s, 'hulk')]).toEqual([1, 1]);
  });

  it('cancelled for the whole attack are gone before the rest is shared [S-WND-3]', () => {
    const s = enemiesAct({
      heroes: { 'captain-america': { zone: 'S7' }, hulk: { zone: 'S7', wounds: 4 } },
      enemies: [group('trooper', 'S7', 3)],
      dice: [5, 1, 6],
    });
    expect(s.decision).toMatchObject({ prompt: 'share-wounds', total: 1 });
  });

  it('come from all attackers of the zone as one pool that the players share out [S-WND-3]', () => {
    const s = enemiesAct({
      heroes: { deadpool: { zone: 'S7' }, hulk: { zone: 'S7' } },
      enemies: [group('trooper', 'S7', 3), group('guard', 'S7', 2), group('scarlet-witch', 'S7')],
    });
    expect(s.decision).toMatchObject({ prompt: 'share-wounds', total: 6 });
    s.play('wound:deadpool=4 wound:hulk=2');
    // The Super Hero's second action is a pool of its own.
    expect(s.decision).toMatchObject({ prompt: 'share-wounds', total: 1 });
    s.play('wound:hulk=1');
    expect([health(s, 'deadpool'), health(s, 'hulk')]).toEqual([1, 2]);
  });

  it('are shared whole: none may be left over [S-WND-3]', () => {
    const s = two(4);
    expect(s.engine.answer(s.state, 'wound:deadpool=1')).toMatchObject({ refused: 'answer.wrong-total' });
    expect(s.engine.answer(s.state, 'wound:deadpool=3 wound:hulk=2')).toMatchObject({
      refused: 'answer.wrong-total',
    });
    s.play('wound:hulk=4');
    expect([s.hero('hulk').status, health(s, 'deadpool')]).toEqual(['dead', 2]);
  });

  it('fall zone by zone, in an order the players choose where it matters [S-WND-4]', () => {
    const attacked = (near: string, traits: string[]) =>
      enemiesAct({
        heroes: { deadpool: { zone: near, traits }, hulk: { zone: 'S8', wounds: 4 }, wasp: { zone: 'S1' } },
        enemies: [group('trooper', near), group('trooper', 'S8')],
      });
    const s = attacked('S7', ['undead-loyalty']);
    expect([s.prompt, s.options]).toEqual(['attack-order', ['in:S7', 'in:S8']]);
    s.play('in:S8');
    // Deadpool, not yet wounded, may save Hulk before his own zone is attacked.
    expect(s.options).toContain('use:undead-loyalty@deadpool');
    expect(health(s, 'deadpool')).toBe(5);
    s.play('use:undead-loyalty@deadpool');
    expect([health(s, 'hulk'), health(s, 'deadpool')]).toEqual([1, 3]);
    expect(attacked('S7', []).prompt).not.toBe('attack-order');
    expect(attacked('S5', ['undead-loyalty']).prompt).not.toBe('attack-order');
  });

  it('of Troopers Open Fire! do so too [S-WND-4] [Z-SPN-1 open fire]', () => {
    // The Trooper comes to S6 and sees both zones: one wound for each, and Undead Loyalty reaches from one into the other.
    const fired = (traits: string[]) =>
      enemiesAct({
        board: { ...BLOCKS, spawns: [{ zone: 'S2' }] },
        heroes: { deadpool: { zone: 'S7', traits }, hulk: { zone: 'S8', wounds: 4 } },
        enemies: [group('trooper', 'S5')],
        spawns: true,
        draws: { spawn: [CARD.openFire] },
      });
    const s = fired(['undead-loyalty']);
    expect([s.prompt, ...s.options]).toEqual(['attack-order', 'in:S7', 'in:S8']);
    s.play('in:S8', 'use:undead-loyalty@deadpool');
    const struck = s.happened('card-strikes').flatMap((e) => (e.type === 'card-strikes' ? [e.zone] : []));
    expect([...struck, health(s, 'hulk'), health(s, 'deadpool')]).toEqual(['S8', 'S7', 1, 3]);
    expect(fired([]).happened('card-strikes')).toMatchObject([{ zone: 'S7' }, { zone: 'S8' }]);
  });
});
