/** What an attack of a living hero is expected to do, and how much power it deserves. */
import { binomial, type Game, type Option, type PickDecision } from '@holdout/engine';
import { bestEnd } from '../living/ends.ts';
import { powerOf } from './table.ts';
import type { Turn } from '../zombie/ends.ts';
import type { Field } from '../supers/field.ts';
import { harvest } from '../zombie/fight.ts';
import { lineOf } from '../zombie/table.ts';

const KILL = 3;
/** For those behind the level of danger a kill costs the team nothing and brings a skill. */
const CATCH_UP = 1.5;

interface Blow {
  readonly field: Field;
  readonly kills: number;
}

/** The enemies as they are expected to stand after so many dice. */
function blowOf(g: Game, before: Field, zone: number, dice: number, accuracy: number): Blow {
  const field = before.slice();
  let kills = 0;
  for (let hits = 1; hits <= dice; hits++) {
    const chance = binomial(dice, hits, (7 - accuracy) / 6);
    kills += chance * harvest(g, field, zone, hits, Infinity, chance);
  }
  return { field, kills };
}

function blowWorth(turn: Turn, zone: number, actions: number, spent: number): number {
  const { g, hero, field } = turn;
  const { dice, accuracy } = lineOf(g, hero);
  const blow = blowOf(g, field, zone, dice + spent, accuracy);
  return (
    bestEnd(turn, blow.field, turn.zone, actions, powerOf(g, hero) - spent) + killWorth(g, hero) * blow.kills
  );
}

const killWorth = (g: Game, hero: number): number =>
  KILL + (g.state.heroes[hero].level < g.context.edition.policies.danger(g) ? CATCH_UP : 0);

/** A free attack that asks for its zone later is judged by the hero's own. */
const zoneOf = ({ zone }: Turn, { args }: Option): number => args[args.length - 1] ?? zone;

/** The attack with as much power as is best. */
export function attackWorth(turn: Turn, option: Option, actions: number): number {
  let most = -Infinity;
  for (let spent = powerOf(turn.g, turn.hero); spent >= 0; spent--)
    most = Math.max(most, blowWorth(turn, zoneOf(turn, option), actions, spent));
  return most;
}

/** Asked right before the roll, when nothing but the power is left to choose. */
export function chooseSpending(turn: Turn, d: PickDecision): string {
  const { g, hero } = turn;
  const zone = g.context.board.indexOf.get(String(d.about?.['zone'])) ?? turn.zone;
  const worth = (o: Option): number => blowWorth(turn, zone, g.state.heroes[hero].actions, o.args[0]);
  return d.options.map((o) => ({ o, w: worth(o) })).reduce((best, x) => (x.w > best.w ? x : best)).o.id; // prettier-ignore
}

/** Three dice of 4 or more, each worth two hits on one enemy; thrown, one die for each enemy. */
export const handWorth = (g: Game, zone: number): number => {
  const { zones, types } = g.context;
  return types.reduce((sum, t, i) => sum + (g.state.enemies[i * zones + zone] > 0 ? 2 * t.toughness : 0), -1);
};
