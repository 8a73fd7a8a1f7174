// Who is hit by a ranged attack (C-COM-5, C-COM-7, C-COM-8, C-COM-12).
import type { Json } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { describe, expect, it } from 'vitest';
import { nedIn, street, zombies } from './combat-street.ts';

describe('ranged targets', () => {
  // Ned fires five dice of damage 2 into his own zone: Amy, who can take one more wound, and five zombies.
  const CROWD = { walker: 2, fatty: 1, runner: 2 };
  it.each([
    [0, { amy: 'in', ...CROWD }],
    [1, { ...CROWD, amy: 'dead' }],
    [2, { ...CROWD, amy: 'dead', walker: 1 }],
    [3, { ...CROWD, amy: 'dead', walker: 0 }],
    [4, { amy: 'dead', walker: 0, fatty: 0, runner: 2 }],
    [5, { amy: 'dead', walker: 0, fatty: 0, runner: 1 }],
  ])(
    '%i hits go to survivors, Walkers, Fatties, Runners in this order, never to the shooter [C-COM-5]',
    (hits, left) => {
      const s = nedIn(
        'S1',
        { hands: ['shotgun'], skills: ['die-ranged', 'die-ranged', 'die-ranged'] },
        {
          heroes: { amy: { zone: 'S1', wounds: 1 } },
          enemies: zombies('S1', CROWD),
          dice: [6, 6, 6, 6, 6].fill(1, hits),
        },
      );
      s.play('attack:shotgun@S1');
      const zombie = (type: string): number => s.enemies('S1', type);
      const now = {
        amy: s.hero('amy').status,
        walker: zombie('walker'),
        fatty: zombie('fatty'),
        runner: zombie('runner'),
      };
      expect(now).toEqual(left);
      expect(s.hero('ned').wounds).toBe(0);
    },
  );

  it('puts the Abomination on the level of the Fatties: it absorbs hits and shields Runners [C-COM-5] [C-COM-7]', () => {
    const s = nedIn(
      'S1',
      { hands: ['pistol', 'pistol'] },
      { enemies: zombies('S1', { abomination: 1, runner: 1 }), dice: [6, 6] },
    );
    s.play('attack:pistol+pistol@S1');
    expect(s.enemies('S1')).toBe(2);
    expect(s.happened('hits-lost')).toEqual([expect.objectContaining({ hits: 2 })]);
  });

  it('lets a Fatty that cannot be killed shield the Runners behind it [C-COM-7]', () => {
    const s = nedIn(
      'S1',
      { hands: ['sub-mg'] },
      { enemies: zombies('S1', { fatty: 1, runner: 2 }), dice: [5, 5, 6] },
    );
    s.play('attack:sub-mg@S1');
    expect([s.enemies('S1', 'fatty'), s.enemies('S1', 'runner')]).toEqual([1, 2]);
  });

  it('kills three Walkers, wastes two hits on the Fatty, then a machete kills it [X-12]', () => {
    const s = street({
      heroes: { doug: { zone: 'S1', hands: ['sub-mg', 'sub-mg'], reserve: ['machete'] } },
      enemies: zombies('S1', { walker: 3, fatty: 1 }),
      turn: 'doug',
      dice: [5, 5, 5, 6, 6, 4, 4],
    });
    s.play('attack:sub-mg+sub-mg@S1');
    expect([s.enemies('S1', 'walker'), s.enemies('S1', 'fatty')]).toEqual([0, 1]);
    expect(s.happened('hits-lost')).toEqual([expect.objectContaining({ hits: 2 })]);
    s.play('arrange', 'hold:machete+sub-mg', 'attack:machete@S1');
    expect(s.enemies('S1')).toBe(0);
    expect(s.hero('doug').xp).toBe(4);
  });

  it('kills Ned and three Walkers, then the last Walker, the Fatty shielding the Runners [X-16]', () => {
    const s = street({
      heroes: { doug: { zone: 'S1', hands: ['sub-mg', 'sub-mg'] }, ned: { zone: 'S1' } },
      enemies: zombies('S1', { walker: 4, fatty: 1, runner: 2 }),
      turn: 'doug',
      dice: [5, 5, 5, 6, 6, 1, 5, 5, 6, 1, 1, 1],
    });
    s.play('attack:sub-mg+sub-mg@S1');
    expect(s.hero('ned').status).toBe('dead');
    expect([s.enemies('S1', 'walker'), s.enemies('S1', 'fatty'), s.enemies('S1', 'runner')]).toEqual([
      1, 1, 2,
    ]);
    s.play('attack:sub-mg+sub-mg@S1');
    expect([s.enemies('S1', 'walker'), s.enemies('S1', 'fatty'), s.enemies('S1', 'runner')]).toEqual([
      0, 1, 2,
    ]);
    expect(s.happened('hits-lost')).toEqual([expect.objectContaining({ hits: 2 })]);
  });

  it('lets the shooter choose among survivors of the zone [C-COM-12]', () => {
    const s = street({
      heroes: { ned: { zone: 'S1', hands: ['pistol', 'pistol'] }, amy: { zone: 'S2' }, doug: { zone: 'S2' } },
      seats: [['amy', 'doug'], ['ned']],
      enemies: zombies('S2', { walker: 1 }),
      turn: 'ned',
      dice: [6, 6],
    });
    s.play('attack:pistol+pistol@S2');
    expect(s.decision).toMatchObject({ prompt: 'friendly-fire', by: 1, total: 2 });
    s.play('hit:amy=1 hit:doug=1');
    expect([s.hero('amy').wounds, s.hero('doug').wounds]).toEqual([1, 1]);
  });

  it('kills the Fatty before the Abomination; hits that can kill nothing left there are lost [C-COM-12]', () => {
    const enemies = zombies('S1', { fatty: 1, abomination: 1, runner: 1 });
    const s = nedIn('S1', { hands: ['shotgun'] }, { enemies, dice: [6, 6] });
    s.play('attack:shotgun@S1');
    const left = ['fatty', 'abomination', 'runner'].map((type) => s.enemies('S1', type));
    expect(left).toEqual([0, 1, 1]);
    expect(s.happened('hits-lost')).toEqual([expect.objectContaining({ hits: 1 })]);
  });
});

