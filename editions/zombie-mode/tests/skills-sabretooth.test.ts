// Sabretooth: Lone Predator, Feeding Frenzy, Open Wounds.
import type { Scene } from '@holdout/engine/scenario';
import { describe, expect, it } from 'vitest';
import { zombieOwnOf, type Hurt } from '../own.ts';
import { enemies, people, rolls, street } from './skills-street.ts';
import { health, hunger } from './table.ts';

const hurt = (s: Scene): Hurt[] => zombieOwnOf(s.game).hurt;

const CLAWS = 'attack:savage-claws@S6';
const DEVOUR = 'attack:devour@S6';

describe('Lone Predator', () => {
  it('Lone Predator: 1 die more for the Savage Claws while no other hero is in his zone', () => {
    const foes = enemies('S6', { guard: 5 });
    const own = people({ card: 'mary-jane', zone: 'S6' });
    const alone = street(
      { sabretooth: { zone: 'S6', track: 1 }, wasp: { zone: 'S7' } },
      { enemies: foes, own, dice: [2, 2, 2, 2, 2] },
    );
    alone.play(CLAWS);
    expect(rolls(alone)).toEqual([5]);
    const two = street(
      { sabretooth: { zone: 'S6', track: 1 }, wasp: { zone: 'S6' } },
      { enemies: foes, own, dice: [2, 2, 2, 2] },
    );
    two.play(CLAWS);
    expect(rolls(two)).toEqual([4]);
  });

  it('Lone Predator: not for Devour', () => {
    const s = street({ sabretooth: { zone: 'S6' } }, { enemies: enemies('S6', { guard: 1 }), dice: [2] });
    s.play(DEVOUR);
    expect(rolls(s)).toEqual([1]);
  });
});

describe('Feeding Frenzy', () => {
  const ready = { zone: 'S6', skills: ['frenzy'] };
  const pack = { wasp: { zone: 'S6' } };

  it('Feeding Frenzy: 1 die more for each enemy eliminated earlier this turn, by Devour too', () => {
    const s = street(
      { sabretooth: ready, ...pack },
      { enemies: enemies('S6', { trooper: 3 }), dice: [4, 2, 2, 2, 2] },
    );
    s.play(DEVOUR, CLAWS);
    expect([rolls(s), hunger(s, 'sabretooth')]).toEqual([[1, 4], 0]);
  });

  it('Feeding Frenzy: 3 dice at most', () => {
    const s = street(
      { sabretooth: { ...ready, track: 2 }, ...pack },
      { enemies: enemies('S6', { trooper: 9 }), dice: [4, 4, 4, 4, 4, 2, 2, 2, 2, 2, 2, 2, 2] },
    );
    s.play(CLAWS, CLAWS);
    expect(rolls(s)).toEqual([5, 8]);
  });

  it('Feeding Frenzy: people do not count, and the end of the turn forgets', () => {
    const meal = street(
      { sabretooth: ready, ...pack },
      {
        enemies: enemies('S7', { trooper: 1 }),
        own: people({ card: 'mary-jane', zone: 'S6' }),
        dice: [4, 2, 2, 2, 2],
      },
    );
    meal.play(DEVOUR, 'move:S7', 'attack:savage-claws@S7');
    // 3 and the die of the Lone Predator.
    expect(rolls(meal)).toEqual([1, 4]);
    const next = street(
      { sabretooth: ready, wasp: { zone: 'S9', done: true } },
      { enemies: enemies('S6', { trooper: 3 }), dice: [4, 4, 2, 2, 2, 2, 2, 2, 2] },
    );
    next.play(CLAWS, 'end', 'activate:sabretooth', CLAWS);
    expect(rolls(next)).toEqual([4, 5]);
  });

  it('Feeding Frenzy: won in the middle of a turn, it counts what has gone before [S-COM-11]', () => {
    const s = street(
      { sabretooth: { zone: 'S6', xp: 18, skills: ['plus-action'] }, ...pack },
      { enemies: enemies('S6', { trooper: 5 }), dice: [4, 2, 2, 2, 2, 2, 2] },
    );
    s.play(CLAWS, CLAWS);
    expect([s.hero('sabretooth').skills.includes('frenzy'), rolls(s)]).toEqual([true, [3, 4]]);
  });
});

