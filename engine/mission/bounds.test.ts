/** Missions of anybody's making: as large and as busy as the table can carry, and no more. */
import { describe, expect, it } from 'vitest';
import { isRefusal, type Json, type Truth } from '../index.ts';
import { engine, HALL, missionWith, newGame, SETUP } from '../toy/table.ts';
import { MOST } from './bounds.ts';

const times = (n: number, one: Json): Json[] => Array.from({ length: n }, () => one);

const refusalOf = (change: { [key: string]: Json }): string => {
  const state = engine.newGame({ ...SETUP, mission: missionWith(change) }, 'own');
  return isRefusal(state) ? `${state.refused} ${state.at ?? ''}` : 'played';
};

describe('a mission that is too large', () => {
  const lists: [string, number, Json][] = [
    ['spawns', MOST.spawns, { zone: 'S3' }],
    ['objectives', MOST.objectives, { zone: 'S3', colour: 'blue' }],
    ['rules', MOST.rules, { on: 'objective-taken', do: [] }],
  ];
  it.each(lists)('in its %s is refused', (key, most, entry) => {
    expect(refusalOf({ [key]: times(most + 1, entry) })).toBe(
      `setup.mission-broken file.too-long ${key} ${most}`,
    );
  });

  it('in its ground is refused', () => {
    const tiles = times(4, times(5, '1A@0'));
    expect(refusalOf({ tiles })).toBe(`setup.mission-broken file.too-long tiles ${MOST.tiles}`);
  });

  it('in the names it gives is refused, where they stand', () => {
    const names = (n: number): [string, Json][] => Array.from({ length: n }, (_, i) => [`a${i}`, ['S3']]);
    const areas = (n: number): string => refusalOf({ areas: Object.fromEntries(names(n)) });
    expect(areas(MOST.names + 1)).toBe(`setup.mission-broken file.too-long areas ${MOST.names}`);
    expect(areas(MOST.names)).toBe('played');
  });

  it('in its letters is refused', () => {
    const texts = (n: number): Json => ({
      en: { words: Object.fromEntries(Array.from({ length: n }, (_, i) => [`w${i}`, 'x'.repeat(4000)])) },
    });
    expect(refusalOf({ texts: texts(100) })).toBe(`setup.mission-broken file.too-large ${MOST.letters}`);
    expect(refusalOf({ texts: texts(90) })).toBe('played');
  });

  it('in its words is refused, once', () => {
    const win = (n: number): Json => ({ any: times(3, { all: times(n, { never: true }) }) });
    expect(refusalOf({ win: win(150) })).toBe(
      `setup.mission-broken mission.too-many-words win.any[2].all[95] ${MOST.words}`,
    );
    expect(refusalOf({ win: win(120) })).toBe('played');
  });

  it('in the zones its words look at is refused', () => {
    const areas = { all: times(200, 'S1') };
    const win = { any: times(Math.ceil(MOST.weight / 200), { noEnemiesIn: 'all' }) };
    expect(refusalOf({ areas, win })).toBe(`setup.mission-broken mission.too-heavy ${MOST.weight}`);
  });
});

describe('rules that set off too much', () => {
  /** Nobody gets in or out, and nobody wins. */
  const indoors = {
    start: [HALL],
    doors: [{ between: [HALL, 'S1'] }],
    objectives: [{ zone: HALL, colour: 'blue' }],
    spawns: times(MOST.spawns, { zone: 'S3' }),
    areas: { far: times(200, 'S3') },
    win: { all: [{ not: { noEnemiesIn: 'far' } }, { never: true }, ...times(17, { noEnemiesIn: 'far' })] },
    goals: [],
  };
  const ringing = times(150, { spawnCard: 'all' });

  it('refuse the answer that would set it off, and leave the game where it was', () => {
    const rules = [{ on: 'objective-taken', do: ringing }];
    const state = newGame('own', { ...SETUP, mission: missionWith({ ...indoors, rules }) });
    reach(state, 'take');
    const before = engine.hash(state);
    const taking = engine.decisionOf(state)?.options.find((o) => o.verb === 'take');
    expect(engine.answer(state, taking?.id ?? '')).toMatchObject({ refused: 'answer.too-much-work' });
    expect(engine.hash(state)).toBe(before);
    expect(engine.decisionOf(state)?.options).toContain(taking);
    expect(isRefusal(engine.answer(state, 'end'))).toBe(false);
  });

  it('in the set-up refuse the mission', () => {
    const rules = [{ on: 'once', when: { noEnemiesIn: 'far' }, do: ringing }];
    expect(refusalOf({ ...indoors, enemies: [], rules })).toBe(
      'setup.mission-broken mission.too-much-work rules',
    );
  });
});

function reach(state: Truth, verb: string): void {
  for (let i = 0; i < 20; i++) {
    const d = engine.decisionOf(state);
    if (!d || d.options.some((o) => o.verb === verb)) return;
    engine.answer(state, d.options[0]?.id ?? '');
  }
}
