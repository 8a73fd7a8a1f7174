// Captain America: Shield Block, Ricochet, Undead Leader.
import { forecast, itemAt } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { enemies, offered, people, rolls, street } from './skills-street.ts';
import { engine, health, hunger, traits } from './table.ts';

const CAP = 'captain-america';

describe('Shield Block', () => {
  it('Shield Block: rolls a die per wound of the pool and cancels one for each 5+', () => {
    const s = street({ [CAP]: { zone: 'S5' } }, { enemies: enemies('S5', { trooper: 3 }), dice: [5, 6, 2] });
    s.play('end');
    expect(health(s, CAP)).toBe(4);
    expect(s.happened('dice-rolled')).toMatchObject([{ for: 'shield-block', dice: [5, 6, 2] }]);
    expect(s.happened('wounds-cancelled')).toMatchObject([{ n: 2, with: 'shield-block' }]);
  });

  it('Shield Block: protects the others in his zone, before wounds are shared out', () => {
    const heroes = { [CAP]: { zone: 'S5' }, wasp: { zone: 'S5', wounds: 4, done: true } };
    const s = street(heroes, { enemies: enemies('S5', { trooper: 1 }), dice: [5] });
    s.play('end');
    expect([health(s, CAP), health(s, 'wasp')]).toEqual([5, 1]);
    expect(s.prompt).toBe('activate');
  });

  it('Shield Block: does not reach beyond his zone', () => {
    const heroes = { [CAP]: { zone: 'S9' }, wasp: { zone: 'S5', done: true } };
    const s = street(heroes, { enemies: enemies('S5', { trooper: 2 }) });
    s.play('end');
    expect(health(s, 'wasp')).toBe(3);
  });

  it('Shield Block: is rolled anew for second actions, also while he is Ravenous, and its 1s make nobody hungry', () => {
    const s = street(
      { [CAP]: { zone: 'S5', track: 2 }, wasp: { zone: 'S9', done: true } },
      { enemies: enemies('S5', { specialist: 1 }), dice: [1, 6] },
    );
    s.play('end');
    expect([health(s, CAP), hunger(s, CAP)]).toEqual([4, 3]);
    const ravenous = street(
      { [CAP]: { zone: 'S5', track: 4 }, wasp: { zone: 'S9', done: true } },
      { enemies: enemies('S5', { trooper: 1 }), dice: [6] },
    );
    ravenous.play('end');
    expect(health(ravenous, CAP)).toBe(4);
  });

  it('Shield Block: rolls for a fighting bystander among enemies, not for one alone', () => {
    const own = people({ card: 'okoye', zone: 'S5' });
    const heroes = { [CAP]: { zone: 'S5' }, wasp: { zone: 'S9', done: true } };
    const alone = street(heroes, { own });
    alone.play('end');
    expect(health(alone, CAP)).toBe(4);
    const both = street(heroes, { own, enemies: enemies('S5', { guard: 1 }), dice: [5, 5] });
    both.play('end');
    expect(health(both, CAP)).toBe(5);
  });

  it('Shield Block: does nothing against the wound of the Ravenous [Z-RAV-2]', () => {
    const s = street({ [CAP]: { zone: 'S5', track: 4 }, wasp: { zone: 'S9' } });
    s.play('end');
    expect(health(s, CAP)).toBe(4);
  });

  it('Shield Block: gives each of Thor’s wounds a die, and the players say which one a 5+ cancels', () => {
    const heroes = { [CAP]: { zone: 'S5' }, wasp: { zone: 'S5', done: true } };
    const s = street(heroes, {
      enemies: [...enemies('S5', { thor: 1, trooper: 1 })],
      dice: [5, 1, 1, 1, 1],
    });
    s.play('end');
    expect(s.options).toEqual(['cancel:shared', `cancel:${CAP}`, 'cancel:wasp']);
    s.play('cancel:wasp=1', `wound:${CAP}=1`);
    expect([health(s, CAP), health(s, 'wasp')]).toEqual([2, 4]);
  });
});

describe('Shield Block in a forecast', () => {
  it('Shield Block: a forecast rolls other dice than those that will fall', () => {
    const dice = [6, 6, 6, 6, 6, 6, 6, 6];
    const s = street({ [CAP]: { zone: 'S5' } }, { enemies: enemies('S5', { trooper: 8 }), dice });
    const rolled = forecast(engine, s.state).events.flatMap((e) => (e.type === 'dice-rolled' ? e.dice : []));
    expect([rolled.length, rolled.every((d) => d === 6)]).toEqual([8, false]);
    s.play('end');
    expect(health(s, CAP)).toBe(5);
  });
});

