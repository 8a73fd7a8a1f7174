/** Sabretooth and Juggernaut, who go their own way (S-CARD-4). */
import { describe, expect, it } from 'vitest';
import { COURT, doorState, isOpened, Z } from './mansion.ts';
import { health, peopleIn } from './table.ts';
import { enemiesTurn, enemy, people, STREETS, turn, whereIs, type Entry } from './zombie-table.ts';

const PRESS = 'R_5R_00_press';
const NEWSROOM = 'R_5R_00_newsroom';

describe('Sabretooth', () => {
  const hunt = (heroes: { [id: string]: Entry }, rest: Entry = {}, from = 'S10') =>
    enemiesTurn(heroes, [enemy('sabretooth', from)], rest);

  it('goes to the hero with the least health, unseen though another is in sight [S-CARD-4]', () => {
    const s = hunt({ wolverine: { zone: 'S5', wounds: 2 }, rogue: { zone: 'S11' } });
    expect([whereIs(s, 'sabretooth'), health(s, 'rogue')]).toEqual(['S8', 3]);
  });

  it('among equals goes to the nearest he sees, and attacks with the second action [X-30]', () => {
    const s = hunt({ mystique: { zone: 'S11' }, rogue: { zone: 'S2' } });
    expect([whereIs(s, 'sabretooth'), health(s, 'mystique'), health(s, 'rogue')]).toEqual(['S11', 2, 3]);
  });

  it('among equals prefers those he sees, however far', () => {
    const s = hunt({
      storm: { zone: 'S8', wounds: 1 },
      rogue: { zone: 'S9', wounds: 1 },
      magneto: { zone: 'S2' },
    });
    expect(whereIs(s, 'sabretooth')).toBe('S9');
    const far = hunt({ storm: { zone: 'S12' }, rogue: { zone: 'S7' } }, {}, 'S13');
    expect(health(far, 'storm')).toBe(2);
  });

  it('takes no notice of a bystander on the way, but attacks one in his zone', () => {
    const s = hunt({ storm: { zone: 'S12' } }, { own: people(['senator-kelly', 'S6']) });
    expect([whereIs(s, 'sabretooth'), s.happened('bystander-lost')]).toEqual(['S12', []]);
    const here = hunt({ storm: { zone: 'S18' } }, { own: people(['senator-kelly', 'S10']) });
    expect([whereIs(here, 'sabretooth'), peopleIn(here, 'S10')]).toEqual(['S11', []]);
  });

  it('goes for the others where no way is open to the weakest', () => {
    const s = hunt({ storm: { zone: PRESS, wounds: 2 }, rogue: { zone: 'S12' } });
    expect([whereIs(s, 'sabretooth'), health(s, 'storm')]).toEqual(['S12', 1]);
  });

  it('who sees nobody breaks a window that lies between [H-WIN-2, H-WIN-5]', () => {
    const at = (other: string) =>
      enemiesTurn(
        { storm: { zone: Z.study, wounds: 2 }, rogue: { zone: other } },
        [enemy('sabretooth', 'S1')],
        {
          board: COURT,
        },
      );
    const blind = at('S8');
    expect([whereIs(blind, 'sabretooth'), doorState(blind, `${Z.study}-S1`) > 0]).toEqual([Z.study, true]);
    const sees = at('S3');
    expect([whereIs(sees, 'sabretooth'), doorState(sees, `${Z.study}-S1`)]).toEqual(['S3', 0]);
  });

  it('counts windows as open on his way to the weakest when he sees nobody [H-WIN-2]', () => {
    const s = enemiesTurn(
      { storm: { zone: Z.gallery, wounds: 2 }, rogue: { zone: 'S4' } },
      [enemy('sabretooth', 'S7')],
      { board: COURT },
    );
    expect(whereIs(s, 'sabretooth')).toBe('S5');
  });

  it('wounds the hero with the least health in his zone [S-CARD-4]', () => {
    const s = hunt({ storm: { zone: 'S10' }, rogue: { zone: 'S10', wounds: 1 } });
    expect([health(s, 'storm'), s.hero('rogue').status]).toEqual([3, 'dead']);
  });

  it('binds only his own wound of an attack; equals are the players’ choice', () => {
    const s = enemiesTurn({ storm: { zone: 'S10' }, rogue: { zone: 'S10', wounds: 1 } }, [
      enemy('sabretooth', 'S10'),
      enemy('walker', 'S10'),
    ]);
    expect([s.prompt, s.decision?.kind === 'allocate' ? s.decision.total : 0]).toEqual(['share-wounds', 1]);
    s.play('wound:storm=1');
    expect([health(s, 'storm'), s.hero('rogue').status]).toEqual([2, 'dead']);
    const equals = hunt({ storm: { zone: 'S10' }, rogue: { zone: 'S10' } }).play('wound:rogue=1');
    expect([health(equals, 'storm'), health(equals, 'rogue')]).toEqual([3, 1]);
  });

  it('wounds the weakest even where another of the same attack eliminates them already [S-WND-2, S-WND-3]', () => {
    const s = enemiesTurn({ storm: { zone: 'S10' }, rogue: { zone: 'S10', wounds: 2 } }, [
      enemy('sabretooth', 'S10'),
      enemy('hulk', 'S10'),
    ]);
    expect([s.hero('rogue').status, s.hero('storm').status]).toEqual(['dead', 'dead']);
    expect(s.happened('wounded')).toMatchObject([{ hero: 'storm', wounds: 1 }]);
    expect(s.happened('attacks-wasted')[0]).toMatchObject({ zone: 'S10', n: 1 });
  });
});

