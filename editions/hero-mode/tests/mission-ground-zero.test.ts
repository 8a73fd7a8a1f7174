/** MH1 Ground zero: one hero cut off, a door that two face-down objectives open. */
import { describe, expect, it } from 'vitest';
import { begin, isActive, met } from './mission-table.ts';
import { play } from './table.ts';

const DOOR = 'open:R_7V_00_library-R_7V_00_relics';
const TOKENS = { R_1V_01_theatre: 'green', R_4R_11_armoury: 'blue' };

describe('the start [M-MH1]', () => {
  const zones = (...answers: string[]) =>
    begin('MH1', 4)
      .play(...answers)
      .state.heroes.map((h) => h.zone);

  it('has one hero in one zone and all others in the other: the players choose hero and zone', () => {
    const s = begin('MH1', 4);
    expect([s.prompt, ...s.options]).toEqual(['start-zone', 'start:S7', 'start:S10']);
    const [a, b] = [s.zone('S7'), s.zone('S10')];
    expect(zones('start:S7', 'start:S10', 'start:S10')).toEqual([a, b, b, b]);
    expect(zones('start:S10', 'start:S10', 'start:S7')).toEqual([b, b, a, b]);
    expect(zones('start:S10', 'start:S10', 'start:S10')).toEqual([b, b, b, a]);
    expect(zones('start:S10', 'start:S7', 'start:S7')).toEqual([b, a, a, a]);
    expect(zones('start:S7', 'start:S7', 'start:S7')).toEqual([a, a, a, b]);
  });

  it.each([
    [2, ['start:S10'], 1],
    [5, ['start:S10', 'start:S7', 'start:S10'], 4],
  ])('works for %i heroes too', (heroes, answers, together) => {
    const s = begin('MH1', heroes).play(...answers);
    const at = (zone: string): number => s.state.heroes.filter((h) => h.zone === s.zone(zone)).length;
    expect([at('S7'), at('S10')]).toEqual([1, together]);
  });
});

describe('the objectives [M-MH1]', () => {
  const at = (zone: string, taken: string[] = []) =>
    play({
      mission: 'MH1',
      tokens: TOKENS,
      taken,
      heroes: { storm: { zone }, rogue: { zone: 'R_7V_00_library' } },
      doors: { 'R_7V_00_foyer-S6': 'open' },
      own: { cards: [] },
      turn: 'storm',
    });

  it.each([
    ['blue', 'R_4R_11_armoury', 'S4'],
    ['green', 'R_1V_01_theatre', 'S2'],
  ])('%s gives 5 experience and wakes the spawn point of its colour only', (_colour, zone, spawn) => {
    const s = at(zone).play(`take:${zone}`);
    expect([s.hero('storm').xp, s.hero('rogue').xp]).toEqual([5, 0]);
    expect(['S2', 'S4'].filter((z) => isActive(s, z))).toEqual([spawn]);
  });

  it('blue and green together release the blue door, one of them does not', () => {
    const one = at('R_1V_01_theatre').play('take:R_1V_01_theatre', 'end');
    expect([one.prompt, one.why(DOOR)]).toEqual(['turn', 'open.locked']);
    const both = at('R_1V_01_theatre', ['R_4R_11_armoury']).play('take:R_1V_01_theatre', 'end');
    expect(both.options).toContain(DOOR);
  });

  it('red ones are worth 5 experience, and nothing needs them', () => {
    const s = at('R_5V_20_training', Object.keys(TOKENS)).play('take:R_5V_20_training');
    expect(s.hero('storm').xp).toBe(5);
  });
});

it('is won when all heroes have left by the relic chamber [M-MH1] [M-ALL-2]', () => {
  const s = play({
    mission: 'MH1',
    heroes: { storm: { zone: 'R_7V_00_relics' }, rogue: { zone: 'R_7V_00_relics' } },
    own: { cards: [] },
    turn: 'storm',
  });
  s.play('end', 'leave');
  expect([met(s, 'all-exit'), s.result]).toEqual([false, undefined]);
  s.play('end', 'leave');
  expect([s.result, s.state.outcome?.cause]).toEqual(['won', 'M-MH1']);
});
