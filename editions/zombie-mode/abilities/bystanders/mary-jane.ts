/** Non-combat bystanders you see at the start of the enemy phase do not move in it; escorted ones do. */
import { heroAt, NEVER, type Game } from '@holdout/engine';
import { ownOf } from '../../../supers/own.ts';
import { isCombat, isEscorted } from '../../company.ts';
import { bystander, sayUsed } from './card.ts';

const ID = 'mary-jane';

/** Cards of those she makes stay. */
function charmed(g: Game, hero: number): number[] {
  const own = ownOf(g);
  const row = heroAt(g.state, hero).zone * g.context.zones;
  return own.bystanders
    .filter((b) => !isCombat(g, b) && !isEscorted(b) && !own.frozen.includes(b.card))
    .filter((b) => g.view.sight[row + b.zone] !== NEVER)
    .map((b) => b.card);
}

export const MARY_JANE = bystander(ID, {
  at: {
    'enemy-phase': {
      must: true,
      can: (g, hero) => charmed(g, hero).length > 0,
      run(g, hero) {
        ownOf(g).frozen.push(...charmed(g, hero));
        sayUsed(g, hero, ID);
        return null;
      },
    },
  },
});
