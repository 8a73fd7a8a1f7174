/**
 * A Zombie Hero's turn: every option gets a worth, the best one is taken. What counts is how many wounds the coming
 * enemy phase will cost the whole team, how hungry the hero will be, and the way to what the mission wants.
 */
import { isExitOpen, type Game, type Option, type PickDecision } from '@holdout/engine';
import type { Temper } from './look.ts';
import { attackWorth, openWorth, takeWorth } from './zombie-deeds.ts';
import { bestEnd, endWorth, SPARE, type Turn } from './zombie-ends.ts';
import { fieldOf } from './zombie-field.ts';
import { offerWorth } from './zombie-offers.ts';
import { wayFor, workOf } from './zombie-plan.ts';
import { hungerOf, scarcityOf } from './zombie-table.ts';

const NEVER = -1e6;

export function chooseZombieTurn(g: Game, hero: number, d: PickDecision, temper: Temper): string {
  const { zone } = g.state.heroes[hero];
  const places = g.state.heroes.map((h) => (h.status === 'in' ? h.zone : -1));
  const tokens = new Set(workOf(g, hero).filter((a) => a.act === 'take').map((a) => a.zone)); // prettier-ignore
  const turn: Turn = {
    g,
    hero,
    zone,
    way: wayFor(g, hero),
    field: fieldOf(g),
    places,
    tokens,
    caution: temper.caution,
    scarcity: scarcityOf(g),
  };
  const actions = g.state.heroes[hero].actions;
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
  const hunger = hungerOf(g, hero);
  switch (option.verb) {
    case 'end':
    case 'stop':
      return endWorth(turn, field, zone, option.verb === 'end' ? 0 : actions, hunger) + SPARE * actions;
    case 'move':
    case 'bulldoze':
      return bestEnd(turn, field, option.args[0], actions, hunger);
    case 'attack':
      return attackWorth(turn, option, actions);
    case 'open':
      return bestEnd(turn, field, zone, actions, hunger) + openWorth(turn, option, actions);
    case 'take':
      return bestEnd(turn, field, zone, actions, hunger) + takeWorth(turn);
    case 'leave':
      return isExitOpen(g) ? 50 : NEVER;
    default:
      return bestEnd(turn, field, zone, actions, hunger) + offerWorth(turn, option);
  }
}
