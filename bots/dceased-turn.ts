/** A turn in DCeased: every option gets a worth, the best one is taken. */
import { isExitOpen, type Game, type Option, type PickDecision } from '@holdout/engine';
import { dceasedAims } from './dceased-aims.ts';
import { bestEnd, endWorth } from './dceased-ends.ts';
import { attackWorth } from './dceased-fight.ts';
import { leapWorth, offerWorth } from './dceased-offers.ts';
import { exposure } from './dceased-people.ts';
import { dceasedWay } from './dceased-plan.ts';
import { powerOf } from './hero-table.ts';
import type { Temper } from './look.ts';
import { openWorth, takeWorth } from './zombie-deeds.ts';
import { SPARE, type Turn } from './zombie-ends.ts';
import { fieldOf } from './zombie-field.ts';

const NEVER = -1e6;

export function turnOf(g: Game, hero: number, temper: Temper): Turn {
  const tokens = dceasedAims(g, hero).flat().filter((a) => a.act === 'take').map((a) => a.zone); // prettier-ignore
  return {
    g,
    hero,
    zone: g.state.heroes[hero].zone,
    way: dceasedWay(g, hero),
    field: fieldOf(g),
    places: g.state.heroes.map((h) => (h.status === 'in' ? h.zone : -1)),
    tokens: new Set(tokens),
    caution: temper.caution,
    scarcity: 0,
  };
}

export function chooseDceasedTurn(g: Game, hero: number, d: PickDecision, temper: Temper): string {
  const turn = turnOf(g, hero, temper);
  const { actions } = g.state.heroes[hero];
  let best = d.options[0];
  let most = -Infinity;
  for (const option of d.options) {
    const worth = worthOf(turn, option, actions - (option.cost ?? 0));
    if (worth > most) [best, most] = [option, worth];
  }
  return best.id;
}

function worthOf(turn: Turn, option: Option, actions: number): number {
  const { g, hero, zone, field } = turn;
  const power = powerOf(g, hero);
  const stay = (): number => bestEnd(turn, field, zone, actions, power);
  switch (option.verb) {
    case 'end':
    case 'stop':
      return endWorth(turn, field, zone, option.verb === 'end' ? 0 : actions, power) + SPARE * actions;
    case 'move':
    case 'push':
      return bestEnd(turn, field, option.args[0], actions, power);
    case 'attack':
      return attackWorth(turn, option, actions);
    case 'open':
      return stay() + openWorth(turn, option, actions) - exposure(turn, option.args[0], actions);
    case 'take':
      return stay() + takeWorth(turn);
    case 'leave':
      return isExitOpen(g) ? 50 : NEVER;
    default:
      return leapWorth(turn, option, actions) ?? stay() + offerWorth(turn, option);
  }
}

/** Out only when nothing is left to do here. */
export const chooseLeaving = (g: Game, hero: number): string =>
  dceasedWay(g, hero).aims.some((a) => a.act === 'leave') ? 'leave' : 'stay';
