import { describe, expect, it } from 'vitest';
import type { Json } from '@holdout/engine';
import { dceased } from '@holdout/editions';
import { greedyAt } from '../testing.ts';

const FOUR = [['green-canary', 'cyborg', 'wonder-woman', 'green-arrow']];
const SIX = [['hawkgirl', 'batman', 'the-flash', 'lex-luthor', 'green-canary', 'cyborg']];

const { playOut, choice } = greedyAt(dceased, FOUR, { mission: 'D0' });

const own = (more: { [key: string]: Json } = {}): { [key: string]: Json } => ({
  cards: [],
  bystanders: [],
  equipment: [],
  objects: [],
  ...more,
});

describe('the greedy player of DCeased', () => {
  it('only ever gives answers that are on offer, in every mission and with every hero', () => {
    Object.keys(dceased.missions).forEach((mission, i) => {
      expect(playOut(mission, 'a', i % 2 === 0 ? FOUR : SIX).outcome).not.toBeNull();
    });
  });

  it('wins the tutorial more often than not', () => {
    const results = Array.from({ length: 20 }, (_, i) => playOut('D0', `t${i}`).outcome?.result);
    expect(results.filter((r) => r === 'won').length).toBeGreaterThan(10);
  });

  it('brings the person beside it along', () => {
    const heroes = { cyborg: { zone: 'S6' } };
    const people = own({ bystanders: [{ card: 'dan-turpin', zone: 'S6' }] });
    expect(choice({ heroes, own: people, turn: 'cyborg' })).toBe('rescue:dan-turpin');
  });

  it('gives somebody up before it falls, but not the last one the mission needs', () => {
    const struck = (people: string[]): string =>
      choice(
        {
          heroes: { cyborg: { zone: 'S6', wounds: 2, track: 0 } },
          enemies: [{ type: 'walker', zone: 'S6' }],
          own: own({ bystanders: people.map((card) => ({ card, zone: 'S6', hero: 'cyborg' })) }),
          turn: 'cyborg',
        },
        'end',
      );
    expect(struck(['dan-turpin', 'lois-lane'])).toBe('use:sacrifice@cyborg');
    expect(struck(['dan-turpin'])).toBe('go-on');
  });

  it('agrees to a trade, but keeps its people from those who are worse off [D-TRD-1]', () => {
    const asked = (wounds: number, ...offer: string[]): string =>
      choice(
        {
          seats: [['batman'], ['cyborg']],
          heroes: { batman: { zone: 'S6', wounds, equipment: ['riot-shield'] }, cyborg: { zone: 'S6' } },
          own: own({ bystanders: [{ card: 'dan-turpin', zone: 'S6', hero: 'cyborg' }] }),
          turn: 'batman',
        },
        'trade:cyborg',
        ...offer,
        'finish',
      );
    expect(asked(0, 'take:dan-turpin')).toBe('agree');
    expect(asked(1, 'give:riot-shield')).toBe('agree');
    expect(asked(1, 'take:dan-turpin')).toBe('refuse');
  });

  it('sails only with everybody the mission asks for', () => {
    const after = (n: number): string => {
      const people = ['dan-turpin', 'lois-lane', 'perry-white', 'lana-lang'].map((card, i) => ({
        card,
        zone: i < n ? 'S16' : 'S1',
        ...(i < n ? { hero: 'cyborg' } : {}),
      }));
      const heroes = { cyborg: { zone: 'S16' } };
      return choice({ mission: 'D2', heroes, own: own({ bystanders: people }), turn: 'cyborg' }, 'end');
    };
    expect([after(4), after(3)]).toEqual(['leave', 'stay']);
  });

  it('takes an object along, and leaves it where it plugs a hole', () => {
    const lies = (zone: string, to: string): string =>
      choice(
        {
          mission: 'D3',
          spawns: true,
          heroes: { cyborg: { zone } },
          own: own({ objects: [{ id: 'lamp-post', zone, uses: 0 }] }),
          turn: 'cyborg',
        },
        `move:${to}`,
      );
    expect(lies('S7', 'S2')).toBe('along:lamp-post');
    expect(lies('S1', 'S2')).toBe('leave-it');
  });

  it('does not leave the precinct without a hero', () => {
    const heroes = { cyborg: { zone: 'R_5M_10_desk' } };
    const people = own({ bystanders: [{ card: 'dan-turpin', zone: 'S4' }] });
    expect(choice({ mission: 'D5', heroes, own: people, turn: 'cyborg' })).not.toMatch(/^move:S/);
  });
});
