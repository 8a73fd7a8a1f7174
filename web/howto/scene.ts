/** A scene as a position of the engine, seen as players see it. */
import {
  itemAt,
  forecast,
  isRefusal,
  targetsOf,
  type Context,
  type Rect,
  type State,
  type Target,
} from '@holdout/engine';
import { buildScenario } from '@holdout/engine/scenario';
import { geometryOf } from '../board/geometry.ts';
import { boxRound } from '../board/shapes.ts';
import { engineOf } from '../editions/plugs.ts';
import { factsOf, type ForecastFacts } from '../insight/forecast-facts.ts';
import type { Scene } from './plan.ts';

export interface Shown {
  readonly context: Context;
  readonly state: State;
  readonly crop: Rect;
  readonly targets: readonly Target[];
  readonly facts: ForecastFacts | null;
}

const known = new WeakMap<Scene, Shown>();

/** Built once: the same picture stands on several screens. */
export function shownIn(edition: string, scene: Scene): Shown {
  let shown = known.get(scene);
  if (!shown) known.set(scene, (shown = build(edition, scene)));
  return shown;
}

function build(edition: string, { scenario, zones, goals = [], forecast: foretold }: Scene): Shown {
  const engine = engineOf(edition);
  const built = buildScenario(engine, { edition, ...scenario });
  if (isRefusal(built)) throw new Error(`${edition}: ${JSON.stringify(built)}`);
  const state = engine.mask(built.state);
  const g = engine.gameOf(state);
  const { context } = g;
  const boxes = zones.map((id) => itemAt(geometryOf(context).zones, context.board.indexOf.get(id) ?? 0).box);
  return {
    context,
    state,
    crop: boxRound(boxes),
    targets: context.mission.goals.flatMap(({ id, met }) => (goals.includes(id) ? targetsOf(g, met) : [])),
    facts: foretold ? factsOf(context, state, forecast(engine, state)) : null,
  };
}
