/** The table in text: goals, heroes, zones with anything in them, and the ways on from the active hero's zone. */
import {
  countOf,
  DANGER_LEVELS,
  DOOR,
  heroAt,
  isLocked,
  itemAt,
  SPAWN,
  zoneId,
  type Game,
  type Json,
} from '@holdout/engine';
import type { Narrator } from '@holdout/narrate';
import type { Labels } from './labels.ts';

export function tableText(g: Game, say: Narrator, l: Labels): string[] {
  const level = say.level(itemAt(DANGER_LEVELS, g.context.edition.policies.danger(g)));
  const goals = g.context.mission.goals.map((goal) => `  [${goal.met(g) ? 'x' : ' '}] ${say.goal(goal.id)}`);
  return [
    `${l.round} ${g.state.round} · ${l.danger}${l.colon} ${level}`,
    ...(goals.length > 0 ? [`${l.goals}${l.colon}`, ...goals] : []),
    `${l.team}${l.colon}`,
    ...g.state.heroes.map((_, hero) => heroText(g, hero, say, l)),
    `${l.board}${l.colon}`,
    ...boardText(g, say, l),
    ...(g.state.active < 0 ? [] : waysText(g, heroAt(g.state, g.state.active).zone, say, l)),
  ];
}

function heroText(g: Game, hero: number, say: Narrator, l: Labels): string {
  const h = heroAt(g.state, hero);
  const mark = hero === g.state.active ? '>' : ' ';
  const name = say.hero(h.id).padEnd(8);
  if (h.status !== 'in') return `${mark} ${name} ${h.status === 'dead' ? l.dead : l.left}`;
  const facts = [
    say.zone(zoneId(g, h.zone)),
    ...(hero === g.state.active ? [`${h.actions} ${l.actions}`] : []),
    `${h.xp} ${l.xp} (${say.level(itemAt(DANGER_LEVELS, h.level))})`,
    ...(h.wounds > 0 ? [`${h.wounds} ${l.wounds}`] : []),
    ...ownFacts(g.context.edition.scenario.reportHero(g, hero), say, l),
  ];
  return `${mark} ${name} ${facts.join(' · ')}`;
}

/** What only some editions have: hunger or power, and cards by where they are held. */
function ownFacts(own: { readonly [key: string]: Json }, say: Narrator, l: Labels): string[] {
  const track = typeof own['track'] === 'number' ? [`${l.track} ${own['track']}`] : [];
  const cards = CARD_PLACES.flatMap((place) =>
    place in own ? [`${l[place]}${l.colon} ${cardList(own[place], say, l)}`] : [],
  );
  return [...track, ...cards];
}
const CARD_PLACES = ['hands', 'reserve', 'traits', 'bystander'] as const;

function cardList(cards: Json | undefined, say: Narrator, l: Labels): string {
  const items = [cards ?? []].flat().filter((c) => c !== 'empty' && c !== 'wounded');
  return items.map((c) => say.card(itemAt(String(c).split('.'), 0))).join(', ') || l.nothing;
}

/** Level by level where there are several; on one without heroes nothing stirs (H-LVL-3). */
function boardText(g: Game, say: Narrator, l: Labels): string[] {
  const { levels, zones } = g.context.board;
  return levels.flatMap((id, level) => {
    const inside = zones.flatMap((zone, z) => (zone.level === level ? zoneText(g, z, say, l) : []));
    if (levels.length === 1) return inside;
    const isAwake = g.state.heroes.some((h) => h.zone >= 0 && itemAt(zones, h.zone).level === level);
    return [`  ${say.floor(id)}${isAwake ? '' : ` (${l.asleep})`}${l.colon}`, ...inside];
  });
}

/** Nothing for a zone with nothing in it. */
function zoneText(g: Game, zone: number, say: Narrator, l: Labels): string[] {
  const facts = contents(g, zone, say, l);
  return facts.length === 0 ? [] : [`  ${say.zone(zoneId(g, zone)).padEnd(22)} ${facts.join(' · ')}`];
}

function contents(g: Game, zone: number, say: Narrator, l: Labels): string[] {
  const { types, mission, edition } = g.context;
  const enemies = types.flatMap((t, i) => {
    const n = countOf(g, i, zone);
    return n > 0 ? [say.enemies(t.id, n)] : [];
  });
  const heroes = g.state.heroes.filter((h) => h.zone === zone).map((h) => say.hero(h.id));
  const tokens = g.state.objectives.filter((o) => o.zone === zone && o.taken < 0).map(() => l.objective);
  const spawns = mission.spawns.some((s, i) => s.zone === zone && g.state.spawns[i] === SPAWN.active)
    ? [l.spawn]
    : [];
  const exit = mission.exit?.zones.includes(zone) || mission.areas['exit']?.includes(zone) ? [l.exit] : [];
  const own = edition.scenario.reportZone(g, zone);
  const noise = typeof own['noise'] === 'number' ? [`${l.noise} ${own['noise']}`] : [];
  const cars = Array.isArray(own['cars']) ? own['cars'].map((c) => say.car(String(c))) : [];
  const people = Array.isArray(own['bystanders']) ? own['bystanders'].map((c) => say.card(String(c))) : [];
  const down = typeof own['faceDown'] === 'number' ? [`${l.faceDown} ${own['faceDown']}`] : [];
  const objects = [
    ...(typeof own['sign'] === 'string' ? [l.sign] : []),
    ...(typeof own['hand'] === 'string' ? [own['hand'] === 'spent' ? l.spentHand : l.hand] : []),
    ...(own['elevator'] === true ? [l.elevator] : []),
  ];
  return [
    ...heroes,
    ...enemies,
    ...people,
    ...tokens,
    ...down,
    ...objects,
    ...cars,
    ...noise,
    ...spawns,
    ...exit,
  ];
}

function waysText(g: Game, zone: number, say: Narrator, l: Labels): string[] {
  const { board } = g.context;
  const name = (z: number): string => say.zone(zoneId(g, z));
  const open = itemAt(g.view.neighbours, zone).map(name);
  const shut = board.doors.flatMap((d, i) => {
    if ((d.a !== zone && d.b !== zone) || g.state.doors[i] !== DOOR.closed) return [];
    const kinds = { door: l.closed, window: l.window, shaft: l.shaft };
    return [`${name(d.a === zone ? d.b : d.a)} (${isLocked(g, i) ? l.locked : kinds[d.kind]})`];
  });
  return [`${l.ways} ${name(zone)}${l.colon} ${[...open, ...shut].join(', ')}`];
}
