/** Set-ups kept compiled: so many of them, and so many characters. */
import { expect, it } from 'vitest';
import { createEngine, isRefusal, type Context, type Engine, type Setup } from '../index.ts';
import { toy } from '../toy/index.ts';
import { missionWith, SETUP } from '../toy/table.ts';

const setupOf = (id: string, letters = 0): Setup => ({
  ...SETUP,
  mission: missionWith({ id, texts: { en: { intro: 'x'.repeat(letters + 1) } } }),
});

function contextOf(engine: Engine, setup: Setup): Context {
  const context = engine.contextOf(setup);
  if (isRefusal(context)) throw new Error(`${context.refused} ${context.at ?? ''}`);
  return context;
}

it('are as many as shall be kept, those used last', () => {
  const engine = createEngine([toy], { contexts: 2, contextChars: 1_000_000, viewBytes: 1000 });
  const [a, b] = ['a', 'b'].map((id) => contextOf(engine, setupOf(id)));
  expect(contextOf(engine, setupOf('a'))).toBe(a);
  contextOf(engine, setupOf('c'));
  expect(contextOf(engine, setupOf('a'))).toBe(a);
  expect(contextOf(engine, setupOf('b'))).not.toBe(b);
});

it('are fewer where they are large', () => {
  const engine = createEngine([toy], { contexts: 100, contextChars: 10_000, viewBytes: 1000 });
  const [a, b] = ['a', 'b'].map((id) => contextOf(engine, setupOf(id)));
  const c = contextOf(engine, setupOf('c', 3900));
  expect(contextOf(engine, setupOf('b'))).toBe(b);
  const large = contextOf(engine, setupOf('d', 3900));
  expect(contextOf(engine, setupOf('d', 3900))).toBe(large);
  expect([contextOf(engine, setupOf('a')) === a, contextOf(engine, setupOf('c', 3900)) === c]).toEqual([
    false,
    false,
  ]);
});
