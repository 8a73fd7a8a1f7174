/**
 * Scenarios: a position put together by hand, with scripted dice and draws, and the answers to give. One format for
 * scenario files, worked examples and unit tests (docs/SCENARIOS.md). A wrong file is refused with place and reason.
 */
import { cardId } from '../kernel/card-id.ts';
import { ScriptError } from '../kernel/chance.ts';
import type { Engine } from '../kernel/engine.ts';
import { isRefusal } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import { refuse, type Refusal } from '../kernel/refusals.ts';
import { run } from '../kernel/run.ts';
import type { Truth } from '../kernel/state.ts';
import { DANGER_LEVELS, DOOR, SPAWN, type Json } from '../kernel/vocabulary.ts';
import { Reader, type Problem } from '../mission/reader.ts';
import { cardFaults, shouldBeDead } from '../position/soundness.ts';
import { adHocMission } from './ad-hoc-mission.ts';
import { enemyNamed, heroNamed, zoneAt } from './named.ts';
import { addTo, deckOf, heroAt, itemAt, numberAt } from '../lookup.ts';

const PHASES = ['players', 'enemies', 'spawn', 'end'] as const;
export type Phase = (typeof PHASES)[number];

const KEYS = [
  'title', 'edition', 'mission', 'board', 'seats', 'sheets', 'variants', 'seed', 'heroes', 'enemies', 'supply', 'doors', 'unlocked', 'spawns',
  'tokens', 'taken', 'turn', 'phase', 'dice', 'draws', 'own', 'answers',
]; // prettier-ignore

interface Built {
  readonly state: Truth;
  readonly answers: readonly string[];
}

export function buildScenario(engine: Engine, raw: unknown): Built | Refusal {
  const problems: Problem[] = [];
  const r = new Reader(raw as Json, '', problems);
  r.only(...KEYS);
  const heroes = r.get('heroes').keys();
  const [usual = ''] = engine.editions.keys();
  const edition = r.get('edition').textOr(usual);
  const setup = {
    edition,
    mission: r.get('board').present ? adHocMission(r, edition) : (r.get('mission').value ?? ''),
    seats: r.get('seats').value ?? [heroes],
    ...(r.get('sheets').present ? { sheets: r.get('sheets').value } : {}),
    ...(r.get('variants').present ? { variants: r.get('variants').value } : {}),
  };
  const [misread] = problems;
  if (misread) return broken(misread);
  const state = engine.newGame(setup, r.get('seed').textOr('scenario'), undefined, true);
  if (isRefusal(state)) return state;
  const g = engine.gameOf(state);
  state.stack = [];
  placePieces(g, r);
  if (problems.length === 0)
    for (const unsound of [...cardFaults(g), ...shouldBeDead(g), ...g.context.edition.invariants(g)])
      r.fail('scenario.unsound', unsound);
  if (problems.length === 0) beginScripted(g, r);
  const [problem] = problems;
  if (problem) return broken(problem);
  return { state, answers: r.get('answers').listOrNone().map((a) => a.text(400)) }; // prettier-ignore
}

const broken = ({ code, at, detail }: Problem): Refusal =>
  refuse('scenario.broken', [at, code, detail].filter(Boolean).join(' '));

function placePieces(g: Game, r: Reader): void {
  const { state } = g;
  readDoors(g, r.get('doors'));
  state.unlocked = r.get('unlocked').listOrNone().map((c) => c.text()); // prettier-ignore
  readSpawns(g, r.get('spawns'));
  if (r.get('tokens').present)
    for (const zone of r.get('tokens').keys()) dealToken(g, r.get('tokens').get(zone), zone);
  for (const zone of r.get('taken').listOrNone()) takeTokens(g, zone);
  readEnemies(g, r.get('enemies'));
  if (r.get('supply').present)
    for (const id of r.get('supply').keys()) setSupply(g, r.get('supply').get(id), id);
  for (const id of r.get('heroes').keys()) readHero(g, r.get('heroes').get(id), id);
  g.context.edition.scenario.place(g, r.get('own'));
  readScript(g, r);
  g.view = g.context.viewFor(state.doors);
}

function readDoors(g: Game, r: Reader): void {
  if (!r.present) return;
  for (const id of r.keys()) {
    const door = g.context.board.doors.findIndex((d) => d.id === id);
    if (door < 0) r.get(id).fail('scenario.door-unknown');
    else g.state.doors[door] = DOOR[r.get(id).oneOf(['closed', 'open', 'smashed'])];
    if (door >= 0) markOpened(g, door);
  }
}

/** A building whose door stands open has been opened before. */
function markOpened(g: Game, door: number): void {
  if (g.state.doors[door] === DOOR.closed) return;
  const { a, b } = itemAt(g.context.board.doors, door);
  for (const zone of [a, b]) {
    const building = numberAt(g.context.board.buildingOf, zone);
    if (building >= 0) g.state.opened[building] = 1;
  }
}

/** Spawn zones sleep unless the scenario asks for the mission's; those that so few heroes do not play with stay away. */
function readSpawns(g: Game, r: Reader): void {
  if (!r.flag(false)) g.state.spawns = g.state.spawns.map((s) => (s === SPAWN.active ? SPAWN.inactive : s));
}