describe('Open Wounds', () => {
  const ready = { zone: 'S6', skills: ['open-wounds'] };
  const pack = { wasp: { zone: 'S6', done: true } };

  it('Open Wounds: hits that do not eliminate their target count for his next attack [S-COM-3]', () => {
    const s = street(
      { sabretooth: ready, ...pack },
      { enemies: enemies('S6', { thor: 1 }), dice: [4, 4, 4, 4, 2, 2] },
    );
    s.play(CLAWS);
    expect([s.enemies('S6'), s.happened('hits-lost')]).toEqual([1, []]);
    s.play(CLAWS);
    expect([s.enemies('S6'), s.hero('sabretooth').xp]).toEqual([0, 4]);
  });

  it('Open Wounds: they count for Devour too, which eats him [Z-HUN-4]', () => {
    const s = street(
      { sabretooth: ready, ...pack },
      { enemies: enemies('S6', { thor: 1 }), dice: [4, 4, 4, 5] },
    );
    s.play(CLAWS, DEVOUR);
    expect([s.enemies('S6'), hunger(s, 'sabretooth')]).toEqual([0, 0]);
  });

  it('Open Wounds: hits of a Devour do not stay', () => {
    const s = street(
      { sabretooth: { ...ready, track: 2 }, ...pack },
      { enemies: enemies('S6', { thor: 1 }), dice: [4, 4, 4, 4, 2, 2, 2, 2] },
    );
    s.play(DEVOUR, CLAWS);
    expect(s.enemies('S6')).toBe(1);
  });

  it('Open Wounds: each Guard keeps its own hit, and the hurt one falls first', () => {
    const s = street(
      { sabretooth: ready, ...pack },
      { enemies: enemies('S6', { guard: 4 }), dice: [4, 4, 4, 4, 2, 2, 4, 2, 2] },
    );
    s.play(CLAWS);
    expect(s.enemies('S6')).toBe(3);
    s.play(CLAWS);
    expect(s.enemies('S6')).toBe(2);
    s.play(CLAWS);
    expect(s.enemies('S6')).toBe(2);
  });

  it('Open Wounds: nobody else profits, and they close at the end of his turn', () => {
    const s = street(
      { sabretooth: ready, wasp: { zone: 'S6' } },
      { enemies: enemies('S6', { guard: 2 }), dice: [4, 2, 2, 3, 2] },
    );
    s.play(CLAWS);
    expect(hurt(s)).toHaveLength(1);
    s.play('end', 'attack:wasps-sting@S6');
    expect([s.enemies('S6'), hurt(s)]).toEqual([2, []]);
  });

  it('Open Wounds: they close when he or the target leaves the zone', () => {
    const s = street(
      {
        sabretooth: { ...ready, skills: ['open-wounds', 'plus-action'], traits: ['pack-shuffle'] },
        wasp: { zone: 'S7' },
      },
      { enemies: enemies('S6', { guard: 1 }), dice: [4, 2, 2, 2] },
    );
    s.play(CLAWS);
    expect(hurt(s)).toHaveLength(1);
    s.play('pack-shuffle:wasp');
    expect(hurt(s)).toEqual([]);
    const pushed = street(
      { sabretooth: { ...ready, skills: ['open-wounds', 'telekinetic-grip'] }, ...pack },
      { enemies: enemies('S6', { thor: 1 }), dice: [4, 4, 2] },
    );
    pushed.play(CLAWS);
    expect(hurt(pushed)).toHaveLength(1);
    pushed.play('telekinetic-grip:thor@S6', 'push:S7');
    expect(hurt(pushed)).toEqual([]);
  });

  it('Open Wounds: a Super Hero gathers them, hit by hit [S-COM-3]', () => {
    const s = street(
      { sabretooth: ready, ...pack },
      { enemies: enemies('S6', { thor: 1 }), dice: [4, 2, 2, 4, 2, 2, 4, 4, 2] },
    );
    s.play(CLAWS, CLAWS);
    expect(hurt(s)).toMatchObject([{ hits: 2 }]);
    s.play(CLAWS);
    expect(s.enemies('S6')).toBe(0);
  });

  it('Open Wounds: each Super Hero has their own [S-COM-3]', () => {
    const s = street(
      { sabretooth: ready, ...pack },
      { enemies: enemies('S6', { thor: 1, 'ms-marvel': 1 }), dice: [4, 2, 2, 4, 2, 2] },
    );
    s.play(CLAWS, 'hit:thor', CLAWS, 'hit:ms-marvel');
    expect(hurt(s).map((h) => h.hits)).toEqual([1, 1]);
  });

  it('Open Wounds: nothing stays of an attack in somebody else’s turn', () => {
    const s = street(
      { 'captain-america': { zone: 'S6', skills: ['undead-leader'] }, sabretooth: ready },
      { enemies: enemies('S6', { thor: 1 }), dice: [4, 4, 2] },
    );
    s.play('undead-leader:sabretooth', CLAWS);
    expect([hurt(s), s.happened('hits-lost')]).toMatchObject([[], [{ hits: 2 }]]);
  });

  it('Open Wounds: of two Super Heroes the players choose who keeps them; a Black Panther so hurt strikes back', () => {
    const s = street(
      { sabretooth: ready, ...pack },
      { enemies: enemies('S6', { thor: 1, 'black-panther': 1 }), dice: [4, 4, 2] },
    );
    s.play(CLAWS);
    expect(s.options).toEqual(['hit:black-panther', 'hit:thor']);
    s.play('hit:black-panther');
    expect(health(s, 'sabretooth')).toBe(4);
    expect(hurt(s)).toMatchObject([{ hits: 2 }]);
  });
});
