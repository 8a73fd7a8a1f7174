/** D0 and D1: out of the Daily Planet with the film, and four screens. */
import { describe, expect, it } from 'vitest';
import { begin, isActive, met } from './mission-table.ts';
import { escorted, play, power, traits } from './table.ts';
import { itemAt } from '@holdout/engine';

type Entry = { [key: string]: unknown };

describe('D0 First Edition', () => {
  const ARCHIVE = 'R_1M_00_archive';
  const ROOF = 'R_2M_10_roof';
  const scene = (zone: string, more: Entry = {}) =>
    play({ mission: 'D0', heroes: { cyborg: { zone } }, own: { cards: [] }, turn: 'cyborg', ...more });
  const lois = { card: 'lois-lane', zone: 'S2', hero: 'cyborg' };

  it('the pass unlocks both blue doors and is worth 5 experience [M-D0]', () => {
    const own = { cards: [], bystanders: [{ card: 'lois-lane', zone: ARCHIVE }] };
    expect(scene('S2', { own }).why(`open:${ROOF}-S2`)).toBe('open.locked');
    const s = scene(ARCHIVE, { own }).play(`take:${ARCHIVE}`);
    expect([s.hero('cyborg').xp, s.state.unlocked]).toEqual([5, ['blue']]);
    expect(scene('S2', { own, unlocked: ['blue'] }).options).toContain(`open:${ROOF}-S2`);
  });

  it('the exit waits for the film and for everybody who lives [M-D0] [M-ALL-3]', () => {
    const leaves = (more: Entry) => scene('S2', more).play('end').prompt;
    const own = { cards: [], bystanders: [lois], rescued: ['lois-lane'] };
    expect(leaves({ taken: [ROOF], own })).toBe('leave');
    expect(leaves({ own })).toBe('turn');
    const waiting = { card: 'jimmy-olsen', zone: ARCHIVE };
    expect(leaves({ taken: [ROOF], own: { ...own, bystanders: [lois, waiting] } })).not.toBe('leave');
    const hidden = { ...own, cards: [{ card: 'jimmy-olsen', zone: ARCHIVE }] };
    expect(leaves({ taken: [ROOF], own: hidden })).toBe('turn');
  });

  it('one who has been eliminated no longer has to be rescued [M-D0]', () => {
    const s = scene('S2', { own: { cards: [], bystanders: [lois], rescued: ['lois-lane'] } });
    expect(met(s, 'rescue-reporters')).toBe(true);
  });

  it('somebody whose hero fell has been rescued all the same [M-D0] [D-ESC-5]', () => {
    const left = { card: 'lois-lane', zone: 'S3' };
    const own = (rescued: string[]) => ({ cards: [], bystanders: [left], rescued });
    expect(met(scene('S2', { own: own(['lois-lane']) }), 'rescue-reporters')).toBe(true);
    expect(met(scene('S2', { own: own([]) }), 'rescue-reporters')).toBe(false);
  });

  it('is won when the living leave with a person, the fallen left behind [M-D0] [D-LOSE-1]', () => {
    const s = scene('S2', {
      heroes: { cyborg: { zone: 'S2' }, 'green-arrow': { status: 'dead' } },
      taken: [ROOF],
      own: { cards: [], bystanders: [lois], rescued: ['lois-lane'] },
    }).play('end', 'leave');
    expect([s.result, s.state.outcome?.cause]).toEqual(['won', 'M-D0']);
  });

  it('is not won while somebody is on the board, nor without a person [M-D0]', () => {
    const heroes = { cyborg: { zone: 'S2' }, 'green-arrow': { zone: 'S2' } };
    const own = { cards: [], bystanders: [lois], rescued: ['lois-lane'] };
    const s = scene('S2', { heroes, taken: [ROOF], own }).play('end', 'leave');
    expect([s.result, s.prompt]).toEqual([undefined, 'turn']);
    s.play('end', 'leave');
    expect(s.result).toBe('won');
    // The person stays behind with nobody to bring them out.
    const behind = { ...own, bystanders: [{ card: 'lois-lane', zone: 'S9' }] };
    expect(scene('S2', { taken: [ROOF], own: behind }).play('end', 'leave').result).toBe('lost');
  });

  it('is lost at once when nobody is left to save, and warns of it [M-D0] [M-MH2-2]', () => {
    const s = scene('S7', {
      own: { cards: [], bystanders: [{ ...lois, zone: 'S7' }], rescued: ['lois-lane'] },
      enemies: [{ type: 'walker', zone: 'S7' }],
      turn: undefined,
      phase: 'enemies',
    });
    const use = s.decision?.options.find((o) => o.id === 'use:sacrifice@cyborg');
    expect(use?.risks).toEqual(['lois-lane']);
    s.play('use:sacrifice@cyborg');
    expect([s.result, s.state.outcome?.cause]).toEqual(['lost', 'M-D0']);
  });

  it('people who left with their heroes count as alive [M-D0]', () => {
    const heroes = { cyborg: { zone: 'S2' }, 'green-arrow': { status: 'left' } };
    const s = scene('S2', { heroes, taken: [ROOF], own: { cards: [], away: ['lois-lane'] } });
    expect(s.result).toBeUndefined();
    s.play('end', 'leave');
    expect(s.result).toBe('won');
  });

  it('plays from the lobby to a rescue: the person comes along [M-D0] [D-RES-1] [D-ESC-1]', () => {
    const s = scene(ARCHIVE, { own: { cards: [], bystanders: [{ card: 'lois-lane', zone: ARCHIVE }] } });
    s.play('rescue:lois-lane', 'move:R_1M_00_newsroom');
    expect([escorted(s, 'cyborg'), power(s, 'cyborg')]).toEqual([['lois-lane'], 4]);
    expect(s.happened('bystander-rescued')).toHaveLength(1);
  });
});

