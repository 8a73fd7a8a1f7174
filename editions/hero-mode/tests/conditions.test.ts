/** Skills and traits at the edge of their conditions: used already, nothing to pay with, nobody there. */
import { describe, expect, it } from 'vitest';
import { ownOf } from '../../supers/own.ts';
import { endDisguises, isFooled, putOnDisguise } from '../disguise.ts';
import { sleeps } from '../levels.ts';
import { HOUSE, SHAFTS, Z } from './mansion.ts';
import { enemies, night, offered, people, street } from './skills-street.ts';
import { peopleIn, play, power, traits } from './table.ts';

const nobody = { cards: [] };

describe('Get Back!', () => {
  const heroes = {
    storm: { zone: 'S6', traits: ['get-back'] },
    rogue: { zone: 'S6', traits: ['get-back'] },
  };
  const foes = [...enemies('S10', { walker: 2 }), ...enemies('S2', { walker: 1 })];

  it('whoever has gone back has not come in: the second card is for the others', () => {
    const s = night(heroes, { enemies: foes, own: nobody });
    s.play('use:get-back@storm', 'push:walker@S10=2 stay=1', 'use:get-back@rogue');
    // One is left to push, and nobody is asked.
    expect([s.enemies('S10'), s.enemies('S2'), s.enemies('S6')]).toEqual([2, 1, 0]);
  });

  it('is not asked for when all have gone back', () => {
    const s = night(heroes, { enemies: enemies('S10', { walker: 2 }), own: nobody });
    s.play('use:get-back@storm', 'push:walker@S10=2');
    expect([s.enemies('S6'), traits(s, 'rogue')]).toEqual([0, ['get-back']]);
  });

  it('pushes whom it can where Juggernaut comes along, at least one', () => {
    const s = night(
      { storm: heroes.storm },
      { enemies: enemies('S10', { juggernaut: 1, walker: 2 }), own: nobody },
    );
    s.play('use:get-back@storm');
    expect(s.decision?.options.map((o) => `${o.id} ${o.cap}`)).toEqual(['push:walker@S10 2', 'stay 1']);
  });
});

describe('once a turn, for power', () => {
  it.each([
    ['thor', 'hammer-flight', 'hammer-flight:S7'],
    ['spider-man', 'sticky-situation', 'sticky-situation:S7'],
  ])('%s: %s is not offered again, nor without power', (hero, skill, use) => {
    const rich = street({ [hero]: { zone: 'S6', track: 3, skills: [skill] } }, { own: nobody }).play(use);
    expect([power(rich, hero), offered(rich, skill)]).toEqual([2, []]);
    const poor = street({ [hero]: { zone: 'S6', skills: [skill] } }, { own: nobody });
    expect(offered(poor, skill)).toEqual([]);
  });

  it('Sticky Situation is for zones that are not sticky yet', () => {
    const s = street(
      { 'spider-man': { zone: 'S6', track: 2, skills: ['sticky-situation'] } },
      { own: nobody },
    );
    const all = offered(s, 'sticky-situation');
    ownOf(s.game).sticky.push(s.zone('S7'));
    expect(all).toContain('sticky-situation:S7');
    expect(offered(s.play('move:S10', 'move:S6'), 'sticky-situation')).toEqual(
      all.filter((o) => o !== 'sticky-situation:S7'),
    );
  });
});

describe('Arc of Thunder', () => {
  const thor = (track: number) => ({ zone: 'S6', skills: ['arc-of-thunder'], track });

  it('is not offered without power', () => {
    const s = street({ thor: thor(0) }, { enemies: enemies('S6', { walker: 1 }), dice: [1, 1] });
    s.play('attack:mjolnir-swing@S6');
    expect(s.prompt).toBe('turn');
  });

  it('reaches only zones in sight', () => {
    // S9 lies beside S10 and cannot be seen from S6.
    const foes = [
      ...enemies('S10', { walker: 1 }),
      ...enemies('S9', { walker: 1 }),
      ...enemies('S11', { walker: 1 }),
    ];
    const hero = { ...thor(2), zone: 'S10', skills: ['arc-of-thunder'] };
    const near = street({ thor: hero }, { enemies: foes, dice: [1, 1, 1, 1] });
    near.play('attack:mjolnir-swing@S10', 'use:arc-of-thunder@thor');
    expect(near.options).toEqual(['at:S9', 'at:S11']);
    near.play('at:S9', 'spend:0');
  });
});

