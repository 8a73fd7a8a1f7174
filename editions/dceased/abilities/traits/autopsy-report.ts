/** Autopsy Report. In your turn: until the round ends all Brutes have -1 toughness, or 1 Zombie Hero you see -2. */
import { itemAt, enemyOption, FREE, type Game } from '@holdout/engine';
import { heroTypes, zoneOfEnemyHero } from '../../../supers/enemies/enemy-heroes.ts';
import { HEAVY } from '../../../supers/kit.ts';
import { spend, trait } from '../../../supers/cards/trait-card.ts';
import { sees } from '../../../supers/attack/within.ts';
import { ownOf } from '../../own.ts';
import { toughness } from '../../toughness.ts';

const ID = 'autopsy-report';
const OFF_BRUTES = 1;
const OFF_HERO = 2;

/** Brutes on the board or yet to come, Zombie Heroes in sight; those who have toughness to lose (D-TGH-1). */
function subjects(g: Game, hero: number): number[] {
  const seen = heroTypes(g).filter((type) => {
    const zone = zoneOfEnemyHero(g, type);
    return zone >= 0 && sees(g, hero, zone);
  });
  return [HEAVY, ...seen].filter((type) => toughness(g, type) > 1);
}

export const autopsyReport = trait(ID, {
  offer(g, hero, add) {
    for (const type of subjects(g, hero)) add(enemyOption(g, ID, type, FREE));
  },
  use(g, hero, { args }) {
    const type = itemAt(args, 0);
    ownOf(g).weakened.push({ type, by: type === HEAVY ? OFF_BRUTES : OFF_HERO });
    return spend(g, hero, ID);
  },
});
