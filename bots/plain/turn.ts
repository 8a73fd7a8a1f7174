/**
 * The greedy player's turn: every option of the menu gets a worth, the best one is taken. The worth of a position is
 * how near it is to what the mission wants, less the risk of the coming enemy phase.
 */
import { itemAt, isExitOpen, type Game, type Option, type PickDecision } from '@holdout/engine';
import type { Temper } from '../temper.ts';
import { bestBy } from './best.ts';
import { attackWorth, canShoot, isAtDoor, openWorth, takeWorth } from './deeds.ts';
import { bestEnd, freeOf, lookAround, placeWorth, searchWorth, SPARE, type Look } from './ends.ts';
import { betterHands } from './answers.ts';
import { spareFor } from './trade.ts';

const WASTE = -5;

export function chooseInTurn(g: Game, hero: number, d: PickDecision, temper: Temper): string {
  const look = lookAround(g, hero, temper);
  return bestBy(d.options, (option) => worthOf(look, option));
}

function worthOf(look: Look, option: Option): number {
  const { g, hero, zone, sense } = look;
  const actions = look.actions - (option.cost ?? 0) + (freeOf(look, option.verb) > 0 ? 1 : 0);
  const own = sense.optionWorth(g, hero, option);
  if (own !== undefined)
    return own + placeWorth(look, option.verb === 'drive' ? itemAt(option.args, 0) : zone, actions);
  switch (option.verb) {
    case 'end':
      return placeWorth(look, zone, 0) + SPARE * look.actions;
    case 'stop':
      return bestEnd(look, zone, look.actions);
    case 'move':
      return bestEnd(look, itemAt(option.args, 0), actions);
    case 'attack':
      return attackWorth(look, option, actions);
    case 'open':
      return bestEnd(look, zone, actions) + openWorth(look, option, actions);
    default:
      return bestEnd(look, zone, actions) + gainOf(look, option);
  }
}

function gainOf(look: Look, option: Option): number {
  const { g, hero } = look;
  switch (option.verb) {
    case 'take':
      return takeWorth(look);
    case 'neutralise':
      return 40;
    case 'leave':
      return look.aims.some((a) => a.act === 'leave') && isExitOpen(g) ? 50 : -1000;
    case 'search':
    case 'hold-your-nose':
      return searchWorth(look, option.vehicle !== undefined);
    case 'reload':
      return canShoot(look) ? 3 : 0.1;
    case 'combine':
    case 'medic':
    case 'born-leader':
      return 5;
    case 'trade':
      return spareFor(g, hero, itemAt(option.args, 0)) ? 2.5 : WASTE;
    case 'arrange':
      return betterHands(g, hero, isAtDoor(look)) ? 2 : WASTE;
    default:
      return WASTE;
  }
}
