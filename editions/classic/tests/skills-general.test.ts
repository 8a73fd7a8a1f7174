// Skills in general: winning, adding up, free actions, re-rolls (C-SKILL-2, C-SKILL-3, C-SKILL-5 to C-SKILL-7).
import { describe, expect, it } from 'vitest';
import type { Scene } from '@holdout/engine/scenario';
import { HOUSE, nedIn, NORTH_DOOR, street, zombies } from './combat-street.ts';
import { cardsOf } from './table.ts';

describe('winning skills', () => {
  const killAt = (xp: number, dice = [6]): Scene =>
    nedIn('S1', { hands: ['crowbar'], xp }, { enemies: zombies('S1', { walker: 2 }), dice }).play(
      'attack:crowbar@S1',
    );

  it('gives the Blue skill from the start and the Yellow one at its level, unasked [C-SKILL-2]', () => {
    expect(killAt(0).hero('ned').skills).toEqual(['free-search']);
    const yellow = killAt(6);
    expect([yellow.prompt, yellow.hero('ned').skills]).toEqual(['turn', ['free-search', 'plus-action']]);
  });

  it('lets the player choose one of two at Orange, at once and only once [C-SKILL-2]', () => {
    const s = killAt(18, [6, 6]);
    expect(s.options).toEqual(['skill:die-ranged', 'skill:free-combat']);
    s.play('skill:free-combat');
    expect(s.hero('ned').skills).toEqual(['free-search', 'plus-action', 'free-combat']);
    expect(s.why('skill:die-ranged')).toBe('intent.unknown');
    expect(s.play('attack:crowbar@S1').prompt).toBe('turn');
  });

  it('lets the player choose one of three at Red [C-SKILL-2]', () => {
    const s = killAt(43);
    expect(s.options).toEqual(['skill:die-combat', 'skill:roll-combat', 'skill:tough']);
    s.play('skill:tough');
    expect(s.hero('ned').skills).toEqual(['free-search', 'plus-action', 'tough']);
  });
});

describe('a skill beats a general rule', () => {
  it('closes a door that rules keep open [C-SKILL-3]', () => {
    const doors = { [NORTH_DOOR]: 'open' };
    expect(nedIn('S2', {}, { doors }).options).not.toContain(`lock-it-down:${NORTH_DOOR}`);
    const s = nedIn('S2', { skills: ['lock-it-down'] }, { doors }).play(`lock-it-down:${NORTH_DOOR}`);
    expect(s.why(`move:${HOUSE}`)).toBe('move.door-closed');
  });

  it('leaves three zombies for one action, and searches in the street [C-SKILL-3]', () => {
    const slip = (skills: string[]): string | undefined =>
      nedIn('S1', { skills }, { enemies: zombies('S1', { walker: 3 }) }).why('move:S2');
    expect([slip([]), slip(['slippery'])]).toEqual(['move.too-few-actions', undefined]);
    const ned = { hands: ['crowbar'], skills: ['hold-your-nose'] };
    const s = nedIn('S1', ned, { enemies: zombies('S1', { walker: 1 }), dice: [6] }).play(
      'attack:crowbar@S1',
    );
    expect([s.why('search'), s.why('hold-your-nose')]).toEqual(['search.not-indoors', undefined]);
  });
});

