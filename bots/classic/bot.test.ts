import { describe, expect, it } from 'vitest';
import type { Json } from '@holdout/engine';
import { classic } from '@holdout/editions';
import { boldBot } from '../index.ts';
import { greedyAt } from '../testing.ts';

const FOUR = [['amy', 'doug', 'josh', 'ned']];

const { playOut, choice } = greedyAt(classic, FOUR);

describe('the greedy player of the classic game', () => {
  it('only ever gives answers that are on offer, in every mission', () => {
    for (const mission of Object.keys(classic.missions)) {
      const seats = mission === '09' ? [['amy'], ['ned']] : FOUR;
      for (const seed of ['a', 'b']) expect(playOut(mission, seed, seats).outcome).not.toBeNull();
    }
  });

  it('wins the tutorial much more often than not', () => {
    const won = Array.from({ length: 20 }, (_, i) => playOut('00', `t${i}`).outcome?.result);
    expect(won.filter((r) => r === 'won').length).toBeGreaterThan(11);
  });

  const street = { mission: '05', turn: 'amy' };

  it('fights what stands beside it with the better weapon', () => {
    const heroes = { amy: { zone: 'S3', hands: ['pan', 'katana'] } };
    const enemies = [{ type: 'walker', zone: 'S3' }];
    expect(choice({ ...street, heroes, enemies })).toBe('attack:katana@S3');
  });

  it('does not shoot into a zone where a friend stands', () => {
    const heroes = { amy: { zone: 'S3', hands: ['shotgun'] }, ned: { zone: 'S6' } };
    const enemies = [{ type: 'walker', zone: 'S6', count: 3 }];
    expect(choice({ ...street, heroes, enemies })).not.toContain('attack');
  });

  it('takes the objective it stands on', () => {
    const zone = 'R_6B_21_diner';
    const heroes = { amy: { zone, hands: ['crowbar'] } };
    expect(choice({ ...street, heroes, doors: { 'R_6B_21_diner-S12': 'open' } })).toBe(`take:${zone}`);
  });

  it('lets nobody die who need not, the unwounded first', () => {
    const heroes = { amy: { zone: 'S3', wounds: 1 }, ned: { zone: 'S3' } };
    const enemies = [{ type: 'walker', zone: 'S3' }];
    expect(choice({ mission: '05', phase: 'enemies', heroes, enemies })).toBe('wound:ned=1');
  });

  it('gives up what is worth least, and not out of the hand', () => {
    const heroes = { amy: { zone: 'S3', hands: ['katana', 'pistol'], reserve: ['water', 'scope'] } };
    const enemies = [{ type: 'walker', zone: 'S3' }];
    expect(choice({ mission: '05', phase: 'enemies', heroes, enemies })).toBe('lose:water@reserve');
  });

  it('gives up the last tool of the team only when there is nothing else [M-C07-3]', () => {
    const heroes = { amy: { zone: 'S3', hands: ['katana', 'crowbar'] } };
    const enemies = [{ type: 'walker', zone: 'S3' }];
    const lost = (ned: Json) =>
      choice({ mission: '05', phase: 'enemies', heroes: { ...heroes, ned }, enemies });
    expect(lost({ zone: 'S1' })).toBe('lose:katana@hand');
    expect(lost({ zone: 'S1', hands: ['fire-axe'] })).toBe('lose:crowbar@hand');
  });

  it('takes a matching weapon, but not where that would bury the tools of the tutorial [C-SK-25]', () => {
    const found = (mission: string, zone: string, reserve: string[]): string => {
      const heroes = { doug: { zone, reserve } };
      return choice({ mission, heroes, turn: 'doug', draws: { equipment: ['pistol'] } }, 'search');
    };
    expect(found('10', 'R_5B_01_shop', [])).toBe('match');
    expect(found('00', 'R_1B_01_kitchen', [])).toBe('decline');
    expect(found('00', 'R_1B_01_kitchen', ['crowbar'])).toBe('match');
  });

  it('walks to the exit and does nothing else when it is near', () => {
    const heroes = { amy: { zone: 'S19', hands: ['pan'] } };
    expect(choice({ mission: '02', turn: 'amy', heroes })).toBe('move:S20');
  });
});

describe('the bold player of the classic game', () => {
  it('goes on among enemies before whom the greedy one waits', () => {
    const [amy, other] = [{ zone: 'S3', hands: ['pan', 'crowbar'] }, { zone: 'S3' }];
    const heroes = { amy, doug: other, josh: other, ned: other };
    const position = {
      mission: '05',
      turn: 'amy',
      heroes,
      enemies: [{ type: 'walker', zone: 'S6', count: 4 }],
    };
    expect(choice(position)).toBe('end');
    expect(greedyAt(classic, FOUR, {}, boldBot).choice(position)).toBe('move:S6');
  });
});
