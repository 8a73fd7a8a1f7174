/** Saves: the set-up, the seed and the answers are the whole game; a damaged one is refused with code and place. */
import { describe, expect, it } from 'vitest';
import {
  formatSave,
  isRefusal,
  MAX_SAVE_CHARS,
  openingTimeline,
  openTimeline,
  parseSave,
  replay,
  saveOf,
  takeAnswer,
  type Refusal,
  type Save,
  type Setup,
  type Truth,
} from '../index.ts';
import { playRandomGame, type Position } from '../testing/index.ts';
import { CELLAR } from '../toy/mission.ts';
import { engine, SETUP } from '../toy/table.ts';

function game(seed: string, setup: Setup = SETUP): { save: Save; state: Truth } {
  const { answers, state } = playRandomGame(engine, setup, seed);
  return { save: { rules: state.rules, setup, seed, answers, rewinds: [] }, state };
}
const read = (save: unknown): Save | Refusal => parseSave(JSON.stringify(save));
const { save, state: end } = game('kept');

describe('a save', () => {
  it('comes back from its text as it was', () => {
    const kept = { ...save, rewinds: [{ at: 3, dropped: 1 }] };
    expect(parseSave(formatSave(kept))).toEqual(kept);
  });

  it('replays to the same state', () => {
    const state = replay(engine, save);
    expect(isRefusal(state)).toBe(false);
    expect(engine.hash(state as Truth)).toBe(engine.hash(end));
    expect(end.outcome).not.toBeNull();
  });

  it('of half a game opens where it was left and goes on to the same end', () => {
    const half = Math.floor(save.answers.length / 2);
    const t = openTimeline(engine, { ...save, answers: save.answers.slice(0, half) });
    if (isRefusal(t)) throw new Error(t.refused);
    expect(t.state.seq).toBe(half);
    for (const answer of save.answers.slice(half))
      expect(takeAnswer(t, answer)).not.toHaveProperty('refused');
    expect(engine.hash(t.state)).toBe(engine.hash(end));
    expect(saveOf(t)).toMatchObject({ ...save, outcome: end.outcome?.result });
  });

  it('shows every state on the way when asked', () => {
    const seqs: number[] = [];
    replay(engine, save, (state, seq) => {
      expect(state.seq).toBe(seq);
      seqs.push(seq);
    });
    expect(seqs).toEqual(Array.from({ length: save.answers.length + 1 }, (_, i) => i));
  });

  it('holds heroes and missions of the players’ own', () => {
    const red = ['eager', 'brisk', 'plus-action'];
    const skills = { blue: 'brisk', yellow: 'plus-action', orange: ['eager', 'brisk'], red };
    const sheets = [{ id: 'zoe', source: 'designed', look: 'red hair', skills }];
    const own = game('own', { ...SETUP, mission: CELLAR, sheets, seats: [['zoe', 'ann']] });
    expect(own.state.heroes[0]).toMatchObject({ id: 'zoe' });
    const again = parseSave(formatSave(own.save));
    if (isRefusal(again)) throw new Error(again.refused);
    expect(engine.hash(replay(engine, again) as Truth)).toBe(engine.hash(own.state));
  });

  it('may begin with a position, from which the rest is told', () => {
    const state = replay(engine, { ...save, answers: [] }) as Truth;
    const from = ['end', 'end'].reduce<Position | undefined>((told, answer) => {
      const dawn = engine.dawnAfter(state, answer);
      engine.answer(state, answer, false);
      return dawn ?? told;
    }, undefined);
    if (!from) throw new Error('the round did not end');
    const kept: Save = { ...save, from, answers: ['move:S2'] };
    expect(parseSave(formatSave(kept))).toEqual(kept);
    const t = openTimeline(engine, kept);
    if (isRefusal(t)) throw new Error(t.refused);
    expect([t.state.round, t.state.heroes[0]?.zone]).toEqual([2, 1]);
    // No round has ended since, so the position it began with is the last dawn.
    expect(saveOf(t)).toEqual({ ...kept, dawn: { after: 0 } });
  });

  it('opens answer by answer, and says how far it has come', () => {
    const few = { ...save, answers: save.answers.slice(0, 3) };
    const steps = openingTimeline(engine, few);
    const seen: number[] = [];
    for (let step = steps.next(); !step.done; step = steps.next()) seen.push(step.value);
    expect(seen).toEqual([1, 2, 3]);
  });

  it('without rewinds is read as one that was never rewound', () => {
    const old = { ...save, rewinds: undefined };
    expect(read(old)).toEqual(save);
  });
});

