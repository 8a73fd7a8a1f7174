/** Setting up the classic game (C-SETUP-1 to C-SETUP-9, M-C00, M-C00-1). */
import {
  dealt,
  deckOf,
  EMPTY,
  isOurs,
  itemAt,
  numberAt,
  declareRefusals,
  forget,
  noteNext,
  procedure,
  round,
  shuffle,
  type Context,
  type Frame,
  type Game,
  type RefusalCode,
  type RefusalsOf,
  type Setup,
} from '@holdout/engine';
import type { Mission } from '@holdout/engine';
import { kindAt, copiesOf, kindsOf, zombieCardsOf } from './cards.ts';
import { putInSlot } from './inventory.ts';
import { missionOf, ownOf, type ClassicOwn } from './own.ts';
import { EQUIPMENT, ZOMBIES } from './types.ts';

const REFUSED = declareRefusals({
  'setup.heroes-per-seat': 'C-SETUP-3',
  'setup.players': 'K-PLAY-1',
});
declare module '@holdout/engine' {
  interface RefusalMap extends RefusalsOf<typeof REFUSED> {}
}

const STARTING = ['fire-axe', 'crowbar', 'pistol'];
/** Survivors for each player, by number of players (C-SETUP-3). */
const SURVIVORS_EACH = [0, 4, 3, 2, 1, 1, 1];

export const heroesPerSeat = (players: number, mission: Pick<Mission, 'heroesPerSeat'>): number =>
  mission.heroesPerSeat ?? SURVIVORS_EACH[players] ?? 1;

export function refuseSetup(setup: Setup, mission: Mission): RefusalCode | undefined {
  const players = setup.seats.length;
  const [least, most] = mission.players ?? [1, 6];
  if (players < least || players > most) return 'setup.players';
  const each = heroesPerSeat(players, mission);
  return setup.seats.every((s) => s.length === each) ? undefined : 'setup.heroes-per-seat';
}

export function setUp(g: Game): Frame {
  const mission = missionOf(g);
  const own: ClassicOwn = {
    noise: new Array<number>(g.context.zones).fill(0),
    loud: null,
    cars: mission.cars.map((c) => ({
      kind: c.kind,
      zone: c.zone,
      seats: [-1, -1, -1, -1],
      searched: false,
      supplies: [],
    })),
    aside: kindsOf(g).flatMap((kind, i) => (kind.aside ? [i] : [])),
    out: [],
    passing: [],
    unloaded: [],
    scoped: [],
    heard: [],
    tough: [],
    suppliesOut: 0,
  };
  g.state.own = own;
  closeBuildings(g);
  shuffleDecks(g);
  // Nobody has won or lost before the cards are dealt.
  g.stirred = false;
  return { proc: 'deal', step: 'begin' };
}

/** Everybody stands on the board. The round takes its place. */
export const dealProcedure = procedure<Frame>()({
  begin(g, f) {
    dealStartingCards(g);
    dealStartsWith(g);
    Object.assign(f, round());
    return 'begin';
  },
});

/** Buildings that count as opened: the starting one, and those with a smashed door (C-OPEN-5, C-OPEN-8). */
function closeBuildings(g: Game): void {
  const { board, mission } = g.context;
  const open = (zone: number): void => {
    if (numberAt(board.buildingOf, zone) >= 0) g.state.opened[numberAt(board.buildingOf, zone)] = 1;
  };
  mission.start.forEach(open);
  board.doors.forEach((d, i) => {
    if (g.state.doors[i] === 0) return;
    open(d.a);
    open(d.b);
  });
}

/** What a deck is made of before it is shuffled, and the starting cards, which lie aside until they are dealt. */
interface Stock {
  readonly equipment: readonly number[];
  readonly starting: readonly number[];
  readonly zombies: readonly number[];
}

/** The same for every game of a set-up. */
const stocks = new WeakMap<Context, Stock>();

function stockOf(g: Game): Stock {
  const known = stocks.get(g.context);
  if (known) return known;
  const starting = STARTING.map((kind) => itemAt(copiesOf(g, kind), 0));
  const all = zombieCardsOf(g);
  const named = missionOf(g).zombieCards.map((id) => all.findIndex((z) => z.id === id));
  const made: Stock = {
    equipment: kindsOf(g).flatMap((kind, i) =>
      kind.aside || starting.includes(i) || isOurs(g, EQUIPMENT, i) ? [] : [i],
    ),
    starting,
    zombies: named.length > 0 ? named : all.flatMap((_, i) => (isOurs(g, ZOMBIES, i) ? [] : [i])),
  };
  stocks.set(g.context, made);
  return made;
}

function shuffleDecks(g: Game): void {
  const { equipment, starting, zombies } = stockOf(g);
  ownOf(g).aside.push(...starting);
  const decks: [string, readonly number[]][] = [
    [EQUIPMENT, equipment],
    [ZOMBIES, zombies],
  ];
  for (const [deck, cards] of decks) {
    const draw = cards.slice();
    shuffle(g, draw);
    g.state.decks[deck] = { draw, discard: [] };
  }
}

/** The three starting cards at random, a pan for everybody else (C-SETUP-2, C-SETUP-8). */
function dealStartingCards(g: Game): void {
  const own = ownOf(g);
  const heroes = g.state.heroes.map((_, i) => i);
  shuffle(g, heroes);
  const cards = stockOf(g).starting.slice();
  own.aside = own.aside.filter((card) => !cards.includes(card));
  shuffle(g, cards);
  const hands = heroes.map(() => EMPTY);
  const { draw } = deckOf(g.state, EQUIPMENT);
  const isOnTop = missionOf(g).startingCards === 'on-top';
  if (isOnTop) {
    draw.push(...cards);
    noteNext(g, EQUIPMENT, cards);
    heroes.splice(0, STARTING.length);
  } else {
    while (cards.length > 0 && heroes.length > 0) hands[heroes.pop() as number] = cards.pop() as number;
  }
  for (const hero of heroes) {
    const pan = own.aside.find((c) => kindAt(g, c).id === 'pan');
    if (pan === undefined) break;
    own.aside = own.aside.filter((c) => c !== pan);
    hands[hero] = pan;
  }
  const over = isOnTop ? [] : cards;
  const held = dealt(g, EQUIPMENT, hands, over);
  held.forEach((card, hero) => {
    if (card !== EMPTY) putInSlot(g, hero, card);
  });
  if (over.length === 0) return;
  draw.push(...[...hands, ...over].filter((card) => !held.includes(card)));
  shuffle(g, draw);
}

/** A "starts with" card comes from the deck, on top of what was dealt (C-SK-30). */
function dealStartsWith(g: Game): void {
  const deck = deckOf(g.state, EQUIPMENT);
  const { draw } = deck;
  g.state.heroes.forEach((h, hero) => {
    for (const skill of h.skills) {
      if (!skill.startsWith('starts-with:')) continue;
      const at = draw.findIndex((c) => kindAt(g, c).id === skill.slice('starts-with:'.length));
      if (at < 0) continue;
      const card = itemAt(draw.splice(at, 1), 0);
      forget(deck, [card]);
      putInSlot(g, hero, card);
    }
  });
}
