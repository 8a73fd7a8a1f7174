// Getting in and out of cars and being inside one (C-CAR-1, C-CAR-4, C-CAR-6, C-CAR-10, C-CAR-11).
import { noiseMap } from '../noise.ts';
import { describe, expect, it } from 'vitest';
import type { Json } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { NORTH_DOOR, STREET, street, zombies } from './combat-street.ts';

/** A police car in S2, in front of the left house; `riders` sit in it, driver first. */
const withCar = (riders: (string | null)[], scenario: { [key: string]: Json }): Scene => {
  const own = { cars: [{ kind: 'police', zone: 'S2' }], drive: true };
  return street({
    board: { ...STREET, own, objectives: [{ zone: 'S2' }] },
    own: { riders: { police: riders } },
    ...scenario,
  });
};
const IN_S2 = { zone: 'S2' };

describe('seats', () => {
  it('takes a free seat for one action: the one driver’s or a passenger’s [C-CAR-1]', () => {
    const s = withCar([], { heroes: { ned: IN_S2, amy: { zone: 'S1' } }, turn: 'ned' });
    expect(s.options).toEqual(expect.arrayContaining(['enter:police.driver', 'enter:police.passenger']));
    s.play('enter:police.driver');
    expect(s.hero('ned').actions).toBe(2);
    expect(s.why('enter:police.passenger')).toBe('car.already-inside');
    s.play('end');
    expect(s.why('enter:police.passenger')).toBe('car.not-here');
    s.play('move:S2');
    expect(s.why('enter:police.driver')).toBe('car.seat-taken');
    expect(s.play('enter:police.passenger').happened('car-entered')).toHaveLength(2);
  });

  it('cannot be entered while a zombie is in the zone [C-CAR-1]', () => {
    const s = withCar([], { heroes: { ned: IN_S2 }, enemies: zombies('S2', { walker: 1 }), turn: 'ned' });
    expect(s.why('enter:police.driver')).toBe('car.zombies');
    expect(s.why('enter:police.passenger')).toBe('car.zombies');
  });

  it('holds one driver and three passengers, a fifth stays outside [C-CAR-1]', () => {
    const heroes = { ned: IN_S2, amy: IN_S2, doug: IN_S2, josh: IN_S2, phil: IN_S2 };
    const three = withCar([null, 'amy', 'doug'], { heroes, turn: 'ned' });
    expect(three.options).toEqual(expect.arrayContaining(['enter:police.driver', 'enter:police.passenger']));
    const noSeatBehind = withCar([null, 'amy', 'doug', 'josh'], { heroes, turn: 'ned' });
    expect(noSeatBehind.why('enter:police.passenger')).toBe('car.seat-taken');
    expect(noSeatBehind.options).toContain('enter:police.driver');
    const full = withCar(['amy', 'doug', 'josh', 'phil'], { heroes, turn: 'ned' });
    expect([full.why('enter:police.driver'), full.why('enter:police.passenger')]).toEqual([
      'car.seat-taken',
      'car.seat-taken',
    ]);
  });

  it('can always be left or changed for a free one, zombies or not [C-CAR-1]', () => {
    const enemies = zombies('S2', { walker: 2 });
    const s = withCar(['ned', 'amy'], { heroes: { ned: IN_S2, amy: IN_S2 }, enemies, turn: 'ned' });
    s.play('seat:passenger', 'getout');
    expect(s.hero('ned').actions).toBe(1);
    expect(s.why('getout')).toBe('car.not-inside');
    expect(s.why('seat:driver')).toBe('car.not-inside');
    const taken = withCar(['ned', 'amy'], { heroes: { ned: IN_S2, amy: IN_S2 }, turn: 'amy' });
    expect(taken.why('seat:driver')).toBe('car.seat-taken');
  });

  it('exists only where the mission allows cars [C-CAR-6]', () => {
    const own = { cars: [{ kind: 'police', zone: 'S2' }] };
    const s = street({ board: { ...STREET, own }, heroes: { ned: IN_S2 }, turn: 'ned' });
    expect(s.options.filter((o) => /^(enter|drive)/.test(o))).toEqual([]);
    expect(s.why('enter:police.driver')).toBe('car.not-drivable');
    expect(s.why('drive:S3')).toBe('car.not-driving');
    expect(withCar([], { heroes: { ned: IN_S2 }, turn: 'ned' }).options).toContain('enter:police.driver');
  });

  it('keeps the car where it is when the driver dies, until someone takes the seat [C-CAR-11]', () => {
    const heroes = { ned: { ...IN_S2, wounds: 1 }, amy: IN_S2 };
    const s = withCar(['ned', 'amy'], { heroes, phase: 'enemies', enemies: zombies('S2', { walker: 1 }) });
    s.play('wound:ned=1');
    expect(s.hero('ned').status).toBe('dead');
    expect(s.prompt).toBe('turn');
    expect(s.hero('amy').at).toBe('S2');
    expect(s.why('drive:S3')).toBe('car.not-driving');
    expect(s.play('seat:driver').options).toContain('drive:S3');
  });

  it('keeps the car where it is when the driver gets out [C-CAR-11]', () => {
    const s = withCar(['ned', 'amy'], { heroes: { ned: IN_S2, amy: IN_S2 }, turn: 'ned' });
    s.play('getout', 'move:S3', 'end');
    expect(s.hero('amy').at).toBe('S2');
    expect(s.why('drive:S3')).toBe('car.not-driving');
    expect(s.play('seat:driver').options).toContain('drive:S3');
  });
});

