/** Wounds from zombies: cards lost, masks, death, and attacks left over. */
import { describe, expect, it } from 'vitest';
import { WOUND, type Json } from '@holdout/engine';
import { log, RING, zombiesTurn } from './kernel-boards.ts';
import { cardsOf, discards } from './table.ts';

/** Walkers attack Ned, and whoever else stands with him. */
const attacked = (
  count: number,
  ned: { [key: string]: Json },
  others: { [id: string]: { [key: string]: Json } } = {},
) =>
  zombiesTurn({
    board: RING,
    heroes: { ned: { zone: 'S1', ...ned }, ...others },
    enemies: [{ type: 'walker', zone: 'S1', count }],
  });

describe('a zombie attack', () => {
  it.each([
    ['lose:katana@hand', 0, ['machete', 'scope']],
    ['lose:scope@reserve', 2, ['katana', 'machete']],
  ])('takes a card of the choice and puts a Wounded card in its place: %s [C-ZATT-1]', (lost, slot, kept) => {
    const s = attacked(1, { hands: ['katana', 'machete'], reserve: ['scope'] });
    expect(s.decision).toMatchObject({ prompt: 'lose-card', hero: 'ned' });
    expect(s.options).toEqual(['lose:katana@hand', 'lose:machete@hand', 'lose:scope@reserve']);
    s.play(lost);
    expect(cardsOf(s, 'ned')).toEqual(kept);
    expect(s.hero('ned').slots[slot]).toBe(WOUND);
    expect(s.hero('ned').wounds).toBe(1);
    expect(discards(s)).toContain(lost.slice('lose:'.length, lost.indexOf('@')));
  });

  it('is made by every zombie in the zone [C-ZATT-1]', () => {
    const s = attacked(2, { hands: ['katana'], reserve: ['goalie-mask'] }).play('prevent:goalie-mask');
    expect([s.hero('ned').wounds, cardsOf(s, 'ned')]).toEqual([1, []]);
  });

  it('just gives the Wounded card to a survivor without equipment [C-ZATT-2]', () => {
    const s = attacked(1, {});
    expect(s.prompt).toBe('turn');
    expect(s.hero('ned').slots.filter((c) => c === WOUND)).toHaveLength(1);
    expect(s.happened('card-lost')).toEqual([]);
  });

  it('that makes the second wound eliminates, and the equipment is gone [C-ZATT-3]', () => {
    const s = attacked(1, { wounds: 1, hands: ['katana'], reserve: ['scope'] }, { amy: { zone: 'S8' } });
    expect(s.hero('ned')).toMatchObject({ status: 'dead', at: null, wounds: 2 });
    expect(cardsOf(s, 'ned')).toEqual([]);
    expect(discards(s)).toEqual(expect.arrayContaining(['katana', 'scope']));
    expect(s.decision).toMatchObject({ prompt: 'turn', hero: 'amy' });
  });

  it.each(['hands', 'reserve'])(
    'is stopped by a goalie mask from the %s, nothing else is lost [C-ZATT-4]',
    (slot) => {
      const s = attacked(1, { hands: ['katana'], [slot]: ['goalie-mask'] });
      expect([s.prompt, s.options]).toEqual(['prevent-wound', ['prevent:goalie-mask', 'accept']]);
      const before = cardsOf(s, 'ned');
      s.play('prevent:goalie-mask');
      expect(s.hero('ned').wounds).toBe(0);
      expect(cardsOf(s, 'ned')).toEqual(before.filter((c) => c !== 'goalie-mask'));
      expect(discards(s)).toContain('goalie-mask');
    },
  );

  it('may hit although there is a mask [C-ZATT-4]', () => {
    const s = attacked(1, { reserve: ['goalie-mask'] }).play('accept');
    expect(s.hero('ned').wounds).toBe(1);
  });

  it('left over when a survivor dies goes to the others of the zone [C-ZATT-5]', () => {
    // All three on Ned, who could give up two cards but lets himself be killed by two wounds.
    const ned = { skills: ['is-that-all'], reserve: ['water', 'scope'] };
    const s = attacked(3, ned, { amy: { zone: 'S1' } });
    s.play('wound:ned=3', 'accept', 'accept');
    expect([s.hero('ned').status, s.hero('amy').wounds]).toEqual(['dead', 1]);
    expect(s.happened('attacks-wasted')).toEqual([]);
  });

  it('that kills for certain asks nothing: no card or mask can change it [C-ZATT-3]', () => {
    const s = attacked(3, { hands: ['pistol'], reserve: ['goalie-mask'] }, { amy: { zone: 'S8' } });
    expect(s.hero('ned').status).toBe('dead');
    expect(s.happened('attacks-wasted')).toEqual([]);
  });

  it('is wasted only with everybody in the zone dead [C-ZATT-5]', () => {
    const s = attacked(6, {}, { amy: { zone: 'S1' }, doug: { zone: 'S8' } });
    expect(log(s, 'attacks-wasted')).toEqual(['2 wasted in S1']);
    expect([s.hero('ned').status, s.hero('amy').status, s.hero('doug').wounds]).toEqual(['dead', 'dead', 0]);
  });

  it('leaves no action for a move, even with everyone in the zone dead [C-ZATT-6]', () => {
    const s = attacked(3, {}, { amy: { zone: 'S2' } });
    expect(s.hero('ned').status).toBe('dead');
    expect([s.enemies('S1'), s.enemies('S2')]).toEqual([3, 0]);
  });

  it.each(['ned', 'amy'])('of one Walker on two survivors: the players choose %s [X-5]', (victim) => {
    const s = attacked(1, { wounds: 1 }, { amy: { zone: 'S1' } });
    expect([s.prompt, s.options]).toEqual(['share-wounds', ['wound:ned', 'wound:amy']]);
    s.play(`wound:${victim}=1`);
    expect([s.hero('ned').status, s.hero('amy').wounds]).toEqual(victim === 'ned' ? ['dead', 0] : ['in', 1]);
  });

  it('by seven Walkers on one survivor kills; all seven have attacked, none moves [X-6]', () => {
    const s = attacked(7, {}, { amy: { zone: 'S3' } });
    expect(s.hero('ned').status).toBe('dead');
    expect(log(s, 'enemies-attack', 'enemies-moved')).toEqual(['7 attack in S1']);
  });
});
