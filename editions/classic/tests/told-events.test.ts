/** What events tell of what happened, so that words can say it rightly. */
import { describe, expect, it } from 'vitest';
import { itemAt } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { nedIn, STREET, zombies } from './combat-street.ts';
import { HOUSE, PAIR, withSpawns, zombiesTurn } from './kernel-boards.ts';
import { play } from './table.ts';

const spawn = (card: number, xp = 0, enemies: { type: string; zone: string }[] = []): Scene =>
  zombiesTurn({
    board: withSpawns(PAIR, 'S1'),
    spawns: true,
    heroes: { ned: { zone: HOUSE, xp } },
    enemies,
    draws: { zombies: [card] },
  });

describe('a zombie card', () => {
  it('tells what it brings on the line that is read [C-SPAWN-2]', () => {
    expect(spawn(12).happened('spawn-card')).toMatchObject([{ kind: 'normal', enemy: 'fatty', n: 1 }]);
    expect(spawn(41, 19).happened('spawn-card')).toMatchObject([{ kind: 'manhole', enemy: 'fatty', n: 1 }]);
  });

  it('tells whom it activates, and at Blue nobody [C-SPAWN-5]', () => {
    expect(spawn(39, 7).happened('spawn-card')).toMatchObject([{ kind: 'extra', enemy: 'fatty', n: 0 }]);
    expect(spawn(39).happened('spawn-card')).toMatchObject([{ kind: 'extra', enemy: '', n: 0 }]);
    expect(spawn(39).happened('card-without-effect')).toMatchObject([{ kind: 'extra' }]);
  });

  it('tells who comes in place of a second Abomination [C-SPAWN-4]', () => {
    const s = spawn(36, 0, [{ type: 'abomination', zone: 'S13' }]);
    expect(s.happened('figures-instead')).toMatchObject([{ enemy: 'abomination', instead: 'fatty', n: 1 }]);
    expect(spawn(36).happened('figures-instead')).toEqual([]);
  });
});

describe('a Move', () => {
  const enemies = zombies('S1', { walker: 1 });
  const cost = (skills: string[]): unknown =>
    nedIn('S1', { skills }, { enemies }).play('move:S2').happened('moved');

  it('tells the actions that were paid, a free one not among them [C-SKILL-6]', () => {
    expect(cost([])).toMatchObject([{ cost: 2 }]);
    expect(cost(['free-move'])).toMatchObject([{ cost: 1 }]);
  });
});

describe('wounds', () => {
  const struck = (walkers: number, ned: { [key: string]: string[] | number }): Scene =>
    zombiesTurn({
      board: STREET,
      heroes: { ned: { zone: 'S2', ...ned }, amy: { zone: 'S13' } },
      enemies: zombies('S2', { walker: walkers }),
    });

  it('an unhurt survivor who falls takes two at once [C-ZATT-3]', () => {
    expect(struck(2, {}).happened('wounded')).toMatchObject([{ hero: 'ned', wounds: 2, taken: 2 }]);
    expect(struck(1, { wounds: 1 }).happened('wounded')).toMatchObject([{ wounds: 2, taken: 1 }]);
  });

  it('are prevented by the skill, not by the card it costs [C-SK-21]', () => {
    const s = struck(1, { skills: ['is-that-all'], reserve: ['water'] }).play('prevent:water');
    expect(s.happened('wound-prevented')).toMatchObject([{ with: 'is-that-all', cause: 'C-SK-21' }]);
    expect(s.happened('card-discarded')).toMatchObject([{ card: 'water' }]);
    const mask = struck(1, { reserve: ['goalie-mask'] }).play('prevent:goalie-mask');
    expect(mask.happened('wound-prevented')).toMatchObject([{ with: 'goalie-mask' }]);
  });
});

describe('cards', () => {
  it('a pair is reloaded in one line [C-INV-12]', () => {
    const s = nedIn('S1', { hands: ['sawed-off', 'sawed-off'], unloaded: true }).play('reload');
    expect(s.happened('reloaded')).toMatchObject([{ cards: ['sawed-off', 'sawed-off'] }]);
  });

  it('passed over in a police car are told as discarded [C-ACT-9]', () => {
    const s = play({
      mission: '03',
      heroes: { ned: { zone: 'S3' } },
      turn: 'ned',
      draws: { equipment: ['water', 'scope', 'machete'] },
    }).play('search:police');
    expect(s.happened('card-discarded')).toMatchObject([{ card: 'water' }, { card: 'scope' }]);
    expect(s.happened('card-drawn')).toHaveLength(3);
  });
});

describe('a newcomer', () => {
  it('has joined before the first skill is told [M-C09]', () => {
    const token = 'R_7B_11_room';
    const s = play({ mission: '09', seats: [['ned']], heroes: { ned: { zone: token } }, turn: 'ned' });
    for (const o of s.state.objectives) o.colour = 'neutral';
    s.play(`take:${token}`);
    const joined = itemAt(s.happened('hero-joined'), 0);
    const skill = s.happened('skill-gained').at(-1);
    expect(skill).toMatchObject({ hero: 'hero' in joined ? joined.hero : '' });
    expect(skill?.id).toBeGreaterThan(joined.id);
  });
});
