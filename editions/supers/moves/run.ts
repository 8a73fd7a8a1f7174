/** A Move of several zones that enemies neither make dearer nor end; a card may do something in each zone entered. */
import {
  heroAt,
  itemAt,
  call,
  callIf,
  DONE,
  frameOf,
  juncture,
  moveHero,
  procedure,
  zoneOption,
  type Frame,
  type Game,
  type Option,
} from '@holdout/engine';
import { choose, question, STOP } from '../cards/choose.ts';
import { stepsFrom } from '../missions/force-field.ts';

interface Run extends Frame<'run'> {
  hero: number;
  /** The ability behind it. */
  by: string;
  to: number;
  cost: number;
  /** Zones it may lead into. */
  most: number;
  /** Question of the hero in each of them, by the name of its procedure; '' for none. */
  each: string;
  entered: number[];
}

/** On the menu of the turn, for 1 action: `<ability>:<first zone>`. */
export const runOption = (g: Game, by: string, zone: number): Option => zoneOption(g, by, zone, { cost: 1 });

/** A run that has been paid for, with its first zone. */
export const run = (
  hero: number,
  by: string,
  to: number,
  how: { cost: number; most: number; each?: string },
): Frame => {
  const f: Run = { proc: 'run', step: 'enter', hero, by, to, each: '', entered: [], ...how };
  return f;
};

/** The run under way. */
export const runOf = (g: Game): Run => frameOf<Run>(g, 'run');

export const runProcedure = procedure<Run>()({
  enter(g, f) {
    const from = heroAt(g.state, f.hero).zone;
    moveHero(g, f.hero, f.to, f.cost);
    f.cost = 0;
    f.entered.push(f.to);
    const opens = g.context.edition.policies.heroEntered?.(g, f.hero, from);
    // The first step onto a new level ends it (H-LVL-4).
    const { zones } = g.context.board;
    if (opens && itemAt(zones, from).level !== itemAt(zones, f.to).level) f.most = f.entered.length;
    return callIf(f, 'here', opens);
  },
  here(g, f) {
    if (f.each === '' || heroAt(g.state, f.hero).status !== 'in') return 'onward';
    return call(f, 'onward', question(f.each, f.hero));
  },
  onward: {
    ask(g, f) {
      const h = heroAt(g.state, f.hero);
      if (h.status !== 'in' || f.entered.length >= f.most) return 'arrived';
      const options = stepsFrom(g, h.zone).map((z) => zoneOption(g, 'move', z));
      return choose(g, f.hero, f.by, [...options, STOP]);
    },
    take(_g, f, { option }) {
      if (option.verb === STOP.verb) return 'arrived';
      f.to = itemAt(option.args, 0);
      return 'enter';
    },
  },
  arrived(g, f) {
    if (heroAt(g.state, f.hero).status !== 'in') return DONE;
    return callIf(f, 'moved', g.context.edition.policies.heroMoved?.(g, f.hero, f.entered));
  },
  moved(g, f) {
    return callIf(f, 'end', juncture(g, 'moved', f.hero));
  },
  end: () => DONE,
});
