/** Setting up the classic game (C-SETUP-1 to C-SETUP-9, M-C00, M-C00-1). */
import {
  deckOf,
  itemAt,
  numberAt,
  declareRefusals,
  forget,
  noteNext,
  round,
  shuffle,
  type Frame,
  type Game,
  type RefusalCode,
  type RefusalsOf,
  type Setup,
} from '@holdout/engine';
import type { Mission } from '@holdout/engine';
import { kindAt, copiesOf, kindsOf, zombieCardsOf } from './cards.ts';
import { putInSlot } from './inventory.ts';
import { missionOf, type ClassicOwn } from './own.ts';
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
  shuffleDecks(g, mission.zombieCards);
  dealStartingCards(g, own);
  dealStartsWith(g);
  return round();
}

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

function shuffleDecks(g: Game, zombieCards: readonly number[]): void {
  const cards = kindsOf(g)
    .map((_, i) => i)
    .filter((i) => !kindAt(g, i).aside);
  for (const kind of STARTING) cards.splice(cards.indexOf(itemAt(copiesOf(g, kind), 0)), 1);
  shuffle(g, cards);
  const all = zombieCardsOf(g);
  const named = zombieCards.map((id) => all.findIndex((z) => z.id === id));
  const zombies = named.length > 0 ? named : all.map((_, i) => i);
  shuffle(g, zombies);
  g.state.decks = { [EQUIPMENT]: { draw: cards, discard: [] }, [ZOMBIES]: { draw: zombies, discard: [] } };
}

/** The three starting cards at random, a pan for everybody else (C-SETUP-2, C-SETUP-8). */
function dealStartingCards(g: Game, own: ClassicOwn): void {
  const heroes = g.state.heroes.map((_, i) => i);
  shuffle(g, heroes);
  const cards = STARTING.map((kind) => itemAt(copiesOf(g, kind), 0));
  shuffle(g, cards);
  const { draw } = deckOf(g.state, EQUIPMENT);
  if (missionOf(g).startingCards === 'on-top') {
    draw.push(...cards);
    noteNext(g, EQUIPMENT, cards);
    heroes.splice(0, STARTING.length);
  } else {
    while (cards.length > 0 && heroes.length > 0) putInSlot(g, heroes.pop() as number, cards.pop() as number);
    if (cards.length > 0) {
      draw.push(...cards);
      shuffle(g, draw);
    }
  }
  for (const hero of heroes) {
    const pan = own.aside.find((c) => kindAt(g, c).id === 'pan');
    if (pan === undefined) break;
    own.aside = own.aside.filter((c) => c !== pan);
    putInSlot(g, hero, pan);
  }
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
