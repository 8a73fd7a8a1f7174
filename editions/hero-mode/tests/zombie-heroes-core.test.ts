/** The core box's Zombie Heroes: what each does while on the board, its limit, its edges (S-CARD-4). */
import type { Scene } from '@holdout/engine/scenario';
import { describe, expect, it } from 'vitest';
import { health, peopleIn } from './table.ts';
import { enemiesTurn, enemy, people, STREETS, turn, whereIs, type Entry } from './zombie-table.ts';

const HERE = { zone: 'S6' };

describe('Captain America', () => {
  const against = (dice: number[], more: Entry[] = [], is: Entry = {}, rest: Entry = {}) =>
    turn({ storm: { ...HERE, ...is } }, [enemy('captain-america', 'S6'), ...more], { dice, ...rest });

  it('takes 1 hit off each attack on his zone [S-CARD-4]', () => {
    const three = against([3, 3, 3], [enemy('walker', 'S6', 2)], { track: 1 });
    three.play('attack:lightning-bolt@S6', 'spend:1');
    expect(three.enemies('S6')).toBe(3);
    const four = against([3, 3, 3, 3], [], { track: 2 }).play('attack:lightning-bolt@S6', 'spend:2');
    expect(whereIs(four, 'captain-america')).toBe('S6');
    expect(four.happened('ability-used')).toMatchObject([{ ability: 'captain-america' }]);
    const five = against([3, 3, 3, 3, 3], [], { track: 3 }).play('attack:lightning-bolt@S6', 'spend:3');
    expect([whereIs(five, 'captain-america'), five.hero('storm').xp]).toEqual(['', 4]);
  });

  it('takes it off after rerolls', () => {
    const s = against([3, 3, 3, 1, 3], [], { track: 2, traits: ['one-more-try'] });
    s.play('attack:lightning-bolt@S6', 'spend:2', 'use:one-more-try@storm', 'reroll:1', 'done');
    expect(whereIs(s, 'captain-america')).toBe('S6');
  });

  it('does nothing where nothing hits, nor for attacks on other zones', () => {
    const none = against([1, 1]).play('attack:lightning-bolt@S6');
    expect(none.happened('ability-used')).toEqual([]);
    const beside = against([3, 1], [enemy('walker', 'S10')]).play('attack:lightning-bolt@S10');
    expect(beside.enemies('S10')).toBe(0);
  });

  it('weakens objects too, and only one hit of a success that scores several [H-HAND-1]', () => {
    const thrown = against([3, 1], [enemy('walker', 'S6', 2)], {}, { own: { ...people(), sign: HERE } });
    expect(thrown.play('sign:S6').enemies('S6', 'walker')).toBe(2);
    const blast = (dice: number[]) =>
      against(dice, [enemy('walker', 'S6')], {}, { own: { ...people(), hand: HERE } }).play('hand:S6');
    expect(blast([4, 4, 1]).enemies('S6')).toBe(2);
    // Two dice for him, and the one that scores a single hit for the Walker.
    expect(blast([4, 4, 4]).enemies('S6')).toBe(0);
  });
});

describe('Iron Man', () => {
  const accuracy = (s: Scene) => s.happened('attacked').map((e) => (e.type === 'attacked' ? e.accuracy : 0));

  it('makes ranged attacks on his zone worse by 1, at range 0 too [S-CARD-4]', () => {
    const s = turn({ storm: HERE }, [enemy('iron-man', 'S6')], { dice: [3, 4] }).play(
      'attack:lightning-bolt@S6',
    );
    expect(s.happened('attacked')).toMatchObject([{ accuracy: 4, hits: 1 }]);
    const far = turn({ storm: HERE }, [enemy('iron-man', 'S10')], { dice: [3, 4] });
    expect(accuracy(far.play('attack:lightning-bolt@S10'))).toEqual([4]);
  });

  it('worsens what a card has set: True Aim gives 3+', () => {
    const s = turn({ magneto: { ...HERE, track: 1, traits: ['true-aim'] } }, [enemy('iron-man', 'S6')], {
      dice: [2, 3, 3],
    }).play('attack:shrapnel@S6', 'use:true-aim@magneto');
    expect(s.happened('attacked')).toMatchObject([{ accuracy: 3, hits: 2 }]);
  });

  it('leaves melee attacks and attacks on other zones as they are', () => {
    const melee = turn({ rogue: HERE }, [enemy('iron-man', 'S6')], { dice: [3, 4] });
    melee.play('attack:haymaker@S6');
    if (melee.prompt === 'react') melee.play('go-on');
    expect(accuracy(melee)).toEqual([3]);
    const beside = turn({ storm: HERE }, [enemy('iron-man', 'S6'), enemy('walker', 'S10')], { dice: [3, 4] });
    expect(accuracy(beside.play('attack:lightning-bolt@S10'))).toEqual([3]);
  });

  it('counts for objects', () => {
    const own = { ...people(), hand: HERE };
    const s = turn({ storm: HERE }, [enemy('iron-man', 'S6')], { dice: [4, 5, 6], own }).play('hand:S6');
    expect(s.happened('attacked')).toMatchObject([{ accuracy: 5, hits: 2 }]);
  });
});

