import { describe, expect, it } from 'vitest';
import { hero } from '@holdout/editions';
import { greedyAt } from '../testing.ts';

const FOUR = [['wolverine', 'storm', 'magneto', 'mystique']];
const OTHERS = [['black-panther', 'doctor-strange', 'ms-marvel', 'thor', 'scarlet-witch', 'spider-man']];

const { playOut, choice } = greedyAt(hero, FOUR);

const nobody = { cards: [], bystanders: [] };

describe('the greedy player of hero mode', () => {
  it('only ever gives answers that are on offer, in every mission', () => {
    Object.keys(hero.missions).forEach((mission, i) => {
      expect(playOut(mission, 'a', i % 2 === 0 ? FOUR : OTHERS).outcome).not.toBeNull();
    });
  });

  it('wins the tutorial now and then', () => {
    const results = Array.from({ length: 12 }, (_, i) => playOut('H1', `t${i}`).outcome?.result);
    expect(results.filter((r) => r === 'won').length).toBeGreaterThan(1);
  });

  it('rescues the target beside it', () => {
    const heroes = { storm: { zone: 'R_7V_00_library' } };
    const own = { cards: [], bystanders: [{ card: 'callisto', zone: 'R_7V_00_library', marked: true }] };
    expect(choice({ mission: 'MH2', heroes, own, turn: 'storm' })).toBe('rescue:callisto');
  });

  it('keeps the person without whom the mission is lost', () => {
    const heroes = { storm: { zone: 'R_7V_00_library' } };
    const target = { card: 'callisto', zone: 'R_7V_00_library', marked: true };
    const own = { cards: [], bystanders: [target, { card: 'shanna', zone: 'R_7V_00_library' }] };
    const scenario = { mission: 'MH2', heroes, own, turn: 'storm' };
    expect(choice(scenario, 'rescue:callisto', 'rescue:shanna')).toBe('keep:callisto');
  });

  it('leaves the second trapped person to another hero: one card each [M-MH4-1]', () => {
    const zone = 'R_6R_10_vault';
    const heroes = { storm: { zone }, rogue: { zone } };
    const people = ['senator-kelly', 'shanna'].map((card) => ({ card, zone, marked: true }));
    const scenario = { mission: 'MH4', heroes, own: { cards: [], bystanders: people }, turn: 'storm' };
    expect(choice(scenario)).toBe('rescue:senator-kelly');
    expect(choice(scenario, 'rescue:senator-kelly')).not.toBe('rescue:shanna');
    expect(choice(scenario, 'rescue:senator-kelly', 'end')).toBe('rescue:shanna');
  });

  it('waits in the elevator until the people of the level are in it, then takes them down [M-H7]', () => {
    const zone = 'R_2X_00_shaft';
    const heroes = { storm: { zone, track: 4 }, rogue: { zone, track: 4, done: true } };
    const answerWith = (at: string): string => {
      const own = { cards: [], bystanders: [{ card: 'callisto', zone: at }] };
      return choice({ mission: 'H7', heroes, own, turn: 'storm' });
    };
    expect(answerWith(zone)).toBe('ride:underground');
    expect(answerWith('R_2X_00_hallwayE')).not.toMatch(/^(ride|move)/);
  });

  it('spends power on a crowd that would be its end, none on a lone Walker', () => {
    const spending = (count: number): string =>
      choice(
        {
          mission: 'MH2',
          heroes: { storm: { zone: 'S4', wounds: 2, track: 3 } },
          enemies: [{ type: 'walker', zone: 'S4', count }],
          own: nobody,
          turn: 'storm',
        },
        'attack:lightning-bolt@S4',
      );
    expect([spending(4), spending(1)]).toEqual(['spend:3', 'spend:0']);
  });

  it('fills its power before it goes on when nobody is near', () => {
    const heroes = { storm: { zone: 'S1', track: 0, traits: ['all-out', 'close-ranks'] } };
    expect(choice({ mission: 'MH2', heroes, own: nobody, turn: 'storm' })).toBe('power-up');
  });

  it('takes the wound itself while unhurt, and leaves it to a person before it would fall', () => {
    const own = { cards: [], bystanders: [{ card: 'trish-tilby', zone: 'S4' }] };
    const enemies = [{ type: 'walker', zone: 'S4' }];
    const after = (wounds: number): string =>
      choice(
        { mission: 'MH1', heroes: { storm: { zone: 'S4', wounds } }, enemies, own, turn: 'storm' },
        'end',
      );
    expect([after(0), after(2)]).toEqual(['wound:storm=1', 'wound:trish-tilby=1']);
  });
});