describe('adding up', () => {
  it('adds different skills [C-SKILL-5]', () => {
    const skills = ['roll-combat', 'roll-melee', 'die-combat', 'die-melee'];
    const s = nedIn(
      'S1',
      { hands: ['crowbar'], skills },
      { enemies: zombies('S1', { walker: 9 }), dice: [2, 2, 1] },
    );
    expect(s.play('attack:crowbar@S1').enemies('S1')).toBe(7);
  });

  it('adds two of the same name won at different levels: Amy’s two free Moves [C-SKILL-5]', () => {
    const heroes = { amy: { zone: 'S1', hands: ['pistol'], xp: 18 } };
    const s = street({ heroes, enemies: zombies('S1', { walker: 1 }), turn: 'amy', dice: [6] });
    s.play('attack:pistol@S1', 'skill:free-move', 'move:S2', 'move:S3');
    expect(s.hero('amy').actions).toBe(3);
    expect(s.play('move:S4').hero('amy').actions).toBe(2);
    s.play('end', 'move:S3', 'move:S2');
    expect(s.hero('amy').actions).toBe(4);
  });

  it('uses a once-a-turn skill as often as it was won [C-SKILL-5]', () => {
    const heroes = { amy: { zone: 'S1', wounds: 1 }, doug: { zone: 'S1', wounds: 1 } };
    const twice = { skills: ['medic', 'medic', 'born-leader', 'born-leader'], wounds: 1 };
    const s = nedIn('S1', twice, { heroes }).play(
      'medic:amy',
      'medic:doug',
      'born-leader:amy',
      'born-leader:amy',
    );
    expect([s.why('medic:ned'), s.why('born-leader:doug')]).toEqual(['skill.used', 'skill.used']);
    expect(s.play('end', 'activate:amy').hero('amy').actions).toBe(5);

    const draws = { equipment: ['aaahh', 'aaahh', 'water'] };
    const search = nedIn(HOUSE, { skills: ['destiny', 'destiny'] }, { draws }).play(
      'search',
      'redraw',
      'redraw',
    );
    expect(cardsOf(search, 'ned')).toEqual(['water']);

    const skills = ['reroll-per-turn', 'reroll-per-turn', 'lucky', 'lucky'];
    const shot = nedIn(
      'S1',
      { hands: ['pistol'], skills },
      { enemies: zombies('S1', { walker: 1 }), dice: [1, 1, 1, 1, 1] },
    );
    shot.play(
      'attack:pistol@S1',
      'reroll:lucky',
      'reroll:lucky',
      'reroll:reroll-per-turn',
      'reroll:reroll-per-turn',
    );
    expect(shot.prompt).toBe('turn');

    const tough = { heroes: { ned: { zone: 'S1', skills: ['tough', 'tough'] } }, phase: 'enemies' };
    expect(street({ ...tough, enemies: zombies('S1', { walker: 3 }) }).hero('ned').wounds).toBe(1);
  });
});

describe('free actions', () => {
  it('pay for what they name; zombies left behind cost ordinary actions [C-SKILL-6]', () => {
    const enemies = zombies('S1', { walker: 2 });
    const s = nedIn('S1', { skills: ['free-move'] }, { enemies }).play('move:S2');
    expect(s.hero('ned').actions).toBe(1);
    const many = nedIn('S1', { skills: ['free-move'] }, { enemies: zombies('S1', { walker: 4 }) });
    expect(many.why('move:S2')).toBe('move.too-few-actions');
    expect(
      nedIn('S1', { skills: ['free-move'] })
        .play('noise')
        .hero('ned').actions,
    ).toBe(2);
  });
});

describe('re-rolls', () => {
  const ned = {
    hands: ['pistol', 'pistol'],
    reserve: ['ammo-bullets'],
    skills: ['reroll-per-turn', 'lucky'],
  };
  const enemies = zombies('S1', { walker: 9 });

  it('use each source once on an action, in any order, each for the whole result [C-SKILL-7]', () => {
    const s = nedIn('S1', ned, { enemies, dice: [6, 1, 1, 1, 1, 6, 2, 2] }).play('attack:pistol+pistol@S1');
    expect(s.options).toEqual(['reroll:ammo-bullets', 'reroll:reroll-per-turn', 'reroll:lucky', 'keep']);
    s.play('reroll:lucky');
    expect(s.decision).toMatchObject({ about: { dice: [1, 1], hits: 0 } });
    expect(s.options).toEqual(['reroll:ammo-bullets', 'reroll:reroll-per-turn', 'keep']);
    s.play('reroll:reroll-per-turn');
    expect(s.options).toEqual(['reroll:ammo-bullets', 'keep']);
    s.play('reroll:ammo-bullets');
    expect([s.prompt, s.enemies('S1')]).toEqual(['turn', 9]);
  });

  it('give ammo and Lucky again on the next action, the other not [C-SKILL-7]', () => {
    const s = nedIn('S1', ned, { enemies, dice: [1, 1, 1, 1, 1, 1] }).play('attack:pistol+pistol@S1');
    s.play('reroll:reroll-per-turn', 'keep', 'attack:pistol+pistol@S1');
    expect(s.options).toEqual(['reroll:ammo-bullets', 'reroll:lucky', 'keep']);
  });
});
