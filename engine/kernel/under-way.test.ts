/** Procedures under way: found by the name that the type of their frames says. */
import { describe, expect, expectTypeOf, it } from 'vitest';
import { EngineFault } from '../lookup.ts';
import { play } from '../toy/table.ts';
import { byName, DONE, procedure, type Procedure } from './procedure.ts';
import type { Frame } from './state.ts';
import { callerOf, frameOf, isOf, underWay } from './under-way.ts';

interface Dig extends Frame<'dig'> {
  depth: number;
}
const dig = (depth: number): Dig => ({ proc: 'dig', step: 'begin', depth });
interface Rest extends Frame<'rest'> {
  hours: number;
}
const rest: Rest = { proc: 'rest', step: 'begin', hours: 1 };

const { game } = play({ heroes: { ann: { zone: 'S1' } }, turn: 'ann' });
const lay = (...stack: Frame[]): void => void (game.state.stack = stack);

describe('a procedure under way', () => {
  it('is the innermost of its name', () => {
    lay(dig(1), rest, dig(2), { proc: 'other', step: 'begin' });
    expect(underWay<Dig>(game, 'dig')?.depth).toBe(2);
    expect(frameOf<Rest>(game, 'rest')).toBe(rest);
  });

  it('may be missing, unless somebody needs it', () => {
    lay(dig(1));
    expect(underWay<Rest>(game, 'rest')).toBeUndefined();
    expect(() => frameOf<Rest>(game, 'rest')).toThrow(new EngineFault('no rest is under way'));
    expect(isOf<Rest>(undefined, 'rest')).toBe(false);
  });

  it('knows who called it, the lowest of all nobody', () => {
    const lower = dig(1);
    lay(lower, rest);
    expect(callerOf(game, rest)).toBe(lower);
    expect(callerOf(game, lower)).toBeUndefined();
    expect(callerOf(game, dig(1))).toBeUndefined();
  });
});

describe('the compiler', () => {
  it('takes no name but that of the frame', () => {
    expectTypeOf(frameOf<Dig>)
      .parameter(1)
      .toEqualTypeOf<'dig'>();
    expectTypeOf(underWay<Dig>).returns.toEqualTypeOf<Dig | undefined>();
  });

  it('lists a procedure under the name of its frames and no other', () => {
    const digs = procedure<Dig>()({ begin: () => DONE });
    expectTypeOf(digs).toExtend<Procedure<'dig'>>();
    expectTypeOf(digs).not.toExtend<Procedure<'rest'>>();
    expect(byName({ dig: digs })).toEqual({ dig: digs });
  });
});
