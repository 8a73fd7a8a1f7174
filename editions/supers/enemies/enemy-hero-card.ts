/** What the cards of enemy heroes have in common in every edition. */
import { declareEvents, told, type EventsOf, type Game } from '@holdout/engine';
import { zoneOfEnemyHero } from './enemy-heroes.ts';

const TOLD = declareEvents({
  'ability-used': told({ ability: 'ability' }, { mark: 'cape', tone: 'red' }),
});
declare module '@holdout/engine' {
  interface EventMap extends EventsOf<typeof TOLD> {}
  interface Kinds {
    ability: string;
  }
}

/** `clause` = the edition's rule that an ability holds as long as the figure stands; `typeOf` = its type by the card's id. */
export const enemyHeroCards = (clause: string, typeOf: (id: string) => number) => ({
  zoneOf: (g: Game, id: string): number => zoneOfEnemyHero(g, typeOf(id)),
  sayUsed: (g: Game, ability: string): void => g.emit?.(clause, { type: 'ability-used', ability }),
});