describe('inside a car', () => {
  it('fights in melee and at range [C-CAR-4]', () => {
    const heroes = { ned: { ...IN_S2, hands: ['crowbar', 'pistol'] } };
    const enemies = [...zombies('S2', { walker: 1 }), ...zombies('S3', { walker: 1 })];
    const s = withCar(['ned'], { heroes, enemies, turn: 'ned', dice: [4, 4] });
    s.play('attack:crowbar@S2', 'attack:pistol@S3');
    expect(s.enemies('S2') + s.enemies('S3')).toBe(0);
  });

  it('is attacked by zombies [C-CAR-4]', () => {
    const s = withCar(['ned'], {
      heroes: { ned: IN_S2 },
      enemies: zombies('S2', { walker: 1 }),
      phase: 'enemies',
    });
    expect(s.hero('ned').wounds).toBe(1);
  });

  it('is in the zone for every purpose: noise, trading, healing, targets [C-CAR-10]', () => {
    const heroes = {
      ned: { ...IN_S2, hands: ['crowbar'], skills: ['medic'] },
      amy: { ...IN_S2, wounds: 1 },
      doug: { zone: 'S1', hands: ['pistol'] },
    };
    const s = withCar(['ned'], { heroes, enemies: zombies('S2', { walker: 1 }), turn: 'ned', dice: [6] });
    expect(noiseMap(s.game)[s.zone('S2')]).toBe(2);
    expect(s.options).toEqual(expect.arrayContaining(['trade:amy', 'medic:amy']));
    s.play('end', 'activate:doug', 'attack:pistol@S2');
    expect(s.options).toEqual(['hit:ned', 'hit:amy']);
  });

  it('must get out to move, open or shut a door, or take an objective [C-CAR-10]', () => {
    const ned = { ...IN_S2, hands: ['crowbar'], skills: ['lock-it-down'], actions: 5 };
    const shut = withCar(['ned'], { heroes: { ned }, turn: 'ned', draws: { zombies: [1] } });
    expect(shut.why('move:S3')).toBe('move.in-car');
    expect(shut.why(`open:${NORTH_DOOR}`)).toBe('open.in-car');
    expect(shut.why('take:S2')).toBe('take.in-car');
    shut.play('getout');
    expect(shut.options).toEqual(expect.arrayContaining(['move:S3', `open:${NORTH_DOOR}`, 'take:S2']));
    shut.play('take:S2', `open:${NORTH_DOOR}`, `lock-it-down:${NORTH_DOOR}`);

    const open = withCar(['ned'], { heroes: { ned }, turn: 'ned', doors: { [NORTH_DOOR]: 'open' } });
    expect(open.why(`lock-it-down:${NORTH_DOOR}`)).toBe('skill.no-target');
    expect(open.play('getout').options).toContain(`lock-it-down:${NORTH_DOOR}`);
  });
});