describe('Wasp', () => {
  const sting = (dice: number[], track: number, more: Entry[]) =>
    turn({ storm: { ...HERE, track } }, [enemy('wasp', 'S6'), ...more], { dice }).play(
      'attack:lightning-bolt@S6',
      `spend:${track}`,
    );

  it('comes last in target priority: hits reach her when all others are gone [S-CARD-4, S-COM-3]', () => {
    const brute = sting([3, 3, 3], 1, [enemy('brute', 'S6')]);
    expect([brute.enemies('S6', 'brute'), whereIs(brute, 'wasp')]).toEqual([0, 'S6']);
    expect(brute.happened('hits-lost')).toMatchObject([{ hits: 1 }]);
    const runner = sting([3, 3, 3, 3], 2, [enemy('runner', 'S6')]);
    expect([runner.enemies('S6'), runner.hero('storm').xp]).toEqual([0, 4]);
  });

  it('alone is a target like any other', () => {
    const s = sting([3, 3, 3], 1, []);
    expect([s.enemies('S6'), s.hero('storm').xp]).toEqual([0, 3]);
  });

  it('is shielded by a target that the hits cannot eliminate [S-COM-3]', () => {
    expect(sting([3, 1, 1], 1, [enemy('brute', 'S6')]).enemies('S6')).toBe(2);
  });
});

describe('Hulk', () => {
  it('wounds every hero and every person of his zone with each of his attacks [S-CARD-4]', () => {
    const s = enemiesTurn({ storm: HERE, rogue: HERE, magneto: { zone: 'S2' } }, [enemy('hulk', 'S6')], {
      own: people(['senator-kelly', 'S6']),
    });
    expect([health(s, 'storm'), health(s, 'rogue'), health(s, 'magneto')]).toEqual([1, 1, 3]);
    expect(peopleIn(s, 'S6')).toEqual([]);
  });

  it('alone with one hero wounds twice in a round', () => {
    expect(health(enemiesTurn({ storm: HERE }, [enemy('hulk', 'S6')]), 'storm')).toBe(1);
  });

  it('spares the hidden; those who fight roll for it [H-HID-5, H-BYS-3]', () => {
    const s = enemiesTurn({ storm: HERE }, [enemy('hulk', 'S6')], {
      own: people(['senator-kelly', 'S6', '039'], ['ka-zar', 'S6']),
      dice: [5, 5, 1],
    });
    expect(peopleIn(s, 'S6')).toEqual(['senator-kelly', 'ka-zar']);
  });

  it('strikes beside the others, whose wounds are shared out where there is room [H-BYS-2]', () => {
    const s = enemiesTurn({ storm: HERE, rogue: HERE }, [enemy('hulk', 'S6'), enemy('walker', 'S6')], {
      own: people(['senator-kelly', 'S6']),
    });
    expect([s.prompt, ...s.options]).toEqual(['share-wounds', 'wound:storm', 'wound:rogue']);
    s.play('wound:storm=1');
    expect([s.hero('storm').status, health(s, 'rogue')]).toEqual(['dead', 1]);
  });
});

describe('Captain Marvel', () => {
  const attacked = (spend: number, dice: number[], more: { [id: string]: Entry } = {}, at = 'S6') =>
    turn({ storm: { ...HERE, track: 3 }, ...more }, [enemy('captain-marvel', at)], { dice }).play(
      `attack:lightning-bolt@${at}`,
      `spend:${spend}`,
    );

  it('takes an action after an attack with power on its dice: she attacks her zone [S-CARD-4]', () => {
    const s = attacked(2, [3, 3, 3, 1]);
    expect([health(s, 'storm'), whereIs(s, 'captain-marvel')]).toEqual([2, 'S6']);
    expect(s.happened('ability-used')).toMatchObject([{ ability: 'captain-marvel' }]);
  });

  it('moves 1 zone where nobody shares hers', () => {
    const s = attacked(1, [1, 1, 1], {}, 'S10');
    expect([health(s, 'storm'), whereIs(s, 'captain-marvel')]).toEqual([3, 'S6']);
  });

  it('does nothing without power on the dice, or once she is eliminated', () => {
    const plain = attacked(0, [3, 3]);
    expect([health(plain, 'storm'), plain.happened('ability-used')]).toEqual([3, []]);
    const gone = attacked(2, [3, 3, 3, 3]);
    expect([health(gone, 'storm'), gone.hero('storm').xp]).toEqual([3, 4]);
  });

  it('lets the others of her zone be: only she acts, and once', () => {
    const s = turn({ storm: { ...HERE, track: 1 } }, [enemy('captain-marvel', 'S6'), enemy('runner', 'S6')], {
      dice: [1, 1, 1],
    });
    s.play('attack:lightning-bolt@S6', 'spend:1');
    expect(health(s, 'storm')).toBe(2);
  });

  it('gives the experience first, and ends the turn of one she eliminates [S-ELIM-2]', () => {
    const s = turn(
      { storm: { ...HERE, track: 1, wounds: 2 }, rogue: { zone: 'S2' } },
      [enemy('captain-marvel', 'S6')],
      {
        dice: [1, 1, 1],
      },
    ).play('attack:lightning-bolt@S6', 'spend:1');
    expect([s.hero('storm').status, s.hero('rogue').actions]).toEqual(['dead', 3]);
  });
});

