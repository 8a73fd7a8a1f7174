/** The sign carried along, where the mission lets heroes do so: a Move of one zone that takes it (M-MH3, M-MH3-1). */
import {
  heroAt,
  itemAt,
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
  if (!missionOf(g).signCarried || ownOf(g).sign?.zone !== heroAt(g.state, hero).zone) return 'sign.not-here';
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
    const beside = itemAt(g.view.neighbours, heroAt(g.state, hero).zone).includes(to);
    return beside ? forceField(g, hero, to) : 'move.not-adjacent';
  },
  offer(g, hero, add) {
    if (whyNot(g, hero)) return;
    const cost = moveCost(g, hero);
    for (const zone of itemAt(g.view.neighbours, heroAt(g.state, hero).zone))
      if (!forceField(g, hero, zone)) add(zoneOption(g, 'carry', zone, { cost }));
  },
  // No skill for several zones takes it farther (M-MH3-1).
  run(g, hero, option) {
    const cost = moveCost(g, hero);
    pay(g, hero, cost, NO_KIND);
    const zone = itemAt(option.args, 0);
    const own = ownOf(g);
    if (own.sign) own.sign = { ...own.sign, zone };
    g.emit?.('M-MH3-1', { type: 'sign-moved', zone: zoneId(g, zone) });
    return move(hero, zone, 0, cost);
  },
};
