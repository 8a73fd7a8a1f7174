/** Boards and positions for the tests of this folder. */
import { classic } from '@holdout/editions';
import { createEngine, isRefusal, scene, type Context, type State } from '@holdout/engine';
import '../../editions/testing.ts';

const engine = createEngine([classic]);

export function contextOf(mission: string): Context {
  const context = engine.contextOf({ edition: 'classic', mission, seats: [['amy']] });
  if (isRefusal(context)) throw new Error(`mission ${mission}: ${context.refused}`);
  return context;
}

export const ALL_MISSIONS: readonly [string, Context][] = Object.keys(classic.missions)
  .sort()
  .map((id) => [id, contextOf(id)]);

/** As the table sees it. */
export function position(scenario: { [key: string]: unknown }): {
  context: Context;
  state: State;
  zone: (id: string) => number;
} {
  const s = scene(engine, scenario);
  return { context: s.game.context, state: engine.mask(s.state), zone: (id) => s.zone(id) };
}
