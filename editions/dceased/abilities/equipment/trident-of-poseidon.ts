/** Trident of Poseidon. After its attack, for 1 power: push all surviving enemies of that zone 1 zone, into one zone. */
import {
  itemAt,
  callIf,
  countOf,
  DONE,
  procedure,
  zoneOption,
  type EnemyStep,
  type Frame,
  type Game,
} from '@holdout/engine';
import { choose } from '../../../supers/cards/choose.ts';
import { isPushable, pushEnemies, pushWays } from '../../../supers/attack/effects.ts';
import { canSpend, spendPower } from '../../../supers/cards/power.ts';
import { pushedIn } from '../../../supers/moves/push.ts';
import { equipment, sayUsed } from './card.ts';

const ID = 'trident-of-poseidon';
const PRICE = 1;

/** Zombie Heroes too, unless nothing can push them. */
const survivors = (g: Game, zone: number): number[] =>
  g.context.types.map((_, type) => type).filter((t) => countOf(g, t, zone) > 0 && isPushable(g, t));

interface Wave extends Frame<typeof ID> {
  hero: number;
  zone: number;
}

export const tridentOfPoseidon = equipment(ID, {
  at: {
    'after-attack': {
      can: (g, hero, { line, zones }) => {
        const zone = itemAt(zones, 0);
        return (
          line === ID &&
          canSpend(g, hero, PRICE) &&
          survivors(g, zone).length > 0 &&
          pushWays(g, zone).length > 0
        );
      },
      run(g, hero, { zones }) {
        const zone = itemAt(zones, 0);
        sayUsed(g, hero, ID);
        spendPower(g, hero, PRICE, ID);
        const wave: Wave = { proc: ID, step: 'choose', hero, zone };
        return wave;
      },
    },
  },
  procedure: procedure<Wave>()({
    choose: {
      ask: (g, f) =>
        choose(
          g,
          f.hero,
          ID,
          pushWays(g, f.zone).map((z) => zoneOption(g, 'push', z)),
        ),
      // They enter in one step (D-ACT-4).
      take(g, f, { option }) {
        const to = itemAt(option.args, 0);
        const steps = survivors(g, f.zone).map((type): EnemyStep => {
          const n = countOf(g, type, f.zone);
          pushEnemies(g, type, f.zone, to, n, ID);
          return { type, from: f.zone, to, n };
        });
        return callIf(f, 'end', pushedIn(g, steps));
      },
    },
    end: () => DONE,
  }),
});