describe('D1 Dead Air', () => {
  const SCREENS = ['R_7N_00_relay', 'R_1N_01_taproom', 'R_2N_10_hall', 'R_3N_11_flatC'];
  const scene = (zone: string, more: Entry = {}) =>
    play({
      mission: 'D1',
      heroes: { cyborg: { zone } },
      spawns: true,
      own: { cards: [] },
      turn: 'cyborg',
      ...more,
    });

  it('blue and green call the dead from the start, until their own screen is cut [M-D1]', () => {
    const s = begin('D1', 4);
    expect([isActive(s, 'S4'), isActive(s, 'S8')]).toEqual([true, true]);
    const blue = scene(itemAt(SCREENS, 2)).play(`take:${SCREENS[2]}`);
    expect([isActive(blue, 'S4'), isActive(blue, 'S8'), blue.hero('cyborg').xp]).toEqual([false, true, 5]);
    const green = scene(itemAt(SCREENS, 3)).play(`take:${SCREENS[3]}`);
    expect([isActive(green, 'S4'), isActive(green, 'S8')]).toEqual([true, false]);
    expect(isActive(scene(itemAt(SCREENS, 0)).play(`take:${SCREENS[0]}`), 'S1')).toBe(true);
  });

  it('whoever rescues somebody draws a trait [M-D1]', () => {
    const own = { cards: [], bystanders: [{ card: 'lois-lane', zone: 'S10' }] };
    const s = scene('S10', { own }).play('rescue:lois-lane');
    expect(traits(s, 'cyborg')).toHaveLength(1);
  });

  it('is won with the fourth screen, whoever has fallen [M-D1] [D-LOSE-1]', () => {
    const heroes = { cyborg: { zone: SCREENS[3] }, 'green-arrow': { status: 'dead' } };
    const s = scene('', { heroes, taken: SCREENS.slice(0, 3) });
    expect(s.result).toBeUndefined();
    s.play(`take:${SCREENS[3]}`);
    expect([s.result, s.state.outcome?.cause]).toEqual(['won', 'M-D1']);
  });
});
