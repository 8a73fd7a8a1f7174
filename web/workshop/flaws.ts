/** What is wrong with the mission as it is now: told by the engine, with its places on the board and what would mend it. */
import type { Edition, Json, Problem } from '@holdout/engine';
import { missionWarnings, type GameSketch } from '@holdout/engine/drafts';
import { isFields } from './patch.ts';
import { remediesFor } from './remedies.ts';
import type { Flaw, MissionFile } from './workshop.ts';

/** What the pack brings, and what is wrong with that. */
interface Pack {
  readonly edition: Edition;
  readonly problems: readonly Problem[];
}

export function flawsOf({ edition, problems }: Pack, file: MissionFile, sketch: GameSketch): Flaw[] {
  return [...ofMission(edition, file, sketch), ...problems.map(ofPack)];
}

const ofPack = ({ code, at, detail }: Problem): Flaw => ({
  level: 'red',
  key: code,
  at,
  ...(detail === undefined ? {} : { detail }),
});

function ofMission(edition: Edition, file: MissionFile, sketch: GameSketch): Flaw[] {
  const red = sketch.problems.map((problem) => ({ level: 'red', problem }) as const);
  const yellow =
    red.length > 0
      ? []
      : missionWarnings(edition, file).map((problem) => ({ level: 'yellow', problem }) as const);
  return [...red, ...yellow].map(({ level, problem }): Flaw => {
    const { code, at, detail } = problem;
    const zones = zonesAt(file, at);
    const remedies = remediesFor(edition, file, sketch, problem);
    return {
      level,
      key: code,
      at,
      ...(detail === undefined ? {} : { detail }),
      ...(zones.length > 0 ? { zones } : {}),
      ...(remedies.length > 0 ? { remedies } : {}),
    };
  });
}

/** Zones named by the entry a path leads to, or by the last one on the way that names any. */
function zonesAt(file: MissionFile, at: string): string[] {
  let here: Json | undefined = file;
  let zones: string[] = [];
  for (const [, key, n] of at.matchAll(/([^.[\]]+)|\[(\d+)\]/g)) {
    here = Array.isArray(here) ? here[Number(n ?? key)] : isFields(here) ? here[key ?? ''] : undefined;
    const named = zonesOf(here);
    if (named.length > 0) zones = named;
  }
  return zones;
}

function zonesOf(v: Json | undefined): string[] {
  if (typeof v === 'string') return /^(S\d+|R_.+)$/.test(v) ? [v] : [];
  if (!isFields(v)) return [];
  const { zone, between } = v;
  return [
    ...(typeof zone === 'string' ? [zone] : []),
    ...(Array.isArray(between) ? between.filter((z) => typeof z === 'string') : []),
  ];
}
