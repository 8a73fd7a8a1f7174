/** Bystander cards of the other box in the hero's own turn (H-BOTH-1): what each does, its limit, its edges. */
import { describe, expect, it } from 'vitest';
import { costOf, enemy, optionsOf, rolled, turn, type Entry } from './card-table.ts';
import { people, person, STREETS, withSpawns } from './streets.ts';
import { health, hunger, play } from './table.ts';
import { itemAt } from '@holdout/engine';

describe('Callisto', () => {
  const tunnels = (is: Entry = {}, rest: Entry = {}) =>
    turn(
      { hulk: { zone: 'S2', bystander: 'callisto', ...is } },
      { board: withSpawns('S2', 'S16', 'S18'), spawns: true, enemies: [enemy('trooper', 'S18')], ...rest },
    );

  it('places the hero in another active spawn zone without enemies for 1 action, once per turn [Z-BYS-2]', () => {
    const s = tunnels({}, { enemies: [enemy('trooper', 'S18'), enemy('guard', 'S2', 3)] });
    expect([optionsOf(s, 'callisto'), costOf(s, 'callisto:S16')]).toEqual([['callisto:S16'], 1]);
    s.play('callisto:S16');
    expect(s.happened('hero-placed')).toMatchObject([{ from: 'S2', to: 'S16' }]);
    expect([s.hero('hulk').actions, optionsOf(s, 'callisto')]).toEqual([2, []]);
  });

  it('begins in an active spawn zone only, and is nothing for the Ravenous [Z-RAV-5]', () => {
    expect(optionsOf(tunnels({ zone: 'S6' }), 'callisto')).toEqual([]);
    expect(optionsOf(tunnels({ track: 4 }), 'callisto')).toEqual([]);
  });

  it('leads to no spawn zone that is not active', () => {
    const spawns: Entry[] = [{ zone: 'S2' }, { zone: 'S16', active: false }];
    expect(optionsOf(tunnels({}, { board: { ...STREETS, spawns } }), 'callisto')).toEqual([]);
  });
});

describe('Amanda Sefton', () => {
  const charmed = (dice: number[], is: Entry = {}, rest: Entry = {}) =>
    turn(
      { deadpool: { zone: 'S2', bystander: 'amanda-sefton', ...is } },
      { enemies: [enemy('trooper', 'S2', 3)], dice, ...rest },
    ).play('attack:dual-katanas@S2');

  it('turns one die to its opposite face, for hits and for hunger [Z-BYS-2]', () => {
    const s = charmed([1, 2, 6]);
    expect([s.prompt, ...s.options]).toEqual(['react', 'use:amanda-sefton@deadpool', 'go-on']);
    s.play('use:amanda-sefton@deadpool');
    expect(s.options).toEqual(['turn:1', 'turn:2', 'turn:6']);
    s.play('turn:1');
    expect([s.enemies('S2'), hunger(s, 'deadpool')]).toEqual([1, 0]);
    expect(s.happened('die-turned')).toMatchObject([{ dice: [6, 2, 6], hits: 2 }]);
  });

  it('may make it worse, but is not offered where nothing gets better', () => {
    const worse = charmed([3, 6, 6]).play('use:amanda-sefton@deadpool', 'turn:6');
    expect([worse.enemies('S2'), hunger(worse, 'deadpool')]).toEqual([2, 1]);
    expect(charmed([4, 5, 6]).prompt).toBe('turn');
  });

  it('leaves dice alone whose other face counts the same', () => {
    const s = turn(
      { wasp: { zone: 'S2', bystander: 'amanda-sefton' } },
      { enemies: [enemy('trooper', 'S2', 3)], dice: [2, 3] },
    ).play('attack:wasps-sting@S2', 'use:amanda-sefton@wasp');
    expect(s.happened('die-turned')).toMatchObject([{ dice: [5, 3], hits: 2 }]);
  });

  it('is no re-roll: the die may still be rolled again', () => {
    const s = charmed([1, 4, 4, 5], { traits: ['dead-calm'] }).play(
      'use:amanda-sefton@deadpool',
      'turn:4',
      'use:dead-calm@deadpool',
      'reroll:3',
    );
    expect(s.options).toContain('done');
    s.play('done');
    expect(s.enemies('S2')).toBe(1);
  });

  it('does so once per turn', () => {
    const s = charmed([1, 2, 2, 1, 2, 2], {}, { enemies: [enemy('trooper', 'S2', 4)] });
    s.play('use:amanda-sefton@deadpool', 'turn:1', 'attack:dual-katanas@S2');
    expect(s.prompt).toBe('turn');
  });
});

