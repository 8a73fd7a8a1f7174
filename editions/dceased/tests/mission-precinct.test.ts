/** D5: nine steps of a helicopter, three flares, two people. */
import type { Scene } from '@holdout/engine/scenario';
import { describe, expect, it } from 'vitest';
import { begin, isActive } from './mission-table.ts';
import { peopleIn, play } from './table.ts';

type Entry = { [key: string]: unknown };
const DESK = 'R_5M_10_desk';
const CELLS = 'R_5M_10_cells';
const FLARES = ['R_7N_20_relay', 'R_1N_01_taproom', 'R_4M_21_workshop'];
const PEOPLE = ['lois-lane', 'jimmy-olsen', 'perry-white'];

/** The last hero inside ends the turn with so many steps made. */
const hold = (waited: number, people: number, more: Entry = {}) => {
  const s = play({
    mission: 'D5',
    heroes: { cyborg: { zone: DESK } },
    own: { cards: [], bystanders: PEOPLE.slice(0, people).map((card) => ({ card, zone: CELLS })) },
    turn: 'cyborg',
    ...more,
  });
  s.state.counters['waited'] = waited;
  return s;
};
const waited = (s: Scene): number => s.state.counters['waited'] ?? 0;

describe('D5 Hold the Precinct', () => {
  it('begins inside, the doors broken, its person there and nothing else [M-D5] [S-OPEN-7]', () => {
    const s = begin('D5', 4);
    expect(peopleIn(s, CELLS)).toHaveLength(1);
    expect(s.options.length).toBe(4);
    const first = s.play('activate:cyborg');
    expect(first.options).toEqual(expect.arrayContaining(['move:S4', 'move:S9', `move:${CELLS}`]));
    expect(first.happened('spawn-card')).toEqual([]);
  });

  it('the helicopter makes a step in each End Phase and one for each flare [M-D5]', () => {
    expect(waited(hold(0, 2).play('end'))).toBe(1);
    const s = hold(0, 2, { heroes: { cyborg: { zone: FLARES[0] }, 'green-arrow': { zone: DESK } } });
    s.play(`take:${FLARES[0]}`);
    expect([waited(s), s.hero('cyborg').xp]).toEqual([1, 5]);
  });

  it('from the fifth step on the door side breaks open [M-D5]', () => {
    expect(isActive(hold(3, 2).play('end'), 'S1')).toBe(false);
    expect(isActive(hold(4, 2).play('end'), 'S1')).toBe(true);
  });

  it.each([
    [7, 2, undefined, undefined],
    [8, 2, 'won', 'M-D5'],
    [8, 1, 'lost', 'M-D5'],
  ])('after %i steps with %i people: %s [M-D5]', (steps, people, result, cause) => {
    const s = hold(steps, people).play('end');
    expect([s.result, s.state.outcome?.cause]).toEqual([result, cause]);
  });

  it('a flare alone does not bring it: it comes in an End Phase [M-D5]', () => {
    const s = hold(8, 2, {
      heroes: { cyborg: { zone: FLARES[0] }, 'green-arrow': { zone: DESK, done: true } },
    });
    s.play(`take:${FLARES[0]}`);
    expect([waited(s), s.result]).toEqual([9, undefined]);
    expect(s.play('end').result).toBe('won');
  });

  it('escorted people count, those outside do not [M-D5]', () => {
    const own = (zone: string) => ({
      cards: [],
      bystanders: [
        { card: PEOPLE[0], zone: DESK, hero: 'cyborg' },
        { card: PEOPLE[1], zone },
      ],
    });
    expect(hold(8, 0, { own: own(CELLS) }).play('end').result).toBe('won');
    expect(hold(8, 0, { own: own('S3') }).play('end').result).toBe('lost');
  });

  it('five heroes and more shelter three [M-D5]', () => {
    const ids = ['cyborg', 'green-arrow', 'batman', 'wonder-woman', 'hawkgirl'];
    const heroes = Object.fromEntries(ids.map((id, i) => [id, { zone: DESK, done: i > 0 }]));
    expect(hold(8, 2, { heroes }).play('end').result).toBe('lost');
    expect(hold(8, 3, { heroes }).play('end').result).toBe('won');
  });

  it('is lost when an End Phase finds no hero inside, the helicopter there or not [M-D5-1]', () => {
    for (const steps of [0, 8]) {
      const s = hold(steps, 2, { heroes: { cyborg: { zone: 'S9' } } }).play('end');
      expect([s.result, s.state.outcome?.cause]).toEqual(['lost', 'M-D5-1']);
    }
  });

  it('whoever has fallen, the others hold on [M-D5] [D-LOSE-1]', () => {
    const heroes = { cyborg: { zone: DESK }, 'green-arrow': { status: 'dead' } };
    expect(hold(8, 2, { heroes }).play('end').result).toBe('won');
  });
});
