/** What must hold of every position of every game, whatever the edition: nothing is there twice, nothing is nowhere. */
import type { Context, Game } from '../kernel/game.ts';
import type { State } from '../kernel/state.ts';
import { DOOR, HERO_STATUS, SPAWN, type Json } from '../kernel/vocabulary.ts';
import { cardNames } from './named.ts';
import { itemAt, lookUp } from '../lookup.ts';

/** Sentences about what is broken, none in a sound position. An edition is asked only about what is sound so far. */
export function faultsOf(g: Game): string[] {
  const broken = [...figureFaults(g), ...heroFaults(g), ...tokenFaults(g)];
  return broken.length > 0 ? broken : [...cardFaults(g), ...g.context.edition.invariants(g)];
}

/** The same when nothing is under way. */
export const faultsAtDawn = (g: Game): string[] => [...faultsOf(g), ...shouldBeDead(g)];

/** Heroes on the board with as many wounds as it takes. */
export const mustHaveFallen = (g: Game): string[] =>
  g.state.heroes.flatMap((h, i) =>
    h.status === 'in' && g.context.edition.policies.health(g, i) <= 0 ? [h.id] : [],
  );
export const shouldBeDead = (g: Game): string[] => mustHaveFallen(g).map((id) => `${id} should be dead`);

const isCount = (n: number): boolean => Number.isInteger(n) && n >= 0;
const isOneOf = (n: number, known: { readonly [name: string]: number }): boolean =>
  Object.values(known).includes(n);

/** Board, box and what the mission removed for good add up to what is in the box, type by type (K-SPAWN-4). */
function figureFaults({ context, state }: Game): string[] {
  const { types, zones } = context;
  const broken: string[] = [];
  if (state.enemies.length !== types.length * zones) broken.push('enemies stand off the board');
  if (![...state.enemies, ...state.supply].every(isCount)) broken.push('a number of figures is no count');
  const removers = removalCounters(context, state);
  let removed = removers.reduce((sum, name) => sum + (state.counters[name] ?? 0), 0);
  types.forEach((type, t) => {
    const standing = state.enemies.slice(t * zones, (t + 1) * zones).reduce((a, b) => a + b, 0);
    const missing = type.limit - standing - (state.supply[t] ?? 0);
    if (missing < 0 || (missing > 0 && removers.length === 0))
      broken.push(`${missing} ${type.id} figures are missing`);
    removed -= missing;
  });
  if (removed !== 0) broken.push(`the mission counted ${removed} more figures than it removed`);
  return broken;
}

const counterCache = new WeakMap<Context, readonly string[]>();

/** Counters under which the mission's rules remove figures for good. */
function removalCounters(context: Context, state: State): readonly string[] {
  const known = counterCache.get(context);
  if (known) return known;
  const { mission } = state.setup;
  const file = typeof mission === 'string' ? lookUp(context.edition.missions, mission) : mission;
  const names = [...new Set(namesUnder(file, 'removeAndCount'))];
  counterCache.set(context, names);
  return names;
}

function namesUnder(value: Json, word: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === word ? [String(inner)] : namesUnder(inner, word),
  );
}

function heroFaults(g: Game): string[] {
  const { zones, edition, abilities } = g.context;
  const { heroes, setup, active } = g.state;
  const broken: string[] = [];
  if (
    active >= heroes.length ||
    (active >= 0 && itemAt(heroes, active).status !== 'in' && g.decision?.prompt === 'turn')
  ) {
    broken.push('the turn is nobody’s');
  }
  if (new Set(heroes.map((h) => h.id)).size !== heroes.length) broken.push('a hero is there twice');
  const missing = setup.seats.flat().filter((id) => !heroes.some((h) => h.id === id));
  for (const id of missing) broken.push(`${id} is nowhere`);
  for (const h of heroes) {
    const say = (what: string): void => void broken.push(`${h.id} ${what}`);
    if (!HERO_STATUS.includes(h.status)) say(`is ${h.status}`);
    const onBoard = Number.isInteger(h.zone) && h.zone >= 0 && h.zone < zones;
    if (h.status === 'in' ? !onBoard : h.zone !== -1) say(`is ${h.status} and stands in zone ${h.zone}`);
    if (h.seat < 0 || h.seat >= setup.seats.length) say('has no player');
    if (![h.actions, h.pledged, h.xp, h.wounds, ...h.free].every(isCount))
      say('has a negative number of something');
    if (h.free.length !== edition.freeKinds.length) say('has free actions of an unknown kind');
    if (h.xp < (edition.thresholds[h.level] ?? Infinity)) say(`has level ${h.level} with ${h.xp} experience`);
    if (!h.skills.every((s) => abilities.has(s))) say('has a skill nobody knows');
  }
  return broken;
}

function tokenFaults({ context, state }: Game): string[] {
  const { zones, board, mission } = context;
  const broken: string[] = [];
  const { doors, spawns, objectives, opened, decks } = state;
  if (doors.length !== board.doors.length || !doors.every((d) => isOneOf(d, DOOR))) broken.push('odd doors');
  if (opened.length !== board.buildings.length) broken.push('odd buildings');
  if (spawns.length !== mission.spawns.length || !spawns.every((s) => isOneOf(s, SPAWN)))
    broken.push('odd spawn zones');
  for (const o of objectives) {
    if (o.zone < 0 || o.zone >= zones || o.taken >= state.heroes.length)
      broken.push('an objective is nowhere');
    if (o.down && o.taken >= 0) broken.push('a token was taken and not turned over');
  }
  const colours = (list: readonly { colour: string }[]): string =>
    list
      .map((o) => o.colour)
      .sort()
      .join();
  if (colours(objectives) !== colours(mission.objectives)) broken.push('the objectives changed colour');
  for (const [id, { draw, discard }] of Object.entries(decks)) {
    if (![...draw, ...discard].every(isCount)) broken.push(`${id}: an odd card`);
  }
  return broken;
}

/** Every card lies in one place. */
export function cardFaults(g: Game): string[] {
  return Object.entries(g.context.edition.cardsLying(g)).flatMap(([deck, lying]) => {
    const all = cardNames(g.context.edition, deck).length;
    const different = new Set(lying).size;
    return lying.length === all && different === all
      ? []
      : [`${deck}: ${lying.length} of ${all} cards, ${different} different`];
  });
}
