/**
 * A position: the whole of a game at the moment a round begins, told by names and without a word of the rules. It is what
 * a game goes on from under later rules, which may know more cards, enemies or kinds of tokens, or count them otherwise.
 */
import { PURPOSES } from '../kernel/chance.ts';
import type { Edition } from '../kernel/edition.ts';
import type { Game } from '../kernel/game.ts';
import { forget } from '../kernel/known.ts';
import type { Deck, Hero, OurCard, State } from '../kernel/state.ts';
import { DOOR, EMPTY, HERO_STATUS, SPAWN, WOUND, type Json } from '../kernel/vocabulary.ts';
import { Reader, type Problem } from '../mission/reader.ts';
import { readOurs } from '../packs/ours.ts';
import {
  card,
  cardNames,
  door,
  enemy,
  heroOrNone,
  NONE,
  numbersByBuilding,
  numbersByZone,
  skill,
  zone,
  zoneOrNone,
} from './named.ts';
import {
  count,
  flag,
  list,
  memberOf,
  number,
  numbersBy,
  parts,
  rare,
  readParts,
  record,
  tellParts,
  text,
  type Parts,
  type Reading,
  type Shape,
} from './shape.ts';

export type Position = { readonly [part: string]: Json };

const WOUND_SLOT = '(wound)';
const MOST_SLOTS = 20;

/** Cards by slot: each slot takes cards of one deck. */
const slots: Shape<number[]> = {
  tell: (g, held) =>
    held.map((c, slot) =>
      c === EMPTY
        ? null
        : c === WOUND
          ? WOUND_SLOT
          : (card(g.context.edition.slotDeck(slot)).tell(g, c) ?? null),
    ),
  read(r, told) {
    if (!Array.isArray(told)) return undefined;
    const { edition } = r.g.context;
    const held = told.slice(0, MOST_SLOTS).map((t, slot) => {
      if (t === null) return EMPTY;
      return t === WOUND_SLOT ? WOUND : (card(edition.slotDeck(slot)).read(r, t) ?? EMPTY);
    });
    while (held.length < edition.slots) held.push(EMPTY);
    return held;
  },
};

export const HERO: Parts<Hero> = {
  id: text(),
  seat: number(0, 5),
  status: text(HERO_STATUS),
  zone: zoneOrNone,
  xp: count,
  level: number(0, 3),
  skills: list(skill),
  actions: number(0, 99),
  free: numbersBy((g) => g.context.edition.freeKinds, 99),
  pledged: number(0, 99),
  used: list(text()),
  done: flag,
  slots,
  wounds: number(0, 99),
  track: number(0, 99),
};

/** Figures by kind and zone. */
const figures: Shape<number[]> = {
  tell(g, enemies) {
    const { types, zones } = g.context;
    const told: { [type: string]: Json } = {};
    types.forEach((t, i) => {
      const here = enemies.slice(i * zones, (i + 1) * zones);
      if (here.some((n) => n > 0)) told[t.id] = numbersByZone.tell(g, here) ?? null;
    });
    return told;
  },
  read(r, told) {
    const { types, zones } = r.g.context;
    const standing = record(numbersByZone).read(r, told);
    if (!standing) return undefined;
    for (const id of Object.keys(standing)) enemy.read(r, id);
    return types.flatMap((t) => standing[t.id] ?? new Array<number>(zones).fill(0));
  },
};

/** Figures left in the box: all of those the position does not know. */
const supply: Shape<number[]> = {
  tell: (g, left) => Object.fromEntries(g.context.types.map((t, i) => [t.id, left[i] ?? 0])),
  read(r, told) {
    const left = record(count).read(r, told);
    return left && r.g.context.types.map((t) => left[t.id] ?? t.limit);
  },
};

/** Doors that are not as the mission lays them. */
const doors: Shape<number[]> = {
  tell: (g, states) =>
    Object.fromEntries(
      g.context.mission.doors.flatMap((laid, i) => {
        const now = states[i] ?? laid.state;
        return now === laid.state ? [] : [[g.context.board.doors[i]?.id ?? '', now]];
      }),
    ),
  read(r, told) {
    const changed = record(number(DOOR.closed, DOOR.smashed)).read(r, told);
    if (!changed) return undefined;
    for (const id of Object.keys(changed)) door.read(r, id);
    return r.g.context.mission.doors.map(
      (laid, i) => changed[r.g.context.board.doors[i]?.id ?? ''] ?? laid.state,
    );
  },
};

