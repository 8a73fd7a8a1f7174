/** What a player of any super-hero edition sees on the table. */
import { BYSTANDER_SLOT, FIRST_HERO, ownOf, zoneOfEnemyHero } from '@holdout/editions/supers';
import { heroAt, itemAt, numberAt, type Game } from '@holdout/engine';

/** Zone of an enemy hero by name, -1 when off the board. */
export const zoneOfNamed = (g: Game, id: string): number =>
  zoneOfEnemyHero(
    g,
    g.context.types.findIndex((t) => t.id === id),
  );

export const holdsHero = (g: Game, zone: number): boolean =>
  g.context.types.some((_, t) => t >= FIRST_HERO && itemAt(g.state.enemies, t * g.context.zones + zone) > 0);

/** An enemy hero within reach. */
export const heroesAmong = (g: Game, zone: number): boolean =>
  [zone, ...itemAt(g.view.neighbours, zone)].some((z) => holdsHero(g, z));

export const peopleIn = (g: Game, zone: number): number =>
  ownOf(g).bystanders.reduce((n, b) => (b.zone === zone ? n + 1 : n), 0);

/** Traits in hand, and equipment where there is some. */
export const cardsHeld = (g: Game, hero: number): number =>
  heroAt(g.state, hero).slots.filter((card, slot) => slot !== BYSTANDER_SLOT && card >= 0).length;

/** Rooms of an unopened building that will draw a card. */
export function roomsBehind(g: Game, zone: number): number {
  const building = numberAt(g.context.board.buildingOf, zone);
  if (building < 0 || g.state.opened[building] !== 0) return 0;
  return g.context.edition.policies.roomsToFill(g, building).length;
}

export const exitZones = (g: Game): readonly number[] =>
  ownOf(g).exit >= 0 ? [ownOf(g).exit] : (g.context.mission.exit?.zones ?? []);
