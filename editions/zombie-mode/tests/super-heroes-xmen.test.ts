/** The six Super Heroes of the other box (H-BOTH-1): what each does while on the board, its limit, its edges. */
import { describe, expect, it } from 'vitest';
import { costOf, enemy, optionsOf, turn, type Entry } from './card-table.ts';
import { enemiesTurn, people, person } from './streets.ts';
import { health, hunger } from './table.ts';

const asleep = (id: string) => ({ own: { ...people(), asleep: [id] } });

describe('Wolverine', () => {
  const against = (dice: number[], is: Entry = {}, more: Entry[] = [], rest: Entry = {}) =>
    turn(
      { deadpool: { zone: 'S2', ...is } },
      { enemies: [enemy('wolverine', 'S2'), ...more], dice, ...rest },
    );

  it('is Stunned by an attack that would eliminate him, for no experience [Z-ENE-2]', () => {
    const s = against([4, 5, 6]).play('attack:dual-katanas@S2');
    expect([s.onBoard('wolverine'), s.hero('deadpool').xp]).toEqual([1, 0]);
    expect(s.happened('enemies-stunned')).toMatchObject([{ enemy: 'wolverine', zone: 'S2' }]);
    s.play('end');
    expect([health(s, 'deadpool'), s.enemies('S2', 'wolverine')]).toEqual([5, 1]);
  });

  it('acts again in the next round', () => {
    const s = against([4, 5, 6]).play('attack:dual-katanas@S2', 'end', 'end');
    expect(health(s, 'deadpool')).toBe(3);
  });

  it('is eliminated by a Devour like anybody [Z-ENE-2] [Z-HUN-4]', () => {
    const s = against([4, 4, 4, 1], { track: 3 }).play('attack:devour@S2');
    expect([s.onBoard('wolverine'), s.hero('deadpool').xp, hunger(s, 'deadpool')]).toEqual([0, 3, 0]);
  });

  it('takes his hits once in an attack: the others go on by priority, the next attack meets him first', () => {
    const s = against([4, 4, 4, 4, 4, 4, 4, 4, 4, 1], { track: 2 }, [enemy('trooper', 'S2', 3)]);
    s.play('attack:dual-katanas@S2');
    expect([s.enemies('S2', 'trooper'), s.hero('deadpool').xp]).toEqual([1, 2]);
    s.play('attack:dual-katanas@S2');
    expect([s.enemies('S2', 'trooper'), s.onBoard('wolverine')]).toEqual([0, 1]);
  });

  it('is an enemy left behind while he is Stunned', () => {
    expect(costOf(against([4, 5, 6]).play('attack:dual-katanas@S2'), 'move:S3')).toBe(2);
  });

  it('is eliminated by any attack while he sleeps', () => {
    const s = against([4, 5, 6], {}, [], asleep('wolverine')).play('attack:dual-katanas@S2');
    expect([s.onBoard('wolverine'), s.hero('deadpool').xp]).toEqual([0, 3]);
  });
});

describe('Storm', () => {
  const night = (zone: string, is: Entry = {}, rest: Entry = {}) =>
    turn({ hulk: { zone, ...is }, wasp: { zone: 'S18' } }, { enemies: [enemy('storm', 'S2')], ...rest }).play(
      'end',
    );

  it('wounds a hero whose turn ends in a street zone she sees, however far, her own too [Z-ENE-2]', () => {
    expect([health(night('S11'), 'hulk'), health(night('S2'), 'hulk')]).toEqual([4, 4]);
    expect(night('S11').happened('ability-used')).toMatchObject([{ ability: 'storm' }]);
  });

  it('does not where she does not look, nor in a room she sees', () => {
    expect(health(night('S7'), 'hulk')).toBe(5);
    const room = 'R_3V_11_server';
    const inside = (zone: string) =>
      turn(
        { hulk: { zone: room }, wasp: { zone: 'S18' } },
        { enemies: [enemy('storm', zone)], doors: { [`${room}-S10`]: 'open' } },
      ).play('end');
    expect([health(inside('S10'), 'hulk'), health(inside('S2'), 'hulk')]).toEqual([5, 5]);
  });

  it('wounds besides the hunger, and eliminates [Z-RAV-2]', () => {
    expect(health(night('S11', { track: 4 }), 'hulk')).toBe(3);
    expect(night('S11', { wounds: 4 }).hero('hulk').status).toBe('dead');
    expect(night('S11', { wounds: 4, track: 4 }).happened('ability-used')).toEqual([]);
  });

  it('deals a wound of an enemy, which can be cancelled', () => {
    const s = night('S11', { traits: ['numb'] });
    expect(s.options).toEqual(['use:numb@hulk', 'go-on']);
    expect(health(s.play('use:numb@hulk'), 'hulk')).toBe(5);
  });

  it('still does while Stunned, not while asleep [Z-ENE-2]', () => {
    const stunned = { own: { ...people(), stunned: [{ type: 'storm', zone: 'S2' }] } };
    expect(health(night('S11', {}, stunned), 'hulk')).toBe(4);
    expect(health(night('S11', {}, asleep('storm')), 'hulk')).toBe(5);
  });
});

