/**
 * What can be done with a thing: the options of the open question whose fields name it. Nothing here knows a rule; an
 * option that names a door is about that door, whatever it does to it.
 */
import {
  heroAt,
  itemAt,
  typeAt,
  type Context,
  type Decision,
  type Option,
  type State,
} from '@holdout/engine';
import { menuPlanOf } from '../editions/plugs.ts';
import { familyOf, targetOf } from '../table/families.ts';
import { thingsIn, typesOf, type Thing } from './thing.ts';

interface Moment {
  readonly context: Context;
  readonly state: State;
  readonly decision: Decision;
  /** Zone of whoever acts, by id. */
  readonly here: string;
}

/** Options about the thing, as they stand in the question. */
export function actsOn(thing: Thing, moment: Moment): Option[] {
  const { decision } = moment;
  if (decision.kind !== 'pick') return [];
  return decision.options.filter((option) => isAbout(option, thing, moment));
}

/** What its card offers: where a zone itself offers nothing, its closed doors may. */
export function actsFor(thing: Thing, moment: Moment): readonly Option[] {
  const acts = actsOn(thing, moment);
  if (thing.kind !== 'zone' || acts.length > 0) return acts;
  const doors = thingsIn(moment.context, moment.state, thing.zone).filter((t) => t.kind === 'door');
  return doors.flatMap((door) => actsOn(door, moment));
}

function isAbout(option: Option, thing: Thing, moment: Moment): boolean {
  const { context, state, here } = moment;
  const idAt = (zone: number): string => itemAt(context.board.zones, zone).id;
  switch (thing.kind) {
    case 'door':
      return option.door === itemAt(context.board.doors, thing.door).id;
    case 'hero':
      return option.heroes?.includes(heroAt(state, thing.hero).id) ?? false;
    case 'enemy':
    case 'crowd': {
      const named = typesOf(thing).some((t) => option.enemies?.includes(typeAt(context, t).id));
      if (named) return option.zones?.includes(idAt(thing.zone)) ?? true;
      return isAttack(option, context) && targetOf(option, here) === idAt(thing.zone);
    }
    case 'person':
      return option.cards?.includes(thing.person.id) ?? false;
    case 'vehicle':
      return option.vehicle === thing.vehicle.id;
    case 'zone':
      return targetOf(option, here) === idAt(thing.zone) && option.door === undefined;
    default:
      // What lies in a zone is taken or used from there: an option that goes for the zone without being a way or a blow.
      return (
        targetOf(option, here) === idAt(thing.zone) && !isWay(option, context) && !isAttack(option, context)
      );
  }
}

/** Does it take the actor somewhere? The first place of the menu is how heroes get about. */
export const isWay = (option: Option, context: Context): boolean => {
  const { places, standIn } = menuPlanOf(context);
  return [places[0], standIn].includes(familyOf(option, context));
};

export const isAttack = (option: Option, context: Context): boolean =>
  menuPlanOf(context).attacks.includes(familyOf(option, context));

/**
 * What a press on the thing means: one thing to do, several to choose between, or nothing but a look at it. Friends and
 * marks stand in nobody's way: where nothing can be done with them, their zone is meant.
 */
export function meantBy(thing: Thing, moment: Moment): readonly Option[] {
  const acts = actsOn(thing, moment);
  if (acts.length > 0 || typesOf(thing).length > 0 || thing.kind === 'door' || thing.kind === 'zone')
    return thing.kind === 'zone' ? ways(acts, moment.context) : acts;
  return ways(actsOn({ kind: 'zone', key: '', zone: thing.zone }, moment), moment.context);
}

/** Options that take the actor into a zone. */
export const waysInto = (zone: number, moment: Moment): Option[] =>
  actsOn({ kind: 'zone', key: '', zone }, moment).filter((o) => isWay(o, moment.context));

/** A zone that can be walked to is walked to; to shoot at it one points at whoever stands there. */
function ways(options: readonly Option[], context: Context): readonly Option[] {
  const walks = options.filter((o) => isWay(o, context));
  return walks.length > 0 ? walks : options;
}
