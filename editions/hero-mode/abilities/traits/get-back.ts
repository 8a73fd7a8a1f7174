/** Get Back! When enemies enter your zone: push up to 4 of them back to the zone they came from. */
import {
  heroAt,
  itemAt,
  DONE,
  enemyAtOption,
  followPushed,
  plainOption,
  procedure,
  zoneId,
  type EnemyStep,
} from '@holdout/engine';
import { arrivals, enteredOf } from '../../../supers/enemies/arrivals.ts';
import { choose, question, type Question } from '../../../supers/cards/choose.ts';
import { isPushable, pushEnemies } from '../../../supers/attack/effects.ts';
import type { Entered } from '../../../supers/policies.ts';
import { spend, trait, withCard } from '../../../supers/cards/trait-card.ts';

const ID = 'get-back';
const MOST = 4;

export const getBack = trait(ID, {
  at: {
    'enemies-enter': withCard({
      can: (g, hero, f) => arrivals(g, hero, f).some((s) => isPushable(g, s.type)),
      run(g, hero) {
        return spend(g, hero, ID, question(ID, hero));
      },
    }),
  },
  procedure: procedure<Question>()({
    // Pushes not made are counted too, so that one answer says it all; at least one goes.
    choose: {
      ask(g, f) {
        const groups = arrivals(g, f.hero, enteredOf(g)).filter((s) => isPushable(g, s.type));
        const total = Math.min(
          MOST,
          groups.reduce((n, s) => n + s.n, 0),
        );
        const options = groups.map((s) => enemyAtOption(g, 'push', s.type, s.from, { cap: s.n }));
        if (total > 1) options.push(plainOption('stay', { cap: total - 1 }));
        const about = { for: ID, zone: zoneId(g, heroAt(g.state, f.hero).zone), n: total };
        return { ...choose(g, f.hero, ID, options), kind: 'allocate', total, about };
      },
      take(g, f, { units }) {
        const entered = enteredOf(g);
        const groups = arrivals(g, f.hero, entered).filter((s) => isPushable(g, s.type));
        groups.forEach((s, i) => {
          if (units[i] === 0) return;
          const back: EnemyStep = { type: s.type, from: s.to, to: s.from, n: itemAt(units, i) };
          pushEnemies(g, back.type, back.from, back.to, back.n, ID);
          followPushed(g, back);
          leave(entered, back);
        });
        return DONE;
      },
    },
  }),
});

/** Whoever has gone back has not come in. */
function leave({ steps }: Entered, { type, from, to, n }: EnemyStep): void {
  const step = steps.find((s) => s.type === type && s.to === from && s.from === to);
  if (step) step.n -= n;
}
