/** Boards and positions for the tests of this folder. */
import { EDITIONS } from '@holdout/editions';
import { createEngine, isRefusal, type Context, type State } from '@holdout/engine';
import { scene } from '@holdout/engine/testing/scene';
import '../../editions/testing.ts';

const engine = createEngine(EDITIONS);

export function contextOf(mission: string, edition = 'classic'): Context {
  const context = engine.contextOf({ edition, mission, seats: [[]] });
  if (isRefusal(context)) throw new Error(`mission ${mission}: ${context.refused}`);
  return context;
}

export const ALL_MISSIONS: readonly [string, Context][] = EDITIONS.flatMap((edition) =>
  Object.keys(edition.missions)
    .sort()
    .map((id): [string, Context] => [id, contextOf(id, edition.id)]),
);

/** As the table sees it. */
export function position(scenario: { [key: string]: unknown }): {
  context: Context;
  state: State;
  zone: (id: string) => number;
} {
  const s = scene(engine, scenario);
  return { context: s.game.context, state: engine.mask(s.state), zone: (id) => s.zone(id) };
}