/** Spawn points by their zone, several of a zone in their order. */
const spawns: Shape<number[]> = {
  tell: (g, states) =>
    states.map((s, i) => [zone.tell(g, g.context.mission.spawns[i]?.zone ?? NONE) ?? null, s]),
  read(r, told) {
    if (!Array.isArray(told)) return undefined;
    const left = told
      .slice(0, 200)
      .flatMap((t) => (Array.isArray(t) ? [[zone.read(r, t[0]), t[1]] as const] : []));
    return r.g.context.mission.spawns.map((spawn) => {
      const at = left.findIndex(([z]) => z === spawn.zone);
      const [, s] = at < 0 ? [] : (left.splice(at, 1)[0] ?? []);
      return number(SPAWN.inactive, SPAWN.gone).read(r, s) ?? (spawn.active ? SPAWN.active : SPAWN.inactive);
    });
  },
};

const objectives: Shape<State['objectives']> = list(
  parts({ zone, colour: text(), down: flag, taken: heroOrNone }),
);

const deckParts = (id: string): Parts<Deck> => {
  const pile = list(card(id));
  return {
    draw: pile,
    discard: pile,
    known: rare(parts({ placed: pile, next: pile, within: pile })),
    beside: rare(pile),
  };
};

/** Cards of a deck that no longer exist are left out; new ones are on the discards (`homeless`). */
const decks: Shape<State['decks']> = {
  tell: (g, all) =>
    Object.fromEntries(Object.entries(all).map(([id, deck]) => [id, tellParts(g, deckParts(id), deck)])),
  read: (r, all) =>
    Object.fromEntries(
      Object.keys(r.g.state.decks).map((id) => {
        const { draw = [], discard = [], known, beside } = readParts(r, deckParts(id), memberOf(all, id));
        const deck = { draw, discard, ...(known && { known }), ...(beside && { beside }) };
        const told = known ? [...known.placed, ...known.next, ...known.within] : [];
        forget(
          deck,
          told.filter((c) => !draw.includes(c)),
        );
        return [id, deck];
      }),
    ),
};

type Carried = Pick<
  State,
  | 'round'
  | 'first'
  | 'chance'
  | 'heroes'
  | 'enemies'
  | 'supply'
  | 'doors'
  | 'opened'
  | 'spawns'
  | 'objectives'
  | 'unlocked'
  | 'decks'
  | 'counters'
>;

/** Heroes first: other parts speak of them. */
const HEROES: Parts<Pick<Carried, 'heroes'>> = { heroes: list(parts(HERO)) };
export const REST: Parts<Omit<Carried, 'heroes'>> = {
  round: number(0, 999),
  first: number(0, 5),
  chance: numbersBy(() => PURPOSES, 1e9),
  enemies: figures,
  supply,
  doors,
  opened: numbersByBuilding,
  spawns,
  objectives,
  unlocked: list(text()),
  decks,
  counters: record(number(-9999, 9999)),
};

export const positionOf = (g: Game): Position => ({
  ...tellParts(g, HEROES, g.state),
  ...tellParts(g, REST, g.state),
  own: tellParts(g, g.context.edition.ownShapes, g.state.own),
  ...(g.state.corrections && { corrections: true }),
  ...(g.state.ours && { ours: g.state.ours.map((one) => ({ ...one })) }),
});

/** Cards of the players' own box that it knows; undefined where they are none. */
export function oursIn(edition: Edition, told: Position): readonly OurCard[] | undefined {
  const problems: Problem[] = [];
  const ours = readOurs(edition, new Reader(memberOf(told, 'ours'), '', problems));
  return problems.length > 0 ? undefined : ours;
}

/** Puts a position on a table that has just been set up: what it does not tell stays as it was laid out. */
export function placePosition(r: Reading, told: Position): void {
  const { state, context } = r.g;
  const { edition, mission } = context;
  Object.assign(state, readParts(r, HEROES, told));
  if (memberOf(told, 'corrections') === true) state.corrections = true;
  const laid = state.objectives;
  Object.assign(state, readParts(r, REST, told));
  if (coloursOf(state.objectives) !== coloursOf(mission.objectives)) {
    state.objectives = laid;
    r.lost.add('objectives');
  }
  state.own = withoutGone({ ...state.own, ...readParts(r, edition.ownShapes, memberOf(told, 'own')) });
  layHomeless(r.g);
}

const withoutGone = (own: object): object =>
  Object.fromEntries(Object.entries(own).filter(([, part]) => part !== undefined));

const coloursOf = (all: readonly { readonly colour: string }[]): string =>
  all
    .map((o) => o.colour)
    .sort()
    .join();

/** Cards this version knows and the position does not come with the next shuffle. */
function layHomeless(g: Game): void {
  const { edition } = g.context;
  const lying = edition.cardsLying(g);
  for (const [deck, { discard }] of Object.entries(g.state.decks)) {
    const placed = new Set(lying[deck]);
    cardNames(edition, deck).forEach((_, c) => {
      if (!placed.has(c)) discard.push(c);
    });
  }
}
