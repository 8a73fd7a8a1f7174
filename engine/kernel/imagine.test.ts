/** Dry runs: a copy is played on, the game itself never notices. */
import { describe, expect, it } from 'vitest';
import { forecast, type Decision, type Game } from '../index.ts';
import { EngineFault } from '../lookup.ts';
import { engine, newGame, play, rats } from '../toy/table.ts';

const heroes = { ann: { zone: 'S1' }, bob: { zone: 'S1' } };
const scene = () => play({ heroes, enemies: [rats('S1', 2), rats('S2')], turn: 'ann' });
/** Ends every turn of the first round. */
const plainly = (d: Decision, g: Game): string | null =>
  g.state.round > 1 || d.prompt !== 'turn' ? null : 'end';
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

  it('tells nobody anything, only events, or also changes and motives, as it is asked', () => {
    const act = (d: Decision) => (d.prompt === 'turn' ? 'end' : null);
    const silent = engine.imagine(scene().state, nothing, act, false);
    expect([silent.events, silent.motives]).toEqual([[], []]);
    const told = engine.imagine(scene().state, nothing, act);
    expect([told.events.length > 0, told.motives, told.events.some((e) => e.change)]).toEqual([
      true,
      [],
      false,
    ]);
    const seen = engine.imagine(scene().state, nothing, act, 'changes');
    expect([seen.motives, seen.events.some((e) => e.change)]).toEqual([[], true]);
    const all = engine.imagine(scene().state, nothing, act, 'motives');
    expect([all.motives.length > 0, all.events.some((e) => e.change)]).toEqual([true, true]);
  });

  it('looks at no card that lies face down', () => {
    const seen = engine.imagine(engine.mask(newGame('hidden')), nothing, plainly);
    expect(seen.events.at(-1)).toMatchObject({ type: 'phase', phase: 'spawn' });
    const known = engine.imagine(newGame('hidden'), nothing, plainly);
    expect(known.events.map((e) => e.type)).toContain('spawn-card');
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