describe('Magneto', () => {
  const pull = (heroes: { [id: string]: Entry }, rest: Entry = {}) => {
    const own = { ...people(), stunned: [{ type: 'magneto', zone: 'S6' }] };
    return enemiesTurn({ heroes, own, enemies: [enemy('magneto', 'S6')], ...rest });
  };
  const placed = (s: ReturnType<typeof pull>) =>
    s.happened('hero-placed').map((e) => (e.type === 'hero-placed' ? `${e.hero} ${e.from} ${e.to}` : ''));

  it('draws heroes he sees within range 2 one zone nearer before anybody acts [Z-ENE-2]', () => {
    const s = pull(
      { hulk: { zone: 'S10' }, wasp: { zone: 'S11' }, deadpool: { zone: 'S12' }, 'iron-man': { zone: 'S6' } },
      { own: people() },
    );
    expect(placed(s)).toEqual(['hulk S10 S6', 'wasp S11 S10']);
    expect(s.decision).toMatchObject({ prompt: 'share-wounds', about: { zone: 'S6' } });
  });

  it('leaves alone whom he does not see, or sees farther away', () => {
    expect(placed(pull({ hulk: { zone: 'S3' } }))).toEqual([]);
    expect(placed(pull({ hulk: { zone: 'S12' } }))).toEqual([]);
  });

  it('does not see who hides behind Blind Al', () => {
    expect(placed(pull({ hulk: { zone: 'S10', bystander: 'blind-al' } }))).toEqual([]);
  });

  it('opens nobody a way to step aside first: heroes act at the start of the phase after him', () => {
    const s = pull({ hulk: { zone: 'S10', traits: ['play-dead'] }, wasp: { zone: 'S18' } });
    expect(placed(s)).toEqual(['hulk S10 S6']);
    expect(s.options).toContain('use:play-dead@hulk');
  });
});

describe('Mystique', () => {
  const crowd = (more: Entry[], dice: number[], line: string, rest: Entry = {}) =>
    turn(
      { deadpool: { zone: 'S2', track: dice.length - (line === 'devour' ? 1 : 3) } },
      { enemies: [enemy('mystique', 'S2'), ...more], dice, ...rest },
    ).play(`attack:${line}@S2`);

  it('comes after every other enemy, Specialists too [Z-ENE-2]', () => {
    const s = crowd([enemy('trooper', 'S2', 2), enemy('specialist', 'S2')], [4, 4, 4, 4, 4], 'dual-katanas');
    expect([s.enemies('S2'), s.onBoard('mystique'), s.hero('deadpool').xp]).toEqual([1, 1, 3]);
  });

  it('takes what is left over, or all of it when she is alone', () => {
    const s = crowd([enemy('trooper', 'S2')], [4, 4, 4, 4], 'dual-katanas');
    expect([s.enemies('S2'), s.hero('deadpool').xp]).toEqual([0, 4]);
    expect(crowd([], [4, 4, 4], 'dual-katanas').hero('deadpool').xp).toBe(3);
  });

  it('comes before bystanders [Z-DEV-3]', () => {
    const own = people(person('bob', 'S2'));
    const s = crowd([], [4, 4, 4], 'devour', { own });
    expect([s.onBoard('mystique'), s.happened('devoured')]).toEqual([0, []]);
  });

  it('is picked out by who ignores priority', () => {
    const s = turn(
      { deadpool: { zone: 'S2', track: 1, traits: ['pick-of-the-litter'] } },
      { enemies: [enemy('mystique', 'S2'), enemy('trooper', 'S2', 2)], dice: [4, 4, 4, 2] },
    ).play('attack:dual-katanas@S2', 'use:pick-of-the-litter@deadpool', 'hit:mystique');
    expect([s.onBoard('mystique'), s.hero('deadpool').xp]).toEqual([0, 3]);
  });

  it('comes first like other Super Heroes while she sleeps', () => {
    const s = crowd([enemy('trooper', 'S2', 3)], [4, 4, 4], 'dual-katanas', asleep('mystique'));
    expect([s.onBoard('mystique'), s.enemies('S2', 'trooper')]).toEqual([0, 3]);
  });
});

