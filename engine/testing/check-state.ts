/** What must hold after every answer of every game, whatever the edition: cheap enough to be asked every time. */
import {
  DOOR,
  forcedChoice,
  promptForm,
  idOf,
  SPAWN,
  type Context,
  type Decision,
  type Engine,
  type Game,
  type Json,
  type Option,
  type State,
} from '../index.ts';
import { promptNames } from '../vocabulary/prompts.ts';
import { HERO_STATUS } from '../kernel/vocabulary.ts';
import { itemAt, lookUp } from '../lookup.ts';

/** Sentences about what is broken, none in a sound state. */
export function checkState(engine: Engine, state: State): string[] {
  const g = engine.gameOf(state);
  return [
    ...checkFigures(g),
    ...checkHeroes(g),
    ...checkTokens(g),
    ...checkDecision(g),
    ...g.context.edition.invariants(g),
  ];
}

const isCount = (n: number): boolean => Number.isInteger(n) && n >= 0;
const isOneOf = (n: number, known: { readonly [name: string]: number }): boolean =>
  Object.values(known).includes(n);

/** Board, box and what the mission removed for good add up to what is in the box, type by type (K-SPAWN-4). */
function checkFigures({ context, state }: Game): string[] {
  const { types, zones } = context;
  const broken: string[] = [];
  if (state.enemies.length !== types.length * zones) broken.push('enemies stand off the board');
  if (![...state.enemies, ...state.supply].every(isCount)) broken.push('a number of figures is no count');
  const removers = removalCounters(context, state);
  let removed = removers.reduce((sum, name) => sum + (state.counters[name] ?? 0), 0);
  types.forEach((type, t) => {
    const standing = state.enemies.slice(t * zones, (t + 1) * zones).reduce((a, b) => a + b, 0);
    const missing = type.limit - standing - itemAt(state.supply, t);
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

function checkHeroes(g: Game): string[] {
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
  for (const h of heroes) {
    const say = (what: string): void => void broken.push(`${h.id} ${what}`);
    if (!HERO_STATUS.includes(h.status)) say(`is ${h.status}`);
    const onBoard = Number.isInteger(h.zone) && h.zone >= 0 && h.zone < zones;
    if (h.status === 'in' ? !onBoard : h.zone !== -1) say(`is ${h.status} and stands in zone ${h.zone}`);
    if (h.seat < 0 || h.seat >= setup.seats.length) say('has no player');
    if (![h.actions, h.pledged, h.xp, h.wounds, ...h.free].every(isCount))
      say('has a negative number of something');
    if (h.free.length !== edition.freeKinds.length) say('has free actions of an unknown kind');
    if (h.xp < itemAt(edition.thresholds, h.level)) say(`has level ${h.level} with ${h.xp} experience`);
    if (!h.skills.every((s) => abilities.has(s))) say('has a skill nobody knows');
  }
  return broken;
}

function checkTokens({ context, state }: Game): string[] {
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
  for (const id in decks) {
    if (![...lookUp(decks, id).draw, ...lookUp(decks, id).discard].every(isCount))
      broken.push(`${id}: an odd card`);
  }
  return broken;
}

/** The game is over or somebody has a real choice. */
function checkDecision(g: Game): string[] {
  const { decision: d, state } = g;
  if (!d) return state.outcome ? [] : ['no decision in a game that is not over'];
  if (state.outcome) return ['a decision after the end'];
  const broken: string[] = [];
  if (d.options.length === 0) broken.push(`${d.prompt} offers nothing`);
  if (forcedChoice(d)) broken.push(`${d.prompt} was asked with one possible answer`);
  if (!promptNames().includes(d.prompt)) broken.push(`${d.prompt} is no prompt`);
  for (const fact in d.about)
    if (!(fact in promptForm(d.prompt).fields)) broken.push(`${d.prompt} does not declare ${fact}`);
  if (new Set(d.options.map((o) => o.id)).size !== d.options.length)
    broken.push(`${d.prompt}: two options with one id`);
  if (d.by !== 'team' && !state.setup.seats[d.by]) broken.push(`${d.prompt} asks nobody`);
  if (d.hero !== undefined && !state.heroes.some((h) => h.id === d.hero))
    broken.push(`${d.prompt} is about nobody`);
  if (d.kind === 'allocate') broken.push(...checkAllocation(d.total, d));
  return [...broken, ...d.options.flatMap((o) => checkOption(g, o))];
}

function checkAllocation(total: number, d: Decision): string[] {
  const caps = d.options.map((o) => o.cap ?? total);
  const room = caps.reduce((a, b) => a + b, 0);
  if (!isCount(total) || !caps.every((c) => isCount(c) && c > 0)) return [`${d.prompt}: odd total or caps`];
  return room < total ? [`${d.prompt}: room for ${room} of ${total}`] : [];
}

/** Ids can be typed and say what the option is about; whatever that is exists. */
function checkOption({ context, state }: Game, o: Option): string[] {
  const { board, types } = context;
  const known =
    (o.zones ?? []).every((z) => board.indexOf.has(z)) &&
    (o.heroes ?? []).every((id) => state.heroes.some((h) => h.id === id)) &&
    (o.enemies ?? []).every((id) => types.some((t) => t.id === id)) &&
    (o.door === undefined || board.doors.some((d) => d.id === o.door));
  const written = o.form ? idOf(o.verb, o.form, o) : o.verb;
  const readable = /^[^\s=]+$/.test(o.id) && o.id === written;
  return [
    ...(known ? [] : [`${o.id} touches something unknown`]),
    ...(readable ? [] : [`${o.id} is no readable id`]),
  ];
}
