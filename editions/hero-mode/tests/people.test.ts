/** Power, rescue, and people in danger. */
import { describe, expect, it } from 'vitest';
import { enemies, night, people, street } from './skills-street.ts';
import { bystanderOf, engine, health, peopleIn, power, traits } from './table.ts';
import { deckOf } from '@holdout/engine';

describe('power', () => {
  it('buys dice right before the roll [H-POW-3]', () => {
    const s = street(
      { storm: { zone: 'S6', track: 3 } },
      { enemies: enemies('S6', { walker: 5 }), dice: [3, 3, 3, 1] },
    );
    s.play('attack:lightning-bolt@S6');
    expect(s.options).toEqual(['spend:0', 'spend:1', 'spend:2', 'spend:3']);
    s.play('spend:2');
    expect([power(s, 'storm'), s.enemies('S6')]).toEqual([1, 2]);
  });

  it('comes with a Power-Up, two at a time, four at most [H-POW-1, H-POW-2]', () => {
    const s = street({ storm: { zone: 'S6', track: 1 } });
    expect(power(s.play('power-up'), 'storm')).toBe(3);
    expect(power(s.play('power-up'), 'storm')).toBe(4);
    expect(s.why('power-up')).toBe('power.full');
  });
});

describe('a rescue', () => {
  const own = people({ card: 'ka-zar', zone: 'S6' });

  it('takes the figure off the board and fills the power; no experience [H-RES-1, H-RES-2, H-RES-4]', () => {
    const s = street({ storm: { zone: 'S6' } }, { own });
    s.play('rescue:ka-zar');
    expect([bystanderOf(s, 'storm'), peopleIn(s, 'S6')]).toEqual(['ka-zar', []]);
    expect([power(s, 'storm'), s.hero('storm').xp, s.hero('storm').actions]).toEqual([4, 0, 2]);
  });

  it('is not possible among enemies [H-RES-1]', () => {
    const s = street({ storm: { zone: 'S6' } }, { own, enemies: enemies('S6', { walker: 1 }) });
    expect(s.why('rescue:ka-zar')).toBe('rescue.enemies');
  });

  it('leaves each hero one card: the old one or the new one [H-RES-3]', () => {
    const again = (kept: string) =>
      street({ storm: { zone: 'S6', bystander: 'shanna' } }, { own }).play('rescue:ka-zar', `keep:${kept}`);
    expect(bystanderOf(again('shanna'), 'storm')).toBe('shanna');
    expect(bystanderOf(again('ka-zar'), 'storm')).toBe('ka-zar');
    // The power fills either way.
    expect(power(again('shanna'), 'storm')).toBe(4);
  });
});

