/** Effects of DCeased missions (M-D). */
import {
  deckOf,
  itemAt,
  area,
  counter,
  counting,
  declareEvents,
  enemyId,
  fields,
  inSequence,
  number,
  oneOf,
  or,
  putFigures,
  removeFigures,
  SPAWN,
  takeFromDeck,
  targetsIn,
  told,
  word,
  yes,
  zoneId,
  type Effects,
  type EventsOf,
  type Game,
  type Target,
} from '@holdout/engine';
import { bystanderId } from '../supers/people/bystanders.ts';
import { zoneOfEnemyHero } from '../supers/enemies/enemy-heroes.ts';
import { ENEMY_HERO_DECK, FIRST_HERO } from '../supers/kit.ts';
import { enemyHero } from '../supers/missions/arguments.ts';
import { gainPower } from '../supers/cards/power.ts';
import { ITEMS } from './cards.ts';
import { drawEquipment, giveEquipment } from './draw-equipment.ts';
import { equipmentOf } from './equipment.ts';
import { hushEnemyHero } from './hush.ts';
import { person } from './mission-arguments.ts';
import { lookAtCards, plugSpawns } from './mission-choices.ts';
import { missionOf, ownOf } from './own.ts';
import { toughness } from './toughness.ts';

const TOLD = declareEvents({
  'toughness-changed': told({ enemy: 'enemy', toughness: 'number' }),
});
declare module '@holdout/engine' {
  interface EventMap extends EventsOf<typeof TOLD> {}
}

/** Spawn points to be plugged, and the objects that can do it. */
const holesLeft = (g: Game): Target[] => [
  ...targetsIn(
    g.context.mission.spawns.flatMap((s, i) => (g.state.spawns[i] === SPAWN.active ? [s.zone] : [])),
    'place',
  ),
  ...targetsIn(ownOf(g).objects.map((o) => o.zone)),
];

/** Power for the heroes on the board who fit. */
function givePower(g: Game, n: number, fits: (hero: number) => boolean): null {
  g.state.heroes.forEach((h, hero) => {
    if (h.status === 'in' && fits(hero)) gainPower(g, hero, n, g.context.mission.clause);
  });
  return null;
}

/** Takes a Zombie Hero's card, or figure, from wherever it is; false if it is out of the game. */
function fetchEnemyHero(g: Game, type: number): boolean {
  const card = type - FIRST_HERO;
  const from = zoneOfEnemyHero(g, type);
  if (from >= 0) removeFigures(g, from, type, 1);
  if (from >= 0 || takeFromDeck(g, ENEMY_HERO_DECK, (c) => c === card) >= 0) return true;
  const { discard } = deckOf(g.state, ENEMY_HERO_DECK);
  const at = discard.indexOf(card);
  if (at >= 0) discard.splice(at, 1);
  return at >= 0;
}

export const effects: Effects = {
  /** The hero draws an equipment card. */
  drawEquipment: word(
    yes,
    () =>
      (_g, { hero }) =>
        drawEquipment(hero),
    'hero',
  ),

  /** Every hero there without equipment draws a card of it. */
  equipUnarmed: word(area, (zones) => (g) => {
    const unarmed = g.state.heroes.flatMap((h, hero) =>
      zones.includes(h.zone) && equipmentOf(g, hero).length === 0 ? [drawEquipment(hero)] : [],
    );
    return inSequence(unarmed);
  }),

  /** The hero takes this card, which the mission has set aside. */
  giveEquipment: word(
    oneOf(ITEMS, 'card'),
    (id) =>
      (_g, { hero }) =>
        hero < 0 ? null : giveEquipment(hero, id),
    'hero',
  ),

  /** Objects in active spawn zones without enemies close them; both are removed and counted. */
  plugSpawns: word(
    fields({ counter, experienceToAll: or(number(0, 99), 0) }),
    ({ counter: name, experienceToAll }) =>
      counting(name, (g) => plugSpawns(g, name, experienceToAll), holesLeft),
  ),

  /** Objects that are used up lie in their first zones again. */
  returnObjects: word(yes, () => (g) => {
    const own = ownOf(g);
    for (const { id, zone } of missionOf(g).objects) {
      if (own.objects.some((o) => o.id === id) || own.done.includes(`plugged:${id}`)) continue;
      own.objects.push({ id, zone, uses: 0 });
      g.emit?.(g.context.mission.clause, { type: 'object-placed', object: id, zone: zoneId(g, zone) });
    }
    return null;
  }),

  /** Power for every hero on the board; only for those who did not begin where the hero did (M-D7). */
  powerToAll: word(number(1, 4), (n) => (g) => givePower(g, n, () => true)),
  powerToOtherSide: word(
    number(1, 4),
    (n) =>
      (g, { hero }) =>
        givePower(g, n, (other) => ownOf(g).began[other] !== ownOf(g).began[hero]),
    'hero',
  ),

  /** The players look at so many face-down bystander cards. */
  lookAtCards: word(number(1, 9), (n) => () => lookAtCards(n)),

  /** This person, once on the board, is a target of the mission. */
  markPerson: word(person, (id) => (g) => {
    const own = ownOf(g);
    const b = own.bystanders.find((x) => bystanderId(g, x.card) === id);
    if (!b || b.marked) return null;
    b.marked = true;
    own.targets.push(b.card);
    g.emit?.(g.context.mission.clause, { type: 'bystander-marked', card: id, zone: zoneId(g, b.zone) });
    return null;
  }),

  /** He comes to the first spawn zone, wherever his card or his figure is. */
  bringEnemyHero: word(enemyHero, (type) => (g) => {
    if (fetchEnemyHero(g, type)) putFigures(g, itemAt(g.context.mission.spawns, 0).zone, type, 1);
    return null;
  }),

  /** He lies no longer; from now on he stands there. */
  wakeEnemyHero: word(enemyHero, (type) => (g) => {
    const own = ownOf(g);
    const found = own.lying?.find((l) => l.type === type);
    if (!found) return null;
    own.lying = own.lying?.filter((l) => l !== found);
    putFigures(g, found.zone, type, 1);
    return null;
  }),

  /** His toughness changes for the rest of the game. */
  toughness: word(fields({ of: enemyHero, by: number(-5, 5) }), ({ of: type, by }) => (g) => {
    ownOf(g).tougher.push({ type, by });
    g.emit?.(g.context.mission.clause, {
      type: 'toughness-changed',
      enemy: enemyId(g, type),
      toughness: toughness(g, type),
    });
    return null;
  }),

  /** A Zombie Hero the players choose takes no activation until the end of the next round. */
  hushEnemyHero: word(yes, () => hushEnemyHero),
};
