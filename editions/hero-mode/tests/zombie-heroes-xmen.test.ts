/** Cyclops, Psylocke, Dark Phoenix and Iceman: what each does while on the board, its limit, its edges (S-CARD-4). */
import { abilitiesOf } from '@holdout/engine';
import { describe, expect, it } from 'vitest';
import { gainTrait } from '../../supers/cards/traits.ts';
import { HOUSE, Z } from './mansion.ts';
import { bystanderOf, health, peopleIn, power, traits } from './table.ts';
import { costOf, enemiesTurn, enemy, people, turn, whereIs, type Entry } from './zombie-table.ts';

describe('Cyclops', () => {
  const glare = (heroes: { [id: string]: Entry }, rest: Entry = {}) =>
    enemiesTurn(heroes, [enemy('cyclops', 'S10')], rest);

  it('attacks the closest zone he sees within range 2 instead of moving, with each action [S-CARD-4]', () => {
    const s = glare({ storm: { zone: 'S2' } });
    expect([health(s, 'storm'), whereIs(s, 'cyclops')]).toEqual([1, 'S10']);
    const nearer = glare({ storm: { zone: 'S2' }, rogue: { zone: 'S11' } });
    expect([health(nearer, 'storm'), health(nearer, 'rogue')]).toEqual([3, 1]);
  });

  it('moves as usual with nobody in sight that near, and shoots with the second action', () => {
    const s = glare({ storm: { zone: 'S13' } });
    expect([health(s, 'storm'), whereIs(s, 'cyclops')]).toEqual([2, 'S11']);
    const unseen = glare({ storm: { zone: 'S7' } });
    expect([health(unseen, 'storm'), whereIs(unseen, 'cyclops')]).toEqual([2, 'S6']);
  });

  it('attacks his own zone first', () => {
    const s = glare({ storm: { zone: 'S10' }, rogue: { zone: 'S6' } });
    expect([health(s, 'storm'), health(s, 'rogue')]).toEqual([1, 3]);
  });

  it('lets the players choose among zones equally close; his wound joins the attack there', () => {
    const s = enemiesTurn({ storm: { zone: 'S6' }, rogue: { zone: 'S11' }, magneto: { zone: 'S6' } }, [
      enemy('cyclops', 'S10'),
      enemy('walker', 'S6'),
    ]);
    expect([s.prompt, ...s.options]).toEqual(['aim', 'at:S6', 'at:S11']);
    s.play('at:S6');
    expect(s.decision).toMatchObject({ prompt: 'share-wounds', total: 2 });
    s.play('wound:storm=1 wound:magneto=1', 'at:S11');
    expect([health(s, 'storm'), health(s, 'magneto'), health(s, 'rogue')]).toEqual([2, 2, 2]);
  });

  it('shoots at people too, not at the hidden [H-HID-2]', () => {
    const person = (under?: string) => ({
      own: people(under ? ['senator-kelly', 'S11', under] : ['senator-kelly', 'S11']),
      ...(under ? { dice: [1] } : {}),
    });
    const open = glare({ storm: { zone: 'S18' } }, person());
    expect([peopleIn(open, 'S11'), whereIs(open, 'cyclops')]).toEqual([[], 'S11']);
    expect(whereIs(glare({ storm: { zone: 'S18' } }, person('039')), 'cyclops')).toBe('S12');
  });

  it('does not while Rogue’s Power Thief is upon him', () => {
    const s = glare({ storm: { zone: 'S2' }, rogue: { zone: 'S9', xp: 43, skills: ['power-thief'] } });
    expect([health(s, 'storm'), health(s, 'rogue'), whereIs(s, 'cyclops')]).toEqual([3, 2, 'S9']);
  });
});

describe('Psylocke', () => {
  const watched = (zone: string, more: Entry = {}, rest: Entry = {}) =>
    turn({ storm: { zone: 'S6', ...more } }, [enemy('psylocke', zone)], rest);

  it('keeps heroes in her sight from gaining traits, at any distance [S-CARD-4]', () => {
    const s = watched('S16');
    expect([s.why('gain-trait'), s.options.includes('gain-trait')]).toEqual(['trait.static', false]);
    expect(watched('S9').options).toContain('gain-trait');
  });

  it('does not see through a closed door', () => {
    const beside = (door: string) =>
      watched('R_3V_11_server', { zone: 'S10' }, { doors: { 'R_3V_11_server-S10': door } });
    expect(beside('closed').options).toContain('gain-trait');
    expect(beside('open').options).not.toContain('gain-trait');
  });

  it('takes a trait that another effect grants', () => {
    const s = watched('S16');
    expect(gainTrait(s.game, 0)).toBeNull();
    expect(traits(s, 'storm')).toEqual([]);
  });

  it('keeps heroes from using the traits they hold, judged at each moment', () => {
    const s = watched('S16', { traits: ['deep-reserves'], bystander: 'callisto' });
    expect(s.options.some((o) => o.startsWith('deep-reserves'))).toBe(false);
    expect(abilitiesOf(s.game, 0)).toContain('callisto');
    s.play('move:S7');
    expect(s.options.some((o) => o.startsWith('deep-reserves'))).toBe(true);
    expect(s.options).toContain('gain-trait');
    const struck = (zone: string) =>
      enemiesTurn({ storm: { zone: 'S6', traits: ['roll-with-the-blow'] } }, [
        enemy('walker', 'S6'),
        enemy('psylocke', zone),
      ]);
    expect(struck('S8').prompt).toBe('react');
    expect(health(struck('S2'), 'storm')).toBe(1);
  });

  it('leaves held traits where they are; they can still be lost [H-DEV-1]', () => {
    const held = { storm: { zone: 'S12', traits: ['all-out'] } };
    const psylocke = enemy('psylocke', 'S16');
    expect(traits(enemiesTurn(held, [psylocke]), 'storm')).toEqual(['all-out']);
    const lost = enemiesTurn(held, [enemy('walker', 'S10'), psylocke], {
      own: people(['senator-kelly', 'S10']),
    });
    expect(traits(lost, 'storm')).toEqual([]);
  });

  it('leaves bystander cards alone', () => {
    const s = enemiesTurn({ storm: { zone: 'S6', bystander: 'senator-kelly' } }, [enemy('psylocke', 'S6')]);
    expect([s.prompt, ...s.options]).toEqual(['react', 'use:sacrifice@storm', 'go-on']);
  });
});