describe('Ricochet', () => {
  const ready = { zone: 'S6', track: 1, skills: ['ricochet'] };

  it('Ricochet: a free Vibranium Shield attack at range 0-1 after one, with the hunger dice of any attack', () => {
    const s = street(
      { [CAP]: ready },
      {
        enemies: [
          ...enemies('S6', { trooper: 4 }),
          ...enemies('S7', { trooper: 4 }),
          ...enemies('S8', { trooper: 1 }),
        ],
        dice: [2, 2, 2, 3, 4, 5],
      },
    );
    s.play('attack:vibranium-shield@S6', `use:ricochet@${CAP}`);
    expect(s.options).toEqual(['attack:vibranium-shield@S6', 'attack:vibranium-shield@S7']);
    s.play('attack:vibranium-shield@S7');
    expect([rolls(s), s.enemies('S7'), s.hero(CAP).actions]).toEqual([[3, 3], 1, 2]);
  });

  it('Ricochet: once per turn, and it does not trigger itself [S-ACT-3]', () => {
    const s = street(
      { [CAP]: ready },
      { enemies: enemies('S6', { trooper: 9 }), dice: [2, 2, 2, 2, 2, 2, 2, 2, 2] },
    );
    s.play('attack:vibranium-shield@S6', `use:ricochet@${CAP}`);
    expect(s.prompt).toBe('turn');
    s.play('attack:vibranium-shield@S6');
    expect(s.prompt).toBe('turn');
  });

  it('Ricochet: not once the 1s have made him Ravenous, nor after Devour [Z-FAQ-4]', () => {
    const s = street(
      { [CAP]: { ...ready, track: 2 } },
      { enemies: enemies('S6', { trooper: 9 }), dice: [1, 1, 2, 2] },
    );
    s.play('attack:vibranium-shield@S6');
    expect([hunger(s, CAP), s.prompt]).toEqual([4, 'turn']);
    const bite = street({ [CAP]: ready }, { enemies: enemies('S6', { trooper: 9 }), dice: [2, 2] });
    expect(bite.play('attack:devour@S6').prompt).toBe('turn');
  });

  it('Ricochet: may be passed up, and needs an enemy within reach', () => {
    const s = street({ [CAP]: ready }, { enemies: enemies('S6', { trooper: 2 }), dice: [2, 2, 6] });
    s.play('attack:vibranium-shield@S6', 'go-on');
    expect(s.enemies('S6')).toBe(1);
    const last = street({ [CAP]: ready }, { enemies: enemies('S6', { trooper: 1 }), dice: [2, 2, 6] });
    expect(last.play('attack:vibranium-shield@S6').prompt).toBe('turn');
  });
});

