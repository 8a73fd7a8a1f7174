/**
 * In Harm's Way. When another hero within range 2 would suffer wounds: push yourself to their zone by an open way and
 * suffer at least 1 of them instead. After sharing; whatever prevents your wounds may be used on them.
 */
import { heroAt, itemAt, numberAt, callIf, DONE, numberOption, procedure, type Game } from '@holdout/engine';
import { choose, question, type Question } from '../../../supers/cards/choose.ts';
import { canPush, pushFigure, type Push } from '../../../supers/moves/push.ts';
import { spend, trait, withCard } from '../../../supers/cards/trait-card.ts';
import { seenWithin } from '../../../supers/attack/within.ts';
import { sufferOf, sufferWounds } from '../../../supers/wounds/wounds.ts';

const ID = 'in-harms-way';
const RANGE = 2;

/** The shortest way, all of it. */
function rush(g: Game, hero: number, to: number): Push {
  const far = numberAt(g.view.distance, heroAt(g.state, hero).zone * g.context.zones + to);
  return { by: ID, hero, upTo: far, atLeast: far, towards: to };
}

function canReach(g: Game, hero: number, to: number): boolean {
  const push = rush(g, hero, to);
  return push.upTo === 0 || (push.upTo <= RANGE && canPush(g, { kind: 'hero', hero }, push));
}

export const inHarmsWay = trait(ID, {
  at: {
    'wounds-shared': withCard({
      anyone: true,
      can(g, hero, f) {
        const { zone } = heroAt(g.state, f.hero);
        return hero !== f.hero && f.wounds > 0 && seenWithin(g, hero, zone, RANGE) && canReach(g, hero, zone);
      },
      run(g, hero, f) {
        const push = rush(g, hero, heroAt(g.state, f.hero).zone);
        return spend(g, hero, ID, pushFigure({ kind: 'hero', hero }, push), question(ID, hero));
      },
    }),
  },
  procedure: procedure<Question>()({
    choose: {
      ask(g, f) {
        const { hero, wounds } = sufferOf(g);
        if (heroAt(g.state, f.hero).zone !== heroAt(g.state, hero).zone) return DONE;
        const amounts = Array.from({ length: wounds }, (_, i) => i + 1);
        const options = amounts.map((n) => numberOption('suffer', n));
        return choose(g, f.hero, ID, options);
      },
      take(g, f, { option }) {
        const n = itemAt(option.args, 0);
        const other = sufferOf(g);
        other.wounds -= n;
        return callIf(f, 'end', sufferWounds(f.hero, n, other));
      },
    },
    end: () => DONE,
  }),
});
