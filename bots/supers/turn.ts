/** A super hero's turn: every option gets a worth, the best one is taken. What things are worth, the edition says. */
import { isExitOpen, type Game, type Option, type PickDecision } from '@holdout/engine';
import type { Temper } from '../plain/ends.ts';
import { takeWorth } from '../zombie/deeds.ts';
import { SPARE, type Turn } from '../zombie/ends.ts';
import { fieldOf } from './field.ts';

const NEVER = -1e6;
const OUT = 50;

/** The worth of ending in a zone with so many actions and so much hunger or power left. */
type Ending = (turn: Turn, field: Turn['field'], zone: number, actions: number, level: number) => number;

export interface Judge {
  /** Verbs that lead into a zone. */
  readonly steps: readonly string[];
  /** Hunger or power. */
  levelOf(g: Game, hero: number): number;
  readonly endWorth: Ending;
  readonly bestEnd: Ending;
  attackWorth(turn: Turn, option: Option, actions: number): number;
  openWorth(turn: Turn, option: Option, actions: number): number;
  /** Of whatever else is on offer; `stay` = the best end from where the hero stands. */
  otherWorth(turn: Turn, option: Option, actions: number, stay: () => number): number;
}

/** The table as a hero sees it at the beginning of a decision. */
export function turnAt(
  g: Game,
  hero: number,
  temper: Temper,
  { way, tokens, scarcity }: Pick<Turn, 'way' | 'scarcity'> & { readonly tokens: readonly number[] },
): Turn {
  return {
    g,
    hero,
    zone: g.state.heroes[hero].zone,
    way,
    field: fieldOf(g),
    places: g.state.heroes.map((h) => (h.status === 'in' ? h.zone : -1)),
    tokens: new Set(tokens),
    caution: temper.caution,
    scarcity,
  };
}

export function chooseTurn(turn: Turn, d: PickDecision, judge: Judge): string {
  const { actions } = turn.g.state.heroes[turn.hero];
  let best = d.options[0];
  let most = -Infinity;
  for (const option of d.options) {
    const worth = worthOf(turn, option, actions - (option.cost ?? 0), judge);
    if (worth > most) [best, most] = [option, worth];
  }
  return best.id;
}

function worthOf(turn: Turn, option: Option, actions: number, judge: Judge): number {
  const { g, hero, zone, field } = turn;
  const level = judge.levelOf(g, hero);
  const stay = (): number => judge.bestEnd(turn, field, zone, actions, level);
  const { verb } = option;
  if (verb === 'end' || verb === 'stop')
    return judge.endWorth(turn, field, zone, verb === 'end' ? 0 : actions, level) + SPARE * actions;
  if (judge.steps.includes(verb)) return judge.bestEnd(turn, field, option.args[0], actions, level);
  switch (verb) {
    case 'attack':
      return judge.attackWorth(turn, option, actions);
    case 'open':
      return stay() + judge.openWorth(turn, option, actions);
    case 'take':
      return stay() + takeWorth(turn);
    case 'leave':
      return isExitOpen(g) ? OUT : NEVER;
    default:
      return judge.otherWorth(turn, option, actions, stay);
  }
}
