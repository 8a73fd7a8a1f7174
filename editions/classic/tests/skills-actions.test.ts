// Skills that give actions, free actions, range and longer Moves (C-SK-1, C-SK-8 to C-SK-13, C-SK-16, C-SK-28).
import { describe, expect, it } from 'vitest';
import { HOUSE, nedIn, STREET, street, zombies } from './combat-street.ts';

describe('actions', () => {
  it('gives one more action of any kind each turn [C-SK-1] [C-SKILL-1 +1 Action]', () => {
    const s = nedIn('S1', { skills: ['plus-action'] });
    expect(s.hero('ned').actions).toBe(4);
    s.play('noise', 'move:S2', 'move:S3');
    expect(s.hero('ned').actions).toBe(1);
    expect(s.play('end').hero('ned').actions).toBe(4);
  });

  it('is the fourth action of Yellow, not a fifth [C-SK-1]', () => {
    const s = nedIn(
      'S1',
      { hands: ['crowbar'], xp: 6 },
      { enemies: zombies('S1', { walker: 1 }), dice: [6] },
    );
    s.play('attack:crowbar@S1');
    expect([s.hero('ned').skills, s.hero('ned').actions]).toEqual([['free-search', 'plus-action'], 3]);
    expect(s.play('end').hero('ned').actions).toBe(4);
  });

  it('names another survivor anywhere for one extra action in their next turn [C-SK-16] [C-SKILL-1 Born Leader]', () => {
    const heroes = {
      ned: { zone: 'S1', skills: ['born-leader'] },
      amy: { zone: 'S13' },
      doug: { zone: 'S1' },
    };
    const s = street({ heroes, seats: [['ned'], ['amy'], ['doug']], turn: 'ned' });
    expect(s.options.filter((o) => o.startsWith('born-leader'))).toEqual([
      'born-leader:amy',
      'born-leader:doug',
    ]);
    s.play('born-leader:amy');
    expect(s.hero('ned').actions).toBe(3);
    expect(s.why('born-leader:doug')).toBe('skill.used');
    s.play('end');
    expect([s.decision?.hero, s.hero('amy').actions]).toEqual(['amy', 4]);
    s.play('end');
    expect([s.decision?.hero, s.hero('doug').actions]).toEqual(['doug', 3]);
    s.play('end');
    expect([s.decision?.hero, s.hero('amy').actions]).toEqual(['amy', 3]);
  });

  it('waits for a survivor who has acted already, and is there again in the leader’s next turn [C-SK-16]', () => {
    const heroes = { ned: { zone: 'S1', skills: ['born-leader'] }, amy: { zone: 'S13', done: true } };
    const s = street({ heroes, turn: 'ned' });
    s.play('born-leader:amy', 'end', 'activate:amy');
    expect(s.hero('amy').actions).toBe(4);
    expect(s.play('end').options).toContain('born-leader:amy');
  });
});

describe('free actions', () => {
  it('attacks once a turn for nothing, at hand or range, but does not reload [C-SK-8] [C-SKILL-1 +1 free action: combat]', () => {
    const enemies = zombies('S1', { walker: 9 });
    const melee = nedIn('S1', { hands: ['crowbar'], skills: ['free-combat'] }, { enemies, dice: [6, 6] });
    expect(melee.play('attack:crowbar@S1').hero('ned').actions).toBe(3);
    expect(melee.play('attack:crowbar@S1').hero('ned').actions).toBe(2);
    const ranged = nedIn(
      'S1',
      { hands: ['sawed-off'], skills: ['free-combat'], unloaded: true },
      { enemies, dice: [6, 6] },
    );
    expect(ranged.play('reload').hero('ned').actions).toBe(2);
    expect(ranged.play('attack:sawed-off@S1').hero('ned').actions).toBe(2);
    const spent = nedIn('S1', { hands: ['crowbar'], skills: ['free-combat'], actions: 0 }, { enemies });
    expect(spent.options).toEqual(['attack:crowbar@S1', 'end']);
  });

  it('moves once a turn for nothing, but does not drive [C-SK-9] [C-SKILL-1 +1 free action: move]', () => {
    const s = nedIn('S1', { skills: ['free-move'] });
    expect(s.play('move:S2').hero('ned').actions).toBe(3);
    expect(s.play('move:S3').hero('ned').actions).toBe(2);
    const board = { ...STREET, own: { cars: [{ kind: 'police', zone: 'S1' }], drive: true } };
    const car = nedIn('S1', { skills: ['free-move'] }, { board, own: { riders: { police: ['ned'] } } });
    expect(car.play('drive:S2', 'stop').hero('ned').actions).toBe(2);
  });

  it('searches for nothing, still only once a turn [C-SK-10] [C-SKILL-1 +1 free action: search]', () => {
    const heroes = { amy: { zone: HOUSE, skills: ['free-search'] } };
    const s = street({ heroes, turn: 'amy', draws: { equipment: ['water'] } });
    s.play('search');
    expect(s.hero('amy').actions).toBe(3);
    expect(s.why('search')).toBe('search.once');
  });
});