describe('Bad Temper', () => {
  it('adds dice for health that is missing, to his claws', () => {
    const fight = (wounds: number) =>
      street(
        { wolverine: { zone: 'S6', wounds, skills: ['bad-temper'] } },
        { enemies: enemies('S6', { walker: 1 }), own: nobody, dice: Array(3 + wounds).fill(1) },
      ).play('attack:adamantium-claws@S6');
    expect(fight(0).happened('skill-used')).toEqual([]);
    expect(fight(1).happened('skill-used')).toHaveLength(1);
  });
});

describe("Someone Else's Face", () => {
  const s = play({
    board: HOUSE,
    heroes: { mystique: { zone: 'S7' }, rogue: { zone: Z.landingW }, storm: { status: 'dead' } },
    own: nobody,
    turn: 'mystique',
  });
  const WALKER = 0;

  it('needs another hero on the same level, who has not fallen', () => {
    putOnDisguise(s.game, 0);
    expect(isFooled(s.game, WALKER, 0)).toBe(false);
    const rogue = s.state.heroes[1];
    if (rogue) rogue.zone = s.zone('S1');
    expect(isFooled(s.game, WALKER, 0)).toBe(true);
    expect(isFooled(s.game, WALKER, 1)).toBe(false);
  });

  it('ends for everybody in the End Phase', () => {
    putOnDisguise(s.game, 1);
    expect([0, 1].map((hero) => isFooled(s.game, WALKER, hero))).toEqual([true, true]);
    endDisguises(s.game);
    expect([0, 1].map((hero) => isFooled(s.game, WALKER, hero))).toEqual([false, false]);
  });
});

describe('a level', () => {
  it('sleeps without a hero, whoever has fallen or stands elsewhere [H-LVL-2]', () => {
    const s = play({
      board: HOUSE,
      heroes: { mystique: { zone: 'S1' }, storm: { status: 'dead' } },
      own: nobody,
      turn: 'mystique',
    });
    expect([sleeps(s.game, s.zone('S7')), sleeps(s.game, s.zone(Z.landingW))]).toEqual([false, true]);
  });
});

describe('the elevator', () => {
  const board = { ...SHAFTS, elevator: { start: 'underground' } };
  const called = (own: { [key: string]: unknown }) => {
    const s = play({
      board,
      heroes: { storm: { zone: Z.hallwayE } },
      own: { cards: [], ...own },
      doors: {},
      turn: 'storm',
    });
    return s.play('call-elevator');
  };

  it('brings people and tokens inside along, and leaves those outside [H-ELE-4]', () => {
    const inside = called({
      sign: { zone: Z.below },
      hand: { zone: Z.below, spent: true },
      bystanders: [{ card: 'ka-zar', zone: Z.below }],
    });
    const { sign, hand } = ownOf(inside.game);
    const ground = inside.zone(Z.ground);
    expect([sign, hand]).toEqual([
      { zone: ground, damaged: false },
      { zone: ground, spent: true },
    ]);
    expect(peopleIn(inside, Z.ground)).toEqual(['ka-zar']);
    const outside = called({ sign: { zone: Z.hallN }, hand: { zone: Z.hallS } });
    expect([ownOf(outside.game).sign?.zone, ownOf(outside.game).hand?.zone]).toEqual([
      outside.zone(Z.hallN),
      outside.zone(Z.hallS),
    ]);
  });
});