describe('Undead Leader', () => {
  const leader = { zone: 'S5', skills: ['undead-leader'] };

  it('Undead Leader: another hero in sight within range 2 takes a free action, then his turn goes on [S-RND-3]', () => {
    const s = street(
      { [CAP]: leader, hulk: { zone: 'S7', done: true }, wasp: { zone: 'S8' }, deadpool: { zone: 'S5' } },
      { enemies: enemies('S7', { trooper: 3 }), dice: [4, 5, 1] },
    );
    expect(offered(s, 'undead-leader')).toEqual(['undead-leader:hulk', 'undead-leader:deadpool']);
    s.play('undead-leader:hulk');
    expect([s.decision?.hero, s.options]).toEqual([
      'hulk',
      ['attack:smash@S7', 'attack:devour@S7', 'gain-trait'],
    ]);
    s.play('attack:smash@S7');
    expect([s.enemies('S7'), s.hero('hulk').xp, hunger(s, 'hulk'), s.hero('hulk').actions]).toEqual([
      1, 2, 1, 0,
    ]);
    expect([s.prompt, s.decision?.hero, s.hero(CAP).actions]).toEqual(['turn', CAP, 3]);
    expect(s.why('undead-leader:deadpool')).toBe('skill.used');
  });

  it('Undead Leader: calls nobody who has fallen', () => {
    const first = itemAt(street({ [CAP]: leader }).game.context.board.zones, 0).id;
    const s = street({ [CAP]: { ...leader, zone: first }, hulk: { status: 'dead' }, wasp: { zone: first } });
    expect(offered(s, 'undead-leader')).toEqual(['undead-leader:wasp']);
  });

  it('Undead Leader: needs line of sight, whatever the range [S-LOS-1]', () => {
    const s = street({ [CAP]: { ...leader, zone: 'S6' }, hulk: { zone: 'S10' } });
    expect(offered(s, 'undead-leader')).toEqual([]);
    expect(s.why('undead-leader:hulk')).toBe('skill.no-target');
  });

  it('Undead Leader: a Ravenous hero can only Move and Devour [Z-RAV-1] [Z-FAQ-4]', () => {
    const s = street(
      { [CAP]: leader, wasp: { zone: 'S7', track: 4 } },
      { enemies: enemies('S7', { trooper: 1 }) },
    );
    s.play('undead-leader:wasp');
    expect(s.options).toEqual(['move:S6', 'move:S8', 'move:S10', 'attack:devour@S7']);
  });

  it('Undead Leader: a free Move only where nothing extra must be paid [S-MOVE-5]', () => {
    const s = street({ [CAP]: leader, hulk: { zone: 'S7' } }, { enemies: enemies('S7', { trooper: 1 }) });
    s.play('undead-leader:hulk');
    expect(s.options.filter((o) => o.startsWith('move'))).toEqual([]);
    const free = street({ [CAP]: leader, hulk: { zone: 'S7' } });
    free.play('undead-leader:hulk', 'move:S8');
    expect([free.hero('hulk').at, free.decision?.hero]).toEqual(['S8', CAP]);
  });

  it('Undead Leader: opens none of the other’s once-per-turn skills, their other skills hold', () => {
    const s = street(
      { [CAP]: leader, hulk: { zone: 'S7', skills: ['rising-rage', 'slice-and-bite', 'come-closer'] } },
      {
        enemies: [...enemies('S7', { trooper: 9 }), ...enemies('S8', { trooper: 1 })],
        dice: [4, 4, 4, 4, 4, 4],
      },
    );
    s.play('undead-leader:hulk');
    expect(s.options).toEqual(['attack:smash@S7', 'attack:devour@S7', 'gain-trait']);
    s.play('attack:smash@S7', 'use:rising-rage@hulk');
    expect([rolls(s), hunger(s, 'hulk'), s.decision?.hero]).toEqual([[6], 1, CAP]);
  });

  it('Undead Leader: gives an action, nothing that is none: a trait that costs one, not one that is free', () => {
    const hulk = { zone: 'S6', track: 2, wounds: 2, traits: ['bring-it-back-up', 'stitch-up'] };
    const s = street({ [CAP]: leader, hulk });
    s.play('undead-leader:hulk');
    expect(s.options).toEqual([
      'move:S5',
      'move:S7',
      'open:R_3R_00_hall-S6',
      'open:R_9V_01_lobby-S6',
      'gain-trait',
      'stitch-up',
    ]);
    s.play('stitch-up');
    expect([health(s, 'hulk'), s.decision?.hero]).toEqual([5, CAP]);
  });

  it('Undead Leader: a Gain Trait so made leaves that hero the one of their own turn [S-TRAIT-1]', () => {
    const s = street({ [CAP]: leader, hulk: { zone: 'S5' } }, { draws: { traits: ['iron-jaw', 'numb'] } });
    s.play('undead-leader:hulk', 'gain-trait', 'end');
    expect([traits(s, 'hulk'), s.decision?.hero]).toEqual([['iron-jaw'], 'hulk']);
    s.play('gain-trait');
    expect([traits(s, 'hulk'), s.why('gain-trait')]).toEqual([['iron-jaw', 'numb'], 'trait.once']);
  });

  it('Undead Leader: a hero who has gained a trait in their own turn may gain one by order [S-TRAIT-1]', () => {
    const s = street(
      { hulk: { zone: 'S5' }, [CAP]: { zone: 'S5', skills: ['undead-leader'] } },
      { draws: { traits: ['iron-jaw', 'numb'] } },
    );
    s.play('gain-trait', 'end', 'undead-leader:hulk', 'gain-trait');
    expect([s.decision?.hero, traits(s, 'hulk')]).toEqual([CAP, ['iron-jaw', 'numb']]);
  });
});
