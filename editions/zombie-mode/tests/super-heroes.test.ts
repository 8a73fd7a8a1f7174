/** The six Super Heroes: what each does while on the board, its limit, its edges. */
import { describe, expect, it } from 'vitest';
import { costOf, enemy, turn, type Entry } from './card-table.ts';
import { enemiesTurn, people, person } from './streets.ts';
import { health, hunger } from './table.ts';

describe('Black Panther', () => {
  const against = (enemies: Entry[], dice: number[], is: Entry = {}, line = 'dual-katanas@S2') =>
    turn({ deadpool: { zone: 'S2', ...is }, hulk: { zone: 'S2' } }, { enemies, dice }).play(`attack:${line}`);
  const panther = [enemy('black-panther', 'S2')];

  it('wounds an attacker whose hits did not eliminate him, once per attack [Z-ENE-2]', () => {
    const s = against(panther, [4, 5, 2]);
    expect([health(s, 'deadpool'), health(s, 'hulk'), s.hero('deadpool').xp]).toEqual([4, 5, 0]);
    expect(s.happened('ability-used')).toMatchObject([{ ability: 'black-panther' }]);
  });

  it('does nothing without a hit, or once he is eliminated [Z-ENE-2]', () => {
    expect(health(against(panther, [2, 2, 3]), 'deadpool')).toBe(5);
    const s = against(panther, [4, 4, 4, 2], { track: 1 });
    expect([health(s, 'deadpool'), s.hero('deadpool').xp, s.enemies('S2')]).toEqual([5, 3, 0]);
  });

  it('answers a Devour, and hits left over from another Super Hero', () => {
    expect(health(against(panther, [6], {}, 'devour@S2'), 'deadpool')).toBe(4);
    const both = [...panther, enemy('ms-marvel', 'S2')];
    const s = against(both, [4, 4, 4, 4, 4], { track: 2 }).play('hit:ms-marvel');
    expect([health(s, 'deadpool'), s.enemies('S2', 'ms-marvel')]).toEqual([4, 0]);
  });

  it('is left in peace where the hits may as well fall on another', () => {
    expect(health(against([...panther, enemy('ms-marvel', 'S2')], [4, 4, 2]), 'deadpool')).toBe(5);
  });

  it('is not hit by the sign, nor is a Guard behind him a way around him', () => {
    const s = turn(
      { deadpool: { zone: 'S2' } },
      { enemies: [...panther, enemy('guard', 'S2')], own: { ...people(), sign: { zone: 'S2' } }, dice: [6] },
    );
    expect(health(s.play('sign:S2'), 'deadpool')).toBe(5);
    expect(health(against([...panther, enemy('guard', 'S2')], [6, 6, 2]), 'deadpool')).toBe(4);
  });

  it('deals a wound of an enemy: it can be cancelled, and eliminate', () => {
    const numb = against(panther, [6, 2, 2], { traits: ['numb'] });
    expect([numb.prompt, ...numb.options]).toEqual(['react', 'use:numb@deadpool', 'go-on']);
    expect(health(numb.play('use:numb@deadpool'), 'deadpool')).toBe(5);
    expect(against(panther, [6, 2, 2], { wounds: 4 }).hero('deadpool').status).toBe('dead');
  });

  it('sleeps with the others who do [Z-ENE-2]', () => {
    const s = turn(
      { deadpool: { zone: 'S2' } },
      { enemies: panther, own: { ...people(), asleep: ['black-panther'] }, dice: [6, 2, 2] },
    );
    expect(health(s.play('attack:dual-katanas@S2'), 'deadpool')).toBe(5);
  });
});

