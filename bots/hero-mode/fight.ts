/** What an attack of a living hero is expected to do. */
import { powerOf, ownWeapon } from '@holdout/editions/supers';
import { heroAt, itemAt, type Game, type Option } from '@holdout/engine';
import { bestSpending, KILL, outcomeOf, spendingBy } from '../living/fight.ts';
import { addAt } from '../supers/field.ts';
import type { Turn } from '../supers/ends.ts';
import { fell } from '../supers/fight.ts';
import { bestEnd } from './ends.ts';

/** For those behind the level of danger a kill costs the team nothing and brings a skill. */
const CATCH_UP = 1.5;

/** Of the attack with so much power. */
const blowWorth =
  (turn: Turn, zone: number, actions: number) =>
  (spent: number): number => {
    const { g, hero } = turn;
    const { dice, accuracy } = ownWeapon(g, hero);
    const { field, gain: kills } = outcomeOf(
      turn.field,
      { dice: dice + spent, accuracy },
      (after, hits, weight) =>
        fell(g, { zone, hits }, (t) => addAt(after, t * g.context.zones + zone, -weight)),
    );
    return bestEnd(turn, field, turn.zone, actions, powerOf(g, hero) - spent) + killWorth(g, hero) * kills;
  };

const killWorth = (g: Game, hero: number): number =>
  KILL + (heroAt(g.state, hero).level < g.context.edition.policies.danger(g) ? CATCH_UP : 0);

/** A free attack that asks for its zone later is judged by the hero's own. */
const zoneOf = ({ zone }: Turn, { args }: Option): number => args[args.length - 1] ?? zone;

export const attackWorth = (turn: Turn, option: Option, actions: number): number =>
  bestSpending(turn, blowWorth(turn, zoneOf(turn, option), actions));

export const chooseSpending = spendingBy(blowWorth);

/** The Sentinel Hand at a zone: a few strong hits; thrown, one die for each enemy. */
export const handWorth = (g: Game, zone: number): number => {
  const { zones, types } = g.context;
  return types.reduce(
    (sum, t, i) => sum + (itemAt(g.state.enemies, i * zones + zone) > 0 ? 2 * t.toughness : 0),
    -1,
  );
};
