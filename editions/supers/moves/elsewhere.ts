/** Actions taken in another zone as if the hero stood there: what can be done, and doing it for free. */
import {
  itemAt,
  heroAt,
  leading,
  carryOut,
  optionBy,
  withoutDoubles,
  type Frame,
  type Game,
  type Option,
} from '@holdout/engine';

/** The hero stands there, with an action to pay with, as long as `act` looks or begins. */
function asIfIn<T>(g: Game, hero: number, zone: number, act: () => T): T {
  const h = heroAt(g.state, hero);
  const at = h.zone;
  h.zone = zone;
  h.actions++;
  const result = act();
  h.zone = at;
  return result;
}

/**
 * What the hero could do in these zones with actions of the verbs given, as options of the ability: `<by>:<target>`.
 * Whatever the action itself asks for holds there: closed doors, colours, conditions of the mission.
 */
export function optionsElsewhere(
  g: Game,
  hero: number,
  by: string,
  zones: readonly number[],
  verbs: readonly string[],
): Option[] {
  const options: Option[] = [];
  const actions = g.context.edition.actions.filter((a) => verbs.includes(a.verb));
  for (const zone of zones) {
    const add = (o: Option): void => {
      options.push(optionBy(by, o, { args: [zone, verbs.indexOf(o.verb), ...o.args], cost: 0 }));
    };
    asIfIn(g, hero, zone, () => {
      for (const action of actions) action.offer(g, hero, add);
      heroAt(g.state, hero).actions--;
    });
  }
  return withoutDoubles(options);
}

/** Carries out an option of `optionsElsewhere` with the same verbs; the action lent pays for it. */
export function actElsewhere(g: Game, hero: number, option: Option, verbs: readonly string[]): Frame | null {
  const [zone, verb, ...args] = leading(option.args, 2);
  return asIfIn(g, hero, zone, () => carryOut(g, hero, { ...option, verb: itemAt(verbs, verb), args }));
}
