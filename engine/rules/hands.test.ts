/** Rounds in which people play the heroes' turns with their hands (K-PLAY-5). */
import { describe, expect, it } from 'vitest';
import { forcedChoice, isRefusal, plainOption, type Truth } from '../index.ts';
import { formatCorrection } from '../kernel/option-id.ts';
import { engine, FRONT_DOOR, newGame, SETUP } from '../toy/table.ts';

const game = (): Truth => newGame('by hand', { ...SETUP, horde: true });
function give(state: Truth, answer: string): string[] {
  const said = engine.answer(state, answer);
  if (isRefusal(said)) throw new Error(`${answer}: ${said.refused}`);
  return said.events.map((e) => e.type);
}
const ids = (state: Truth): string[] => engine.decisionOf(state)?.options.map((o) => o.id) ?? [];

describe('a round played by hand', () => {
  it('waits for the people, whoever is to act, and may be set right', () => {
    const state = game();
    expect(state.setup.corrections).toBe(true);
    expect(engine.decisionOf(state)).toMatchObject({ prompt: 'hands', by: 'team' });
    expect(ids(state)).toContain('horde');
    give(state, formatCorrection({ heroes: { ann: { zone: 'S3' } } }));
    expect(engine.decisionOf(state)?.prompt).toBe('hands');
  });

  it('goes on with the enemies, and waits again in the next round', () => {
    const state = game();
    const told = give(state, 'horde');
    expect(told.slice(0, 2)).toEqual(['answered', 'phase']);
    expect(told).toContain('activation');
    expect([state.round, engine.decisionOf(state)?.prompt]).toEqual([2, 'hands']);
  });

  it('fills what is behind a door that opens, by whoever stands there', () => {
    const state = game();
    give(state, formatCorrection({ heroes: { ann: { zone: 'S1' }, bob: { zone: 'S3' } } }));
    expect(ids(state)).toContain(`opened:${FRONT_DOOR}`);
    const told = give(state, `opened:${FRONT_DOOR}`);
    expect(told).toContain('building-opened');
    expect(ids(state)).not.toContain(`opened:${FRONT_DOOR}`);
  });

  it('asks who took a token where nobody stands, and the rules of the mission follow', () => {
    const state = game();
    const [token] = ids(state).filter((id) => id.startsWith('taken:'));
    give(state, token ?? '');
    expect(engine.decisionOf(state)).toMatchObject({ prompt: 'whose-hands' });
    expect(give(state, 'by:ann')).toContain('objective-taken');
  });

  it('asks even where nothing is left but to go on', () => {
    const options = [plainOption('horde')];
    expect(forcedChoice({ kind: 'pick', prompt: 'hands', by: 'team', options })).toBeUndefined();
  });
});