describe('Rogue', () => {
  const rogue = (zone = 'S2') => [enemy('rogue', zone)];

  it('takes their skills from heroes in her zone: Bone Breaker does not soften her [Z-ENE-2]', () => {
    const smash = (enemies: Entry[], rest: Entry = {}) =>
      turn({ hulk: { zone: 'S2' } }, { enemies, dice: [4, 4, 1], ...rest }).play('attack:smash@S2');
    expect(smash(rogue()).onBoard('rogue')).toBe(1);
    expect(smash(rogue(), asleep('rogue')).onBoard('rogue')).toBe(0);
  });

  it('makes Wasp pay for leaving her, and no one else', () => {
    const leave = (zone: string) =>
      costOf(turn({ wasp: { zone: 'S2' } }, { enemies: [...rogue(zone), enemy('guard', 'S2')] }), 'move:S3');
    expect([leave('S2'), leave('S6')]).toEqual([3, 1]);
  });

  it('leaves the action of Yellow, traits and cards', () => {
    const s = turn(
      { deadpool: { zone: 'S2', xp: 19, traits: ['glassy-stare'], bystander: 'bob' } },
      { enemies: [...rogue(), enemy('trooper', 'S2')] },
    );
    expect([s.hero('deadpool').actions, optionsOf(s, 'come-closer')]).toEqual([4, []]);
    expect([optionsOf(s, 'glassy-stare'), optionsOf(s, 'bob').length > 0]).toEqual([
      ['glassy-stare:S2'],
      true,
    ]);
  });

  it('does nothing to heroes outside, who use theirs on her zone', () => {
    const enemies = [...rogue('S6'), enemy('trooper', 'S6', 2)];
    const offers = (zone: string) => optionsOf(turn({ deadpool: { zone } }, { enemies }), 'come-closer');
    expect([offers('S2'), offers('S6')]).toEqual([['come-closer:S6'], []]);
  });

  it('gives them back once she is gone, in the same turn', () => {
    const s = turn(
      { wasp: { zone: 'S2', track: 3 } },
      { enemies: [...rogue(), enemy('guard', 'S2')], dice: [4, 4, 4, 4, 2] },
    );
    expect(costOf(s, 'move:S3')).toBe(3);
    expect(costOf(s.play('attack:wasps-sting@S2'), 'move:S3')).toBe(1);
  });

  it('keeps a skill won in the attack from acting after it, as ever [S-COM-11]', () => {
    const s = turn(
      { wasp: { zone: 'S2', xp: 18, track: 3 } },
      { enemies: rogue(), dice: [3, 3, 3, 3, 2] },
    ).play('attack:wasps-sting@S2');
    expect([s.hero('wasp').skills, s.prompt]).toEqual([
      ['too-small', 'plus-action', 'sting-and-fly'],
      'turn',
    ]);
  });
});

describe('Colossus', () => {
  const against = (zone: string, target: Entry[], dice: number[], line = 'dual-katanas@S6') =>
    turn(
      { deadpool: { zone: 'S6', track: dice.length - 3 } },
      { enemies: [enemy('colossus', zone), ...target], dice },
    ).play(`attack:${line}`);
  const trooper = [enemy('trooper', 'S6')];

  it('takes 1 hit from each attack on his zone [Z-ENE-2]', () => {
    const s = against('S6', [], [4, 4, 4, 4, 4]);
    expect([s.onBoard('colossus'), s.hero('deadpool').xp]).toEqual([0, 4]);
    expect(against('S6', [], [4, 4, 4, 4]).onBoard('colossus')).toBe(1);
  });

  it('has nothing to take from an attack without hits', () => {
    const s = against('S6', [], [2, 2, 2]);
    expect([s.happened('ability-used'), s.happened('attacked')]).toMatchObject([[], [{ hits: 0 }]]);
  });

  it('shields an adjacent zone he sees, none farther and none behind a door', () => {
    expect(against('S10', trooper, [4, 2, 2]).enemies('S6', 'trooper')).toBe(1);
    expect(against('S11', trooper, [4, 2, 2]).enemies('S6', 'trooper')).toBe(0);
    const room = 'R_3V_11_server';
    const door = (state: string) =>
      turn(
        { deadpool: { zone: 'S10' } },
        {
          enemies: [enemy('colossus', room), enemy('trooper', 'S10')],
          doors: { [`${room}-S10`]: state },
          dice: [4, 2, 2],
        },
      ).play('attack:dual-katanas@S10');
    expect([door('closed').enemies('S10'), door('open').enemies('S10')]).toEqual([0, 1]);
  });

  it('takes only one from an attack on two zones beside him', () => {
    const s = turn(
      { 'iron-man': { zone: 'S6' } },
      {
        enemies: [enemy('colossus', 'S3'), enemy('trooper', 'S2'), enemy('trooper', 'S7')],
        dice: [4, 4, 4],
      },
    ).play('attack:missile-wave@S2,S7');
    expect(s.decision).toMatchObject({ prompt: 'assign-hits', total: 2 });
  });

  it('does not touch what eliminates without an attack', () => {
    const s = turn(
      { deadpool: { zone: 'S6', xp: 43, skills: ['live-grenade'] } },
      { enemies: [enemy('colossus', 'S10'), ...trooper] },
    ).play('live-grenade:S6', 'eliminate:trooper=1');
    expect(s.enemies('S6')).toBe(0);
  });
});
