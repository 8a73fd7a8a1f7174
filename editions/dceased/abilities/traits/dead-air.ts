/** Dead Air. When a spawn card with danger lines is drawn: it is read one danger level lower. No sight is needed. */
import type { Game } from '@holdout/engine';
import { enemyHeroesUp } from '../../../supers/enemies/enemy-heroes.ts';
import { kitOf } from '../../../supers/kit.ts';
import { lineRead } from '../../../supers/enemies/spawn-cards.ts';
import { spend, trait, withCard } from '../../../supers/cards/trait-card.ts';

const ID = 'dead-air';

/** Not at Blue, nor for cards without lines, with the same number on the line below, or whose line nobody will read. */
function isLess(g: Game, card: number): boolean {
  const { kind, lines } = kitOf(g).spawnCards[card];
  if (kind === 'fallen-hunt' && enemyHeroesUp(g).length > 0) return false;
  const line = lineRead(g);
  return line > 0 && lines[line] !== lines[line - 1];
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