describe('Bolivar Trask', () => {
  const against = (line: string, guards: number, dice: number[], is: Entry = {}) =>
    turn(
      { deadpool: { zone: 'S2', bystander: 'bolivar-trask', ...is } },
      { enemies: [enemy('guard', 'S2', guards)], dice },
    ).play(`attack:${line}@S2`);

  it('gives one Guard toughness 1 in each attack, Devour included [Z-BYS-2]', () => {
    expect(against('dual-katanas', 3, [4, 4, 4]).enemies('S2')).toBe(1);
    const s = against('devour', 1, [4, 2], { track: 1 });
    expect([s.enemies('S2'), hunger(s, 'deadpool'), s.hero('deadpool').xp]).toEqual([0, 0, 1]);
  });

  it('does so in the next attack too', () => {
    const s = against('dual-katanas', 3, [4, 4, 4, 4, 2, 2]).play('attack:dual-katanas@S2');
    expect(s.enemies('S2')).toBe(0);
  });

  it('lets the players say in which of two zones', () => {
    const s = turn(
      { 'iron-man': { zone: 'S2', bystander: 'bolivar-trask' } },
      { enemies: [enemy('guard', 'S2'), enemy('guard', 'S3')], dice: [4, 4, 4] },
    ).play('attack:missile-wave@S2,S3');
    expect([s.prompt, ...s.options]).toEqual(['choose', 'weaken:guard@S2', 'weaken:guard@S3']);
    s.play('weaken:guard@S3', 'hit:S2=2 hit:S3=1');
    expect([s.enemies('S2'), s.enemies('S3')]).toEqual([0, 0]);
  });
});

describe('Ka-Zar', () => {
  const bite = (dice: number[], is: Entry = {}, rest: Entry = {}) =>
    turn(
      { hulk: { zone: 'S2', track: 1, bystander: 'ka-zar', ...is } },
      { enemies: [enemy('trooper', 'S2')], dice, ...rest },
    ).play('attack:devour@S2');

  it('gives a free Devour after one that eliminated nothing, with the hunger it brought [Z-BYS-2]', () => {
    const s = bite([1, 2, 4, 2, 2]);
    expect([s.prompt, ...s.options]).toEqual(['react', 'use:ka-zar@hulk', 'go-on']);
    s.play('use:ka-zar@hulk');
    expect([rolled(s), s.enemies('S2'), hunger(s, 'hulk'), s.hero('hulk').actions]).toEqual([5, 0, 0, 2]);
  });

  it('does so for the Ravenous too, once per turn', () => {
    const s = bite([2, 2, 2, 2, 2, 2, 2, 2, 2, 2], { track: 4 }).play('use:ka-zar@hulk');
    expect([s.prompt, s.hero('hulk').actions]).toEqual(['turn', 2]);
  });

  it('is silent after a Devour that eliminated, and after another attack', () => {
    expect(bite([4, 2]).prompt).toBe('turn');
    const s = turn(
      { hulk: { zone: 'S2', bystander: 'ka-zar' } },
      { enemies: [enemy('trooper', 'S2')], dice: [2, 2, 2] },
    );
    expect(s.play('attack:smash@S2').prompt).toBe('turn');
  });
});

