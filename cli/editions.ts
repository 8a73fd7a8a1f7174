/** The editions the command line knows, and the questions commands ask about them. */
import { EDITIONS } from '@holdout/editions';
import {
  createEngine,
  isRefusal,
  leading,
  type Edition,
  type Engine,
  type Mission,
  type Setup,
} from '@holdout/engine';
import { UsageError } from './arguments.ts';

export { EDITIONS };

export const newEngine = (): Engine => createEngine(EDITIONS);

/** A mission of the box; its id is the only one of that name in all editions. */
export interface Listed {
  readonly edition: Edition;
  readonly mission: string;
}

/** Mission ids in the order of the book. */
export const missionIds = (edition: Edition): string[] =>
  Object.keys(edition.missions).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));

export const allMissions = (): Listed[] =>
  EDITIONS.flatMap((edition) => missionIds(edition).map((mission) => ({ edition, mission })));

/** `all`, the missions of an edition, or one mission. */
export function missionsNamed(name: string): readonly [Listed, ...Listed[]] {
  const all = allMissions();
  const found = name === 'all' ? all : all.filter((m) => m.edition.id === name || m.mission === name);
  if (found.length > 0) return leading(found, 1);
  const ids = all.map((m) => m.mission).join(', ');
  throw new UsageError(`There is no mission "${name}". Say all, an edition or one of ${ids}.`);
}

export function missionOf(engine: Engine, edition: Edition, mission: Setup['mission']): Mission {
  const context = engine.contextOf({ edition: edition.id, mission, seats: [] });
  if (isRefusal(context)) throw new Error(`${context.refused} ${context.at ?? ''}`);
  return context.mission;
}
