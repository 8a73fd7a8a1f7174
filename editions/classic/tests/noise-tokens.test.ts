// Noise: who makes it, where it lies, how long it stays (C-NOISE-1 to C-NOISE-5, X-1, X-2, X-57).
import { describe, expect, it } from 'vitest';
import { itemAt } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { noiseMap } from '../noise.ts';
import { noiseIn, play, TOWN } from './table.ts';

const DOOR = 'R_7B_00_room-S4';
/** Noise of a zone as zombies hear it: tokens and survivors. */
const heard = (s: Scene, zone: string): number => itemAt(noiseMap(s.game), s.zone(zone));
const walkers = (zone: string, count = 1) => ({ type: 'walker', zone, count });
const tokens = (s: Scene): number => s.game.context.board.zones.reduce((n, z) => n + noiseIn(s, z.id), 0);

describe('survivors', () => {
  it('count as one noise each where they stand [C-NOISE-1]', () => {
    const heroes = { ned: { zone: 'S7' }, amy: { zone: 'S9' }, doug: { zone: 'S9' } };
    const s = play({ mission: TOWN, heroes, enemies: [walkers('S8', 3)], phase: 'enemies' });
    expect(['S7', 'S9', 'S8'].map((z) => heard(s, z))).toEqual([1, 2, 0]);
    expect(s.enemies('S9')).toBe(3);
  });

  it('add to the tokens of their zone, those in cars included [C-NOISE-5]', () => {
    const heroes = { ned: { zone: 'S3' }, amy: { zone: 'S3' }, doug: { zone: 'S3' } };
    const own = { riders: { 'police-1': ['ned', 'amy'] }, noise: { S3: 2 } };
    const s = play({ mission: '03', heroes, own, turn: 'ned', dice: [1] });
    expect(heard(s, 'S3')).toBe(5);
    s.play('drive:S4', 'stop');
    expect(tokens(s)).toBe(2);
    expect([heard(s, 'S3'), heard(s, 'S4')]).toEqual([3, 2]);
  });
});

describe('a noise token', () => {
  it('comes with every shot, where the shooter stands, never in the target zone [C-NOISE-2]', () => {
    const ned = { zone: 'S8', hands: ['pistol'] };
    const s = play({
      mission: TOWN,
      heroes: { ned },
      enemies: [walkers('S7', 3)],
      turn: 'ned',
      dice: [1, 6],
    });
    s.play('attack:pistol@S7', 'attack:pistol@S7');
    expect([noiseIn(s, 'S8'), noiseIn(s, 'S7')]).toEqual([2, 0]);
  });

  it('comes once for a dual attack, and for a Molotov [C-NOISE-2]', () => {
    const dual = { zone: 'S8', hands: ['pistol', 'pistol'] };
    const s = play({
      mission: TOWN,
      heroes: { ned: dual },
      enemies: [walkers('S7')],
      turn: 'ned',
      dice: [1, 1],
    });
    s.play('attack:pistol+pistol@S7');
    expect(tokens(s)).toBe(1);
    const thrower = { zone: 'S8', hands: ['molotov'] };
    const fire = play({ mission: TOWN, heroes: { ned: thrower }, enemies: [walkers('S7')], turn: 'ned' });
    fire.play('attack:molotov@S7');
    expect([noiseIn(fire, 'S8'), tokens(fire)]).toEqual([1, 1]);
  });

  it.each([
    ['crowbar', 0, 0],
    ['fire-axe', 1, 0],
    ['chainsaw', 1, 1],
  ])('comes with a %s as marked: %i for the door, %i for the attack [C-NOISE-2]', (card, door, attack) => {
    const heroes = { ned: { zone: 'S4', hands: [card] } };
    const dice = Array<number>(card === 'chainsaw' ? 5 : 1).fill(1);
    const draws = { zombies: [1] };
    const s = play({ mission: TOWN, heroes, enemies: [walkers('S4')], turn: 'ned', dice, draws });
    s.play(`open:${DOOR}`);
    expect(noiseIn(s, 'S4')).toBe(door);
    s.play(`attack:${card}@S4`);
    expect(noiseIn(s, 'S4')).toBe(door + attack);
    expect(tokens(s)).toBe(door + attack);
  });

  it('stays where it was made until the end of the game turn, after the zombies have moved [C-NOISE-3]', () => {
    const s = play({
      mission: TOWN,
      heroes: { amy: { zone: 'S10' } },
      enemies: [walkers('S12')],
      turn: 'amy',
    });
    s.play('noise', 'noise', 'move:S9', 'move:S8', 'end');
    const order = s.events.map((e) => e.type).filter((t) => t === 'enemies-moved' || t === 'noise-cleared');
    expect(order).toEqual(['enemies-moved', 'noise-cleared']);
    expect(tokens(s)).toBe(0);

    // Loud tokens beat a survivor nearer by: the Walker at S12 goes for S10, not for Ned at S16.
    const lured = play({
      mission: TOWN,
      heroes: { ned: { zone: 'S16' } },
      enemies: [walkers('S12')],
      own: { noise: { S10: 2 } },
      turn: 'ned',
    });
    lured.play('end');
    expect([lured.enemies('S8'), lured.enemies('S14')]).toEqual([1, 0]);
    expect(tokens(lured)).toBe(0);
  });

  it('can be made on purpose, one action each time [C-NOISE-4]', () => {
    const s = play({ mission: TOWN, heroes: { ned: { zone: 'S8' } }, turn: 'ned' }).play('noise');
    expect([noiseIn(s, 'S8'), s.hero('ned').actions]).toEqual([1, 2]);
    s.play('noise', 'noise');
    expect(s.happened('noise')).toHaveLength(3);
    const amy = play({ mission: TOWN, heroes: { amy: { zone: 'S8', actions: 0 } }, turn: 'amy' });
    expect(amy.why('noise')).toBe('hero.too-few-actions');
  });
});

