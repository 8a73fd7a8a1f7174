/** From a file, anybody's, to a pack that can be played, or to what is wrong with it and where. */
import type { Edition } from '../kernel/edition.ts';
import type { Json } from '../kernel/vocabulary.ts';
import { isDeeper, MOST_DEEP } from '../mission/bounds.ts';
import { compileMission } from '../mission/compile.ts';
import { Reader, type Problem } from '../mission/reader.ts';
import { withCards } from './carried.ts';
import { MISSION_ID } from './names.ts';
import { MOST_OF_PACK, packArgument, type Pack } from './pack.ts';
import { checkPlain } from './plain-text.ts';

type ReadPack = { readonly pack: Pack } | { readonly problems: readonly Problem[] };

/** More than anybody reads: the rest is left out. */
const MOST_PROBLEMS = 100;

const wrong = (...problems: Problem[]): ReadPack => ({ problems: problems.slice(0, MOST_PROBLEMS) });

export function readPack(editions: readonly Edition[], text: string): ReadPack {
  if (text.length > MOST_OF_PACK.letters)
    return wrong({ code: 'pack.too-large', at: '', detail: String(MOST_OF_PACK.letters) });
  try {
    return checkPack(editions, JSON.parse(text) as Json);
  } catch (failure) {
    if (!(failure instanceof SyntaxError)) throw failure;
    return wrong({ code: 'pack.not-json', at: '' });
  }
}

export function checkPack(editions: readonly Edition[], file: Json): ReadPack {
  if (isDeeper(file, MOST_DEEP)) return wrong({ code: 'file.too-deep', at: '' });
  const problems: Problem[] = [];
  const r = new Reader(file, '', problems);
  checkPlain(r);
  const pack = packArgument(editions).read(r);
  if (problems.length > 0) return wrong(...problems);
  checkNames(r, pack, editions);
  const extended = new Map(
    editions.map((e) => {
      const heroes = pack.heroes.filter((h) => h.edition === e.id);
      const cards = r.get('cards').get(e.id);
      return [e.id, cards.present || heroes.length > 0 ? withCards(e, cards, heroes) : e];
    }),
  );
  pack.missions.forEach((mission, i) => {
    const at = r.get(`missions[${i}]`);
    const edition = extended.get(String(mission['edition']));
    if (edition) problems.push(...compiled(edition, mission, at.at));
    else new Reader(mission, at.at, problems).get('edition').oneOf([...extended.keys()]);
  });
  return problems.length > 0 ? wrong(...problems) : { pack };
}

function compiled(edition: Edition, mission: Json, place: string): Problem[] {
  const made = compileMission(edition, mission);
  if (!('problems' in made)) return [];
  return made.problems.map((p) => ({ ...p, at: p.at === '' ? place : `${place}.${p.at}` }));
}

/** Each name once, and none that the edition has. */
function checkNames(r: Reader, { missions, heroes, measured }: Pack, editions: readonly Edition[]): void {
  const ids = missions.map(({ id }) => id);
  ids.forEach((id, i) => {
    const at = r.get(`missions[${i}].id`);
    if (typeof id !== 'string' || !new RegExp(MISSION_ID).test(id) || id.length > 40 || id in {})
      at.fail('file.not-a-name', MISSION_ID);
    else if (ids.indexOf(id) < i) at.fail('pack.twice', id);
  });
  heroes.forEach(({ id, edition }, i) => {
    const printed = editions.find((e) => e.id === edition)?.sheets ?? [];
    if (printed.some((s) => s.id === id)) r.get(`heroes[${i}].id`).fail('pack.taken', id);
    if (heroes.findIndex((h) => h.id === id) < i) r.get(`heroes[${i}].id`).fail('pack.twice', id);
  });
  measured.forEach(({ mission, games, won }, i) => {
    const at = r.get(`measured[${i}]`);
    if (!ids.includes(mission)) at.get('mission').fail('mission.unknown');
    if (won > games) at.get('won').fail('file.not-a-number', `0..${games}`);
  });
}
