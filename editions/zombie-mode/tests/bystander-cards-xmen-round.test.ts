/** Bystander cards of the other box that act between the turns (H-BOTH-1): the rise of hunger, spawn cards. */
import { describe, expect, it } from 'vitest';
import { enemy, type Entry } from './card-table.ts';
import { discarded, enemiesTurn, people, withSpawns } from './streets.ts';
import { hunger, play } from './table.ts';

describe('Mariko Yashida', () => {
  const dawn = (is: Entry = {}, enemies: Entry[] = []) =>
    enemiesTurn({
      heroes: { hulk: { zone: 'S2', track: 2, bystander: 'mariko-yashida', ...is }, wasp: { zone: 'S18' } },
      own: { ...people(), stunned: enemies.map(() => ({ type: 'trooper', zone: 'S2' })) },
      enemies,
    });

  it('keeps hunger down at the start of the player phase where no enemy is in the zone [Z-BYS-2] [Z-HUN-1]', () => {
    const s = dawn();
    expect([s.prompt, ...s.options]).toEqual(['react', 'use:mariko-yashida@hulk', 'go-on']);
    s.play('use:mariko-yashida@hulk');
    expect([hunger(s, 'hulk'), hunger(s, 'wasp'), s.prompt]).toEqual([2, 1, 'activate']);
  });

  it('may be left alone', () => expect(hunger(dawn().play('go-on'), 'hulk')).toBe(3));

  it('is not asked with an enemy in the zone, nor for the Ravenous', () => {
    const s = dawn({}, [enemy('trooper', 'S2')]);
    expect([s.prompt, hunger(s, 'hulk')]).toEqual(['activate', 3]);
    expect(dawn({ track: 4 }).prompt).toBe('activate');
  });
});

/** Spawn points at S18 and S14; these cards are drawn. */
const spawning = (is: Entry, spawn: string[], enemies: Entry[] = [], spawns = ['S18', 'S14']) =>
  play({
    board: withSpawns(...spawns),
    spawns: true,
    own: people(),
    heroes: { hulk: { zone: 'S2', done: true, ...is }, wasp: { zone: 'S3', done: true } },
    enemies,
    draws: { spawn },
    phase: 'spawn',
  });

describe('Abigail Brand', () => {
  const brand = { bystander: 'abigail-brand' };

  it('lets the figures of a normal card come to another active spawn zone, once per round [Z-BYS-2]', () => {
    const s = spawning(brand, ['001', '003']);
    expect([s.prompt, ...s.options]).toEqual(['react', 'use:abigail-brand@hulk', 'go-on']);
    s.play('use:abigail-brand@hulk');
    expect([s.enemies('S18'), s.enemies('S14'), s.prompt]).toEqual([0, 4, 'activate']);
  });

  it('lets the players choose among several', () => {
    const s = spawning(brand, ['001', '007', '011'], [], ['S18', 'S14', 'S4']);
    s.play('use:abigail-brand@hulk');
    expect([s.prompt, ...s.options]).toEqual(['choose', 'in:S14', 'in:S4']);
    s.play('in:S4');
    expect([s.enemies('S18'), s.enemies('S4')]).toEqual([0, 2]);
  });

  it('redirects a rush, which acts from there', () => {
    const s = spawning(brand, ['022', '007']).play('use:abigail-brand@hulk');
    expect([s.enemies('S18'), s.enemies('S17'), s.enemies('S15', 'trooper')]).toEqual([0, 0, 2]);
  });

  it('is not asked with one spawn zone, for other cards, or for cards that bring nobody', () => {
    expect(spawning(brand, ['001'], [], ['S18']).prompt).toBe('activate');
    expect(spawning(brand, ['037', '007']).prompt).toBe('activate');
    expect(spawning(brand, ['007', '011']).prompt).toBe('activate');
  });

  it('is not asked for the rooms of a building', () => {
    const room = 'R_3V_11_server';
    const s = play({
      board: withSpawns('S18', 'S14'),
      own: people(),
      heroes: { hulk: { zone: 'S10', ...brand } },
      draws: { spawn: ['001'] },
      spawns: true,
      turn: 'hulk',
    }).play(`open:${room}-S10`, `fill:${room}`);
    expect([s.prompt, s.enemies(room)]).toEqual(['fill-room', 2]);
  });

  it('redirects one card: another drawn in its place comes where it was drawn for', () => {
    const s = spawning({ ...brand, traits: ['false-trail'] }, ['001', '003', '007']);
    s.play('use:abigail-brand@hulk', 'use:false-trail@hulk');
    expect([s.enemies('S18'), s.enemies('S14')]).toEqual([2, 0]);
  });
});

describe('Senator Kelly', () => {
  const kelly = (track: number, enemies = [enemy('trooper', 'S6')]) =>
    spawning({ track, bystander: 'senator-kelly' }, ['027'], enemies, ['S18']);

  it('discards an Extra Activation! for hunger: nobody acts, no other card is drawn [Z-BYS-2]', () => {
    const s = kelly(1);
    expect([s.prompt, ...s.options]).toEqual(['react', 'use:senator-kelly@hulk', 'go-on']);
    s.play('use:senator-kelly@hulk');
    // The new round makes everybody hungrier as well.
    expect([s.enemies('S6'), hunger(s, 'hulk'), discarded(s, 'spawn')]).toEqual([1, 3, ['027']]);
    expect(kelly(1).play('go-on').enemies('S6')).toBe(0);
  });

  it('is not offered to the Ravenous, nor where nobody would act', () => {
    expect(kelly(4).prompt).toBe('activate');
    expect(kelly(1, [enemy('guard', 'S6')]).prompt).toBe('activate');
  });

  it('has nothing to say about a shortage [K-SPAWN-4]', () => {
    const s = spawning({ bystander: 'senator-kelly' }, ['001'], [enemy('trooper', 'S14', 34)], ['S18']);
    expect([s.prompt, s.onBoard('trooper'), s.enemies('S18')]).toEqual(['activate', 35, 0]);
  });
});
