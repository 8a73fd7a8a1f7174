/** How what the super-hero editions keep is told by names. */
import { named, type Parts } from '@holdout/engine';
import { BYSTANDER_DECK, ENEMY_HERO_DECK, SPAWN_DECK, TRAIT_DECK } from './kit.ts';
import type { SupersOwn } from './own.ts';

const person = named.card(BYSTANDER_DECK);
const people = named.list(person);
const types = named.list(named.enemy);
const heroes = named.list(named.hero);
const words = named.list(named.text());
const { zone, zoneOrNone, heroOrNone, flag, count } = named;
/** Place among the objectives of the mission, which keep their order. */
const objective = named.orNone(count, -1);
const typeInZone = { type: named.enemy, zone };

/** `decks`: those whose cards can be out of the game. */
export const ownShapes = (decks: readonly string[]): Parts<SupersOwn> => ({
  cards: named.list(
    named.parts({ card: person, zone, under: objective, up: flag, target: flag, seen: named.maybe(flag) }),
  ),
  bystanders: named.list(
    named.parts({ card: person, zone, under: named.cardOrNone(SPAWN_DECK), marked: flag, hero: heroOrNone }),
  ),
  plans: named.between(() => []),
  fought: people,
  sign: named.orNone(named.parts({ zone, damaged: flag }), null),
  hand: named.orNone(named.parts({ zone, spent: flag }), null),
  elevator: zoneOrNone,
  stunned: named.list(named.parts({ ...typeInZone, n: count })),
  stopped: types,
  sticky: named.list(zone),
  barricades: named.list(named.door),
  shouts: heroes,
  slowed: types,
  ignored: heroes,
  frozen: people,
  usedThisRound: words,
  dodged: types,
  atEnd: named.list(named.parts({ kind: named.text(['return', 'rise']), ...typeInZone })),
  later: named.between(() => []),
  asleep: types,
  lying: named.maybe(named.list(named.parts(typeInZone))),
  devoured: named.list(count),
  done: words,
  out: named.byKey(Object.fromEntries(decks.map((deck) => [deck, named.list(named.card(deck))]))),
  escaped: count,
  markedEscaped: count,
  markedDevoured: count,
  rescued: people,
  targets: people,
  targetsLost: count,
  items: named.list(named.parts({ item: named.text(), hero: named.hero })),
  upgrade: count,
  exit: zoneOrNone,
});

export const DECKS = [SPAWN_DECK, ENEMY_HERO_DECK, BYSTANDER_DECK, TRAIT_DECK];
export const OWN_SHAPES = ownShapes(DECKS);
