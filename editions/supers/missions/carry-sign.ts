/** The sign carried along, where the mission lets heroes do so: a Move of one zone that takes it (M-MH3, M-MH3-1). */
import {
  canPay,
  move,
  moveCost,
  NO_KIND,
  pay,
  zoneId,
  zoneOption,
  type Action,
  type Game,
  type RefusalCode,
} from '@holdout/engine';
import { forceField } from './force-field.ts';
import { kitOf } from '../kit.ts';
import { missionOf, ownOf } from '../own.ts';
import { whyNotTouch } from './sign.ts';

function whyNot(g: Game, hero: number): RefusalCode | undefined {
  const no = kitOf(g).hindered(g, hero);
  if (no) return no;
  if (!missionOf(g).signCarried || ownOf(g).sign?.zone !== g.state.heroes[hero].zone) return 'sign.not-here';
  return whyNotTouch(g) ?? (canPay(g, hero, moveCost(g, hero), NO_KIND) ? undefined : 'move.too-few-actions');
}

export const carrySignAction: Action = {
  verb: 'carry',
  form: 'zones',
  why(g, hero, { zones: [zone = ''] = [] }) {
    const to = g.context.board.indexOf.get(zone);
    if (to === undefined) return 'intent.unknown';
    const no = whyNot(g, hero);
    if (no) return no;
    const beside = g.view.neighbours[g.state.heroes[hero].zone].includes(to);
    return beside ? forceField(g, hero, to) : 'move.not-adjacent';
  },
  offer(g, hero, add) {
    if (whyNot(g, hero)) return;
    const cost = moveCost(g, hero);
    for (const zone of g.view.neighbours[g.state.heroes[hero].zone])
      if (!forceField(g, hero, zone)) add(zoneOption(g, 'carry', zone, { cost }));
  },
  // No skill for several zones takes it farther (M-MH3-1).
  run(g, hero, option) {
    const cost = moveCost(g, hero);
    pay(g, hero, cost, NO_KIND);
    const [zone] = option.args;
    const own = ownOf(g);
    if (own.sign) own.sign = { ...own.sign, zone };
    g.emit?.('M-MH3-1', { type: 'sign-moved', zone: zoneId(g, zone) });
    return move(hero, zone, 0, cost);
  },
};
