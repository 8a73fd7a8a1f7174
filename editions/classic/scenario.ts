/** Scenarios of the classic game: inventories, noise and cars (docs/SCENARIOS.md). */
import {
  deckOf,
  heroAt,
  heroNamed,
  itemAt,
  EMPTY,
  Reader,
  turn,
  WOUND,
  zoneAt,
  type Frame,
  type Game,
  type ScenarioWords,
} from '@holdout/engine';
import { kindAt } from './cards.ts';
import { carId } from './cars.ts';
import { capacity, discardCard, HANDS, isUnloaded, itemId, itemLabel, itemsOf } from './inventory.ts';
import { ownOf, type Car } from './own.ts';
import { EQUIPMENT } from './types.ts';

/** Takes a named card from wherever it is free: the deck, the set-aside cards or the discards. */
function fetch(g: Game, r: Reader): number {
  const id = r.text();
  const own = ownOf(g);
  const { draw, discard } = deckOf(g.state, EQUIPMENT);
  if (id === 'sniper-rifle') return fetchSniper(g, r);
  for (const pile of [draw, own.aside, discard]) {
    const at = pile.findIndex((c) => kindAt(g, c).id === id);
    if (at >= 0) return itemAt(pile.splice(at, 1), 0);
  }
  r.fail('scenario.card-not-there', id);
  return EMPTY;
}

function fetchSniper(g: Game, r: Reader): number {
  const rifle = fetch(g, new Reader('rifle', r.at, r.problems));
  const scope = fetch(g, new Reader('scope', r.at, r.problems));
  ownOf(g).scoped.push([rifle, scope]);
  return rifle;
}

export const scenario: ScenarioWords = {
  heroKeys: ['hands', 'reserve', 'wounds', 'unloaded'],

  equip(g, hero, r) {
    const h = heroAt(g.state, hero);
    for (const card of itemsOf(g, hero)) discardCard(g, card);
    const slots = new Array<number>(capacity(g, hero)).fill(EMPTY);
    const put = (cards: Reader[], from: number): void =>
      cards.forEach((c, i) => (slots[from + i] = c.value === 'wounded' ? WOUND : fetch(g, c)));
    put(r.get('hands').listOrNone(), 0);
    put(r.get('reserve').listOrNone(), HANDS);
    const wounds = r.get('wounds').number(0, 2, 0);
    for (let i = 0; i < wounds; i++) slots[slots.lastIndexOf(EMPTY)] = WOUND;
    if (slots.length > capacity(g, hero)) r.fail('scenario.too-many-cards');
    h.slots = slots;
    h.wounds = slots.filter((c) => c === WOUND).length;
    if (r.get('unloaded').flag(false))
      ownOf(g).unloaded.push(...slots.filter((c) => c >= 0 && kindAt(g, c).uses.some((u) => u.reload)));
  },

  /** Each wound takes the place of a card, the last first. */
  wound(g, hero, n) {
    const { slots } = heroAt(g.state, hero);
    const cards = slots.filter((c) => c >= 0).slice(0, slots.length - n);
    const free = slots.length - n - cards.length;
    slots.splice(
      0,
      slots.length,
      ...cards,
      ...new Array<number>(free).fill(EMPTY),
      ...new Array<number>(n).fill(WOUND),
    );
  },

  place(g, r) {
    if (!r.present) return;
    r.only('noise', 'cars', 'riders', 'suppliesOut', 'deck', 'discard');
    const own = ownOf(g);
    const noise = r.get('noise');
    if (noise.present)
      for (const id of noise.keys())
        own.noise[zoneAt(g, new Reader(id, noise.at, r.problems))] = noise.get(id).number(0, 99);
    own.suppliesOut = r.get('suppliesOut').number(0, 99, 0);
    placeCars(g, r.get('cars'));
    placeRiders(g, r.get('riders'));
    if (r.get('discard').flag(false)) {
      const deck = deckOf(g.state, EQUIPMENT);
      deck.discard.push(...deck.draw.splice(0));
    }
    if (r.get('deck').present) setDeck(g, r.get('deck'));
  },

  frames(g, phase, hero): Frame[] {
    const seats = g.state.setup.seats.length;
    const seat = hero < 0 ? g.state.first : heroAt(g.state, hero).seat;
    const round = {
      proc: 'round',
      step: phase === 'enemies' ? 'zombies' : phase === 'players' ? 'zombies' : phase,
    };
    if (phase !== 'players') return [round];
    const players = { proc: 'players', step: 'choose', seat, waiting: seats };
    return hero < 0 ? [round, players] : [round, players, turn(hero)];
  },

  reportZone(g, zone) {
    const own = ownOf(g);
    const cars = own.cars.filter((c) => c.zone === zone).map((c) => carId(g, c));
    return {
      ...(itemAt(own.noise, zone) > 0 ? { noise: own.noise[zone] } : {}),
      ...(cars.length > 0 ? { cars } : {}),
    };
  },

  reportHero(g, hero) {
    const h = heroAt(g.state, hero);
    const name = (c: number): string =>
      c === WOUND ? 'wounded' : c === EMPTY ? 'empty' : isUnloaded(g, c) ? itemLabel(g, c) : itemId(g, c);
    return {
      wounds: h.wounds,
      hands: h.slots.slice(0, HANDS).map(name),
      reserve: h.slots.slice(HANDS).map(name),
    };
  },
};

/** `cars: { "police": { "zone": "S10", "supplies": ["water"] } }`: where a car stands and what lies in it. */
function placeCars(g: Game, r: Reader): void {
  if (!r.present) return;
  for (const id of r.keys()) {
    const at = r.get(id);
    at.only('zone', 'supplies');
    const car = ownOf(g).cars.find((c) => carId(g, c) === id);
    if (!car) {
      at.fail('scenario.car-unknown');
      continue;
    }
    if (at.get('zone').present) parkCar(g, car, at.get('zone'));
    car.supplies = at
      .get('supplies')
      .listOrNone()
      .map((c) => supply(g, c));
  }
}

/** Cars never enter buildings (C-CAR-5). */
function parkCar(g: Game, car: Car, r: Reader): void {
  car.zone = zoneAt(g, r);
  if (car.zone >= g.context.board.streets) r.fail('scenario.wrong-zone');
}

function supply(g: Game, r: Reader): number {
  const card = fetch(g, r);
  if (card >= 0 && !kindAt(g, card).supply) r.fail('scenario.wrong-card');
  return card;
}

/** `riders: { "police": ["ned", null] }`: driver first. */
function placeRiders(g: Game, r: Reader): void {
  if (!r.present) return;
  for (const id of r.keys()) {
    const car = ownOf(g).cars.find((c) => carId(g, c) === id);
    if (!car) {
      r.get(id).fail('scenario.car-unknown');
      continue;
    }
    r.get(id)
      .list(4)
      .forEach((seat, i) => {
        const hero = seat.present ? heroNamed(g, seat) : -1;
        if (hero >= 0 && heroAt(g.state, hero).zone !== car.zone) seat.fail('scenario.rider-elsewhere');
        car.seats[i] = hero;
      });
  }
}

/** `deck: ["pistol", "aaahh"]`: the whole equipment deck, first card on top; the rest leaves the game. */
function setDeck(g: Game, r: Reader): void {
  const deck = deckOf(g.state, EQUIPMENT);
  const cards = r.list().map((c) => fetch(g, c));
  ownOf(g).out.push(...deck.draw);
  deck.draw = cards.reverse();
}
