/**
 * The options of a turn, grouped as players think of them: families with a fixed place each (the edition says which),
 * what the moment brings besides, and the end of the turn. Pure: the bar draws what this says.
 */
import { itemAt, isNamed, type Context, type Decision, type Option } from '@holdout/engine';
import { menuPlanOf } from '../editions/plugs.ts';

export interface Family {
  /** One with a fixed place, or `skill` and whatever else only some moments offer. */
  readonly id: string;
  readonly options: readonly Option[];
}

export interface Menu {
  readonly places: readonly Family[];
  readonly extras: readonly Family[];
  readonly end: Option | undefined;
}

export function familyOf(option: Option, context: Context): string {
  const own = menuPlanOf(context).familyOf(option);
  return own ?? (context.abilities.has(option.verb) ? 'skill' : option.verb);
}

export function menuOf(decision: Decision, context: Context): Menu {
  const { places, standIn } = menuPlanOf(context);
  const found = new Map<string, Option[]>();
  for (const option of decision.options) {
    const id = familyOf(option, context);
    found.set(id, [...(found.get(id) ?? []), option]);
  }
  const take = (id: string): Family => {
    const options = found.get(id) ?? [];
    found.delete(id);
    return { id, options };
  };
  const end = take('end').options[0];
  const first = found.has(standIn) && !found.has(itemAt(places, 0)) ? standIn : itemAt(places, 0);
  return {
    places: [take(first), ...places.slice(1).map(take)],
    extras: [...found.keys()].map(take),
    end,
  };
}

/** What the moment brings besides the fixed places, under one button when it is more than one thing. */
export const MORE = 'more';
export const moreOf = (menu: Menu): Family => ({ id: MORE, options: menu.extras.flatMap((f) => f.options) });

export const familiesOf = (menu: Menu): readonly Family[] => [...menu.places, ...menu.extras];

/** What is selected when nobody has chosen yet. */
export const defaultFamily = (menu: Menu): string | null =>
  itemAt(menu.places, 0).options.length > 0 ? itemAt(menu.places, 0).id : null;

/** Options of a family that differ by nothing but their zone; or a single option that has none. */
export interface Branch {
  readonly key: string;
  readonly options: readonly Option[];
  /** Every option has a zone of its own to be picked by. */
  readonly byZone: boolean;
}

/** The one zone an option is picked by; a door by the zone behind it. */
export function targetOf(option: Option, here: string): string | undefined {
  const zones = option.zones ?? [];
  const away = zones.length > 1 && option.verb !== 'attack' ? zones.filter((z) => z !== here) : zones;
  return away.length === 1 ? away[0] : undefined;
}

export function branchesOf(options: readonly Option[], here: string): Branch[] {
  const branches = new Map<string, Option[]>();
  for (const option of options) {
    const key = branchKey(option, here);
    branches.set(key, [...(branches.get(key) ?? []), option]);
  }
  return [...branches]
    .map(([key, list]) => ({ key, options: list, byZone: targetOf(itemAt(list, 0), here) !== undefined }))
    .sort((a, b) => sizeOf(b) - sizeOf(a));
}

/** A pair goes before one of it: that is what is meant where nobody says. */
const sizeOf = ({ options }: Branch): number => itemAt(options, 0).items?.length ?? 0;

/** An attack by its weapon, a door by its tool; what names no zone to aim at stands alone. */
function branchKey(option: Option, here: string): string {
  const target = targetOf(option, here);
  const aims = isNamed(option, 'zones') || isNamed(option, 'door');
  if (target === undefined || !aims) return option.id;
  return [option.verb, ...(option.items ?? option.cards ?? [])].join(' ');
}

/**
 * What pressing a family does: `act` at once, mark its zones on the board (`zones`), or `ask` which branch first, as
 * with two weapons or several partners.
 */
export function pressOf(family: Family, here: string): 'nothing' | 'act' | 'zones' | 'ask' {
  if (family.options.length === 0) return 'nothing';
  if (family.options.length === 1) return 'act';
  const branches = branchesOf(family.options, here);
  return branches.length === 1 && itemAt(branches, 0).byZone ? 'zones' : 'ask';
}
