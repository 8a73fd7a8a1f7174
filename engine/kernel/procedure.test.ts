/** Procedures: steps, sub-procedures, sequences and questions in the middle, kept as plain frames on the stack. */
import { describe, expect, it } from 'vitest';
import { toy } from '../toy/index.ts';
import { newGame, SETUP } from '../toy/table.ts';
import type { Ability } from './ability.ts';
import type { Decision } from './decision.ts';
import { createEngine } from './engine.ts';
import { EngineFault } from '../lookup.ts';
import { call, DONE, finish, inSequence, procedure, type Procedure, type Returns } from './procedure.ts';
import type { Frame, State } from './state.ts';

interface Note extends Frame {
  text: string;
}
const note = (text: string): Frame => {
  const f: Note = { proc: 'note', step: 'write', text };
  return f;
};
const start = (proc: string): Frame => ({ proc, step: 'begin' });
const pick = (...ids: string[]): Decision => ({
  kind: 'pick',
  prompt: 'turn',
  by: 'team',
  options: ids.map((id) => ({ id, verb: id, args: [] })),
});

interface Count extends Returns<number> {
  wanted: number;
}
const count = (wanted: number): Returns<number> => {
  const f: Count = { proc: 'counts', step: 'begin', wanted };
  return f;
};
interface Sum extends Frame {
  sum: number;
}
const sum = (start: number): Frame => {
  const f: Sum = { proc: 'sums', step: 'begin', sum: start };
  return f;
};

/** What the procedures below wrote, in the order in which they did. */
const written: string[] = [];
const PROCEDURES: { readonly [name: string]: Procedure } = {
  note: procedure<Note>()({ write: (_g, f) => (written.push(f.text), DONE) }),
  steps: procedure()({
    begin: () => 'middle',
    middle: () => (written.push('middle'), 'last'),
    last: () => (written.push('last'), DONE),
  }),
  calls: procedure()({
    begin: (_g, f) => (written.push('before'), call(f, 'after', note('sub'))),
    after: () => (written.push('after'), DONE),
  }),
  asks: procedure()({
    begin: { ask: () => pick('left', 'right'), take: (_g, _f, c) => (written.push(c.option.id), DONE) },
  }),
  forced: procedure()({
    begin: { ask: () => pick('only'), take: (_g, _f, c) => (written.push(c.option.id), DONE) },
  }),
  skips: procedure()({
    begin: { ask: () => 'end', take: () => (written.push('taken'), DONE) },
    end: () => (written.push('skipped'), DONE),
  }),
  endless: procedure()({ begin: () => 'begin' }),
  counts: procedure<Count>()({ begin: (g, f) => (f.wanted === 0 ? DONE : finish(g, f, f.wanted)) }),
  sums: procedure<Sum, { after: number }>()({
    begin: (_g, f) => call(f, 'after', count(2)),
    after: {
      given: (_g, f, n) => void (f.sum += n),
      act: (_g, f) => (f.sum < 6 ? call(f, 'after', count(f.sum)) : 'last'),
    },
    last: (_g, f) => (written.push(String(f.sum)), DONE),
  }),
  lost: { begin: () => 'nowhere' },
};
const engine = createEngine([{ ...toy, procedures: { ...toy.procedures, ...PROCEDURES } }]);

/** Runs the frame alone, answering each question with the next answer. */
function run(
  frame: Frame | null,
  ...answers: string[]
): { written: string[]; state: State; asked: string[] } {
  written.length = 0;
  const { state, choices } = engine.imagine(
    newGame('procedures'),
    (g) => void (g.state.stack = frame ? [frame] : []),
    () => answers.shift() ?? null,
  );
  return { written: [...written], state, asked: choices.map((c) => c.answer) };
}

describe('a procedure', () => {
  it('goes from step to step and is gone when it is done', () => {
    const { written: text, state } = run(start('steps'));
    expect(text).toEqual(['middle', 'last']);
    expect(state.stack).toEqual([]);
  });

  it('runs another one and goes on afterwards', () => {
    expect(run(start('calls')).written).toEqual(['before', 'sub', 'after']);
  });

  it('is given the result of one it has called, each time', () => {
    expect(run(sum(1)).written).toEqual(['6']);
  });

  it('whose result nobody takes is a fault of ours', () => {
    const between = inSequence([count(1), note('after')]);
    expect(() => run(between)).toThrow(new EngineFault('sequence.next takes no result of counts'));
  });

  it('stops for a question and takes the answer', () => {
    expect(run(start('asks'), 'right').written).toEqual(['right']);
    const open = run(start('asks'));
    expect(open.state.stack).toEqual([start('asks')]);
    expect(open.written).toEqual([]);
  });

  it('takes the only possible answer without asking', () => {
    const { written: text, asked } = run(start('forced'));
    expect([text, asked]).toEqual([['only'], []]);
  });

  it('goes on where there is nothing to ask', () => {
    expect(run(start('skips')).written).toEqual(['skipped']);
  });

  it('that never ends, or goes where no step is, is a fault of ours', () => {
    expect(() => run(start('endless'))).toThrow(new EngineFault('a procedure does not end'));
    expect(() => run(start('lost'))).toThrow(new EngineFault('no step lost.nowhere'));
    expect(() => run(start('unknown'))).toThrow(EngineFault);
  });

  it('goes on from JSON in the middle', () => {
    const { state } = run(inSequence([start('asks'), note('then')]));
    const copy = JSON.parse(JSON.stringify(state.stack)) as Frame[];
    written.length = 0;
    engine.imagine(
      newGame('procedures'),
      (g) => void (g.state.stack = copy),
      () => 'left',
    );
    expect(written).toEqual(['left', 'then']);
  });
});

describe('the procedure of an ability or action', () => {
  const own = procedure()({ begin: () => (written.push('own'), DONE) });
  const abilities = (id: string): Ability[] => [...toy.abilities, { id, clause: 'T-OWN', procedure: own }];

  it('comes with it, under its name', () => {
    const humming = createEngine([{ ...toy, abilities: abilities('humming') }]);
    written.length = 0;
    humming.imagine(
      newGame('own'),
      (g) => void (g.state.stack = [{ proc: 'humming', step: 'begin' }]),
      () => null,
    );
    expect(written).toEqual(['own']);
  });

  it('has a name of its own', () => {
    const twice = createEngine([{ ...toy, abilities: abilities('round') }]);
    expect(() => twice.newGame(SETUP, 'own')).toThrow(new EngineFault('two procedures are called round'));
  });
});

describe('a sequence', () => {
  it('runs one after the other', () => {
    expect(run(inSequence([note('a'), start('calls'), note('b')])).written).toEqual([
      'a',
      'before',
      'sub',
      'after',
      'b',
    ]);
  });

  it('of one is that one, of none is nothing to run', () => {
    const one = note('one');
    expect(inSequence([one])).toBe(one);
    expect(inSequence([])).toBeNull();
  });

  it('waits for an answer in its middle', () => {
    expect(run(inSequence([note('a'), start('asks'), note('b')]), 'left').written).toEqual([
      'a',
      'left',
      'b',
    ]);
  });
});
