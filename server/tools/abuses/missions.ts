/** Missions as heavy as somebody likes, made of that of the scene. */
import { EDITIONS } from '@holdout/editions';
import { lookUp, type Json } from '@holdout/engine';
import type { Scene } from './scene.ts';

type Parts = { [key: string]: Json };

const times = (n: number, one: Json): Json[] => Array.from({ length: n }, () => one);

/** The mission of the scene with something in it different, as a file. */
export function missionOf({ setup }: Pick<Scene, 'setup'>, change: Parts): Parts {
  const edition = EDITIONS.find((e) => e.id === setup.edition);
  const file = edition?.missions[String(setup.mission)] as Parts;
  return { ...file, ...change, id: 'own' };
}

const zoneOf = (mission: Json): string =>
  (mission as { spawns: { zone: string }[] }).spawns.map((s) => s.zone)[0] ?? '';

/** So many conditions, all of which look at two hundred zones with every answer. */
function heavyParts(at: Pick<Scene, 'setup'>, words: number): Parts {
  const mission = missionOf(at, {}) as { areas?: Parts };
  return {
    areas: { ...mission.areas, far: times(200, zoneOf(mission)) },
    win: { all: [...times(words, { not: { noEnemiesIn: 'far' } }), { never: true }] },
  };
}

/** So many long texts. */
export const wordyMission = (at: Scene, texts: number, nth: number): Json =>
  missionOf(at, {
    texts: Object.fromEntries(
      Array.from({ length: Math.ceil(texts / 100) }, (_, i) => [
        `x${i}`,
        { name: `${nth}`, words: Object.fromEntries(textsIn(Math.min(100, texts - 100 * i))) },
      ]),
    ),
  });

const textsIn = (count: number): [string, Json][] =>
  Array.from({ length: count }, (_, i) => [`w${i}`, 'x'.repeat(4000)]);

/** They are asked for with every card of many. */
export const heavyMission = (at: Scene, spawns: number, words: number, cards: number): Json =>
  missionOf(at, {
    ...heavyParts(at, words),
    spawns: times(spawns, { zone: zoneOf(missionOf(at, {})) }),
    rules: [{ on: 'once', when: { teamOf: 1 }, do: times(cards, { spawnCard: 'all' }) }],
  });

/** Nobody comes and nobody wins: it goes on as long as the edition lets it, and every answer costs. */
export function endlessMission(at: Pick<Scene, 'setup'>): Json {
  const areas = lookUp(heavyParts(at, 0), 'areas');
  return missionOf(at, {
    areas,
    win: { all: [...times(19, { noEnemiesIn: 'far' }), { never: true }] },
    spawns: [{ zone: zoneOf(missionOf(at, {})), active: false }],
    ...{ lose: [], hopeless: [], rules: [] },
  });
}
