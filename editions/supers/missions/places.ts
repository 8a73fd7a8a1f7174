/** Where on the board the goals of super-hero missions are met: people, cards, enemy heroes, the way out. */
import { exitZones, targetsIn, type Game, type Target } from '@holdout/engine';
import { zoneOfEnemyHero } from '../enemies/enemy-heroes.ts';
import { ownOf, type Bystander } from '../own.ts';
import { bystanderId } from '../people/bystanders.ts';

export const peopleLeft = (g: Game, fits: (b: Bystander) => boolean = () => true): Target[] =>
  targetsIn(
    ownOf(g)
      .bystanders.filter(fits)
      .map((b) => b.zone),
  );

export const faceDown = (g: Game): Target[] =>
  targetsIn(ownOf(g).cards.flatMap((c) => (c.up ? [] : [c.zone])));

export const underObjectives = (g: Game): Target[] =>
  targetsIn(ownOf(g).cards.flatMap((c) => (c.under >= 0 ? [c.zone] : [])));

/** Somebody or a card by name: where it is known to be, else wherever it may still lie face down. */
export function whereIs(g: Game, id: string): Target[] {
  const { bystanders, cards } = ownOf(g);
  const known = [...bystanders, ...cards.filter((c) => c.up || c.seen)].filter(
    (c) => bystanderId(g, c.card) === id,
  );
  return known.length > 0 ? targetsIn(known.map((c) => c.zone)) : faceDown(g);
}

/** Enemy heroes on the board, those who lie there and do not act yet included. */
export const whereStands = (g: Game, ids: readonly string[]): Target[] =>
  targetsIn(
    ids.map((id) => {
      const type = g.context.types.findIndex((t) => t.id === id);
      return ownOf(g).lying?.find((l) => l.type === type)?.zone ?? zoneOfEnemyHero(g, type);
    }),
  );

/** The exit of the mission, or the token put down in play. */
export const wayOut = (g: Game): Target[] => [...exitZones(g), ...targetsIn([ownOf(g).exit], 'place')];
