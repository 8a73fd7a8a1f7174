/** What of a project goes along when it is shared: the pack as its form has it, with one mission or all, and what was measured. */
import { minutesOf, spreadOf, type Measured } from '@holdout/bots/measure';
import type { Json } from '@holdout/engine';
import { missionId, type MissionFile, type PackFile } from '../workshop.ts';

/** Keys of a pack's own form; what else a project keeps stays where it is. */
const KEPT = ['author', 'licence', 'after', 'texts', 'heroes', 'cards'] as const;

const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-$/g, '')
    .slice(0, 40) || 'pack';

const textOf = (v: Json | undefined, fallback: string): string =>
  typeof v === 'string' && v !== '' ? v : fallback;

interface Shared {
  readonly pack: PackFile;
  readonly missions: readonly MissionFile[];
  /** Of the mission on the table, if it plays now as it did then. */
  readonly fresh: { readonly mission: MissionFile; readonly results: readonly Measured[] } | undefined;
}

export function sharedPack({ pack, missions, fresh }: Shared): { readonly [key: string]: Json } {
  const name = textOf(pack['name'], 'Pack');
  const ids = new Set(missions.map(missionId));
  const known = Array.isArray(pack['measured']) ? pack['measured'] : [];
  const now = fresh && ids.has(missionId(fresh.mission)) ? measuredOf(fresh.mission, fresh.results) : [];
  const measured = [...now, ...known.filter((row) => !isReplaced(row, ids, now))];
  return {
    holdout: 'pack',
    format: 1,
    id: textOf(pack['id'], slugOf(name)),
    name,
    version: textOf(pack['version'], '1.0'),
    ...Object.fromEntries(KEPT.flatMap((key) => (pack[key] === undefined ? [] : [[key, pack[key]]]))),
    missions: missions.map((mission) => ({ ...mission })),
    ...(measured.length > 0 ? { measured } : {}),
  };
}

/** Of a mission that does not go along, or measured again. */
function isReplaced(row: Json, ids: ReadonlySet<string>, now: readonly { [key: string]: Json }[]): boolean {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return true;
  const { mission } = row;
  return typeof mission !== 'string' || !ids.has(mission) || now.some((m) => m['mission'] === mission);
}

const measuredOf = (mission: MissionFile, results: readonly Measured[]): { [key: string]: Json }[] =>
  results
    .filter(({ games }) => games > 0)
    .map((m) => ({
      mission: missionId(mission),
      heroes: m.heroes,
      bot: 'greedy',
      games: m.games,
      won: m.won,
      rounds: Math.round(spreadOf(m.rounds)?.median ?? 0),
      minutes: minutesOf(m, textOf(mission['edition'], '')),
    }));

/** All of it as a text to hand on. */
export const packText = (pack: { readonly [key: string]: Json }): string => JSON.stringify(pack);
