// Skills about wounds (C-SK-21, C-SK-26, C-SK-32).
import { describe, expect, it } from 'vitest';
import type { Json } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { HOUSE, nedIn, STREET, street, zombies } from './combat-street.ts';
import { cardsOf, discards } from './table.ts';

type Fields = { [key: string]: Json };

/** So many Walkers in Ned's zone attack. */
const attacked = (walkers: number, ned: Fields, rest: Fields = {}): Scene =>
  street({
    heroes: { ned: { zone: 'S2', ...ned } },
    enemies: zombies('S2', { walker: walkers }),
    phase: 'enemies',
    ...rest,
  });

describe('Is That All You’ve Got?', () => {
  const skills = ['is-that-all'];

  it('may discard a card for each wound instead of taking it [C-SK-21] [C-SKILL-1 Is That All You’ve Got?]', () => {
    const s = attacked(2, { skills, hands: ['pistol'], reserve: ['water'] });
    expect(s.options).toEqual(['prevent:pistol', 'prevent:water', 'accept']);
    s.play('prevent:water');
    expect(s.options).toEqual(['prevent:pistol', 'accept']);
    s.play('prevent:pistol');
    expect([s.hero('ned').wounds, cardsOf(s, 'ned')]).toEqual([0, []]);
    expect(discards(s).slice(-2)).toEqual(['water', 'pistol']);
  });

  it('else puts the Wounded card into a free slot and loses nothing [C-SK-21]', () => {
    const s = attacked(1, { skills, hands: ['pistol'], reserve: ['water'] }).play('accept');
    expect([s.prompt, s.hero('ned').wounds, cardsOf(s, 'ned')]).toEqual(['turn', 1, ['pistol', 'water']]);
  });

  it('gives a card up for it only without a free slot [C-SK-21]', () => {
    const s = attacked(1, {
      skills,
      hands: ['pistol', 'crowbar'],
      reserve: ['water', 'scope', 'gasoline'],
    }).play('accept');
    expect(s.prompt).toBe('lose-card');
    s.play('lose:scope@reserve');
    expect([s.hero('ned').wounds, cardsOf(s, 'ned')]).toEqual([
      1,
      ['pistol', 'crowbar', 'water', 'gasoline'],
    ]);
  });
});

describe('Medic', () => {
  it('removes a Wounded card once in each own turn, free [C-SK-26] [C-SKILL-1 Medic]', () => {
    const heroes = { amy: { zone: 'S2', wounds: 1 }, doug: { zone: 'S3', wounds: 1 }, josh: { zone: 'S2' } };
    const s = nedIn('S2', { skills: ['medic'], wounds: 1 }, { heroes });
    expect(s.options.filter((o) => o.startsWith('medic'))).toEqual(['medic:ned', 'medic:amy']);
    s.play('medic:amy');
    expect([s.hero('amy').wounds, s.hero('ned').wounds, s.hero('ned').actions]).toEqual([0, 1, 3]);
    expect(s.hero('amy').slots).toEqual([-1, -1, -1, -1, -1]);
    expect(s.why('medic:ned')).toBe('skill.used');
    s.play('end', 'activate:amy', 'end', 'activate:doug', 'end', 'end', 'activate:ned', 'medic:ned');
    expect(s.hero('ned').wounds).toBe(0);
  });
});

describe('Tough', () => {
  const skills = ['tough'];

  it('ignores the first attack of the zombies’ turn, not the second [C-SK-32] [C-SKILL-1 Tough]', () => {
    expect(attacked(1, { skills, hands: ['pistol'] }).hero('ned').wounds).toBe(0);
    expect(attacked(2, { skills }).hero('ned').wounds).toBe(1);
  });

  it('works anew in every zombies’ turn [C-SK-32]', () => {
    const s = attacked(1, { skills });
    expect(s.play('end').hero('ned').wounds).toBe(0);
    expect(s.play('end').hero('ned').wounds).toBe(0);
  });

  it('works once for the turn and its extra activations together [C-SK-32]', () => {
    const spawning = { spawns: true, draws: { zombies: [37] } };
    expect(attacked(1, { skills, xp: 7 }, spawning).hero('ned').wounds).toBe(1);
  });

  it('keeps for an extra activation what the attacks did not use up [C-SK-32]', () => {
    const scene = { enemies: zombies('S3', { walker: 1 }), spawns: true, draws: { zombies: [37] } };
    expect(attacked(1, { skills, xp: 7 }, scene).hero('ned').wounds).toBe(0);
    expect(attacked(1, { xp: 7 }, scene).hero('ned').wounds).toBe(1);
  });

  it('does not help against friendly fire [C-SK-32]', () => {
    const heroes = { amy: { zone: 'S2', skills } };
    const s = nedIn(
      'S1',
      { hands: ['pistol'] },
      { heroes, enemies: zombies('S2', { walker: 1 }), dice: [6] },
    );
    expect(s.play('attack:pistol@S2').hero('amy').wounds).toBe(1);
  });

  it('does not help in the players’ turn, unused or not [C-SK-32]', () => {
    const doors = [HOUSE, 'R_7B_10_room'].map((room) => ({ between: [room, 'S7'] }));
    const s = street({
      board: { ...STREET, doors },
      heroes: { ned: { zone: 'S7', hands: ['crowbar'], skills, xp: 7 } },
      enemies: zombies(HOUSE, { walker: 1 }),
      phase: 'enemies',
      draws: { zombies: [37, 38] },
    });
    s.play(`open:${HOUSE}-S7`);
    expect([s.enemies('S7'), s.hero('ned').wounds]).toEqual([1, 0]);
    s.play('open:R_7B_10_room-S7');
    expect(s.hero('ned').wounds).toBe(1);
  });
});
