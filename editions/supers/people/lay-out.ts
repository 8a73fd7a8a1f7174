/** Cards and people on the board at the start (S-SET-4, S-SET-6). */
import { dealFitting, deckOf, itemAt, shuffle, type Game } from '@holdout/engine';
import { BYSTANDER_DECK, kitOf } from '../kit.ts';
import { missionOf, ownOf } from '../own.ts';
import { placeBystander } from './bystanders.ts';

const cardNamed = (g: Game, id: string): number => kitOf(g).bystanders.findIndex((b) => b.id === id);

/** Named cards first, then a random one face down on every zone with the icon (S-SET-4, S-SET-6). */
export function layBystanders(g: Game): void {
  const mission = missionOf(g);
  const own = ownOf(g);
  const { draw } = deckOf(g.state, BYSTANDER_DECK);
  for (const { card, zone } of mission.faceUp)
    own.cards.push({ card: cardNamed(g, card), zone, under: -1, up: true, target: false });
  const standing = layTargets(g, draw);
  if (mission.underObjectives) layUnderObjectives(g, draw);
  let free = (g.context.board.marks['bystander'] ?? []).filter((z) => !mission.noBystanders.includes(z));
  for (const { card, notOn } of mission.hide) {
    const here = free.filter((z) => !notOn.includes(itemAt(g.context.board.zones, z).tile ?? ''));
    const zone = itemAt(here, randomPlace(g, here.length));
    own.cards.push({ card: cardNamed(g, card), zone, under: -1, up: false, target: false });
    free = free.filter((z) => z !== zone);
  }
  for (const zone of free) {
    const card = draw.pop();
    if (card !== undefined) own.cards.push({ card, zone, under: -1, up: false, target: false });
  }
  draw.push(...standing.reverse());
  own.cards.sort((a, b) => a.zone - b.zone || a.under - b.under);
}

const isPerson = (g: Game, card: number): boolean => !itemAt(kitOf(g).bystanders, card).special;

/**
 * People who are targets from the start: only a card face down, or with their figure (M-MH2, M-MH4). The cards of the
 * latter are dealt first and laid on the pile again: they come when all else lies.
 */
function layTargets(g: Game, draw: number[]): number[] {
  return missionOf(g).targets.flatMap(({ zone, down }) => {
    const at = draw.findLastIndex((card) => isPerson(g, card));
    const cards = draw.splice(at, at < 0 ? 0 : 1);
    if (!down) return cards;
    for (const card of cards) ownOf(g).cards.push({ card, zone, under: -1, up: false, target: true });
    return [];
  });
}

const standing = (g: Game): { zone: number }[] => missionOf(g).targets.filter(({ down }) => !down);
export const hasStandingTargets = (g: Game): boolean => standing(g).length > 0;

/** Those whom everybody sees from the beginning. */
export function placeTargets(g: Game): void {
  for (const { zone } of standing(g)) {
    const card = dealFitting(g, BYSTANDER_DECK, (c) => isPerson(g, c));
    if (card >= 0) placeBystander(g, card, zone, { marked: true });
  }
}

/** Which of n places: chance of the set-up, seen by nobody. */
function randomPlace(g: Game, n: number): number {
  const places = Array.from({ length: n }, (_, i) => i);
  shuffle(g, places);
  return itemAt(places, 0);
}

/** Without the special cards, which are shuffled back afterwards (M-MZ9). */
function layUnderObjectives(g: Game, draw: number[]): void {
  const people = draw.filter((c) => !itemAt(kitOf(g).bystanders, c).special);
  const special = draw.filter((c) => itemAt(kitOf(g).bystanders, c).special);
  g.state.objectives.forEach((o, under) => {
    const card = people.pop();
    if (card !== undefined) ownOf(g).cards.push({ card, zone: o.zone, under, up: false, target: false });
  });
  draw.splice(0, draw.length, ...people, ...special);
  shuffle(g, draw);
}