describe('Doctor Strange', () => {
  const strange = (zone: string, ...more: Entry[]) => ({ enemies: [enemy('doctor-strange', zone), ...more] });

  it('makes a Move from a zone he sees cost 1 more, wherever it leads [Z-ENE-2]', () => {
    const s = turn({ hulk: { zone: 'S2' } }, strange('S11'));
    expect([costOf(s, 'move:S3'), costOf(s, 'move:S6')]).toEqual([2, 2]);
    s.play('move:S3');
    expect([s.hero('hulk').actions, costOf(s, 'move:S7')]).toEqual([1, 1]);
  });

  it('does so in his own zone too, on top of the cost for enemies, and to Wasp', () => {
    expect(costOf(turn({ hulk: { zone: 'S2' } }, strange('S2')), 'move:S3')).toBe(3);
    expect(costOf(turn({ wasp: { zone: 'S2' } }, strange('S2', enemy('guard', 'S2', 2))), 'move:S3')).toBe(2);
    expect(costOf(turn({ hulk: { zone: 'S2' } }, strange('S6', enemy('guard', 'S2'))), 'move:S3')).toBe(3);
  });

  it('does not where he does not see', () => {
    expect(costOf(turn({ hulk: { zone: 'S3' } }, strange('S6')), 'move:S2')).toBe(1);
  });

  it('makes a free Move cost an ordinary action [S-MOVE-5]', () => {
    const fly = (actions: number) =>
      turn(
        { wasp: { zone: 'S2', actions, xp: 19, skills: ['sting-and-fly'] } },
        { ...strange('S11', enemy('trooper', 'S2')), dice: [3, 2] },
      ).play('attack:wasps-sting@S2');
    const s = fly(3);
    s.play('use:sting-and-fly@wasp');
    expect(costOf(s, 'move:S3')).toBe(1);
    expect(s.play('move:S3').hero('wasp').actions).toBe(1);
    expect(fly(1).options).not.toContain('use:sting-and-fly@wasp');
  });

  it('still does while Stunned, no longer once he is gone [Z-ENE-2]', () => {
    const stunned = [{ type: 'doctor-strange', zone: 'S6' }];
    const s = turn({ hulk: { zone: 'S2' } }, { ...strange('S6'), own: { ...people(), stunned } });
    expect(costOf(s, 'move:S3')).toBe(2);
    const gone = turn({ hulk: { zone: 'S2' } }, { ...strange('S2'), dice: [4, 4, 4] });
    expect(costOf(gone.play('attack:smash@S2'), 'move:S3')).toBe(1);
  });
});

describe('Ms. Marvel', () => {
  const near = (heroes: { [id: string]: Entry }, rest: Entry = {}) =>
    enemiesTurn({ heroes, own: people(), enemies: [enemy('ms-marvel', 'S10')], ...rest });

  it('attacks heroes she sees at range 1 with both actions instead of moving [Z-ENE-2]', () => {
    const s = near({ hulk: { zone: 'S6' } });
    expect([health(s, 'hulk'), s.enemies('S10')]).toEqual([3, 1]);
  });

  it('comes nearer from range 2, then attacks from there', () => {
    const s = near({ hulk: { zone: 'S2' } });
    expect([health(s, 'hulk'), s.enemies('S6')]).toEqual([4, 1]);
  });

  it('attacks her own zone where a hero is in it', () => {
    const s = near({ hulk: { zone: 'S10' }, wasp: { zone: 'S6' } });
    expect([health(s, 'hulk'), health(s, 'wasp')]).toEqual([3, 5]);
  });

  it('lets the players choose between several zones, and joins the pool of the one chosen', () => {
    const s = near(
      { hulk: { zone: 'S6' }, wasp: { zone: 'S11', wounds: 3 }, deadpool: { zone: 'S6' } },
      { enemies: [enemy('ms-marvel', 'S10'), enemy('trooper', 'S6')] },
    );
    expect([s.prompt, ...s.options]).toEqual(['aim', 'at:S6', 'at:S11']);
    s.play('at:S6');
    expect(s.decision).toMatchObject({ prompt: 'share-wounds', total: 2 });
    s.play('wound:hulk=1 wound:deadpool=1', 'at:S11');
    expect([health(s, 'hulk'), health(s, 'deadpool'), health(s, 'wasp')]).toEqual([4, 4, 1]);
  });

  it('does not reach through a closed door', () => {
    const room = 'R_3V_11_server';
    const behind = (door: string) => near({ hulk: { zone: room } }, { doors: { [`${room}-S10`]: door } });
    expect(health(behind('closed'), 'hulk')).toBe(5);
    expect(health(behind('open'), 'hulk')).toBe(3);
  });
});