describe('a damaged save', () => {
  const text = formatSave(save);

  it.each([0, 1, 10, 100, text.length - 1])('cut off after %i characters is no JSON', (n) => {
    expect(parseSave(text.slice(0, n))).toMatchObject({ refused: 'save.not-json' });
  });

  it('that is too large is not even read', () => {
    expect(parseSave(' '.repeat(MAX_SAVE_CHARS + 1))).toMatchObject({ refused: 'save.too-large' });
    expect(parseSave(undefined as unknown as string)).toMatchObject({ refused: 'save.too-large' });
  });

  it.each([
    [null, ''],
    [7, ''],
    ['save', ''],
    [[], 'rules'],
    [{}, 'rules'],
    [{ ...save, rules: 1 }, 'rules'],
    [{ ...save, rules: undefined }, 'rules'],
    [{ ...save, seed: 5 }, 'seed'],
    [{ ...save, seed: null }, 'seed'],
    [{ ...save, setup: null }, 'setup'],
    [{ ...save, setup: 'cellar' }, 'setup'],
    [{ ...save, from: 'dawn' }, 'from'],
    [{ ...save, from: null }, 'from'],
    [{ ...save, from: [] }, 'from'],
    [{ ...save, answers: 'end' }, 'answers'],
    [{ ...save, answers: {} }, 'answers'],
    [{ ...save, answers: ['end', 4] }, 'answers[1]'],
    [{ ...save, answers: [null] }, 'answers[0]'],
    [{ ...save, rewinds: {} }, 'rewinds'],
    [{ ...save, rewinds: [{ at: 1 }] }, 'rewinds'],
    [{ ...save, rewinds: [null] }, 'rewinds'],
    [{ ...save, rewinds: [{ at: '1', dropped: 1 }] }, 'rewinds'],
  ])('with a wrong shape is refused with the place (%#)', (raw, at) => {
    expect(read(raw)).toEqual({ refused: 'save.shape', clause: '', at });
  });

  it.each(['toy-0', 'toy-99', '', 'chess-1'])('of unknown rules "%s" is refused', (rules) => {
    const old = read({ ...save, rules }) as Save;
    expect(replay(engine, old)).toMatchObject({ refused: 'save.rules-version', at: rules });
    expect(openTimeline(engine, old)).toMatchObject({ refused: 'save.rules-version', at: rules });
  });

  it.each([
    [{ ...SETUP, edition: 'chess' }, 'setup.edition-unknown', 'chess'],
    [{ ...SETUP, mission: 'attic' }, 'setup.mission-unknown', ''],
    [{ ...SETUP, mission: 'constructor' }, 'setup.mission-unknown', ''],
    [{ ...SETUP, mission: {} }, 'setup.mission-broken', ''],
    [{ ...SETUP, mission: 5 }, 'setup.mission-unknown', 'mission'],
    [{ ...SETUP, seats: [] }, 'setup.seats', 'seats'],
    [{ ...SETUP, seats: [[]] }, 'setup.seats', 'seats'],
    [{ ...SETUP, seats: [['ann'], 'bob'] }, 'setup.seats', 'seats[1]'],
    [{ ...SETUP, seats: [['ann', 5]] }, 'setup.seats', 'seats[0][1]'],
    [{ ...SETUP, seats: [['ann'], ['ann']] }, 'setup.hero-twice', 'ann'],
    [{ ...SETUP, seats: [['ann', 'zoe']] }, 'setup.hero-unknown', 'zoe'],
    [{ ...SETUP, sheets: [{ id: 'x' }] }, 'setup.hero-sheet', 'sheets[0]'],
  ])('with a wrong set-up is refused with the place (%#)', (setup, refused, at) => {
    const result = replay(engine, read({ ...save, setup }) as Save);
    expect(result).toMatchObject({ refused, at: expect.stringContaining(at) as string });
  });

  it('with an answer that is not offered any more is refused at that answer', () => {
    const bent = [...save.answers];
    bent[5] = 'move:nowhere';
    for (const open of [replay, openTimeline]) {
      expect(open(engine, { ...save, answers: bent })).toMatchObject({
        refused: 'save.answer-refused',
        at: 'answers[5] move:nowhere',
      });
    }
  });

  it('with answers after the end is refused at the first of them', () => {
    const more = { ...save, answers: [...save.answers, 'end'] };
    expect(replay(engine, more)).toMatchObject({
      refused: 'save.answer-refused',
      at: `answers[${save.answers.length}] end`,
    });
  });

  it('with another seed leads elsewhere or is refused, never to the same state', () => {
    const other = replay(engine, { ...save, seed: 'other' });
    expect(isRefusal(other) ? '' : engine.hash(other)).not.toBe(engine.hash(end));
  });
});