describe('Juggernaut', () => {
  const court = (heroes: { [id: string]: Entry }, from: string, rest: Entry = {}, enemies: Entry[] = []) =>
    enemiesTurn(heroes, [enemy('juggernaut', from), ...enemies], { board: COURT, ...rest });
  const FRONT = `${Z.entrance}-S2`;

  it('walks through a closed door, which opens; the building spawns when the step is over [S-CARD-4, H-WIN-7]', () => {
    const s = court({ storm: { zone: Z.entrance } }, 'S2', { draws: { spawn: ['012', '002'] } });
    expect([whereIs(s, 'juggernaut'), doorState(s, FRONT) > 0]).toEqual([Z.entrance, true]);
    expect(s.happened('door-forced')).toMatchObject([{ door: FRONT, enemies: ['juggernaut'] }]);
    expect(s.prompt).toBe('fill-room');
    s.play(`fill:${Z.backhall}`);
    expect([s.enemies(Z.backhall, 'brute'), isOpened(s, Z.gallery)]).toEqual([1, true]);
    expect(health(s, 'storm')).toBe(2);
  });

  it('does not stop at a window: he is through and attacks', () => {
    const s = court({ storm: { zone: Z.study } }, 'S1');
    expect([whereIs(s, 'juggernaut'), health(s, 'storm')]).toEqual([Z.study, 2]);
    expect(s.happened('window-broken')).toEqual([]);
  });

  it('takes no companion along: they break the window for themselves [H-WIN-3]', () => {
    const s = court({ storm: { zone: Z.study } }, 'S1', {}, [enemy('walker', 'S1')]);
    expect([s.enemies('S1', 'walker'), whereIs(s, 'juggernaut')]).toEqual([1, Z.study]);
    expect(s.happened('window-broken')).toMatchObject([{ enemies: ['walker'] }]);
  });

  it('sees no farther: a hero in sight comes before a nearer one behind a wall', () => {
    const s = court({ storm: { zone: Z.study }, rogue: { zone: 'S3' } }, 'S1');
    expect([whereIs(s, 'juggernaut'), doorState(s, `${Z.study}-S1`)]).toEqual(['S3', 0]);
  });

  it('is stopped by a coloured door until the mission unlocks it [K-DOOR-2]', () => {
    const toPress = (locked: string[], unlocked: string[] = []) =>
      enemiesTurn({ storm: { zone: PRESS } }, [enemy('juggernaut', 'S2')], {
        board: {
          ...STREETS,
          doors: locked.map((zone) => ({
            between: [zone === 'S2' ? PRESS : NEWSROOM, zone],
            colour: 'blue',
          })),
        },
        unlocked,
        draws: { spawn: [] },
      });
    expect(toPress([]).happened('door-forced')).toHaveLength(1);
    expect(whereIs(toPress(['S2']), 'juggernaut')).toBe('S10');
    expect(whereIs(toPress(['S2', 'S5', 'S9']), 'juggernaut')).toBe('S2');
    expect(toPress(['S2', 'S5', 'S9'], ['blue']).happened('door-forced')).toHaveLength(1);
  });

  it('cannot be pushed, unless Power Thief is upon him', () => {
    const gust = (enemies: Entry[], more: { [id: string]: Entry } = {}) =>
      turn({ storm: { zone: 'S6', track: 1 }, ...more }, [enemy('juggernaut', 'S6'), ...enemies]);
    expect(gust([]).options).not.toContain('gust');
    const s = gust([enemy('walker', 'S6')]).play('gust', 'push:S7=1');
    expect([whereIs(s, 'juggernaut'), s.enemies('S7')]).toEqual(['S6', 1]);
    const thief = gust([], { rogue: { zone: 'S10', xp: 43, skills: ['power-thief'] } }).play(
      'gust',
      'push:S7=1',
    );
    expect(whereIs(thief, 'juggernaut')).toBe('S7');
  });
});
