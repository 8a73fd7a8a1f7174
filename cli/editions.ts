/** The editions the command line knows, and the questions commands ask about them. */
import { classic } from '@holdout/editions';
import { createEngine, isRefusal, type Edition, type Engine, type Mission } from '@holdout/engine';
import { UsageError } from './arguments.ts';

export const EDITIONS: readonly Edition[] = [classic];
export const DEFAULT_EDITION: Edition = classic;

export const newEngine = (): Engine => createEngine(EDITIONS);

/** Mission ids in the order of the book. */
export const missionIds = (edition: Edition): string[] => Object.keys(edition.missions).sort();

/** `all`, or one of the edition's missions. */
export function missionsNamed(edition: Edition, name: string): string[] {
  const ids = missionIds(edition);
  if (name === 'all') return ids;
  if (ids.includes(name)) return [name];
  throw new UsageError(`There is no mission "${name}". Say all or one of ${ids.join(', ')}.`);
}

export function missionOf(engine: Engine, edition: Edition, id: string): Mission {
  const context = engine.contextOf({ edition: edition.id, mission: id, seats: [] });
  if (isRefusal(context)) throw new Error(`${context.refused} ${context.at ?? ''}`);
  return context.mission;
}
