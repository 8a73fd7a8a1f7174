/** One Trooper or Specialist, Walker or Runner, that has just come in is struck down. */
import {
  heroAt,
  leading,
  callIf,
  DONE,
  enemyAtOption,
  inSequence,
  procedure,
  type Frame,
  type Game,
} from '@holdout/engine';
import { arrivals, oneGone } from '../enemies/arrivals.ts';
import { choose } from '../cards/choose.ts';
import { isSmallFry, strikeDown } from './effects.ts';
import type { Entered } from '../policies.ts';

/** Types that came into the hero's zone and still stand there. */
export function preyOf(g: Game, hero: number, f: Entered): number[] {
  const types = arrivals(g, hero, f)
    .map((s) => s.type)
    .filter(isSmallFry);
  return [...new Set(types)].sort((a, b) => a - b);
}

interface Ambush extends Frame<'ambush'> {
  hero: number;
  by: string;
  types: number[];
}

export const ambush = (hero: number, by: string, types: number[]): Frame => {
  const f: Ambush = { proc: 'ambush', step: 'choose', hero, by, types };
  return f;
};

export const ambushProcedure = procedure<Ambush>()({
  choose: {
    ask(g, f) {
      const { zone } = heroAt(g.state, f.hero);
      return choose(
        g,
        f.hero,
        f.by,
        f.types.map((t) => enemyAtOption(g, 'strike', t, zone)),
      );
    },
    take(g, f, { option }) {
      const [type, zone] = leading(option.args, 2);
      oneGone(g, type, zone);
      return callIf(f, 'end', inSequence(strikeDown(g, f.hero, type, zone, 1)));
    },
  },
  end: () => DONE,
});