describe('range and Moves', () => {
  it('shoots one zone further, Molotov too; sight and shortest range stay [C-SK-11] [C-SKILL-1 +1 max range]', () => {
    const enemies = ['S1', 'S2', 'S3', 'S4', 'S5', 'S7'].flatMap((zone) => zombies(zone, { walker: 1 }));
    const at = (hands: string[]): string[] =>
      nedIn('S1', { hands, skills: ['max-range'] }, { enemies }).options.filter((o) =>
        o.startsWith('attack:'),
      );
    expect(at(['pistol'])).toEqual(['attack:pistol@S1', 'attack:pistol@S2', 'attack:pistol@S3']);
    expect(at(['molotov'])).toEqual(['attack:molotov@S1', 'attack:molotov@S2', 'attack:molotov@S3']);
    expect(at(['rifle'])).toEqual([
      'attack:rifle@S2',
      'attack:rifle@S3',
      'attack:rifle@S4',
      'attack:rifle@S5',
    ]);
    expect(at(['crowbar'])).toEqual(['attack:crowbar@S1']);
    const s = nedIn('S1', { hands: ['rifle', 'pistol'], skills: ['max-range'] }, { enemies });
    expect([s.why('attack:rifle@S1'), s.why('attack:pistol@S7')]).toEqual([
      'attack.too-near',
      'attack.not-seen',
    ]);
  });

  it('goes one zone further on every Move, three with the other skill [C-SK-12] [C-SKILL-1 +1 zone per move]', () => {
    const s = nedIn('S1', { skills: ['zone-per-move'] }).play('move:S2', 'move:S3');
    expect([s.prompt, s.hero('ned').at, s.hero('ned').actions]).toEqual(['turn', 'S3', 2]);
    s.play('move:S4', 'move:S5');
    expect([s.prompt, s.hero('ned').at, s.hero('ned').actions]).toEqual(['turn', 'S5', 1]);
    const both = nedIn('S1', { skills: ['zone-per-move', 'two-zones-per-move'] }).play(
      'move:S2',
      'move:S3',
      'move:S4',
    );
    expect([both.prompt, both.hero('ned').at, both.hero('ned').actions]).toEqual(['turn', 'S4', 2]);
  });

  it('goes one or two zones on every Move, free ones too [C-SK-13] [C-SKILL-1 2 zones per move]', () => {
    const s = nedIn('S1', { skills: ['two-zones-per-move', 'free-move'] }).play('move:S2', 'move:S3');
    expect([s.prompt, s.hero('ned').at, s.hero('ned').actions]).toEqual(['turn', 'S3', 3]);
    s.play('move:S4', 'stop');
    expect([s.prompt, s.hero('ned').at, s.hero('ned').actions]).toEqual(['turn', 'S4', 2]);
  });

  it('stops where zombies are and pays for those it leaves at the start [C-SK-13]', () => {
    const enemies = [...zombies('S1', { walker: 1 }), ...zombies('S3', { walker: 2 })];
    const s = nedIn('S1', { skills: ['two-zones-per-move', 'zone-per-move'] }, { enemies }).play(
      'move:S2',
      'move:S3',
    );
    expect([s.prompt, s.hero('ned').at, s.hero('ned').actions]).toEqual(['turn', 'S3', 1]);
  });

  it('pays nothing for zombies and is not stopped by them [C-SK-28] [C-SKILL-1 Slippery]', () => {
    const enemies = [...zombies('S1', { walker: 4 }), ...zombies('S2', { walker: 1 })];
    const s = nedIn('S1', { skills: ['slippery', 'two-zones-per-move'] }, { enemies });
    s.play('move:S2');
    expect(s.prompt).toBe('move-on');
    s.play('move:S3');
    expect([s.prompt, s.hero('ned').at, s.hero('ned').actions]).toEqual(['turn', 'S3', 2]);
  });
});
