/** What to play after a mission: the next of its edition; after the last one the first of another edition. */
import { itemAt } from '@holdout/engine';
import type { EditionPlug } from '../editions/plug.ts';
import { missionsOf, type MissionFacts } from './missions.ts';

/** `editions`: all there are, in their order; `load` fetches one. */
export async function nextMission(
  edition: string,
  mission: string,
  editions: readonly string[],
  load: (edition: string) => Promise<Pick<EditionPlug, 'edition'>>,
): Promise<MissionFacts | undefined> {
  const own = missionsOf((await load(edition)).edition);
  const at = own.findIndex((m) => m.id === mission);
  if (own[at + 1]) return own[at + 1];
  const other = itemAt(editions, (editions.indexOf(edition) + 1) % editions.length);
  return missionsOf((await load(other)).edition)[0];
}
