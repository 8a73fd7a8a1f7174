/** Crack the Shell. Before assigning hits: 1 enemy in the target zone has -2 toughness for this attack (minimum 1). */
import {
  leading,
  countOf,
  DONE,
  enemyAtOption,
  procedure,
  type Frame,
  type Game,
  type Option,
} from '@holdout/engine';
import { isDevour, type Attack } from '../../../supers/attack/attack.ts';
import { choose } from '../../../supers/cards/choose.ts';
import { attackOf, toughness, weaken } from '../../../supers/attack/hits.ts';
import { isEnemyHero } from '../../../supers/kit.ts';
import { traitId, traitsOf } from '../../../supers/cards/traits.ts';
import { allFall } from './all-fall.ts';
import { spend, trait, withCard } from '../../../supers/cards/trait-card.ts';

const ID = 'crack-the-shell';
const LESS = 2;

/** Figures that the hits could eliminate if the hero cracked them with as many cards. */
function shells(g: Game, f: Attack, cards: number): Option[] {
  const options: Option[] = [];
  for (const zone of f.zones) {
    for (let type = 0; type < g.context.types.length; type++) {
      const left = toughness(g, f, type, zone);
      if (!isWhole(g, f, type, zone) || (f.plain && isEnemyHero(type))) continue;
      if (isDevour(f) && left <= f.hits) continue;
      const least = Math.max(1, left - LESS * (isEnemyHero(type) ? cards : 1));
      if (least <= f.hits) options.push(enemyAtOption(g, 'weaken', type, zone));
    }
  }
  return options;
}

/** A figure of the type has toughness to lose: of several alike, one not cracked yet. */
function isWhole(g: Game, f: Attack, type: number, zone: number): boolean {
  const cracked = f.weaker.filter((w) => w.type === type && w.zone === zone).length;
  const n = countOf(g, type, zone);
  if (isEnemyHero(type)) return n > 0 && toughness(g, f, type, zone) > 1;
  return n > cracked && toughness(g, { ...f, weaker: [] }, type, zone) > 1;
}

const copies = (g: Game, hero: number): number =>
  traitsOf(g, hero).filter((c) => traitId(g, c) === ID).length;

interface Crack extends Frame<typeof ID> {
  hero: number;
  cards: number;
}

export const crackTheShell = trait(ID, {
  at: {
    assigning: withCard({
      can: (g, hero, f) => f.hits > 0 && !allFall(g, f) && shells(g, f, copies(g, hero)).length > 0,
      run(g, hero) {
        const crack: Crack = { proc: ID, step: 'choose', hero, cards: copies(g, hero) };
        return spend(g, hero, ID, crack);
      },
    }),
  },
  procedure: procedure<Crack>()({
    choose: {
      ask(g, f) {
        return choose(g, f.hero, ID, shells(g, attackOf(g), f.cards));
      },
      take(g, _f, { option }) {
        const [type, zone] = leading(option.args, 2);
        weaken(attackOf(g), type, zone, LESS);
        return DONE;
      },
    },
  }),
});
