/** Web-Sling: once per turn a Move action goes up to 3 zones; enemies neither add to its cost nor end it. */
import {
  canPay,
  DONE,
  moment,
  moveHero,
  NO_KIND,
  pay,
  procedure,
  zoneId,
  zoneOption,
  type Ability,
  type Frame,
  type Game,
  type Option,
} from '@holdout/engine';
import { choose, STOP } from '../../../supers/choose.ts';
import { mayThisTurn, useSkill } from '../../../supers/effects.ts';
import { isBarred } from '../../../supers/force-field.ts';

const ZONES = 3;

const waysFrom = (g: Game, hero: number): number[] => {
  const { zone } = g.state.heroes[hero];
  return g.view.neighbours[zone].filter((z) => !isBarred(g, zone, z));
};

export const webSling: Ability = {
  id: 'web-sling',
  clause: 'S-MOVE-4',
  offer(g, hero, add) {
    if (!mayThisTurn(g, hero, webSling.id) || !canPay(g, hero, 1, NO_KIND)) return;
    for (const z of waysFrom(g, hero)) add(slingOption(g, z));
  },
  use(g, hero, { args: [to] }) {
    pay(g, hero, 1, NO_KIND);
    useSkill(g, hero, webSling.id);
    const f: Swing = { proc: webSling.id, step: 'enter', hero, to, cost: 1, entered: [] };
    return f;
  },
};

const slingOption = (g: Game, zone: number): Option => ({
  id: `${webSling.id}:${zoneId(g, zone)}`,
  verb: webSling.id,
  args: [zone],
  zones: [zoneId(g, zone)],
  cost: 1,
});

interface Swing extends Frame {
  hero: number;
  to: number;
  cost: number;
  entered: number[];
}

export const webSlingProcedure = procedure<Swing>({
  enter(g, f) {
    const from = g.state.heroes[f.hero].zone;
    moveHero(g, f.hero, f.to, f.cost);
    f.cost = 0;
    f.entered.push(f.to);
    // The first step onto a new level ends it (H-LVL-4).
    const opens = g.context.edition.policies.heroEntered?.(g, f.hero, from);
    f.step = opens ? 'arrived' : 'onward';
    return opens ?? 'onward';
  },
  onward: {
    ask(g, f) {
      if (f.entered.length >= ZONES) return 'arrived';
      const options = waysFrom(g, f.hero).map((z) => zoneOption(g, 'move', z));
      return choose(g, f.hero, webSling.id, [...options, STOP]);
    },
    take(_g, f, { option }) {
      if (option.verb === STOP.verb) return 'arrived';
      f.to = option.args[0];
      return 'enter';
    },
  },
  arrived(g, f) {
    if (g.state.heroes[f.hero].status !== 'in') return DONE;
    f.step = 'moved';
    return g.context.edition.policies.heroMoved?.(g, f.hero, f.entered) ?? 'moved';
  },
  moved(g, f) {
    f.step = 'end';
    return moment(g, 'moved', f.hero) ?? 'end';
  },
  end: () => DONE,
});
