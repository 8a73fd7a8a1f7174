/**
 * The greedy player: fights what threatens, searches, opens, heads for what the mission wants, shares wounds wisely.
 * It looks one option ahead and remembers nothing, so any position can be handed to it.
 */
import { itemAt, formatRow, type Decision, type Game } from '@holdout/engine';
import type { Policy } from './bot.ts';
import {
  chooseHero,
  chooseHold,
  chooseLoss,
  chooseRedraw,
  chooseReroll,
  chooseShield,
  chooseSkill,
} from './plain/answers.ts';
import { numbersFrom } from './prng.ts';
import { randomRow } from './random.ts';
import { BOLD, USUAL, type Temper } from './temper.ts';
import { senseOf } from './sense.ts';
import { chooseShares } from './plain/shares.ts';
import { chooseInTrade } from './plain/trade.ts';
import { chooseInTurn } from './plain/turn.ts';

export const greedyBot: Policy = greedyWith(USUAL);
export const boldBot: Policy = greedyWith(BOLD);

export function greedyWith(temper: Temper): Policy {
  return (engine, state, d) => choose(engine.gameOf(state), d, temper);
}

function choose(g: Game, d: Decision, temper: Temper): string {
  if (d.kind === 'row') return formatRow(d, randomRow(d, numbersFrom(`box ${g.state.seq}`)));
  if (d.kind === 'allocate') return senseOf(g).shares?.(g, d) ?? chooseShares(g, d);
  const hero = d.hero === undefined ? g.state.active : g.state.heroes.findIndex((h) => h.id === d.hero);
  const own = senseOf(g).answer?.(g, hero, d, temper);
  if (own !== undefined) return own;
  switch (d.prompt) {
    case 'activate':
      return chooseHero(g, d);
    case 'hands':
      return d.options.at(-1)?.id ?? itemAt(d.options, 0).id;
    case 'turn':
    case 'move-on':
    case 'drive-on':
      return chooseInTurn(g, hero, d, temper);
    case 'skill':
      return chooseSkill(g, d);
    case 'hold':
      return chooseHold(g, hero, d, temper);
    case 'lose-card':
    case 'discard-surplus':
      return chooseLoss(g, d);
    case 'prevent-wound':
      return chooseShield(g, hero, d);
    case 'trade':
      return chooseInTrade(g, hero, d);
    case 'reroll':
      return chooseReroll(d);
    case 'draw-again':
      return chooseRedraw(g, d);
    default:
      return itemAt(d.options, 0).id;
  }
}
