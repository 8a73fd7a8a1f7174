/** A Zombie Hero whom the mission keeps from acting: no activation until the end of the next round, extra ones neither (M-D10). */
import {
  itemAt,
  declareEvents,
  DONE,
  enemyId,
  procedure,
  told,
  zoneId,
  type EventsOf,
  type Frame,
  type Game,
  enemyOption,
} from '@holdout/engine';
import { chooseTogether } from '../supers/cards/choose.ts';
import { heroTypes, zoneOfEnemyHero } from '../supers/enemies/enemy-heroes.ts';
import { ownOf } from './own.ts';

const TOLD = declareEvents({
  'enemy-hushed': told({ enemy: 'enemy', zone: 'zone' }),
});
declare module '@holdout/engine' {
  interface EventMap extends EventsOf<typeof TOLD> {}
}

/** Zombie Heroes who would act before the end of the next round. */
const restless = (g: Game): number[] =>
  heroTypes(g).filter((t) => zoneOfEnemyHero(g, t) >= 0 && !isHushed(g, t, g.state.round + 1));

/** Does the mission keep this Zombie Hero from acting in that round? */
export const isHushed = (g: Game, type: number, round = g.state.round): boolean =>
  ownOf(g).hushed.some((h) => h.type === type && h.until >= round);

export const hushEnemyHero = (g: Game): Frame | null =>
  restless(g).length > 0 ? { proc: 'hush', step: 'choose' } : null;

export const hushProcedure = procedure()({
  choose: {
    ask(g) {
      const options = restless(g).map((t) => enemyOption(g, 'hush', t));
      return chooseTogether('hush', options);
    },
    take(g, _f, { option }) {
      const type = itemAt(option.args, 0);
      ownOf(g).hushed.push({ type, until: g.state.round + 1 });
      g.emit?.(g.context.mission.clause, {
        type: 'enemy-hushed',
        enemy: enemyId(g, type),
        zone: zoneId(g, zoneOfEnemyHero(g, type)),
      });
      return DONE;
    },
  },
});
