/** One free action for a hero in the middle of another's turn, which then goes on (S-RND-3). */
import {
  heroAt,
  callIf,
  carryOut,
  DONE,
  menuOf,
  procedure,
  type Frame,
  type Game,
  type Option,
} from '@holdout/engine';
import { choose } from '../cards/choose.ts';

interface BonusAction extends Frame<'bonus-action'> {
  hero: number;
  by: string;
}

/**
 * Whatever costs exactly one action: a Move with extra costs is out (S-MOVE-5), and what is once per turn knows that it
 * is not this hero's turn.
 */
function actionsFor(g: Game, hero: number): Option[] {
  const h = heroAt(g.state, hero);
  h.actions = 1;
  const options = menuOf(g, hero).filter((o) => o.cost === 1);
  h.actions = 0;
  return options.map((o) => ({ ...o, cost: 0 }));
}

export const canActFree = (g: Game, hero: number): boolean => actionsFor(g, hero).length > 0;

export const bonusAction = (hero: number, by: string): Frame => {
  const f: BonusAction = { proc: 'bonus-action', step: 'choose', hero, by };
  return f;
};

export const bonusActionProcedure = procedure<BonusAction>()({
  choose: {
    ask: (g, f) => choose(g, f.hero, f.by, actionsFor(g, f.hero)),
    take(g, f, { option }) {
      heroAt(g.state, f.hero).actions = 1;
      return callIf(f, 'end', carryOut(g, f.hero, option));
    },
  },
  end(g, f) {
    heroAt(g.state, f.hero).actions = 0;
    return DONE;
  },
});
