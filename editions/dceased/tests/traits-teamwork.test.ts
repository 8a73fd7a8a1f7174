/** Traits for the team: Backup Fire, Battery Swap, Hand-Off, Grab and Go, Stay Down! */
import { describe, expect, it } from 'vitest';
import { enemies, night, offered, people, rolls, street, type Entry } from './street.ts';
import { equipment, escorted, health, peopleIn, power, traits } from './table.ts';
import { heroAt } from '@holdout/engine';

describe('Backup Fire', () => {
  const batman = { zone: 'S6', track: 1, traits: ['backup-fire'] };
  const foes = { enemies: enemies('S7', { walker: 6 }) };

  it('lets a second hero attack the same zone out of turn, with own dice and experience [H-POW-4]', () => {
    const s = street(
      { batman, 'the-flash': { zone: 'S7', track: 1 } },
      { ...foes, dice: [4, 1, 1, 4, 4, 4, 4] },
    );
    s.play('attack:winged-blades@S7', 'spend:0', 'use:backup-fire@batman', 'spend:1');
    expect([rolls(s), s.enemies('S7'), s.hero('the-flash').xp, s.hero('batman').xp]).toEqual([
      [3, 4],
      1,
      4,
      1,
    ]);
    expect([power(s, 'batman'), power(s, 'the-flash'), traits(s, 'batman')]).toEqual([0, 0, []]);
    expect([s.state.active, s.hero('batman').actions]).toEqual([0, 2]);
  });

  it('asks which of several, each with range and sight of their own, equipment included [D-EQP-4]', () => {
    const s = street(
      {
        batman,
        'the-flash': { zone: 'S3' },
        hawkgirl: { zone: 'S5', equipment: ['lexcorp-rail-rifle'] },
        cyborg: { zone: 'S11' },
      },
      { ...foes, dice: [1, 1, 1, 3, 3] },
    );
    s.play('attack:winged-blades@S7', 'spend:0', 'use:backup-fire@batman');
    expect(s.options).toEqual(['backup-fire:hawkgirl', 'backup-fire:cyborg']);
    s.play('backup-fire:hawkgirl');
    expect([s.happened('attacked')[1], s.enemies('S7')]).toMatchObject([
      { hero: 'hawkgirl', weapon: 'lexcorp-rail-rifle', zone: 'S7' },
      4,
    ]);
  });

  it('is not offered when the zone was emptied, nobody else reaches it, or without power', () => {
    const flash = { 'the-flash': { zone: 'S7' } };
    const empty = street({ batman, ...flash }, { enemies: enemies('S7', { walker: 1 }), dice: [4, 1, 1] });
    expect(empty.play('attack:winged-blades@S7', 'spend:0').prompt).toBe('turn');
    const alone = street({ batman, 'the-flash': { zone: 'S6' } }, { ...foes, dice: [4, 1, 1] });
    expect(alone.play('attack:winged-blades@S7', 'spend:0').prompt).toBe('turn');
    const poor = street({ batman, ...flash }, { ...foes, dice: [4, 1, 1, 1] });
    expect(poor.play('attack:winged-blades@S7', 'spend:1').prompt).toBe('turn');
  });
});