describe('worked examples', () => {
  it('Ned opens a door with the axe and kills with two axe attacks: noise 2 with himself [X-1]', () => {
    const heroes = { ned: { zone: 'S4', hands: ['fire-axe'] }, amy: { zone: 'S16' } };
    const s = play({
      mission: TOWN,
      heroes,
      enemies: [walkers('S4')],
      turn: 'ned',
      dice: [3, 4],
      draws: { zombies: [1] },
    });
    s.play(`open:${DOOR}`);
    expect([noiseIn(s, 'S4'), heard(s, 'S4')]).toEqual([1, 2]);
    s.play('attack:fire-axe@S4', 'attack:fire-axe@S4');
    expect(s.enemies('S4')).toBe(0);
    expect([noiseIn(s, 'S4'), heard(s, 'S4')]).toEqual([1, 2]);
  });

  it('Amy shoots three times with two Sub MGs: six dice each, three tokens, which stay when she moves [X-2]', () => {
    const heroes = { amy: { zone: 'S8', hands: ['sub-mg', 'sub-mg'] }, ned: { zone: 'S16' } };
    const dice = Array<number>(18).fill(1);
    const s = play({ mission: TOWN, heroes, enemies: [walkers('S7')], turn: 'amy', dice });
    for (let i = 0; i < 3; i++) s.play('attack:sub-mg+sub-mg@S7');
    expect(s.happened('attacked').map((e) => e.type === 'attacked' && e.dice.length)).toEqual([6, 6, 6]);
    expect([noiseIn(s, 'S8'), heard(s, 'S8'), tokens(s)]).toEqual([3, 4, 3]);
    s.play('move:S9');
    expect(s.hero('amy').at).toBe('S9');
    expect([noiseIn(s, 'S8'), heard(s, 'S8'), heard(s, 'S9')]).toEqual([3, 3, 1]);
  });

  it.each([
    ['fire-axe', [4], 1],
    ['chainsaw', [5, 1, 1, 1, 1], 2],
  ])('%s opens a door, then kills: tokens as marked [X-57]', (card, dice, total) => {
    const heroes = { ned: { zone: 'S4', hands: [card] } };
    const s = play({
      mission: TOWN,
      heroes,
      enemies: [walkers('S4')],
      turn: 'ned',
      dice,
      draws: { zombies: [1] },
    });
    s.play(`open:${DOOR}`);
    expect(noiseIn(s, 'S4')).toBe(1);
    s.play(`attack:${card}@S4`);
    expect(s.enemies('S4')).toBe(0);
    expect(noiseIn(s, 'S4')).toBe(total);
  });
});
