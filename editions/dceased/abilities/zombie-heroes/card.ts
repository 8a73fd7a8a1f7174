/** What the cards of Zombie Heroes have in common. */
import { actingIn, type Activation, type Game } from '@holdout/engine';
import { enemyHeroCards } from '../../../supers/enemies/enemy-hero-card.ts';
import { zombieHero } from '../../cards.ts';

/** The ability holds as long as the figure stands. */
export const CLAUSE = 'S-CARD-4';

export const { zoneOf, sayUsed } = enemyHeroCards(CLAUSE, zombieHero);

/** Does this one act in the activation under way? */
export const takesPart = (g: Game, f: Activation, id: string): boolean =>
  actingIn(g, f, zombieHero(id), zoneOf(g, id)) > 0;