describe('Battery Swap', () => {
  const batman = { zone: 'S6', track: 1, traits: ['battery-swap'] };

  it('gains 1, then 2 and 3 are shared as 4 and 1', () => {
    const s = street({ batman, cyborg: { zone: 'S5', track: 3 } });
    s.play('battery-swap', 'battery-swap:cyborg');
    expect(s.options).toEqual(['keep-power:1', 'keep-power:2', 'keep-power:3', 'keep-power:4']);
    s.play('keep-power:4');
    expect([power(s, 'batman'), power(s, 'cyborg'), traits(s, 'batman')]).toEqual([4, 1, []]);
    expect([s.prompt, s.hero('batman').actions]).toEqual(['turn', 3]);
  });

  it('gives power away too, as long as nobody has more than 4', () => {
    const s = street({ batman: { ...batman, track: 4 }, cyborg: { zone: 'S5', track: 2 } });
    s.play('battery-swap', 'battery-swap:cyborg');
    expect(s.options).toEqual(['keep-power:2', 'keep-power:3', 'keep-power:4']);
    s.play('keep-power:2');
    expect([power(s, 'batman'), power(s, 'cyborg')]).toEqual([2, 4]);
  });

  it('alone is 1 power only: out of range or sight nobody shares; one may decline [S-LOS-1]', () => {
    const s = street({ batman, cyborg: { zone: 'S3', track: 3 }, hawkgirl: { zone: 'S10', track: 3 } });
    s.play('battery-swap');
    expect([s.prompt, power(s, 'batman')]).toEqual(['turn', 2]);
    const no = street({ batman, cyborg: { zone: 'S5', track: 3 } }).play('battery-swap', 'stop');
    expect([power(no, 'batman'), power(no, 'cyborg')]).toEqual([2, 3]);
  });

  it('is not offered with 4 power and nobody near with less', () => {
    const full = { ...batman, track: 4 };
    expect(offered(street({ batman: full }), 'battery-swap')).toEqual([]);
    const two = street({ batman: full, cyborg: { zone: 'S6', track: 4 } });
    expect(offered(two, 'battery-swap')).toEqual([]);
  });
});

describe('Hand-Off', () => {
  const batman = { zone: 'S6', traits: ['hand-off'] };

  it('gives 2 unspent actions to the next hero, who has 5 [K-ACT-1]', () => {
    const s = street({ batman, cyborg: { zone: 'S7' } });
    s.play('power-up', 'end', 'use:hand-off@batman');
    expect(s.options).toEqual(['one-action:cyborg', 'two-actions:cyborg']);
    s.play('two-actions:cyborg');
    expect([heroAt(s.state, s.state.active).id, s.hero('cyborg').actions]).toEqual(['cyborg', 5]);
    expect([traits(s, 'batman'), s.happened('turn-ended')]).toMatchObject([[], [{ unspent: 0 }]]);
  });

  it('gives no more than 2, nor more than are left', () => {
    const s = street({ batman, cyborg: { zone: 'S7' } }).play('end', 'use:hand-off@batman');
    expect(s.options).toEqual(['one-action:cyborg', 'two-actions:cyborg']);
    const one = street({ batman: { ...batman, actions: 1 }, cyborg: { zone: 'S7' } });
    one.play('end', 'use:hand-off@batman');
    expect(one.hero('cyborg').actions).toBe(4);
  });

  it('passes on what was received only with another copy', () => {
    const s = street({ batman, cyborg: { zone: 'S7', traits: ['hand-off'] }, hawkgirl: { zone: 'S7' } });
    s.play('end', 'use:hand-off@batman', 'two-actions:cyborg', 'activate:cyborg');
    s.play('end', 'use:hand-off@cyborg', 'two-actions:hawkgirl');
    expect(s.hero('hawkgirl').actions).toBe(5);
  });

  it('is not offered for an activated hero, one out of range or sight, or with no action left', () => {
    const rest: { [id: string]: Entry } = {
      cyborg: { zone: 'S7', done: true },
      hawkgirl: { zone: 'S3' },
      'the-flash': { zone: 'S10' },
    };
    expect(street({ batman, ...rest }).play('end').prompt).toBe('activate');
    const spent = street({ batman: { ...batman, actions: 1 }, cyborg: { zone: 'S7' } });
    spent.play('power-up', 'end');
    expect([spent.hero('cyborg').actions, traits(spent, 'batman')]).toEqual([3, ['hand-off']]);
  });
});