describe('Dark Phoenix', () => {
  // The next round adds 1 power to what is left. She sleeps through the enemy phase, Stunned.
  const burn = (heroes: { [id: string]: Entry }, at = 'S6', rest: Entry = {}) =>
    enemiesTurn(heroes, [enemy('dark-phoenix', at)], {
      own: { ...people(), stunned: [{ type: 'dark-phoenix', zone: at }] },
      ...rest,
    });

  it('takes 2 power in the End Phase from heroes within range 1 [S-CARD-4]', () => {
    const s = burn({
      storm: { zone: 'S10', track: 3 },
      rogue: { zone: 'S6', track: 2 },
      magneto: { zone: 'S11', track: 3 },
    });
    expect(['storm', 'rogue', 'magneto'].map((h) => power(s, h))).toEqual([2, 1, 4]);
    expect(['storm', 'rogue', 'magneto'].map((h) => health(s, h))).toEqual([3, 3, 3]);
    expect(s.happened('ability-used')).toMatchObject([{ ability: 'dark-phoenix' }]);
  });

  it('takes all of one who has less, and wounds them', () => {
    const s = burn({ storm: { zone: 'S6', track: 1 }, rogue: { zone: 'S10' } });
    expect([power(s, 'storm'), power(s, 'rogue')]).toEqual([1, 1]);
    expect([health(s, 'storm'), health(s, 'rogue')]).toEqual([2, 2]);
  });

  it('does not burn through a closed door', () => {
    expect(health(burn({ storm: { zone: 'R_3V_11_server' } }, 'S10'), 'storm')).toBe(3);
  });

  it('deals a wound a bystander card can be given up for; everybody has lost power before [H-RES-5, H-DEV-1]', () => {
    const s = burn({ storm: { zone: 'S6', bystander: 'senator-kelly' }, rogue: { zone: 'S6', track: 2 } });
    s.play('use:sacrifice@storm');
    expect([health(s, 'storm'), health(s, 'rogue'), bystanderOf(s, 'storm')]).toEqual([3, 3, '']);
  });

  it('eliminates after the check: the game is lost when all effects are done [H-LOSE-1] [S-END-1]', () => {
    const s = burn({ storm: { zone: 'S6', wounds: 2 }, rogue: { zone: 'S10' } });
    expect([s.hero('storm').status, health(s, 'rogue')]).toEqual(['dead', 2]);
    expect(s.state.outcome).toEqual({ result: 'lost', cause: 'H-LOSE-1' });
    expect(s.happened('round-started')).toEqual([]);
  });

  it('does nothing from a level that sleeps [H-LVL-3]', () => {
    const s = enemiesTurn({ storm: { zone: Z.entrance } }, [enemy('dark-phoenix', Z.landingW)], {
      board: HOUSE,
      doors: { [`${Z.entrance}-S2`]: 'open' },
    });
    expect([health(s, 'storm'), whereIs(s, 'dark-phoenix')]).toEqual([3, Z.landingW]);
  });
});

describe('Iceman', () => {
  const leaving = (at: string, hero = 'storm', more: Entry[] = [], is: Entry = {}) =>
    costOf(turn({ [hero]: { zone: 'S6', actions: 4, ...is } }, [enemy('iceman', at), ...more]), 'move:S7');

  it('makes a Move out of a zone within range 1 cost 1 more [S-CARD-4, K-MOVE-4]', () => {
    expect(leaving('S10')).toBe(2);
    expect(leaving('S6', 'storm', [enemy('walker', 'S6')])).toBe(4);
    expect(leaving('S11')).toBe(1);
  });

  it('needs to see the zone', () => {
    const beside = (door: string) =>
      costOf(
        turn({ storm: { zone: 'S10' } }, [enemy('iceman', 'R_3V_11_server')], {
          doors: { 'R_3V_11_server-S10': door },
        }),
        'move:S6',
      );
    expect([beside('closed'), beside('open')]).toEqual([1, 2]);
  });

  it('is ignored by those whom enemies do not hold up', () => {
    expect(leaving('S6', 'mystique', [enemy('walker', 'S6')])).toBe(1);
  });

  it('is part of the 1 action that Callisto lets enemies add', () => {
    expect(leaving('S6', 'storm', [enemy('walker', 'S6')], { bystander: 'callisto' })).toBe(2);
  });
});