describe('William Stryker', () => {
  const zeal = (dice: number[], is: Entry = {}, line = 'smash') =>
    turn(
      { hulk: { zone: 'S2', wounds: 2, bystander: 'william-stryker', ...is } },
      { enemies: [enemy('trooper', 'S2', 9)], dice },
    ).play(`attack:${line}@S2`);

  it('rolls 3 extra dice for a wound that nothing cancels, once per turn [Z-BYS-2]', () => {
    const s = zeal([2, 2, 2, 2, 2, 2, 2, 2, 2], { traits: ['numb'] });
    expect([s.prompt, ...s.options]).toEqual(['react', 'use:william-stryker@hulk', 'go-on']);
    s.play('use:william-stryker@hulk');
    expect([rolled(s), health(s, 'hulk'), s.prompt]).toEqual([6, 2, 'turn']);
    s.play('attack:smash@S2');
    expect(rolled(s)).toBe(9);
  });

  it('helps a Devour as well, and is not for the last health', () => {
    expect(rolled(zeal([2, 2, 2, 2], {}, 'devour').play('use:william-stryker@hulk'))).toBe(4);
    expect(zeal([2, 2, 2], { wounds: 4 }).prompt).toBe('turn');
  });
});

describe('Valerie Cooper', () => {
  const room = 'R_3V_11_server';
  const pass = (is: Entry = {}, rest: Entry = {}) =>
    turn({ hulk: { zone: 'S10', bystander: 'valerie-cooper', ...is } }, rest);

  it('opens a door for free, once per turn [Z-BYS-2]', () => {
    const s = pass();
    expect(optionsOf(s, 'valerie-cooper')).toContain(`valerie-cooper:${room}-S10`);
    s.play(`valerie-cooper:${room}-S10`);
    expect([s.hero('hulk').actions, optionsOf(s, 'valerie-cooper')]).toEqual([3, []]);
    expect(s.happened('door-opened')).toHaveLength(1);
  });

  it('takes an objective for free [S-OBJ-1]', () => {
    const board = { ...STREETS, objectives: [{ zone: 'S10' }] };
    const s = pass({}, { board }).play('valerie-cooper:S10');
    expect([s.hero('hulk').actions, itemAt(s.state.objectives, 0).taken]).toEqual([3, 0]);
  });

  it('is nothing for the Ravenous [Z-RAV-1]', () => {
    const board = { ...STREETS, objectives: [{ zone: 'S10' }] };
    expect(optionsOf(pass({ track: 4 }, { board }), 'valerie-cooper')).toEqual([]);
  });
});

describe('Shanna', () => {
  const pounce = (dice: number[], rest: Entry = {}) =>
    turn(
      { hulk: { zone: 'S2', bystander: 'shanna' } },
      { enemies: [enemy('guard', 'S6', 4)], dice, ...rest },
    );

  it('adds 2 dice to the next attack once a Move ended among enemies [Z-BYS-2]', () => {
    const s = pounce([2, 2, 2, 2, 2, 2, 2, 2]).play('move:S6', 'attack:smash@S6');
    expect(rolled(s)).toBe(5);
    s.play('attack:smash@S6');
    expect(rolled(s)).toBe(8);
  });

  it('adds them to a Devour, but none without such a Move', () => {
    expect(rolled(pounce([2, 2, 2]).play('move:S6', 'attack:devour@S6'))).toBe(3);
    const s = pounce([2, 2, 2], { enemies: [enemy('guard', 'S2', 4)] });
    expect(rolled(s.play('attack:smash@S2'))).toBe(3);
  });

  it('does so once per turn', () => {
    const s = turn(
      { wasp: { zone: 'S2', bystander: 'shanna', xp: 7, skills: ['plus-action'] } },
      { enemies: [enemy('guard', 'S6'), enemy('guard', 'S10')], dice: [2, 2, 2, 2, 2, 2] },
    ).play('move:S6', 'attack:wasps-sting@S6', 'move:S10', 'attack:wasps-sting@S10');
    expect(rolled(s)).toBe(6);
  });

  it('loses them at the end of the turn', () => {
    const s = play({
      board: STREETS,
      own: people(),
      heroes: { hulk: { zone: 'S2', bystander: 'shanna', traits: ['rise-and-bite'] } },
      enemies: [enemy('guard', 'S6'), enemy('guard', 'S10')],
      dice: [2, 2, 2],
      turn: 'hulk',
    }).play('move:S6', 'end', 'use:rise-and-bite@hulk', 'attack:smash@S6');
    expect(rolled(s)).toBe(3);
  });
});

