// Rearranging and trading (C-INV-3), and what unloaded weapons do when they change place (C-INV-12).
import { describe, expect, it } from 'vitest';
import { cardsOf, handsOf, play, TOWN } from './table.ts';

const walker = (zone: string) => ({ type: 'walker', zone, count: 2 });

describe('rearranging', () => {
  it('costs one action and may put any two items in hand [C-INV-3]', () => {
    const ned = { zone: 'S1', hands: ['pan', 'crowbar'], reserve: ['katana', 'machete', 'water'] };
    const s = play({ mission: TOWN, heroes: { ned }, turn: 'ned' }).play('arrange');
    expect(s.options).toHaveLength(6);
    s.play('hold:katana+machete');
    expect(handsOf(s, 'ned').sort()).toEqual(['katana', 'machete']);
    expect(cardsOf(s, 'ned')).toHaveLength(5);
    expect(s.hero('ned').actions).toBe(2);
  });

  it('needs an action left [C-INV-3]', () => {
    const amy = { zone: 'S1', hands: ['pan', 'crowbar'], reserve: ['katana'], actions: 0 };
    const s = play({ mission: TOWN, heroes: { amy, ned: { zone: 'S1' } }, turn: 'amy' });
    expect(s.options).toEqual(['move:S2', 'move:S4', 'end']);
    expect([s.why('arrange'), s.why('trade:ned')]).toEqual(['hero.too-few-actions', 'hero.too-few-actions']);
  });
});

describe('trading', () => {
  const heroes = {
    ned: { zone: 'S1', hands: ['pan', 'crowbar'], reserve: ['water'] },
    amy: { zone: 'S1', hands: ['katana', 'machete'], reserve: ['scope', 'flashlight'] },
    doug: { zone: 'S1', hands: ['chainsaw'] },
    josh: { zone: 'S2', hands: ['shotgun'] },
  };
  const seats = [['ned', 'doug', 'josh'], ['amy']];
  const table = () => play({ mission: TOWN, seats, heroes, enemies: [walker('S1')], turn: 'ned' });

  it('costs one action for any number of cards, however unequal, among zombies too [C-INV-3]', () => {
    const s = table().play('trade:amy', 'take:katana', 'take:scope', 'take:flashlight', 'give:pan', 'finish');
    expect(handsOf(s, 'ned').sort()).toEqual(['crowbar', 'katana']);
    expect(cardsOf(s, 'ned').sort()).toEqual(['crowbar', 'flashlight', 'katana', 'scope', 'water']);
    expect(cardsOf(s, 'amy').sort()).toEqual(['machete', 'pan']);
    expect(s.prompt).toBe('turn');
    expect(s.hero('ned').actions).toBe(2);
    expect(s.hero('amy').done).toBe(false);
  });

  it('may empty one side [C-INV-3]', () => {
    const s = table().play('trade:doug', 'take:chainsaw', 'finish', 'hold:chainsaw+crowbar');
    expect(cardsOf(s, 'doug')).toEqual([]);
    expect(cardsOf(s, 'ned')).toHaveLength(4);
  });

  it('is with one survivor in the same zone [C-INV-3]', () => {
    const s = table();
    expect([s.why('trade:josh'), s.why('trade:nobody'), s.why('trade')]).toEqual([
      'trade.nobody',
      'trade.nobody',
      'trade.nobody',
    ]);
    s.play('trade:amy');
    expect(s.options.join(' ')).not.toContain('chainsaw');
    expect(s.options.join(' ')).not.toContain('shotgun');
  });

  it('lets the other one rearrange for free, by their own player [C-INV-3]', () => {
    const s = table().play('trade:amy', 'give:crowbar', 'finish');
    expect([s.prompt, s.decision?.hero, s.decision?.by]).toEqual(['hold', 'amy', 1]);
    s.play('hold:crowbar+machete');
    expect(handsOf(s, 'amy').sort()).toEqual(['crowbar', 'machete']);
    expect(s.hero('ned').actions).toBe(2);
  });

  it('works between two full inventories [C-INV-3]', () => {
    const full = {
      ned: { zone: 'S1', hands: ['pan', 'crowbar'], reserve: ['water', 'water', 'water'] },
      amy: { zone: 'S1', hands: ['katana', 'machete'], reserve: ['scope', 'flashlight', 'goalie-mask'] },
    };
    const s = play({ mission: TOWN, heroes: full, turn: 'ned' });
    s.play('trade:amy', 'give:water', 'take:goalie-mask', 'finish');
    expect(s.prompt).toBe('turn');
    expect(cardsOf(s, 'ned')).toContain('goalie-mask');
    expect(cardsOf(s, 'amy')).toContain('water');
  });
});

describe('an unloaded weapon', () => {
  it('stays unloaded with a new owner, and in another slot [C-INV-12]', () => {
    const ned = { zone: 'S1', hands: ['sawed-off'], unloaded: true };
    const enemies = [walker('S1')];
    const s = play({ mission: TOWN, heroes: { ned, amy: { zone: 'S1' } }, enemies, turn: 'ned' });
    s.play('trade:amy', 'give:sawed-off.empty', 'end');
    expect(s.decision?.hero).toBe('amy');
    expect(s.why('attack:sawed-off@S1')).toBe('attack.unloaded');

    const spare = { zone: 'S1', hands: ['pan', 'crowbar'], reserve: ['sawed-off'], unloaded: true };
    const moved = play({ mission: TOWN, heroes: { ned: spare }, enemies, turn: 'ned' });
    expect(moved.why('reload')).toBe('reload.nothing');
    moved.play('arrange', 'hold:pan+sawed-off.empty');
    expect(moved.why('attack:sawed-off@S1')).toBe('attack.unloaded');
    expect(moved.why('reload')).toBeUndefined();
  });

  it('is reloaded together with the other one in hand, by one action [C-INV-12]', () => {
    const ned = { zone: 'S1', hands: ['sawed-off', 'sawed-off'], reserve: ['sawed-off'], unloaded: true };
    const s = play({ mission: TOWN, heroes: { ned }, enemies: [walker('S1')], turn: 'ned' });
    expect(s.why('attack:sawed-off+sawed-off@S1')).toBe('attack.unloaded');
    s.play('reload');
    expect(s.hero('ned').actions).toBe(2);
    expect(s.options).toContain('attack:sawed-off+sawed-off@S1');
    s.play('arrange');
    expect(s.options).toContain('hold:sawed-off+sawed-off.empty');
  });
});