describe('In Harm’s Way', () => {
  it('is for somebody near enough by an open way', () => {
    const attacked = (zone: string) =>
      night(
        { storm: { zone: 'S6' }, rogue: { zone, traits: ['in-harms-way'] } },
        { enemies: enemies('S6', { walker: 1 }), own: people() },
      ).options;
    expect(attacked('S10')).toContain('use:in-harms-way@rogue');
    expect(attacked('S13')).not.toContain('use:in-harms-way@rogue');
  });
});

describe('before the dice', () => {
  const attack = {
    proc: 'attack',
    step: 'roll',
    hero: 0,
    unique: true,
    plain: false,
    accuracy: 4,
    mode: 'melee',
    base: 3,
    bonus: 0,
    weaker: [],
    set: [],
    softer: 0,
    perHero: 1,
    among: [],
    only: -1,
    small: false,
  };
  /** What the first hero could use, if it were all theirs. */
  const offeredTo = (track: number, change: object = {}, wounds = 1): string[] => {
    const foes = [...enemies('S6', { walker: 1, brute: 1 }), ...enemies('S10', { walker: 1 })];
    const s = street(
      { thor: { zone: 'S6', track, wounds }, rogue: { zone: 'S6' } },
      { enemies: foes, own: nobody },
    );
    const f = { ...attack, zones: [s.zone('S6')], ...change };
    return ['arc-of-thunder', 'bad-temper', 'true-aim', 'living-scrap', 'all-out'].filter((id) =>
      s.game.context.abilities.get(id)?.at?.['before-roll']?.can(s.game, 0, f as never),
    );
  };
  const without = (...ids: string[]) => offeredTo(2).filter((id) => !ids.includes(id));

  it('there is all that can be paid for', () => {
    expect(offeredTo(2)).toEqual(['arc-of-thunder', 'bad-temper', 'true-aim', 'living-scrap', 'all-out']);
    expect(offeredTo(0)).toEqual(['bad-temper', 'all-out']);
  });

  it('some of it only for the unique attack', () => {
    expect(offeredTo(2, { unique: false })).toEqual(without('arc-of-thunder', 'bad-temper', 'living-scrap'));
  });

  it('True Aim only where it betters something', () => {
    expect(offeredTo(2, { accuracy: 2 })).toEqual(without('true-aim'));
    expect(offeredTo(2, { accuracy: 3 })).toEqual(offeredTo(2));
  });

  it('Living Scrap only for Brutes that are not brittle yet, Bad Temper only when hurt', () => {
    expect(offeredTo(2, { set: [{ type: 1, to: 1 }] })).toEqual(without('living-scrap'));
    expect(offeredTo(2, {}, 0)).toEqual(without('bad-temper'));
  });

  it('Arc of Thunder only while one zone is attacked', () => {
    expect(offeredTo(2, { zones: [0, 1] })).not.toContain('arc-of-thunder');
  });
});

describe('This Way!', () => {
  const storm = { zone: 'S6', traits: ['this-way'] };
  const there = (...zones: string[]) => ({
    cards: [],
    bystanders: zones.map((zone, i) => ({ card: ['ka-zar', 'senator-kelly'][i] ?? '', zone })),
  });

  it('is for people, and the one who was called is rescued', () => {
    const s = street({ storm, rogue: { zone: 'S10' } }, { own: there('S10', 'S6') });
    expect(offered(s, 'this-way')).toEqual(['this-way:ka-zar', 'this-way:senator-kelly']);
    s.play('this-way:ka-zar');
    while (s.options.some((o) => o.startsWith('push:'))) s.play(s.options.find((o) => o === 'push:S6') ?? '');
    expect(s.options).toEqual(['rescue:ka-zar', 'stop']);
  });
});

describe('a Gateway', () => {
  it('takes nobody along who stays behind', () => {
    const s = street(
      { 'doctor-strange': { zone: 'S6', track: 1, skills: ['gateway'] }, rogue: { zone: 'S6' } },
      { own: nobody },
    ).play('gateway:S10', 'stop');
    expect([s.hero('doctor-strange').at, s.hero('rogue').at]).toEqual(['S10', 'S6']);
  });
});
