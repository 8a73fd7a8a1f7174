// Driving, and who is run over (C-CAR-2, C-CAR-3, C-CAR-5, C-CAR-7 to C-CAR-9).
import { describe, expect, it } from 'vitest';
import type { Json } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { HOUSE, NORTH_DOOR, STREET, street, zombies } from './combat-street.ts';

const CARS = [
  { kind: 'police', zone: 'S2' },
  { kind: 'pimp', zone: 'S3' },
];
type Fields = { [key: string]: Json };

/** Ned at the wheel of the police car in S2; a pimp mobile stands in S3. */
const driving = (
  ned: Fields,
  { heroes, riders, ...rest }: { heroes?: Fields; riders?: Fields; [key: string]: Json | undefined },
): Scene =>
  street({
    board: { ...STREET, own: { cars: CARS, drive: true } },
    heroes: { ned: { zone: 'S2', ...ned }, ...heroes },
    own: { riders: { police: ['ned'], ...riders } },
    turn: 'ned',
    ...(rest as Fields),
  });

/** Zones rolled for, in order, with the number of dice. */
const rolls = (s: Scene): [string, number][] =>
  s.events.flatMap((e) => (e.type === 'run-over' ? [[e.zone, e.dice.length] as [string, number]] : []));

describe('driving', () => {
  it('goes one or two street zones for one action of the driver [C-CAR-2]', () => {
    const one = driving({}, {}).play('drive:S3', 'stop');
    expect([one.hero('ned').at, one.hero('ned').actions]).toEqual(['S3', 2]);
    const two = driving({}, {}).play('drive:S3', 'drive:S7');
    expect([two.hero('ned').at, two.hero('ned').actions, two.prompt]).toEqual(['S7', 2, 'turn']);
    const passenger = driving(
      {},
      { heroes: { amy: { zone: 'S2' } }, riders: { police: ['ned', 'amy'] }, turn: 'amy' },
    );
    expect(passenger.why('drive:S3')).toBe('car.not-driving');
    passenger.play('end', 'drive:S3', 'stop');
    expect(passenger.hero('amy').at).toBe('S3');
  });

  it('is no Move: no move skills, no cost for zombies, and they do not stop it [C-CAR-2]', () => {
    const skills = ['free-move', 'two-zones-per-move', 'zone-per-move'];
    const enemies = [...zombies('S2', { walker: 3 }), ...zombies('S3', { walker: 1 })];
    const s = driving({ skills }, { enemies, dice: [1, 1, 1, 1] }).play('drive:S3', 'drive:S4');
    expect([s.hero('ned').at, s.hero('ned').actions, s.prompt]).toEqual(['S4', 2, 'turn']);
  });

  it('keeps to the street, past an open door too [C-CAR-5]', () => {
    const s = driving({}, { doors: { [NORTH_DOOR]: 'open' } });
    expect(s.options.filter((o) => o.startsWith('drive:'))).toEqual(['drive:S1', 'drive:S3']);
    expect(s.why(`drive:${HOUSE}`)).toBe('car.not-street');
    s.play('drive:S1');
    expect(s.play('drive:S2').hero('ned').at).toBe('S2');
  });
});

describe('running over', () => {
  it('rolls a die for each figure in the zones left, crossed and reached; 4, 5 and 6 hit [C-CAR-3]', () => {
    const enemies = [
      ...zombies('S2', { walker: 3 }),
      ...zombies('S3', { walker: 1, runner: 1 }),
      ...zombies('S4', { walker: 4 }),
    ];
    const s = driving({}, { enemies, dice: [4, 5, 6, 3, 2, 6, 1, 3, 4] }).play('drive:S3', 'drive:S4');
    expect(rolls(s)).toEqual([
      ['S2', 3],
      ['S3', 2],
      ['S4', 4],
    ]);
    expect(['S2', 'S3', 'S4'].map((zone) => s.enemies(zone))).toEqual([0, 2, 2]);
  });

  it('hits for 1 damage by ranged priority, survivors outside the car first [C-CAR-3]', () => {
    const heroes = { amy: { zone: 'S3', wounds: 1 } };
    const enemies = zombies('S3', { walker: 1, fatty: 1, runner: 1 });
    const s = driving({}, { heroes, enemies, dice: [6, 6, 6, 6] }).play('drive:S3', 'stop');
    expect(rolls(s)).toEqual([['S3', 4]]);
    expect(s.hero('amy').status).toBe('dead');
    expect(['walker', 'fatty', 'runner'].map((type) => s.enemies('S3', type))).toEqual([0, 1, 1]);
  });

  it('rolls zone by zone as the car passes, before the driver decides to go on [C-CAR-7]', () => {
    const enemies = [
      ...zombies('S2', { walker: 1 }),
      ...zombies('S3', { walker: 1 }),
      ...zombies('S4', { walker: 1 }),
    ];
    const s = driving({}, { enemies, dice: [4, 4, 4] }).play('drive:S3');
    expect(s.prompt).toBe('drive-on');
    expect(['S2', 'S3', 'S4'].map((zone) => s.enemies(zone))).toEqual([0, 0, 1]);
    expect(s.play('drive:S4').enemies('S4')).toBe(0);
  });

  it('may go forth and back: the starting zone is rolled for twice, the other once [C-CAR-7]', () => {
    const enemies = [...zombies('S2', { walker: 2 }), ...zombies('S3', { walker: 1 })];
    const s = driving({}, { enemies, dice: [6, 1, 1, 6] }).play('drive:S3', 'drive:S2');
    expect(rolls(s)).toEqual([
      ['S2', 2],
      ['S3', 1],
      ['S2', 1],
    ]);
    expect([s.hero('ned').at, s.enemies('S2'), s.enemies('S3')]).toEqual(['S2', 0, 1]);
  });

  it('gives the experience to the driver; dice skills do not help [C-CAR-8]', () => {
    const skills = ['die-combat', 'roll-combat', 'sniper'];
    const enemies = zombies('S2', { walker: 2, runner: 1 });
    const riders = { police: ['ned', 'amy'] };
    const s = driving({ skills }, { heroes: { amy: { zone: 'S2' } }, riders, enemies, dice: [4, 3, 3] });
    s.play('drive:S3', 'stop');
    expect([s.enemies('S2', 'walker'), s.enemies('S2', 'runner')]).toEqual([1, 1]);
    expect([s.hero('ned').xp, s.hero('amy').xp]).toEqual([1, 0]);
  });

  it.each(['lucky', 'reroll-per-turn'])(
    'lets %s re-roll the dice of one zone of the drive [C-CAR-8]',
    (skill) => {
      const enemies = [...zombies('S2', { walker: 2 }), ...zombies('S3', { walker: 1 })];
      const s = driving({ skills: [skill] }, { enemies, dice: [1, 4, 6, 6, 1] }).play('drive:S3');
      expect(s.options).toEqual([`reroll:${skill}`, 'keep']);
      s.play(`reroll:${skill}`);
      expect(s.prompt).toBe('drive-on');
      expect([s.enemies('S2'), s.enemies('S3')]).toEqual([0, 1]);
    },
  );

  it('spares those in the driven car, not those in another [C-CAR-9]', () => {
    const heroes = { amy: { zone: 'S2' }, doug: { zone: 'S3' } };
    const riders = { police: ['ned', 'amy'], pimp: ['doug'] };
    const s = driving({}, { heroes, riders, dice: [6] }).play('drive:S3', 'stop');
    expect(rolls(s)).toEqual([['S3', 1]]);
    expect(['ned', 'amy', 'doug'].map((id) => s.hero(id).wounds)).toEqual([0, 0, 1]);
  });
});
