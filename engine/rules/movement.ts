/** The Move action (K-MOVE-1 to K-MOVE-5, C-ACT-1, S-MOVE-1 to S-MOVE-4). */
import { valueOf } from '../kernel/ability.ts';
import { plainOption, type Option } from '../kernel/option.ts';
import type { Action } from '../kernel/edition.ts';
import { enemiesIn, kept, sharedOptions, zoneId, type Game } from '../kernel/game.ts';
import { callIf, DONE, procedure } from '../kernel/procedure.ts';
import type { RefusalCode } from '../kernel/refusals.ts';
import type { Frame } from '../kernel/state.ts';
import { juncture } from './junctures.ts';
import { zoneOption } from './options.ts';
import { canPay, pay, priceOf } from './payment.ts';
import { declareEvents, told, type EventsOf } from '../vocabulary/events.ts';
import { asks, declarePrompts, type PromptsOf } from '../vocabulary/prompts.ts';
import { declareRefusals, type RefusalsOf } from '../vocabulary/refusals.ts';
import { heroAt, itemAt } from '../lookup.ts';

const TOLD = declareEvents({
  moved: told(
    { hero: 'hero', from: 'zone', to: 'zone', cost: 'count' },
    { mark: 'boot-prints', tone: 'cyan', beat: 'walk' },
  ),
});
declare module '../kernel/event.ts' {
  interface EventMap extends EventsOf<typeof TOLD> {}
}
const ASKED = declarePrompts({
  'move-on': asks({}),
});
const REFUSED = declareRefusals({
  'move.too-few-actions': 'K-MOVE-5',
  'move.not-adjacent': 'K-MOVE-1',
  'move.door-closed': 'K-MOVE-2',
});
declare module '../kernel/decision.ts' {
  interface PromptMap extends PromptsOf<typeof ASKED> {}
}
declare module '../kernel/refusals.ts' {
  interface RefusalMap extends RefusalsOf<typeof REFUSED> {}
}
declare module '../kernel/ability.ts' {
  interface Junctures {
    moved: Frame;
  }
}

const isSlippery = (g: Game, hero: number): boolean => valueOf(g, hero, 'slippery') > 0;

/** One action, and one for each enemy in the zone being left (K-MOVE-4). */
export function moveCost(g: Game, hero: number): number {
  const { moveCost: special } = g.context.edition.policies;
  if (special) return special(g, hero);
  return isSlippery(g, hero) ? 1 : 1 + enemiesIn(g, heroAt(g.state, hero).zone);
}

/** A step of several zones ends where enemies are (C-ACT-1, S-MOVE-4). */
const mustStop = (g: Game, hero: number): boolean =>
  enemiesIn(g, heroAt(g.state, hero).zone) > 0 && !isSlippery(g, hero);

interface Move extends Frame<'move'> {
  hero: number;
  to: number;
  /** Zones this Move may still go on after the next. */
  left: number;
  cost: number;
  /** Zones it has led into. */
  entered: number[];
}

/** A Move that has been paid for. */
export const move = (hero: number, to: number, left: number, cost: number): Frame => {
  const f: Move = { proc: 'move', step: 'enter', hero, to, left, cost, entered: [] };
  return f;
};

export function stepOption(g: Game, zone: number, cost: number, paid = cost): Option {
  const shared = sharedOptions(g, paid < cost ? 'free-move' : 'move');
  const key = zone * 64 + Math.min(cost, 63);
  return (
    shared.get(key) ?? kept(shared, key, zoneOption(g, 'move', zone, paid < cost ? { cost, paid } : { cost }))
  );
}
const STOP = plainOption('stop');

/** The edition says what free action can pay for it, and what else stands in the way. */
export function moveAction(
  freeKind: number,
  hindrance: (g: Game, hero: number, to: number) => RefusalCode | undefined,
): Action {
  return {
    verb: 'move',
    form: 'zones',
    offer(g, hero, add) {
      const cost = moveCost(g, hero);
      if (!canPay(g, hero, cost, freeKind)) return;
      const paid = priceOf(g, hero, cost, freeKind);
      for (const zone of itemAt(g.view.neighbours, heroAt(g.state, hero).zone))
        if (!hindrance(g, hero, zone)) add(stepOption(g, zone, cost, paid));
    },
    why(g, hero, { zones: [zone = ''] = [] }) {
      const to = g.context.board.indexOf.get(zone);
      const from = heroAt(g.state, hero).zone;
      if (to === undefined) return 'intent.unknown';
      const shut = g.context.board.links.some(
        (l) => (l.a === from && l.b === to) || (l.a === to && l.b === from),
      );
      if (!itemAt(g.view.neighbours, from).includes(to))
        return shut ? 'move.door-closed' : 'move.not-adjacent';
      const no = hindrance(g, hero, to);
      if (no || canPay(g, hero, moveCost(g, hero), freeKind)) return no;
      // With nothing left it is not for those in the zone that nobody goes.
      return canPay(g, hero, 1, freeKind) ? 'move.too-few-actions' : 'hero.too-few-actions';
    },
    run(g, hero, option) {
      const paid = pay(g, hero, moveCost(g, hero), freeKind);
      return move(hero, itemAt(option.args, 0), valueOf(g, hero, 'zonesPerMove'), paid);
    },
  };
}

export const moveProcedure = procedure<Move>()({
  enter(g, f) {
    const from = heroAt(g.state, f.hero).zone;
    moveHero(g, f.hero, f.to, f.cost);
    f.cost = 0;
    f.entered.push(f.to);
    return callIf(f, 'next', g.context.edition.policies.heroEntered?.(g, f.hero, from));
  },
  next(g, f) {
    if (heroAt(g.state, f.hero).status !== 'in') return DONE;
    return f.left > 0 && !mustStop(g, f.hero) ? 'onward' : 'arrived';
  },

  onward: {
    ask(g, f) {
      const h = heroAt(g.state, f.hero);
      const zones = g.context.edition.policies.waysOn?.(g, f.hero) ?? itemAt(g.view.neighbours, h.zone);
      const options: Option[] = zones.map((zone) => stepOption(g, zone, 0));
      options.push(STOP);
      return { kind: 'pick', prompt: 'move-on', by: h.seat, hero: h.id, options };
    },
    take(_g, f, { option }) {
      if (option.verb === 'stop') return 'arrived';
      f.to = itemAt(option.args, 0);
      f.left--;
      return 'enter';
    },
  },

  arrived(g, f) {
    return callIf(f, 'moved', g.context.edition.policies.heroMoved?.(g, f.hero, f.entered));
  },
  moved(g, f) {
    return callIf(f, 'end', juncture(g, 'moved', f.hero));
  },
  end: () => DONE,
});

export function moveHero(g: Game, hero: number, to: number, cost: number): void {
  const h = heroAt(g.state, hero);
  const from = h.zone;
  h.zone = to;
  const { heroLeaves, heroSteps } = g.context.edition.policies;
  heroLeaves?.(g, hero);
  heroSteps?.(g, hero);
  g.stirred = true;
  g.emit?.('K-MOVE-4', { type: 'moved', hero: h.id, from: zoneId(g, from), to: zoneId(g, to), cost });
}
