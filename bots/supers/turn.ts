/** A super hero's turn: every option gets a worth, the best one is taken. What things are worth, the edition says. */
import { heroAt, itemAt, isExitOpen, type Game, type Option, type PickDecision } from '@holdout/engine';
import type { Aim } from '../plain/aims.ts';
import { bestBy } from '../plain/best.ts';
import type { Temper } from '../temper.ts';
import { takeWorth } from './deeds.ts';
import type { Ending, Turn } from './ends.ts';
import { fieldOf } from './field.ts';
import { SPARE } from './worth.ts';

const NEVER = -1e6;
const OUT = 50;

export interface Judge {
  /** Verbs that lead into a zone. */
  readonly steps: readonly string[];
  readonly endWorth: Ending;
  readonly bestEnd: Ending;
  attackWorth(turn: Turn, option: Option, actions: number): number;
  openWorth(turn: Turn, option: Option, actions: number): number;
  /** Of whatever else is on offer; `stay` = the best end from where the hero stands. */
  otherWorth(turn: Turn, option: Option, actions: number, stay: () => number): number;
}

interface Plan extends Pick<Turn, 'side' | 'way'>, Partial<Pick<Turn, 'scarcity'>> {
  /** All that the mission wants of this hero. */
  readonly work: readonly Aim[];
}

/** The table as a hero sees it at the beginning of a decision. */
export function turnAt(g: Game, hero: number, temper: Temper, { side, way, work, scarcity = 0 }: Plan): Turn {
  return {
    g,
    side,
    hero,
    zone: heroAt(g.state, hero).zone,
    way,
    field: fieldOf(g),
    places: g.state.heroes.map((h) => (h.status === 'in' ? h.zone : -1)),
    risks: new Map(),
    tokens: new Set(work.flatMap((a) => (a.act === 'take' ? [a.zone] : []))),
    caution: temper.caution,
    scarcity,
  };
}

export function chooseTurn(turn: Turn, d: PickDecision, judge: Judge): string {
  const { actions } = heroAt(turn.g.state, turn.hero);
  return bestBy(d.options, (option) => worthOf(turn, option, actions - (option.cost ?? 0), judge));
}

function worthOf(turn: Turn, option: Option, actions: number, judge: Judge): number {
  const { g, hero, zone, field } = turn;
  const { track: level } = heroAt(g.state, hero);
  const stay = (): number => judge.bestEnd(turn, field, zone, actions, level);
  const { verb } = option;
  if (verb === 'end' || verb === 'stop')
    return judge.endWorth(turn, field, zone, verb === 'end' ? 0 : actions, level) + SPARE * actions;
  if (judge.steps.includes(verb)) return judge.bestEnd(turn, field, itemAt(option.args, 0), actions, level);
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
