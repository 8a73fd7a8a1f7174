/** A reason cites the book of the game that is played, never another's. */
import { describe, expect, it } from 'vitest';
import { buildScenario, createEngine, isRefusal } from '@holdout/engine';
import { classic, dceased, hero, zombie } from '../index.ts';

const engine = createEngine([classic, zombie, hero, dceased]);

function why(entry: { readonly [key: string]: unknown; readonly turn: string }, intent: string): string {
  const built = buildScenario(engine, { ...entry, heroes: { [entry.turn]: {} } });
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
