/** Missions and packs in files of the players' own, for commands that take one. */
import type { HeroSheet, Json, PackCarried, Problem } from '@holdout/engine';
import { carriedFrom, checkPack, MOST_OF_PACK, plainHero, readPack, type Pack } from '@holdout/engine/packs';
import { narrator } from '@holdout/narrate';
import type { Io } from './command.ts';
import { EDITIONS, type Listed } from './editions.ts';

/** A mission alone is a pack of one, so that everything is checked and said in one way. */
const around = (mission: Json): Json => ({
  holdout: 'pack',
  format: 1,
  id: 'own',
  name: 'own',
  version: '1.0',
  missions: [mission],
});

/** What is wrong with it, a line for each, place and remedy. */
function problemsIn(file: string, problems: readonly Problem[]): string[] {
  const say = narrator('en');
  return problems.map(({ code, at, detail }) => `${file}: ${say.problem(code, at, detail)}`);
}

function isMission(text: string): Json | undefined {
  if (text.length > MOST_OF_PACK.letters) return undefined;
  try {
    const raw = JSON.parse(text) as Json;
    const isObject = typeof raw === 'object' && raw !== null && !Array.isArray(raw);
    return isObject && !Object.hasOwn(raw, 'holdout') && Object.hasOwn(raw, 'goals') ? raw : undefined;
  } catch {
    return undefined;
  }
}

/** The pack in the file, or the mission in it as a pack; else everything that is wrong. */
export function packIn(
  file: string,
  io: Io,
): { readonly pack: Pack } | { readonly faults: readonly string[] } {
  const text = io.read(file);
  const mission = isMission(text);
  const read = mission === undefined ? readPack(EDITIONS, text) : checkPack(EDITIONS, around(mission));
  return 'problems' in read ? { faults: problemsIn(file, read.problems) } : read;
}

/** What games of one of its missions begin with, whoever plays. */
export interface Brought {
  readonly edition: string;
  readonly mission: Json;
  /** All heroes it has for them. */
  readonly sheets: readonly HeroSheet[];
  readonly pack: PackCarried;
}

/** Its missions, one by one. */
export const broughtBy = (pack: Pack): (Listed & { readonly brought: Brought })[] =>
  pack.missions.flatMap((mission) => {
    const edition = EDITIONS.find((e) => e.id === mission['edition']);
    if (!edition) return [];
    const sheets = pack.heroes.filter((h) => h.edition === edition.id).map(plainHero);
    const brought = { edition: edition.id, mission, sheets, pack: carriedFrom(pack, edition.id) };
    return [{ edition, mission: String(mission['id']), brought }];
  });