describe('Grab and Go', () => {
  const batman = { zone: 'S6', traits: ['grab-and-go'] };
  const foes = { enemies: enemies('S6', { walker: 2 }) };

  it('rescues a bystander among 2 walkers for the action, and power fills [D-ACT-3] [D-RES-1] [H-RES-2]', () => {
    const s = street({ batman }, { ...foes, own: people({ card: 'lois-lane', zone: 'S6' }) });
    expect([offered(s, 'rescue'), offered(s, 'grab-and-go')]).toEqual([[], ['grab-and-go:lois-lane']]);
    s.play('grab-and-go:lois-lane');
    expect([escorted(s, 'batman'), power(s, 'batman'), s.hero('batman').actions]).toEqual([
      ['lois-lane'],
      4,
      2,
    ]);
    expect(traits(s, 'batman')).toEqual([]);
  });

  it('collects equipment among enemies [D-ACT-3] [D-EQP-2]', () => {
    const own = { cards: [], equipment: [{ card: 'riot-shield', zone: 'S6' }] };
    const s = street({ batman }, { ...foes, own });
    s.play('grab-and-go:equipment');
    expect([equipment(s, 'batman'), s.hero('batman').actions, traits(s, 'batman')]).toEqual([
      ['riot-shield'],
      2,
      [],
    ]);
  });

  it('is not offered without enemies, without anything to take, or without an action', () => {
    const own = people({ card: 'lois-lane', zone: 'S6' });
    expect(offered(street({ batman }, { own }), 'grab-and-go')).toEqual([]);
    expect(offered(street({ batman }, { ...foes, own: people() }), 'grab-and-go')).toEqual([]);
    const spent = street({ batman: { ...batman, actions: 1 } }, { ...foes, own }).play('power-up');
    expect(offered(spent, 'grab-and-go')).toEqual([]);
  });
});

describe('Stay Down!', () => {
  const batman = { zone: 'S7', traits: ['stay-down'] };

  it('makes walkers beside a bystander move on towards a hero', () => {
    const s = night(
      { batman },
      { enemies: enemies('S5', { walker: 2 }), own: people({ card: 'lois-lane', zone: 'S5' }) },
    );
    s.play('use:stay-down@batman');
    expect([s.enemies('S6'), s.happened('bystander-lost'), traits(s, 'batman')]).toEqual([2, [], []]);
  });

  it('holds for both actions of that activation, and no longer', () => {
    const s = night(
      { batman: { ...batman, zone: 'S14' } },
      { enemies: enemies('S3', { runner: 1 }), own: people({ card: 'lois-lane', zone: 'S7' }) },
    );
    s.play('use:stay-down@batman');
    // Through the zone of the bystander and past it.
    expect([s.enemies('S11', 'runner'), s.happened('bystander-lost')]).toEqual([1, []]);
    expect(s.state.stack.some((f) => f.proc === 'activation')).toBe(false);
  });

  it('puts wounds on heroes alone', () => {
    const s = night(
      { batman },
      { enemies: enemies('S7', { walker: 2 }), own: people({ card: 'lois-lane', zone: 'S7' }) },
    );
    s.play('use:stay-down@batman');
    expect([health(s, 'batman'), s.happened('bystander-lost')]).toEqual([1, []]);
  });

  it('leaves a bystander out of sight in danger; sight is judged at the start [S-LOS-1] [H-BYS-1]', () => {
    const own = people({ card: 'lois-lane', zone: 'S5' }, { card: 'perry-white', zone: 'S10' });
    const s = night(
      { batman },
      { enemies: [...enemies('S5', { walker: 1 }), ...enemies('S10', { walker: 1 })], own },
    );
    s.play('use:stay-down@batman');
    expect(s.happened('bystander-lost')).toMatchObject([{ card: 'perry-white' }]);
    expect([s.enemies('S6'), s.enemies('S10')]).toEqual([1, 1]);
  });

  it('is not offered where no unescorted bystander is seen, or nobody acts', () => {
    const s = night(
      { batman },
      { enemies: enemies('S1', { walker: 1 }), own: people({ card: 'lois-lane', zone: 'S10' }) },
    );
    expect(s.happened('card-used')).toEqual([]);
    expect(offered(s, 'stay-down')).toEqual([]);
    const quiet = night({ batman }, { own: people({ card: 'lois-lane', zone: 'S7' }) });
    expect([offered(quiet, 'stay-down'), peopleIn(quiet, 'S7')]).toEqual([[], ['lois-lane']]);
  });
});
