/**
 * Collision Course. In your turn: push 1 horde zombie within range 1 into a next zone with others: it and 1 of them are
 * eliminated. No attack, no target priority; both are gone before anybody could react to its coming.
 */
import {
  leading,
  callIf,
  countOf,
  DONE,
  enemyAtOption,
  inSequence,
  procedure,
  type Frame,
  type Game,
  type Option,
} from '@holdout/engine';
import { choose } from '../../../supers/cards/choose.ts';
import { pushEnemies, pushWays, strikeDown } from '../../../supers/attack/effects.ts';
import { FAST, HEAVY, BASIC } from '../../../supers/kit.ts';
import { figureOption } from '../../../supers/moves/figures.ts';
import { spend, trait } from '../../../supers/cards/trait-card.ts';
import { zonesWithin } from '../../../supers/attack/within.ts';

const ID = 'collision-course';
const HORDE = [BASIC, HEAVY, FAST];

const hordeIn = (g: Game, zone: number): number[] => HORDE.filter((type) => countOf(g, type, zone) > 0);

/** Whom the figure could be thrown into; the zone is theirs. */
const victims = (g: Game, type: number, zone: number): Option[] =>
  pushWays(g, zone, type).flatMap((to) =>
    hordeIn(g, to).map((other) => enemyAtOption(g, 'eliminate', other, to)),
  );

interface Throw extends Frame<typeof ID> {
  hero: number;
  type: number;
  zone: number;
}

export const collisionCourse = trait(ID, {
  offer(g, hero, add) {
    for (const zone of zonesWithin(g, hero, 1))
      for (const type of hordeIn(g, zone))
        if (victims(g, type, zone).length > 0) add(figureOption(g, ID, { kind: 'enemy', type, zone }));
  },
  use(g, hero, { args }) {
    const [, type, zone] = leading(args, 3);
    const thrown: Throw = { proc: ID, step: 'choose', hero, type, zone };
    return spend(g, hero, ID, thrown);
  },
  procedure: procedure<Throw>()({
    choose: {
      ask: (g, f) => choose(g, f.hero, ID, victims(g, f.type, f.zone)),
      take(g, f, { option }) {
        const [other, to] = leading(option.args, 2);
        pushEnemies(g, f.type, f.zone, to, 1, ID);
        const both = [f.type, other].flatMap((type) => strikeDown(g, f.hero, type, to, 1));
        return callIf(f, 'end', inSequence(both));
      },
    },
    end: () => DONE,
  }),
});
