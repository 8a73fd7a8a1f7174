/** Once per turn, give 1 of your traits to another Zombie Hero in your zone, or take 1 of theirs. No action. */
import {
  heroAt,
  leading,
  callIf,
  DONE,
  heroesIn,
  isUsed,
  option,
  plainOption,
  procedure,
  withoutDoubles,
  type Frame,
  type Game,
  type Option,
} from '@holdout/engine';
import { giveTrait, traitId, traitsOf } from '../../../supers/cards/traits.ts';
import { bystander, useOnce } from './card.ts';

const ID = 'pepper-potts';
const DELEGATE = plainOption(ID, { cost: 0, cards: [ID] });

const mates = (g: Game, hero: number): number[] =>
  heroesIn(g, heroAt(g.state, hero).zone).filter((h) => h !== hero);

/** Every trait that can change hands; copies are the same choice. */
function exchanges(g: Game, hero: number): Option[] {
  const exchange = (verb: string, mate: number, card: number): Option =>
    option(verb, 'cards@heroes', [mate, card], {
      cards: [traitId(g, card)],
      heroes: [heroAt(g.state, mate).id],
    });
  return withoutDoubles(
    mates(g, hero).flatMap((mate) => [
      ...traitsOf(g, hero).map((card) => exchange('give', mate, card)),
      ...traitsOf(g, mate).map((card) => exchange('take', mate, card)),
    ]),
  );
}

interface Delegate extends Frame<typeof ID> {
  hero: number;
}

export const PEPPER_POTTS = bystander(ID, {
  offer(g, hero, add) {
    if (!isUsed(g, hero, ID) && exchanges(g, hero).length > 0) add(DELEGATE);
  },
  use(g, hero) {
    useOnce(g, hero, ID);
    const f: Delegate = { proc: ID, step: 'choose', hero };
    return f;
  },
  procedure: procedure<Delegate>()({
    choose: {
      ask(g, f) {
        const { id, seat } = heroAt(g.state, f.hero);
        const options = exchanges(g, f.hero);
        return { kind: 'pick', prompt: 'choose', by: seat, hero: id, about: { for: ID }, options };
      },
      take(g, f, { option }) {
        const [mate, card] = leading(option.args, 2);
        const [from, to] = option.verb === 'give' ? ([f.hero, mate] as const) : ([mate, f.hero] as const);
        return callIf(f, 'end', giveTrait(g, from, to, card));
      },
    },
    end: () => DONE,
  }),
});
