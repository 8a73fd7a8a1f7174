/** The dawn between two rounds, and the choices a table makes before a game. */
import { describe, expect, it } from 'vitest';
import { createEngine, isRefusal, nthVariants, type State } from '../index.ts';
import { toy } from '../toy/index.ts';
import { engine, newGame, play, rats, SETUP } from '../toy/table.ts';
import { isDawn, round } from './dawn.ts';
import { variantsOf } from './setup.ts';

describe('the dawn', () => {
  it('is when nothing but the round is under way, and that at its beginning', () => {
    const state = (more: Partial<State>): State => ({ ...newGame('dawn'), stack: [round()], ...more });
    expect(isDawn(state({}))).toBe(true);
    expect(isDawn(state({ stack: [] }))).toBe(false);
    expect(isDawn(state({ stack: [round(), round()] }))).toBe(false);
    expect(isDawn(state({ stack: [{ proc: 'round', step: 'end' }] }))).toBe(false);
    expect(isDawn(state({ stack: [{ proc: 'turn', step: 'begin' }] }))).toBe(false);
    expect(isDawn(state({ outcome: { result: 'won', cause: '' } }))).toBe(false);
  });

  it('comes with the answer that ends a round, and with no other', () => {
    const s = play({
      heroes: { ann: { zone: 'S1' }, bob: { zone: 'S1' } },
      enemies: [rats('S3')],
      turn: 'ann',
    });
    const before = engine.hash(s.state);
    expect(engine.dawnAfter(s.state, 'move:S2')).toBeNull();
    expect(engine.dawnAfter(s.state, 'end')).toBeNull();
    expect(engine.hash(s.state)).toBe(before);
    s.play('end');
    const position = engine.dawnAfter(s.state, 'end');
    expect(position).toMatchObject({ round: 1, enemies: { rat: { S2: 1 } } });
  });
});

describe('ways to play', () => {
  const edition = { ...toy, variants: { sight: ['near', 'far'], pace: ['slow', 'quick', 'wild'] } };
  const at = createEngine([edition]);
  const chosen = (variants: unknown): unknown => {
    const state = at.newGame({ ...SETUP, variants }, 'x');
    return isRefusal(state) ? `${state.refused} ${state.at ?? ''}` : state.setup.variants;
  };

  it('are kept where they differ from the first choice', () => {
    expect([chosen(undefined), chosen({}), chosen({ sight: 'near' })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(chosen({ sight: 'far', pace: 'slow' })).toEqual({ sight: 'far' });
    expect(chosen({ sight: 'far', pace: 'wild' })).toEqual({ sight: 'far', pace: 'wild' });
    expect(chosen({ sight: 'up' })).toBe('setup.variants variants.sight: near, far');
    expect(chosen({ smell: 'far' })).toMatch('setup.variants variants.smell');
  });

  it('are the first of each where nothing is said', () => {
    expect(variantsOf(edition, {})).toEqual({ sight: 'near', pace: 'slow' });
    expect(variantsOf(edition, { variants: { pace: 'wild' } })).toEqual({ sight: 'near', pace: 'wild' });
    expect(variantsOf(toy, {})).toEqual({});
  });

  it('come round and round for those who want to meet them all', () => {
    expect(nthVariants(edition, 0)).toEqual({ variants: { sight: 'near', pace: 'slow' } });
    expect(nthVariants(edition, 4)).toEqual({ variants: { sight: 'near', pace: 'quick' } });
    expect(nthVariants(toy, 3)).toEqual({});
  });
});

describe('boxes whose cards are mixed', () => {
  const at = createEngine([{ ...toy, boxes: { rats: ['grey', 'brown'], finds: ['old'] } }]);
  const chosen = (boxes: unknown): unknown => {
    const state = at.newGame({ ...SETUP, boxes }, 'x');
    return isRefusal(state) ? `${state.refused} ${state.at ?? ''}` : state.setup.boxes;
  };

  it('are named kind by kind, at least one and none twice', () => {
    expect([chosen(undefined), chosen({}), chosen({ rats: ['brown'] })]).toEqual([
      undefined,
      {},
      { rats: ['brown'] },
    ]);
    expect(chosen({ rats: ['brown', 'grey'], finds: ['old'] })).toEqual({
      rats: ['brown', 'grey'],
      finds: ['old'],
    });
    for (const rats of [[], ['grey', 'grey'], ['pink'], 'grey'])
      expect(chosen({ rats })).toMatch('setup.boxes boxes.rats');
    expect(chosen({ cats: ['grey'] })).toMatch('setup.boxes boxes.cats');
  });
});
