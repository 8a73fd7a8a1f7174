/** What some runs do in each zone they lead into: one of the small fry may fall, no attack and no Devour (S-FAQ-4). */
import {
  heroAt,
  leading,
  callIf,
  DONE,
  inSequence,
  procedure,
  type Game,
  type Option,
  type Procedure,
  enemyAtOption,
} from '@holdout/engine';
import { choose, type Question } from '../cards/choose.ts';
import { smallFry, strikeDown } from './effects.ts';

interface Strikes {
  /** The ability behind it. */
  readonly by: string;
  /** Nobody falls here. */
  readonly decline: Option;
  /** Whether the zone the hero has come into counts. Left out: always. */
  isOpen?(g: Game, zone: number): boolean;
}

/** To run as `each` of a run (run.ts). */
export const runStrikeProcedure = ({ by, decline, isOpen }: Strikes): Procedure<string> =>
  procedure<Question>()({
    choose: {
      ask(g, f) {
        const { zone } = heroAt(g.state, f.hero);
        const victims = (isOpen?.(g, zone) ?? true) ? smallFry(g, zone) : [];
        if (victims.length === 0) return DONE;
        const options = victims.map((type) => enemyAtOption(g, 'strike', type, zone));
        return choose(g, f.hero, by, [...options, decline]);
      },
      take(g, f, { option }) {
        if (option.verb === decline.verb) return DONE;
        const [type, zone] = leading(option.args, 2);
        return callIf(f, 'end', inSequence(strikeDown(g, f.hero, type, zone, 1)));
      },
    },
    end: () => DONE,
  });