describe('chosen targets', () => {
  const aim = (ned: { [key: string]: Json }): Scene =>
    nedIn('S1', ned, {
      heroes: { amy: { zone: 'S2', hands: ['pan'] } },
      enemies: zombies('S2', { walker: 1, runner: 1, fatty: 1 }),
      dice: [6],
    });

  it.each([
    ['sniper-rifle', { hands: ['sniper-rifle'] }],
    ['pistol', { hands: ['pistol'], skills: ['sniper'] }],
  ])('a sniper chooses with the %s and spares survivors [C-COM-8]', (weapon, ned) => {
    const s = aim(ned).play(`attack:${weapon}@S2`);
    expect([...s.options].sort()).toEqual(['hit:amy', 'hit:runner', 'hit:walker']);
    s.play('hit:runner=1');
    expect([s.enemies('S2', 'runner'), s.enemies('S2', 'walker'), s.hero('amy').wounds]).toEqual([0, 1, 0]);
  });

  it('hits a survivor only on purpose: more hits than zombies may go nowhere [C-COM-8]', () => {
    const s = nedIn(
      'S1',
      { hands: ['pistol', 'pistol'], skills: ['sniper'] },
      { heroes: { amy: { zone: 'S2' } }, enemies: zombies('S2', { walker: 1 }), dice: [6, 6] },
    );
    s.play('attack:pistol+pistol@S2', 'hit:walker=1 miss=1');
    expect(s.hero('amy').wounds).toBe(0);
    const onPurpose = aim({ hands: ['sniper-rifle'] }).play('attack:sniper-rifle@S2', 'hit:amy=1');
    expect(onPurpose.hero('amy').wounds).toBe(1);
  });

  it('does not come with a plain rifle [C-COM-8]', () => {
    const s = aim({ hands: ['rifle'] }).play('attack:rifle@S2');
    expect(s.hero('amy').wounds).toBe(1);
  });
});
