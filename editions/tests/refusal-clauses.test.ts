/** A reason cites the book of the game that is played, never another's. */
import { describe, expect, it } from 'vitest';
import { createEngine, isRefusal } from '@holdout/engine';
import { buildScenario } from '@holdout/engine/scenario';
import { classic, dceased, hero, zombie } from '../index.ts';

const engine = createEngine([classic, zombie, hero, dceased]);

type Entry = { readonly [key: string]: unknown; readonly turn: string };

function why(entry: Entry, intent: string, heroes: { readonly [id: string]: unknown } = {}): string {
  const built = buildScenario(engine, { ...entry, heroes: { [entry.turn]: {}, ...heroes } });
  if (isRefusal(built)) throw new Error(`${built.refused} ${built.at ?? ''}`);
  const no = engine.why(built.state, intent);
  return `${no?.refused ?? 'on offer'} ${no?.clause ?? ''}`;
}
const CITY = { mission: '01', turn: 'ned' };
const HUNGER = { edition: 'zombie', mission: 'MZ1', turn: 'wasp' };
const SCHOOL = { edition: 'hero', mission: 'H1', turn: 'storm' };
const DEAD_AIR = { edition: 'dceased', mission: 'D1', turn: 'batman' };

describe('the clause behind a reason', () => {
  it.each([
    [CITY, 'open:R_2C_00_bedroom-S2', 'open.no-door C-OPEN-1'],
    [HUNGER, 'open:R_3R_00_hall-S6', 'open.no-door S-OPEN-1'],
    [SCHOOL, 'open:R_1X_00_study-S1', 'open.no-door S-OPEN-1'],
    [DEAD_AIR, 'open:R_7N_00_relay-S6', 'open.no-door S-OPEN-1'],
    [CITY, 'take:R_2C_00_bathroom', 'take.nothing-here C-ACT-5'],
    [HUNGER, 'take:R_3R_00_laundry', 'take.nothing-here S-OBJ-1'],
    [CITY, 'medic:ned', 'skill.not-yours C-SKILL-2'],
    [HUNGER, 'inside-job', 'skill.not-yours '],
    [DEAD_AIR, 'trade:cyborg', 'trade.nobody D-TRD-1'],
  ])('%# %o %s', (entry, intent, expected) => expect(why(entry, intent)).toBe(expected));
});

describe('a skill that is not on offer says what is missing', () => {
  const crowd = { enemies: [{ type: 'walker', zone: 'S10', count: 2 }] };
  const gusty = { ...SCHOOL, ...crowd };

  it('power [H-POW-4]', () => {
    expect(why(gusty, 'gust', { storm: { zone: 'S10', track: 0 } })).toBe('power.too-little H-POW-4');
    expect(why(gusty, 'gust', { storm: { zone: 'S10', track: 1 } })).toBe('on offer ');
    expect(why(gusty, 'gust', { storm: { zone: 'S1', track: 0 } })).toBe('skill.no-target ');
  });

  it('actions [K-ACT-1]', () => {
    const skills = ['let-them-never-be', 'lesser-evil'];
    const enemies = [{ type: 'brute', zone: 'S10', count: 2 }];
    const witch = { ...SCHOOL, turn: 'scarlet-witch', enemies };
    const left = (actions: number): string =>
      why(witch, 'let-them-never-be:S10', { 'scarlet-witch': { zone: 'S10', track: 4, actions, skills } });
    expect([left(0), left(1)]).toEqual(['hero.too-few-actions K-ACT-1', 'on offer ']);
  });

  it('nothing, where more would not help', () => {
    const heroes = { deadpool: { skills: ['live-grenade'], wounds: 4 } };
    expect(why({ ...HUNGER, turn: 'deadpool' }, 'live-grenade:S13', heroes)).toBe('skill.no-target ');
  });

  it('a calm stomach [Z-HUN-6]', () => {
    const sees = { ...HUNGER, turn: 'psylocke', enemies: [{ type: 'trooper', zone: 'S12' }] };
    const skills = ['psychic-leash'];
    const leash = 'psychic-leash:trooper@S12';
    expect(why(sees, leash, { psylocke: { track: 3, skills } })).toBe('on offer ');
    expect(why(sees, leash, { psylocke: { track: 4, skills } })).toBe('hero.ravenous Z-RAV-1');
  });
});
