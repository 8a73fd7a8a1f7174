/** A game goes on under rules that cannot play its answers again. */
import { describe, expect, it } from 'vitest';
import {
  createEngine,
  formatSave,
  goOn,
  isRefusal,
  openTimeline,
  parseSave,
  replay,
  saveOf,
  startTimeline,
  takeAnswer,
  undo,
  type Save,
  type Timeline,
} from '../index.ts';
import { createRandom, randomAnswer } from '../testing/index.ts';
import { toy } from '../toy/index.ts';
import { engine, SETUP } from '../toy/table.ts';

const next = createEngine([{ ...toy, rules: 'toy-next' }]);

/** Played until a round has begun `rounds` times and a few answers more. */
function game(rounds: number, seed = 'a'): Timeline {
  const t = startTimeline(engine, SETUP, seed);
  if (isRefusal(t)) throw new Error(t.refused);
  const random = createRandom(seed);
  for (let more = 0; t.dawns.length < rounds || more < 2; more += t.dawns.length < rounds ? 0 : 1) {
    const d = engine.decisionOf(t.state);
    if (!d) throw new Error('over too early');
    takeAnswer(t, randomAnswer(d, random));
  }
  return t;
}

function goneOn(save: Save, told: readonly string[] = []): { save: Save; lost: readonly string[] } {
  const gone = goOn(next, save, told);
  if (isRefusal(gone)) throw new Error(`${gone.refused} ${gone.at ?? ''}`);
  return gone;
}

describe('a game under new rules', () => {
  it('is kept with the beginning of its last round', () => {
    const t = game(2);
    const { dawn } = saveOf(t);
    expect(dawn?.after).toBe(t.dawns[1]?.after);
    expect(dawn?.after).toBeLessThan(t.answers.length);
    expect(parseSave(formatSave(saveOf(t)))).toEqual(saveOf(t));
  });

  it('forgets a beginning that was taken back, and a branch has the one before it', () => {
    const t = game(2);
    const second = t.dawns[1]?.after ?? 0;
    expect(saveOf(t, second - 1).dawn).toEqual(t.dawns[0]);
    while (t.answers.length >= second) undo(t, true);
    expect(saveOf(t).dawn).toEqual(t.dawns[0]);
    expect(t.dawns).toHaveLength(1);
  });

  it('goes on from there, with all that was told', () => {
    const t = game(2);
    const { save, lost } = goneOn(saveOf(t), ['Ann goes.', 'Rats come.']);
    expect(lost).toEqual([]);
    expect(save).toMatchObject({ rules: 'toy-next', answers: [], from: t.dawns[1]?.position });
    expect(save.earlier).toEqual([{ rules: 'toy-1', told: ['Ann goes.', 'Rats come.'] }]);
    const state = replay(next, save);
    if (isRefusal(state)) throw new Error(state.refused);
    expect(state.round).toBe(t.state.round);
  });

  it('plays the same answers to the same position where nothing else has changed', () => {
    const t = game(2);
    const { save } = goneOn(saveOf(t));
    const answers = t.answers.slice(t.dawns[1]?.after);
    const state = replay(next, { ...save, answers });
    if (isRefusal(state)) throw new Error(state.refused);
    const was = engine.mask(t.state);
    expect({ ...next.mask(state), rules: was.rules, seq: was.seq, reveals: was.reveals }).toEqual(was);
  });

  it('begins again where no round has begun since the first', () => {
    const t = startTimeline(engine, SETUP, 'a');
    if (isRefusal(t)) throw new Error(t.refused);
    takeAnswer(t, engine.decisionOf(t.state)?.options[0]?.id ?? '');
    const { save } = goneOn(saveOf(t), ['told']);
    expect(save).toMatchObject({ answers: [], rules: 'toy-next' });
    expect(save.from).toBeUndefined();
    expect(replay(next, save)).not.toHaveProperty('refused');
  });

  it('may outlive more than one version', () => {
    const once = goneOn(saveOf(game(2)), ['one']).save;
    const last = createEngine([{ ...toy, rules: 'toy-last' }]);
    const twice = goOn(last, once, ['two']);
    if (isRefusal(twice)) throw new Error(twice.refused);
    expect(twice.save.earlier?.map((era) => era.told)).toEqual([['one'], ['two']]);
    expect(twice.save.from).toEqual(once.from);
    const t = openTimeline(last, twice.save);
    expect(isRefusal(t) || saveOf(t)).toEqual({ ...twice.save, dawn: { after: 0 } });
  });

  it('is refused where nobody wrote down when its round began', () => {
    const save: Save = { ...saveOf(game(2)), dawn: undefined };
    expect(goOn(next, save, [])).toMatchObject({ refused: 'save.rules-version', at: 'toy-1' });
  });

  it('is refused where its position no longer fits', () => {
    const save = saveOf(game(2));
    const dawn = { after: 1, position: { ...save.dawn?.position, supply: { rat: 99 } } };
    expect(goOn(next, { ...save, dawn }, [])).toMatchObject({ refused: 'position.unsound' });
  });

  it.each([
    ['earlier', 'none'],
    ['earlier', [{ rules: 'a' }]],
    ['earlier', [{ rules: 'a', told: [1] }]],
    ['earlier', [null]],
    ['dawn', []],
    ['dawn', { after: 'x', position: {} }],
    ['dawn', { after: 1, position: [] }],
    ['outcome', 'maybe'],
  ])('a damaged %s is refused by name', (key, value) => {
    const text = JSON.stringify({ ...saveOf(game(1)), [key]: value });
    expect(parseSave(text)).toMatchObject({ refused: 'save.shape', at: key });
  });
});