describe('Thor', () => {
  const storm = (heroes: { [id: string]: Entry }, rest: Entry = {}) =>
    enemiesTurn({ heroes, own: people(), enemies: [enemy('thor', 'S2')], ...rest });
  const here = { zone: 'S2' };

  it('deals every hero of his zone a wound with each of his attacks [Z-ENE-2]', () => {
    const s = storm({ hulk: here, wasp: here, deadpool: { zone: 'S3' }, 'iron-man': here });
    expect(['hulk', 'wasp', 'iron-man', 'deadpool'].map((h) => health(s, h))).toEqual([3, 3, 3, 5]);
    expect(health(storm({ hulk: here }), 'hulk')).toBe(3);
  });

  it('strikes beside the others, whose wounds are shared out', () => {
    const s = storm(
      { hulk: here, wasp: here },
      { enemies: [enemy('thor', 'S2'), enemy('trooper', 'S2', 2)] },
    );
    expect(s.decision).toMatchObject({ prompt: 'share-wounds', total: 2 });
    s.play('wound:hulk=2');
    expect([health(s, 'hulk'), health(s, 'wasp')]).toEqual([1, 3]);
  });

  it('lets a shared wound be put on whom his own eliminates [S-WND-2]', () => {
    const s = storm(
      { hulk: here, wasp: { zone: 'S2', wounds: 4 } },
      { enemies: [enemy('thor', 'S2'), enemy('trooper', 'S2')] },
    ).play('wound:wasp=1');
    expect([s.hero('wasp').status, s.hero('hulk').wounds]).toEqual(['dead', 2]);
    expect(s.happened('attacks-wasted')).toMatchObject([{ n: 1 }]);
  });

  const shield = (dice: number[], more: Entry[] = []) =>
    enemiesTurn({
      heroes: { 'captain-america': here, hulk: here },
      own: people(),
      enemies: [enemy('thor', 'S2'), ...more],
      dice,
    });

  it('gives each of his wounds a die of Shield Block, and the players say which is cancelled', () => {
    const s = shield([5, 1, 1, 6]);
    expect([s.prompt, ...s.options]).toEqual(['choose', 'cancel:captain-america', 'cancel:hulk']);
    s.play('cancel:hulk=1', 'cancel:captain-america=1');
    expect([health(s, 'captain-america'), health(s, 'hulk')]).toEqual([4, 4]);
  });

  it('lets them cancel a shared wound instead, and asks nothing when all are cancelled', () => {
    const s = shield([5, 1, 1, 5, 5], [enemy('trooper', 'S2')]);
    expect(s.options).toEqual(['cancel:shared', 'cancel:captain-america', 'cancel:hulk']);
    s.play('cancel:shared=1');
    expect([health(s, 'captain-america'), health(s, 'hulk')]).toEqual([4, 4]);
    expect(s.happened('wounds-cancelled')).toMatchObject([{ n: 1 }, { n: 2 }]);
  });
});

describe('Scarlet Witch', () => {
  const hexed = (dice: number[], line: string, more: Entry[], is: Entry = {}) =>
    turn(
      { deadpool: { zone: 'S2', ...is } },
      { enemies: [enemy('scarlet-witch', 'S18'), ...more], dice },
    ).play(`attack:${line}@S2`);
  const trooper = [enemy('trooper', 'S2')];

  it('makes every 2 raise hunger as a 1 does, wherever she stands [Z-ENE-2]', () => {
    expect(hunger(hexed([2, 2, 5], 'dual-katanas', trooper), 'deadpool')).toBe(2);
    expect(hunger(hexed([1, 2, 3], 'dual-katanas', trooper), 'deadpool')).toBe(2);
    const without = turn({ deadpool: { zone: 'S2' } }, { enemies: trooper, dice: [2, 2, 5] });
    expect(hunger(without.play('attack:dual-katanas@S2'), 'deadpool')).toBe(0);
  });

  it('is ignored by a Devour that eliminates, not by one that fails [Z-HUN-4]', () => {
    expect(hunger(hexed([1, 2, 4], 'devour', trooper, { track: 2 }), 'deadpool')).toBe(0);
    expect(hunger(hexed([2, 2], 'devour', trooper, { track: 1 }), 'deadpool')).toBe(3);
  });

  it('no longer counts for the attack that eliminates her', () => {
    const s = turn(
      { deadpool: { zone: 'S2', track: 2 } },
      { enemies: [enemy('scarlet-witch', 'S2')], dice: [4, 4, 4, 4, 2] },
    ).play('attack:dual-katanas@S2');
    expect([hunger(s, 'deadpool'), s.hero('deadpool').xp]).toEqual([2, 3]);
  });
});

