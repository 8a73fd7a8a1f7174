/** Dry runs: a copy is played on, the game itself never notices. */
import { describe, expect, it } from 'vitest';
import { forecast, type Decision } from '../index.ts';
import { EngineFault } from '../lookup.ts';
import { engine, play, rats } from '../toy/table.ts';

const heroes = { ann: { zone: 'S1' }, bob: { zone: 'S1' } };
const scene = () => play({ heroes, enemies: [rats('S1', 2), rats('S2')], turn: 'ann' });
const nothing = (): void => undefined;

describe('imagining', () => {
  it('answers until it has seen enough and leaves the state alone', () => {
    const s = scene();
    const before = engine.hash(s.state);
    const answers = ['end', 'end'];
    const seen = engine.imagine(s.state, nothing, () => answers.shift() ?? null);
    expect(seen.choices.map((c) => [c.decision.prompt, c.answer])).toEqual([
      ['turn', 'end'],
      ['turn', 'end'],
    ]);
    expect(seen.state.active).toBe(-1);
    expect(engine.decisionOf(seen.state)).toMatchObject({ prompt: 'share-wounds' });
    expect(engine.hash(s.state)).toBe(before);
    expect(s.prompt).toBe('turn');
  });

  it('tells every event, and how many came before each choice', () => {
    const { events, choices } = engine.imagine(scene().state, nothing, (d) =>
      d.prompt === 'turn' ? 'end' : null,
    );
    expect(choices.map((c) => c.after)).toEqual([0, events.findIndex((e) => e.type === 'turn-started') + 1]);
    expect(events.map((e) => e.type)).toContain('enemies-attack');
  });

  it('of an answer that is not offered is a fault of ours', () => {
    expect(() => engine.imagine(scene().state, nothing, () => 'fly')).toThrow(EngineFault);
  });

  it('comes to an end where nothing is left to run', () => {
    const asked: Decision[] = [];
    const { state } = engine.imagine(
      scene().state,
      (g) => void (g.state.stack = []),
      (d) => (asked.push(d), null),
    );
    expect([asked, state.outcome]).toEqual([[], null]);
  });
});

describe('a forecast', () => {
  it('is the enemies’ turn as it would be now, with the places marked where players would choose', () => {
    const s = scene();
    const before = engine.hash(s.state);
    const told = forecast(engine, s.state);
    expect(told.choices).toMatchObject([{ prompt: 'share-wounds', heroes: ['ann', 'bob'] }]);
    expect(told.events.map((e) => e.type)).toEqual(expect.arrayContaining(['wounded', 'enemies-moved']));
    expect(told.doom).toBeUndefined();
    expect(engine.hash(s.state)).toBe(before);
  });

  it('knows when nobody would be left', () => {
    const s = play({ heroes: { ann: { zone: 'S1' } }, enemies: [rats('S1', 3)], turn: 'ann' });
    expect(forecast(engine, s.state).doom).toBe('T-LOSE');
  });
});
