// The cards that are no weapons, each with its own effect (C-INV-5, C-INV-9, C-ACT-3, C-ZATT-4, X-63).
import { describe, expect, it } from 'vitest';
import { itemAt, type Json } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { ownOf } from '../own.ts';
import { cardsOf, discards, handsOf, play, TOWN } from './table.ts';

const ROOM = 'R_7B_00_room';
const ned = (hero: { [key: string]: Json }, more: { [key: string]: Json } = {}): Scene =>
  play({ mission: TOWN, heroes: { ned: hero }, turn: 'ned', ...more });
const crowd = ['walker', 'runner'].map((type) => ({ type, zone: 'S7', count: 1 }));

describe('cards that help', () => {
  it('scope: a rifle with it picks its targets [C-INV-5]', () => {
    const s = ned({ zone: 'S6', hands: ['rifle'], reserve: ['scope'] }, { enemies: crowd, dice: [3] });
    s.play('combine:sniper-rifle', 'attack:sniper-rifle@S7');
    expect(s.options.sort()).toEqual(['hit:runner', 'hit:walker']);
    s.play('hit:runner=1');
    expect(s.enemies('S7', 'runner')).toBe(0);
  });

  it('ammo-bullets: re-rolls a missed pistol shot and stays [C-INV-9]', () => {
    const s = ned(
      { zone: 'S6', hands: ['pistol'], reserve: ['ammo-bullets'] },
      { enemies: crowd, dice: [3, 4] },
    );
    s.play('attack:pistol@S7', 'reroll:ammo-bullets');
    expect(s.enemies('S7', 'walker')).toBe(0);
    expect(cardsOf(s, 'ned')).toContain('ammo-bullets');
  });

  it('ammo-shells: re-rolls both dice of a shotgun and stays [C-INV-9]', () => {
    const s = ned(
      { zone: 'S6', hands: ['shotgun'], reserve: ['ammo-shells'] },
      { enemies: crowd, dice: [3, 3, 4, 4] },
    );
    s.play('attack:shotgun@S7', 'reroll:ammo-shells');
    expect(s.enemies('S7')).toBe(0);
    expect(cardsOf(s, 'ned')).toContain('ammo-shells');
  });

  it('flashlight: a second card from a search, again the next turn [C-INV-9]', () => {
    const draws = { equipment: ['water', 'scope', 'gasoline', 'katana'] };
    const s = ned({ zone: ROOM, reserve: ['flashlight'] }, { draws }).play('search');
    expect(cardsOf(s, 'ned').sort()).toEqual(['flashlight', 'scope', 'water']);
    s.play('end', 'search');
    expect(cardsOf(s, 'ned')).toHaveLength(5);
  });

  it.each(['glass-bottles', 'gasoline'])('%s: one half of a Molotov, no use alone [C-INV-5]', (part) => {
    const alone = ned({ zone: 'S6', reserve: [part] });
    expect(alone.why('combine:molotov')).toBe('combine.parts');
    const s = ned({ zone: 'S6', reserve: ['glass-bottles', 'gasoline'] }, { enemies: crowd }).play(
      'combine:molotov',
    );
    expect([cardsOf(s, 'ned'), handsOf(s, 'ned')]).toEqual([['molotov'], ['molotov']]);
    expect(discards(s)).toContain(part);
    expect(s.options).toContain('attack:molotov@S7');
  });
});

describe('goalie-mask', () => {
  // Ned as in the example; Amy is far away, so that the game goes on without him.
  const scene = (reserve: string[]): Scene =>
    play({
      mission: TOWN,
      heroes: { ned: { zone: 'S1', hands: ['sniper-rifle', 'fire-axe'], reserve }, amy: { zone: 'S16' } },
      enemies: [{ type: 'walker', zone: 'S1' }],
      phase: 'enemies',
    });

  it('may be discarded: no wound, no other card lost [X-63] [C-ZATT-4]', () => {
    const s = scene(['goalie-mask', 'gasoline', 'wounded']);
    expect([s.prompt, s.options]).toEqual(['prevent-wound', ['prevent:goalie-mask', 'accept']]);
    s.play('prevent:goalie-mask');
    expect(cardsOf(s, 'ned')).toEqual(['sniper-rifle', 'fire-axe', 'gasoline']);
    expect([s.hero('ned').wounds, s.hero('ned').status]).toEqual([1, 'in']);
    expect(discards(s)).toContain('goalie-mask');
  });

  it('not used, or not there, the second wound eliminates him [X-63]', () => {
    const kept = scene(['goalie-mask', 'gasoline', 'wounded']).play('accept');
    expect(kept.hero('ned').status).toBe('dead');
    expect(scene(['gasoline', 'wounded']).hero('ned').status).toBe('dead');
  });
});

describe('supplies and the trap', () => {
  it.each(['water', 'bag-of-rice', 'canned-food'])(
    '%s: a supply that a car takes along, good for nothing else',
    (card) => {
      const plain = ned({ zone: 'S6', hands: [card] });
      expect(plain.options).toEqual(ned({ zone: 'S6' }).options);
      const s = play({ mission: '06', heroes: { ned: { zone: 'S2', reserve: [card] } }, turn: 'ned' });
      s.play(`load:${card}@police`);
      expect(cardsOf(s, 'ned')).toEqual([]);
      expect(itemAt(ownOf(s.game).cars, 0).supplies).toHaveLength(1);
    },
  );

  it('aaahh: a Walker in the room, nothing found [C-ACT-3]', () => {
    const s = ned({ zone: ROOM }, { draws: { equipment: ['aaahh'] } }).play('search');
    expect([s.enemies(ROOM, 'walker'), cardsOf(s, 'ned'), discards(s).at(-1)]).toEqual([1, [], 'aaahh']);
  });
});
