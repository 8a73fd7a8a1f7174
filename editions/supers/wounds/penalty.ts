/** A person is lost: all heroes lose 1 power and discard 1 trait (H-DEV-1). */
import {
  heroAt,
  itemAt,
  cardOption,
  DONE,
  procedure,
  withoutDoubles,
  type Frame,
  type Game,
  type Option,
} from '@holdout/engine';
import { losePower } from '../cards/power.ts';
import { discardTrait, traitId, traitsOf } from '../cards/traits.ts';

interface Penalty extends Frame<'penalty'> {
  /** Heroes who still have to discard. */
  left: number[];
}

/** Once for each person lost. */
export const penalty = (): Frame => {
  const f: Penalty = { proc: 'penalty', step: 'power', left: [] };
  return f;
};

/** One option for each kind of trait the hero holds. */
export function dropOptions(g: Game, hero: number): Option[] {
  return withoutDoubles(traitsOf(g, hero).map((c) => cardOption('drop', traitId(g, c), [c])));
}

export const penaltyProcedure = procedure<Penalty>()({
  power(g, f) {
    g.state.heroes.forEach((h, hero) => {
      if (h.status !== 'in') return;
      losePower(g, hero, 1, 'H-DEV-1');
      if (traitsOf(g, hero).length > 0) f.left.push(hero);
    });
    return 'traits';
  },
  traits: {
    ask(g, f) {
      if (f.left.length === 0) return DONE;
      const h = heroAt(g.state, itemAt(f.left, 0));
      return {
        kind: 'pick',
        prompt: 'lose-card',
        by: h.seat,
        hero: h.id,
        about: { card: traitId(g, itemAt(traitsOf(g, itemAt(f.left, 0)), 0)) },
        options: dropOptions(g, itemAt(f.left, 0)),
      };
    },
    take(g, f, { option }) {
      const hero = f.left.shift() ?? 0;
      discardTrait(g, hero, itemAt(option.args, 0));
      return 'traits';
    },
  },
});
