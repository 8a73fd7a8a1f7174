// Searching rooms and what an Aaahh! does (C-ACT-2, 3, 10, 11).
import { describe, expect, it } from 'vitest';
import type { Json } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { cardsOf, discards, handsOf, play } from './table.ts';

const SHOP = 'R_5B_01_shop';
const STORE = 'R_5B_01_storeroom';

const amyIn = (zone: string, cards: string[], more: { [key: string]: Json } = {}): Scene =>
  play({ mission: '10', heroes: { amy: { zone, ...more } }, turn: 'amy', draws: { equipment: cards } });

describe('a search', () => {
  it('takes one action and one card, in a building [C-ACT-2]', () => {
    const s = amyIn(SHOP, ['katana']).play('search');
    expect(cardsOf(s, 'amy')).toEqual(['katana']);
    expect(s.hero('amy').actions).toBe(2);
    expect(amyIn('S7', []).why('search')).toBe('search.not-indoors');
  });

  it('is not possible with zombies in the zone; those next door do not matter [C-ACT-2]', () => {
    const heroes = { amy: { zone: SHOP } };
    const at = (zone: string): Scene =>
      play({ mission: '10', heroes, enemies: [{ type: 'runner', zone }], turn: 'amy' });
    expect(at(SHOP).why('search')).toBe('search.zombies');
    expect(at(STORE).why('search')).toBeUndefined();
  });

  it('can be made once a turn, free ones included [C-ACT-2]', () => {
    const paid = amyIn(SHOP, ['water', 'scope']).play('search');
    expect(paid.why('search')).toBe('search.once');
    paid.play(`move:${STORE}`);
    expect(paid.why('search')).toBe('search.once');
    paid.play('end', 'search');

    const ned = play({
      mission: '10',
      heroes: { ned: { zone: SHOP } },
      turn: 'ned',
      draws: { equipment: ['water'] },
    }).play('search');
    expect(ned.hero('ned').actions).toBe(3);
    expect(ned.why('search')).toBe('search.once');
  });

  it('is one for each survivor [C-ACT-2]', () => {
    const heroes = { amy: { zone: SHOP }, ned: { zone: SHOP } };
    const s = play({ mission: '10', heroes, turn: 'amy', draws: { equipment: ['water', 'scope'] } });
    s.play('search', 'end', 'search');
    expect([cardsOf(s, 'amy'), cardsOf(s, 'ned')]).toEqual([['water'], ['scope']]);
  });

  it('ends with rearranging for free, without trade [C-ACT-2]', () => {
    const heroes = { amy: { zone: SHOP, hands: ['pan', 'crowbar'] }, ned: { zone: SHOP, hands: ['pistol'] } };
    const s = play({ mission: '10', heroes, turn: 'amy', draws: { equipment: ['katana'] } }).play('search');
    expect(s.options).toEqual(['hold:crowbar+pan', 'hold:katana+pan', 'hold:crowbar+katana']);
    s.play('hold:crowbar+katana');
    expect(handsOf(s, 'amy').sort()).toEqual(['crowbar', 'katana']);
    expect(s.hero('amy').actions).toBe(2);
    expect(s.prompt).toBe('turn');
  });
});

describe('Aaahh!', () => {
  it('puts a Walker in the zone, ends the search and is discarded [C-ACT-3]', () => {
    const s = amyIn(SHOP, ['aaahh'], { reserve: ['flashlight'] }).play('search');
    expect(s.enemies(SHOP, 'walker')).toBe(1);
    expect(s.enemies(SHOP)).toBe(1);
    expect(cardsOf(s, 'amy')).toEqual(['flashlight']);
    expect(discards(s).at(-1)).toBe('aaahh');
    expect(s.prompt).toBe('turn');
  });

  it('leaves what was drawn before it; the rest is not drawn [C-ACT-10]', () => {
    const s = amyIn(SHOP, ['katana', 'aaahh'], { reserve: ['flashlight', 'flashlight'] }).play('search');
    expect(s.happened('card-drawn').map((e) => e.type === 'card-drawn' && e.card)).toEqual([
      'katana',
      'aaahh',
    ]);
    expect(cardsOf(s, 'amy')).toEqual(['katana', 'flashlight', 'flashlight']);
    expect(s.enemies(SHOP)).toBe(1);
  });

  it('activates all Walkers, and nobody else, when none is left to place [C-ACT-11]', () => {
    const enemies = [
      { type: 'walker', zone: STORE },
      { type: 'runner', zone: STORE },
    ];
    const heroes = { amy: { zone: SHOP } };
    const s = play({
      mission: '10',
      heroes,
      enemies,
      supply: { walker: 0 },
      turn: 'amy',
      draws: { equipment: ['aaahh'] },
    });
    s.play('search');
    expect([s.enemies(SHOP, 'walker'), s.onBoard('walker'), s.enemies(STORE, 'runner')]).toEqual([1, 1, 1]);
    expect(s.decision?.hero).toBe('amy');
  });
});
