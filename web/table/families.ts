/**
 * The options of a turn, grouped as players think of them: nine families with a fixed place each, what the moment
 * brings besides, and the end of the turn. Pure: the bar draws what this says.
 */
import type { Decision, Option } from '@holdout/engine';

/** Always in the bar, always in this order. */
export const PLACES = [
  'move',
  'shoot',
  'melee',
  'search',
  'door',
  'take',
  'trade',
  'arrange',
  'noise',
] as const;
export type Place = (typeof PLACES)[number];

export interface Family {
  /** A place, or `drive`, `car`, `skill`, `reload`, ... for what only some moments offer. */
  readonly id: string;
  readonly options: readonly Option[];
}

export interface Menu {
  readonly places: readonly Family[];
  readonly extras: readonly Family[];
  readonly end: Option | undefined;
}

const BY_VERB: { readonly [verb: string]: string } = {
  open: 'door',
  enter: 'car',
  seat: 'car',
  getout: 'car',
  load: 'car',
  unload: 'car',
};

export interface MenuWords {
  isMelee(option: Option): boolean;
  isSkill(verb: string): boolean;
}

export function familyOf(option: Option, words: MenuWords): string {
  if (option.verb === 'attack') return words.isMelee(option) ? 'melee' : 'shoot';
  if (words.isSkill(option.verb)) return 'skill';
  return BY_VERB[option.verb] ?? option.verb;
}

export function menuOf(decision: Decision, words: MenuWords): Menu {
  const found = new Map<string, Option[]>();
  for (const option of decision.options) {
    const id = familyOf(option, words);
    found.set(id, [...(found.get(id) ?? []), option]);
  }
  const take = (id: string): Family => {
    const options = found.get(id) ?? [];
    found.delete(id);
    return { id, options };
  };
  const end = take('end').options[0];
  // At the wheel, driving is what moving is on foot.
  const first = found.has('drive') && !found.has('move') ? 'drive' : 'move';
  const places = [take(first), ...PLACES.slice(1).map(take)];
  return { places, extras: [...found.keys()].map(take), end };
}

export const familiesOf = (menu: Menu): readonly Family[] => [...menu.places, ...menu.extras];

/** What is selected when nobody has chosen yet. */
export const defaultFamily = (menu: Menu): string | null =>
  menu.places[0].options.length > 0 ? menu.places[0].id : null;

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
  return [...branches].map(([key, list]) => ({
    key,
    options: list,
    byZone: targetOf(list[0], here) !== undefined,
  }));
}

/** An attack by its weapon, a door by its tool; without a zone every option stands alone. */
function branchKey(option: Option, here: string): string {
  if (targetOf(option, here) === undefined) return option.id;
  const weapon = option.verb === 'attack' ? /^attack:([^@]+)@/.exec(option.id)?.[1] : option.cards?.join('+');
  return `${option.verb}:${weapon ?? ''}`;
}

/**
 * What pressing a family does: `act` at once, mark its zones on the board (`zones`), or `ask` which branch first, as
 * with two weapons or several partners.
 */
export function pressOf(family: Family, here: string): 'nothing' | 'act' | 'zones' | 'ask' {
  if (family.options.length === 0) return 'nothing';
  if (family.options.length === 1) return 'act';
  const branches = branchesOf(family.options, here);
  return branches.length === 1 && branches[0].byZone ? 'zones' : 'ask';
}
