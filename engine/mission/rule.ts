/** A rule of a mission: a trigger, what it is limited to, what it does. */
import {
  fieldsShape,
  list,
  number,
  oneOf,
  oneOrMore,
  or,
  readFields,
  type Argument,
  type Arguments,
  type Shape,
} from './argument.ts';
import type { MissionRule } from './mission.ts';
import { area } from './named.ts';
import type { Trigger, TriggerForm, Triggers } from './triggers.ts';
import { condition, conditionOrAlways, effectGiven, type Condition, type Effect } from './words.ts';

/** Keys of a rule with this trigger: names it is limited to, zones, and what every rule has. */
interface Keys {
  readonly names: Arguments<{ [key: string]: string[] }>;
  readonly zones: Arguments<{ [key: string]: number[] }>;
  readonly rest: Arguments<{ heroes: number; when: Condition; do: Effect[] }>;
}

const keysOf = ({ names, area: limited, when, gives }: TriggerForm): Keys => ({
  names: Object.fromEntries(Object.entries(names).map(([key, name]) => [key, oneOrMore(name)])),
  zones: limited ? { area } : {},
  rest: {
    heroes: or(number(1, 6), 1),
    when: when ? condition : conditionOrAlways,
    do: list(effectGiven(gives)),
  },
});

const NO_FORM: TriggerForm = { gives: [], names: {} };
const keysFor = (triggers: Triggers, on: Trigger): Keys => keysOf(triggers[on] ?? NO_FORM);

const known = (triggers: Triggers): Trigger[] =>
  Object.keys(triggers).filter((on): on is Trigger => on in triggers);

/** What a rule looks like, one shape for each trigger. */
export const ruleShapes = (triggers: Triggers): (Shape & { readonly is: 'fields' })[] =>
  known(triggers).map((on) => {
    const { names, zones, rest } = keysFor(triggers, on);
    return fieldsShape({ on: oneOf([on]), ...names, ...zones, ...rest });
  });

export const rule: Argument<MissionRule> = {
  shape: { is: 'rule' },
  read(r, look) {
    const on = r.get('on').oneOf(known(look.triggers));
    const { names, zones, rest } = keysFor(look.triggers, on);
    r.only('on', ...Object.keys({ ...names, ...zones, ...rest }));
    const of = Object.values(readFields(names, r, look)).flat();
    const within = Object.values(readFields(zones, r, look)).flat();
    const { heroes, when, do: effects } = readFields(rest, r, look);
    return { on, of, area: within, heroes, when, effects };
  },
};