describe('Spider-Man', () => {
  const fight = (dice: number[], more: Entry[] = [], rest: Entry = {}) =>
    turn({ deadpool: { zone: 'S2' } }, { enemies: [enemy('spider-man', 'S2'), ...more], dice, ...rest });

  it('is pushed 1 zone instead of eliminated, where the players like, for no experience [Z-ENE-2]', () => {
    const s = fight([4, 5, 6]).play('attack:dual-katanas@S2');
    expect([s.prompt, s.decision?.by, ...s.options]).toEqual(['choose', 'team', 'to:S3', 'to:S6']);
    s.play('to:S6');
    expect([s.enemies('S2'), s.enemies('S6', 'spider-man'), s.hero('deadpool').xp]).toEqual([0, 1, 0]);
    expect(s.happened('enemies-killed')).toEqual([]);
  });

  it('dodges once per round: the second time he is eliminated [Z-ENE-2]', () => {
    const s = fight([4, 5, 6, 4, 4, 4]).play(
      'attack:dual-katanas@S2',
      'to:S6',
      'move:S6',
      'attack:dual-katanas@S6',
    );
    expect([s.onBoard('spider-man'), s.hero('deadpool').xp]).toEqual([0, 3]);
  });

  it('dodges anew in the next round', () => {
    const s = fight([4, 5, 6, 4, 4, 4, 4]).play('attack:dual-katanas@S2', 'to:S6', 'end');
    expect(s.enemies('S2', 'spider-man')).toBe(1);
    s.play('attack:dual-katanas@S2');
    expect([s.prompt, s.onBoard('spider-man')]).toEqual(['choose', 1]);
  });

  it('uses up the hits spent on him; the others go on by priority', () => {
    const s = turn(
      { deadpool: { zone: 'S2', track: 2 } },
      { enemies: [enemy('spider-man', 'S2'), enemy('trooper', 'S2', 3)], dice: [4, 4, 4, 4, 4] },
    ).play('attack:dual-katanas@S2', 'to:S3');
    expect([s.enemies('S2', 'trooper'), s.hero('deadpool').xp]).toEqual([1, 2]);
  });

  it('dodged by him, a Devour has eliminated nothing: its 1s count [Z-DEV-4]', () => {
    const s = turn(
      { deadpool: { zone: 'S2', track: 3 } },
      { enemies: [enemy('spider-man', 'S2')], dice: [4, 4, 4, 1] },
    ).play('attack:devour@S2', 'to:S3');
    expect([hunger(s, 'deadpool'), s.hero('deadpool').xp]).toEqual([4, 0]);
  });

  it('leaves a Devour the next target for hits beyond his toughness', () => {
    const s = turn(
      { deadpool: { zone: 'S2', track: 3 } },
      { enemies: [enemy('spider-man', 'S2')], own: people(person('bob', 'S2')), dice: [4, 4, 4, 4] },
    ).play('attack:devour@S2', 'to:S3');
    expect([hunger(s, 'deadpool'), s.happened('devoured')]).toMatchObject([0, [{ card: 'bob' }]]);
  });

  it('stays Stunned where he was pushed', () => {
    const stunned = [{ type: 'spider-man', zone: 'S2' }];
    const s = fight([4, 5, 6], [], { own: { ...people(), stunned } }).play(
      'attack:dual-katanas@S2',
      'to:S3',
      'end',
    );
    expect(s.enemies('S3', 'spider-man')).toBe(1);
    expect(health(s, 'deadpool')).toBe(5);
  });
});
