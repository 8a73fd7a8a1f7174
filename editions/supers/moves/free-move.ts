/** Free Moves, ordinary ones and those that pay nothing for enemies, with what cards and power make of them (S-MOVE-5). */
import {
  heroAt,
  itemAt,
  call,
  DONE,
  move,
  moveCost,
  NO_KIND,
  pay,
  procedure,
  stepOption,
  valueOf,
  type Frame,
  type Game,
  type Option,
} from '@holdout/engine';
import { boughtRuns, buyRun, isBoughtRun } from './bought-run.ts';
import { choose, STOP } from '../cards/choose.ts';
import { stepsFrom } from '../missions/force-field.ts';
import { costPastEnemies, retreat, retreatFrom, retreatOption } from './retreat.ts';

interface FreeMove extends Frame<'free-move'> {
  hero: number;
  by: string;
  /** Only to these zones; none = any neighbour. */
  to: number[];
  /** It pays nothing for enemies. */
  past: boolean;
}

const start = (hero: number, by: string, to: number[], past: boolean): Frame => {
  const f: FreeMove = { proc: 'free-move', step: 'choose', hero, by, to, past };
  return f;
};

/** A free Move pays the basic 1; extra costs are paid with ordinary actions (S-MOVE-5). It may be passed up. */
export const freeMove = (hero: number, by: string, to: number[] = []): Frame => start(hero, by, to, false);

/** A free Move that pays nothing for enemies. */
export const freeMovePast = (hero: number, by: string): Frame => start(hero, by, [], true);

/** Each zone with what is left to pay, and once more where a card makes it cheaper or power leads past enemies. */
function freeMoveOptions(g: Game, hero: number, to: readonly number[], past: boolean): Option[] {
  const h = heroAt(g.state, hero);
  if (h.status !== 'in') return [];
  const zones = stepsFrom(g, h.zone).filter((z) => to.length === 0 || to.includes(z));
  const extra = extraCost(g, hero, past);
  const options = zones.map((z) => stepOption(g, z, extra));
  const cheaper = extra > 0 ? retreatFrom(g, hero) : null;
  if (cheaper) options.push(...zones.map((z) => retreatOption(g, cheaper.by, z, cheaper.cost - 1)));
  options.push(...boughtRuns(g, hero, 0).filter((o) => zones.includes(itemAt(o.args, 0))));
  return options.filter((o) => (o.cost ?? 0) <= h.actions);
}

const extraCost = (g: Game, hero: number, past: boolean): number =>
  past ? costPastEnemies(g, hero) : moveCost(g, hero) - 1;

export const canMoveFree = (g: Game, hero: number): boolean => freeMoveOptions(g, hero, [], false).length > 0;
export const canMoveFreePast = (g: Game, hero: number): boolean =>
  freeMoveOptions(g, hero, [], true).length > 0;

export const freeMoveProcedure = procedure<FreeMove>()({
  choose: {
    ask(g, f) {
      const options = freeMoveOptions(g, f.hero, f.to, f.past);
      if (options.length === 0) return DONE;
      return choose(g, f.hero, f.by, [...options, STOP]);
    },
    take(g, f, { option }) {
      if (option.verb === STOP.verb) return DONE;
      if (isBoughtRun(g, option)) return call(f, 'end', buyRun(g, f.hero, option));
      if (option.verb !== 'move') return call(f, 'end', retreat(g, f.hero, option));
      const extra = extraCost(g, f.hero, f.past);
      pay(g, f.hero, extra, NO_KIND);
      return call(f, 'end', move(f.hero, itemAt(option.args, 0), valueOf(g, f.hero, 'zonesPerMove'), extra));
    },
  },
  end: () => DONE,
});
