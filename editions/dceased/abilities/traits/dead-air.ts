/** Dead Air. When a spawn card with numbers by danger is drawn: it is read one danger level lower. No sight is needed. */
import { itemAt, type Game } from '@holdout/engine';
import { enemyHeroesUp } from '../../../supers/enemies/enemy-heroes.ts';
import { kitOf } from '../../../supers/kit.ts';
import { levelRead } from '../../../supers/enemies/spawn-cards.ts';
import { spend, trait, withCard } from '../../../supers/cards/trait-card.ts';

const ID = 'dead-air';

/** Not at Blue, nor for cards without numbers, with the same number one level below, or whose number nobody will read. */
function isLess(g: Game, card: number): boolean {
  const { kind, byDanger } = itemAt(kitOf(g).spawnCards, card);
  if (kind === 'fallen-hunt' && enemyHeroesUp(g).length > 0) return false;
  const level = levelRead(g);
  return level > 0 && byDanger[level] !== byDanger[level - 1];
}

export const deadAir = trait(ID, {
  at: {
    'card-drawn': withCard({
      can: (g, _hero, f) => isLess(g, f.card),
      run(g, hero, f) {
        f.lower++;
        return spend(g, hero, ID);
      },
    }),
  },
});