describe('Trish Tilby', () => {
  const story = (heroes: { [id: string]: Entry }, line = 'smash', rest: Entry = {}) =>
    turn(
      { hulk: { zone: 'S2', xp: 6, bystander: 'trish-tilby' }, ...heroes },
      { enemies: [enemy('trooper', 'S2', 3)], dice: [4, 4, 4], ...rest },
    ).play(`attack:${line}@S2`);

  it('gives any part of the experience of an attack to a hero in sight, before it is gained [Z-BYS-2]', () => {
    const s = story({ wasp: { zone: 'S10' } });
    expect([s.prompt, ...s.options]).toEqual(['react', 'use:trish-tilby@hulk', 'go-on']);
    s.play('use:trish-tilby@hulk');
    expect(s.options).toEqual(['part:1', 'part:2', 'part:3']);
    s.play('part:3');
    expect([s.hero('hulk').xp, s.hero('hulk').level, s.hero('wasp').xp]).toEqual([6, 0, 3]);
    expect(s.happened('experience')).toMatchObject([{ hero: 'wasp', gained: 3 }]);
  });

  it('lets the players choose whom, and keeps the rest', () => {
    const s = story({ wasp: { zone: 'S10' }, deadpool: { zone: 'S2' }, 'iron-man': { zone: 'S7' } });
    s.play('use:trish-tilby@hulk');
    expect(s.options).toEqual(['trish-tilby:wasp', 'trish-tilby:deadpool']);
    s.play('trish-tilby:deadpool', 'part:1');
    expect(['hulk', 'deadpool', 'wasp'].map((h) => s.hero(h).xp)).toEqual([8, 1, 0]);
  });

  it('does so once per turn, and needs somebody in sight', () => {
    const rest = { enemies: [enemy('trooper', 'S2', 6)], dice: [4, 4, 4, 4, 4, 4] };
    const s = story({ wasp: { zone: 'S2' } }, 'smash', rest).play('use:trish-tilby@hulk', 'part:2');
    s.play('attack:smash@S2');
    expect([s.hero('hulk').xp, s.hero('wasp').xp]).toEqual([10, 2]);
    expect(story({ wasp: { zone: 'S7' } }).prompt).toBe('turn');
  });

  it('has nothing to say about experience without an attack [S-FAQ-4]', () => {
    const s = turn(
      {
        deadpool: { zone: 'S2', xp: 43, skills: ['live-grenade'], bystander: 'trish-tilby' },
        wasp: { zone: 'S2' },
      },
      { enemies: [enemy('trooper', 'S2')] },
    ).play('live-grenade:S2', 'eliminate:trooper=1');
    expect([s.prompt, s.hero('deadpool').xp]).toEqual(['turn', 44]);
  });
});

describe('Moira MacTaggert', () => {
  const meal = (is: Entry, held = 'moira-mactaggert', eaten = 'bob') =>
    turn(
      { hulk: { zone: 'S2', wounds: 3, ...(held ? { bystander: held } : {}), ...is } },
      { own: people(person(eaten, 'S2')), dice: [4] },
    ).play('attack:devour@S2');

  it('restores 2 health when another person is devoured, before one card is kept [Z-BYS-2] [Z-BYS-3]', () => {
    const s = meal({});
    expect([s.prompt, health(s, 'hulk')]).toEqual(['keep-card', 4]);
    s.play('keep:bob');
    expect(s.happened('card-used')).toMatchObject([{ card: 'moira-mactaggert' }]);
  });

  it('restores no more than was lost, and says nothing of nothing', () => {
    expect(health(meal({ wounds: 1 }), 'hulk')).toBe(5);
    expect(meal({ wounds: 0 }).happened('recovered')).toEqual([]);
  });

  it('does nothing for a meal of an enemy, nor when she is eaten herself', () => {
    expect(health(meal({}, '', 'moira-mactaggert'), 'hulk')).toBe(2);
    const s = turn(
      { hulk: { zone: 'S2', wounds: 3, bystander: 'moira-mactaggert' } },
      { enemies: [enemy('trooper', 'S2')], dice: [4] },
    );
    expect(health(s.play('attack:devour@S2'), 'hulk')).toBe(2);
  });
});