describe('people in danger', () => {
  it('alone take all wounds of the attack, a die each for those who fight [H-BYS-2, H-BYS-3]', () => {
    const attacked = (walkers: number, dice: number[]) =>
      night(
        { storm: { zone: 'S1' } },
        { enemies: enemies('S7', { walker: walkers }), own: people({ card: 'ka-zar', zone: 'S7' }), dice },
      );
    expect(peopleIn(attacked(2, [5, 6]), 'S7')).toEqual(['ka-zar']);
    const lost = attacked(3, [5, 4]);
    expect(peopleIn(lost, 'S7')).toEqual([]);
  });

  it('lost in one zone weaken those attacked in another: then the players choose the order [S-WND-4, H-DEV-1]', () => {
    const two = (traits: string[], zone: string) =>
      night(
        { storm: { zone: 'S1', traits } },
        {
          enemies: [...enemies('S1', { walker: 2 }), ...enemies('S7', { walker: 1 })],
          own: people({ card: 'senator-kelly', zone }),
        },
      );
    const s = two(['roll-with-the-blow'], 'S7');
    expect([s.prompt, s.options]).toEqual(['attack-order', ['in:S1', 'in:S7']]);
    s.play('in:S1', 'use:roll-with-the-blow@storm');
    expect(health(s, 'storm')).toBe(3);
    expect(two(['all-out'], 'S7').prompt).not.toBe('attack-order');
    expect(two(['roll-with-the-blow'], 'S1').prompt).not.toBe('attack-order');
  });

  it('alone share the wounds as the players like, all on one if they choose [H-BYS-2, S-WND-2]', () => {
    const s = night(
      { storm: { zone: 'S1' } },
      {
        enemies: enemies('S7', { walker: 3 }),
        own: people({ card: 'senator-kelly', zone: 'S7' }, { card: 'moira-mactaggert', zone: 'S7' }),
      },
    );
    expect(s.decision).toMatchObject({ prompt: 'share-wounds', total: 3 });
    s.play('wound:senator-kelly=3');
    expect(peopleIn(s, 'S7')).toEqual(['moira-mactaggert']);
  });

  it('may be wounded in a hero’s place, one wound each, and everybody pays [H-BYS-1, H-BYS-2, H-DEV-1]', () => {
    const s = night(
      { storm: { zone: 'S6', track: 2, traits: ['all-out'] }, rogue: { zone: 'S12', track: 0 } },
      { own: people({ card: 'senator-kelly', zone: 'S6' }), enemies: enemies('S6', { walker: 2 }) },
    );
    s.play('wound:storm=1 wound:senator-kelly=1');
    expect([peopleIn(s, 'S6'), health(s, 'storm'), traits(s, 'storm')]).toEqual([[], 2, []]);
    // Storm lost 1 of 2, Rogue had none to lose; the new round gave 1 each.
    expect([power(s, 'storm'), power(s, 'rogue')]).toEqual([2, 1]);
  });

  it('are shared out to first; then each hero may give a card up before suffering [H-RES-5, H-RES-7]', () => {
    const s = night(
      {
        storm: { zone: 'S6', bystander: 'senator-kelly' },
        rogue: { zone: 'S6', bystander: 'valerie-cooper' },
      },
      { enemies: enemies('S6', { walker: 3 }), own: people() },
    );
    s.play('wound:storm=2 wound:rogue=1');
    expect(s.options).toEqual(['use:sacrifice@storm', 'go-on']);
    s.play('use:sacrifice@storm', 'go-on');
    expect([health(s, 'storm'), health(s, 'rogue')]).toEqual([2, 2]);
    expect([bystanderOf(s, 'storm'), bystanderOf(s, 'rogue')]).toEqual(['', 'valerie-cooper']);
  });

  it('are never harmed by heroes [H-BYS-4]', () => {
    const s = street(
      { storm: { zone: 'S6' } },
      {
        own: people({ card: 'senator-kelly', zone: 'S10' }),
        enemies: enemies('S10', { walker: 1 }),
        dice: [3, 3],
      },
    );
    s.play('attack:lightning-bolt@S10');
    expect([s.enemies('S10'), peopleIn(s, 'S10')]).toEqual([0, ['senator-kelly']]);
    expect(s.options).not.toContain('attack:lightning-bolt@S10');
  });

  it('walk one zone toward the nearest hero, the players choose between equals [H-BYS-5]', () => {
    const s = night({ storm: { zone: 'S7' } }, { own: people({ card: 'senator-kelly', zone: 'S2' }) });
    expect([s.prompt, s.options]).toEqual(['bystander-way', ['to:S3', 'to:S6']]);
    s.play('to:S3');
    expect(peopleIn(s, 'S3')).toEqual(['senator-kelly']);
  });

  it('go after all enemies and before anything spawns, and no enemy waits for them [H-ENE-1]', () => {
    const s = street(
      { storm: { zone: 'S6' } },
      { own: people({ card: 'senator-kelly', zone: 'S12' }), enemies: enemies('S2', { walker: 1 }) },
    );
    s.play('end');
    const order = s.events.flatMap((e) =>
      e.type === 'enemies-moved' || e.type === 'bystander-moved'
        ? [e.type]
        : e.type === 'phase' && e.phase === 'spawn'
          ? ['spawn']
          : [],
    );
    expect(order).toEqual(['enemies-moved', 'bystander-moved', 'spawn']);
  });

  it('stay beside a hero, and where no open way leads to one [H-BYS-7]', () => {
    const own = people(
      { card: 'senator-kelly', zone: 'S6' },
      { card: 'valerie-cooper', zone: 'R_5R_00_newsroom' },
    );
    const s = night({ storm: { zone: 'S6' } }, { own });
    expect([peopleIn(s, 'S6'), peopleIn(s, 'R_5R_00_newsroom')]).toEqual([
      ['senator-kelly'],
      ['valerie-cooper'],
    ]);
  });

  it('all take their own way; extra activations and rushes do not move them [H-BYS-8]', () => {
    const own = people({ card: 'senator-kelly', zone: 'S11' }, { card: 'valerie-cooper', zone: 'S12' });
    const s = night(
      { storm: { zone: 'S6' } },
      {
        own,
        enemies: [],
        board: { ...BOARD, spawns: [{ zone: 'S16' }] },
        spawns: true,
        draws: { spawn: ['029'] },
      },
    );
    expect([peopleIn(s, 'S10'), peopleIn(s, 'S11')]).toEqual([['senator-kelly'], ['valerie-cooper']]);
  });
});

const BOARD = {
  tiles: [
    ['5R@180', '4V@270'],
    ['9V@0', '3V@180'],
    ['2V@90', '8R@180'],
  ],
};

describe('both boxes', () => {
  const setup = (boxes?: { [kind: string]: string[] }) =>
    engine.newGame(
      {
        edition: 'hero',
        mission: 'H1',
        seats: [['storm', 'thor', 'rogue', 'spider-man']],
        ...(boxes ? { boxes } : {}),
      },
      'boxes',
    );
  const deck = (state: ReturnType<typeof setup>, id: string): number =>
    'refused' in state ? -1 : deckOf(state, id).draw.length;

  it('are mixed as the players choose; else the own box is played [H-BOTH-2]', () => {
    expect(deck(setup(), 'super-heroes')).toBe(6);
    expect(deck(setup({ enemyHeroes: ['xmen', 'core'] }), 'super-heroes')).toBe(12);
    expect(deck(setup({ enemyHeroes: ['core'] }), 'super-heroes')).toBe(6);
    const people = (boxes?: { [kind: string]: string[] }): number => deck(setup(boxes), 'bystanders');
    expect(people({ bystanders: ['xmen', 'core'] }) - people()).toBe(12);
  });

  it('refuse a box nobody has, none at all, or the same twice [H-BOTH-2]', () => {
    for (const enemyHeroes of [['moon'], [], ['core', 'core']])
      expect(setup({ enemyHeroes })).toMatchObject({ refused: 'setup.boxes' });
  });
});
