/** Positions for the tests of the table, put together by hand. */
import { EDITIONS } from '@holdout/editions';
import { createEngine, type Context, type Decision, type Truth } from '@holdout/engine';
import type { Scene } from '@holdout/engine/scenario';
import { scene } from '@holdout/engine/testing/scene';
import '../editions/testing.ts';
import { menuOf, type Menu } from './families.ts';

export const engine = createEngine(EDITIONS);

interface Position {
  readonly scene: Scene;
  readonly context: Context;
  readonly state: Truth;
  readonly decision: Decision;
  readonly menu: Menu;
}

export function position(spec: Parameters<typeof scene>[1]): Position {
  const s = scene(engine, spec);
  const { context } = s.game;
  const { decision } = s;
  if (!decision) throw new Error('the scene asks nothing');
  return { scene: s, context, state: s.state, decision, menu: menuOf(decision, context) };
}
