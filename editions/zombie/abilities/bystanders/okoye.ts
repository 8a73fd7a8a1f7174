/** Once per round, when enemies move into your zone: Hunger for 1 Trooper or Specialist that entered. */
import { countOf, DONE, inSequence, procedure, reaction, type Frame, type Game } from '@holdout/engine';
import {
  enemyOption,
  isSmallFry,
  markThisRound,
  strikeDown,
  usedThisRound,
} from '../../../supers/effects.ts';
import { canPayHunger, raiseHunger } from '../../hunger.ts';
import type { Entered } from '../../policies.ts';
import { bystander, CLAUSE, sayUsed } from './card.ts';

const ID = 'okoye';

/** Types that came into the hero's zone and still stand there. */
function arrivals(g: Game, hero: number, { steps }: Entered): number[] {
  const { zone } = g.state.heroes[hero];
  const types = steps.filter((s) => s.to === zone && isSmallFry(s.type)).map((s) => s.type);
  return [...new Set(types)].filter((t) => countOf(g, t, zone) > 0).sort((a, b) => a - b);
}

interface Strike extends Frame {
  hero: number;
  types: number[];
}

export const OKOYE = bystander(ID, {
  at: {
    'enemies-enter': reaction<Entered>({
      can: (g, hero, f) =>
        canPayHunger(g, hero) && !usedThisRound(g, hero, ID) && arrivals(g, hero, f).length > 0,
      run(g, hero, f) {
        markThisRound(g, hero, ID);
        sayUsed(g, hero, ID);
        raiseHunger(g, hero, 1, CLAUSE);
        const sub: Strike = { proc: ID, step: 'choose', hero, types: arrivals(g, hero, f) };
        return sub;
      },
    }),
  },
});

export const spearProcedure = procedure<Strike>({
  choose: {
    ask(g, f) {
      const { id, seat, zone } = g.state.heroes[f.hero];
      const options = f.types.map((t) => enemyOption(g, 'strike', t, zone));
      return { kind: 'pick', prompt: 'choose', by: seat, hero: id, about: { for: ID }, options };
    },
    take(g, f, { option }) {
      const [type, zone] = option.args;
      f.step = 'end';
      return inSequence(strikeDown(g, f.hero, type, zone, 1)) ?? 'end';
    },
  },
  end: () => DONE,
});