/** The token of a zone changes places with one of the colour wanted there. */
function dealToken(g: Game, r: Reader, zone: string): void {
  const { objectives } = g.state;
  const colour = r.text();
  const here = objectives.find((o) => o.zone === g.context.board.indexOf.get(zone));
  const there = here?.colour === colour ? here : objectives.find((o) => o.colour === colour);
  if (!here) return r.fail('scenario.no-objective', zone);
  if (!there) return r.fail('mission.colour-unknown', colour);
  [here.colour, there.colour] = [there.colour, here.colour];
}

/** Objective tokens of a zone, gone before the scenario begins. */
function takeTokens(g: Game, r: Reader): void {
  const zone = zoneAt(g, r);
  const tokens = g.state.objectives.filter((o) => o.zone === zone);
  if (tokens.length === 0) r.fail('scenario.no-objective', r.text());
  for (const o of tokens) Object.assign(o, { taken: 0, down: false });
  g.stirred = true;
}

function readEnemies(g: Game, r: Reader): void {
  const { zones, types } = g.context;
  g.state.enemies.fill(0);
  g.state.supply = types.map((t) => t.limit);
  for (const e of r.listOrNone()) {
    e.only('type', 'zone', 'count');
    const type = enemyNamed(g, e.get('type'));
    const count = e.get('count').number(1, 99, 1);
    if (type < 0) continue;
    if (itemAt(g.state.supply, type) < count) e.get('count').fail('scenario.too-few-figures');
    else {
      addTo(g.state.enemies, type * zones + zoneAt(g, e.get('zone')), count);
      addTo(g.state.supply, type, -count);
    }
  }
}

function setSupply(g: Game, r: Reader, id: string): void {
  const type = g.context.types.findIndex((t) => t.id === id);
  if (type < 0) r.fail('scenario.enemy-unknown');
  else g.state.supply[type] = r.number(0, 99);
}

function readHero(g: Game, r: Reader, id: string): void {
  const hero = heroNamed(g, new Reader(id, r.at, r.problems));
  if (hero < 0) return;
  const h = heroAt(g.state, hero);
  r.only('zone', 'xp', 'skills', 'status', 'done', 'actions', ...g.context.edition.scenario.heroKeys);
  if (r.get('zone').present) h.zone = zoneAt(g, r.get('zone'));
  h.xp = r.get('xp').number(0, 999, 0);
  h.level = DANGER_LEVELS.findLastIndex((_, level) => h.xp >= itemAt(g.context.edition.thresholds, level));
  for (const skill of r.get('skills').listOrNone()) addSkill(g, hero, skill);
  if (h.level > 0) addSkill(g, hero, new Reader('plus-action', r.at, r.problems));
  h.done = r.get('done').flag(false);
  h.status = r.get('status').oneOf(['in', 'dead', 'left'], 'in');
  if (h.status !== 'in') h.zone = -1;
  g.context.edition.scenario.equip(g, hero, r);
}

function addSkill(g: Game, hero: number, r: Reader): void {
  const id = r.text();
  const ability = g.context.abilities.get(id);
  if (!ability) return r.fail('scenario.skill-unknown', id);
  heroAt(g.state, hero).skills.push(id);
  ability.gained?.(g, hero);
}

function readScript(g: Game, r: Reader): void {
  const dice = r.get('dice').listOrNone().map((d) => d.number(1, 6)); // prettier-ignore
  const cards: { [deck: string]: number[] } = {};
  const draws = r.get('draws');
  if (draws.present) {
    for (const deck of draws.keys()) {
      if (!Object.hasOwn(g.state.decks, deck)) draws.get(deck).fail('scenario.deck-unknown');
      else cards[deck] = pickCards(g, draws.get(deck), deck);
    }
  }
  g.state.script = { dice, cards };
}

/** Cards the script names, each a different copy still in the pile. */
function pickCards(g: Game, r: Reader, deck: string): number[] {
  const free = [...deckOf(g.state, deck).draw];
  return r.list().map((c) => {
    const wanted = typeof c.value === 'number' ? String(c.value) : c.text();
    const at = free.findIndex((card) => cardId(g.context.edition, deck, card) === wanted);
    if (at < 0) c.fail('scenario.card-not-in-deck', wanted);
    return at < 0 ? 0 : itemAt(free.splice(at, 1), 0);
  });
}

/** Dice or cards that run out before the first decision are a mistake of the file, not of whoever reads it. */
function beginScripted(g: Game, r: Reader): void {
  try {
    begin(g, r);
  } catch (e) {
    if (!(e instanceof ScriptError)) throw e;
    r.fail('scenario.script', e.message);
  }
}

/** Starts the phase, or the turn of a hero, and runs to the first decision. */
function begin(g: Game, r: Reader): void {
  const turn = r.get('turn');
  const hero = turn.present ? heroNamed(g, turn) : -1;
  if (turn.present && hero < 0) return;
  if (hero >= 0 && heroAt(g.state, hero).status !== 'in') return turn.fail('scenario.hero-gone');
  const phase = r.get('phase').oneOf(PHASES, 'players');
  g.state.round = 1;
  g.state.stack.push(...g.context.edition.scenario.frames(g, phase, hero));
  run(g);
  if (hero < 0) return;
  const actions = r.get('heroes').get(heroAt(g.state, hero).id).get('actions');
  if (!actions.present) return;
  heroAt(g.state, hero).actions = actions.number(0, 9);
  run(g);
}