describe('Deadpool', () => {
  const leader = { zone: 'S18', xp: 5 };

  it('is placed with the hero who has the most experience, then attacks [S-CARD-4]', () => {
    const s = enemiesTurn({ storm: { zone: 'S12' }, rogue: leader }, [enemy('deadpool', 'S10')]);
    expect([whereIs(s, 'deadpool'), health(s, 'rogue'), health(s, 'storm')]).toEqual(['S18', 2, 3]);
  });

  it('needs no open route', () => {
    const s = enemiesTurn({ rogue: { zone: 'R_5R_00_press', xp: 5 } }, [enemy('deadpool', 'S10')]);
    expect([whereIs(s, 'deadpool'), health(s, 'rogue')]).toEqual(['R_5R_00_press', 2]);
    expect(s.state.doors.every((d) => d === 0)).toBe(true);
  });

  it('goes where the players choose among equals', () => {
    const s = enemiesTurn({ storm: { zone: 'S2' }, rogue: { zone: 'S16' } }, [enemy('deadpool', 'S10')]);
    expect([s.prompt, ...s.options]).toEqual(['split', 'to:S2', 'to:S16']);
    s.play('to:S16=1');
    expect([whereIs(s, 'deadpool'), health(s, 'rogue')]).toEqual(['S16', 2]);
  });

  it('chooses for himself, apart from another Zombie Hero of his zone', () => {
    const s = enemiesTurn({ storm: { zone: 'S2' }, rogue: { zone: 'S12' } }, [
      enemy('deadpool', 'S10'),
      enemy('captain-america', 'S10'),
    ]);
    expect([s.prompt, ...s.options]).toEqual(['split', 'to:S6', 'to:S11']);
    s.play('to:S6=1');
    expect([s.prompt, ...s.options]).toEqual(['split', 'to:S2', 'to:S12']);
    s.play('to:S12=1');
    expect([whereIs(s, 'captain-america'), whereIs(s, 'deadpool')]).toEqual(['S2', 'S12']);
    expect(health(s, 'rogue')).toBe(2);
  });

  it('stays and attacks where somebody shares his zone, a bystander too', () => {
    const s = enemiesTurn({ storm: leader, rogue: { zone: 'S2' } }, [enemy('deadpool', 'S10')], {
      own: people(['ka-zar', 'S10']),
      dice: [5, 6],
    });
    expect([whereIs(s, 'deadpool'), peopleIn(s, 'S10')]).toEqual(['S10', ['ka-zar']]);
  });

  it('does not count heroes who are gone', () => {
    const s = enemiesTurn({ storm: { zone: 'S12' }, rogue: { zone: 'S18', xp: 5, status: 'left' } }, [
      enemy('deadpool', 'S10'),
    ]);
    expect(whereIs(s, 'deadpool')).toBe('S12');
  });

  it('enters nowhere: neither mission nor cards react to him [S-CARD-4]', () => {
    const rules = [{ on: 'enemy-enters', area: 'trap', do: [{ removeAndCount: 'trapped' }] }];
    const board = { ...STREETS, areas: { trap: ['S18'] }, rules };
    const into = (type: string, rest: Entry, held: Entry = {}) =>
      enemiesTurn({ storm: { ...leader, ...held } }, [enemy(type, 'S17')], rest);
    expect(into('walker', { board }).onBoard('walker')).toBe(0);
    expect(whereIs(into('deadpool', { board }), 'deadpool')).toBe('S18');
    expect(into('walker', {}, { traits: ['get-back'] }).options).toContain('use:get-back@storm');
    expect(into('deadpool', {}, { traits: ['get-back'] }).prompt).toBe('turn');
  });
});
