/**
 * Why a family of actions is not on offer. The table is asked about everything a hero might mean by it (every door of
 * the zone, every weapon in hand at every enemy in sight); the answer that comes nearest to a yes is shown.
 */
import { heroAt, itemAt, idOf, type Context, type Refusal, type State } from '@holdout/engine';
import { menuPlanOf } from '../editions/plugs.ts';
import type { EditionSheet } from './sheet.ts';

/** Reasons from nearly possible to far off; those not listed come last. */
const NEAREST: readonly string[] = [
  'hero.ravenous', 'hero.too-few-actions', 'move.too-few-actions', 'move.in-car', 'take.in-car', 'open.in-car', 'attack.unloaded', 'attack.too-near', 'attack.too-far',
  'attack.melee-reach', 'attack.not-seen', 'attack.no-target', 'attack.no-enemy', 'open.no-tool', 'open.locked', 'open.already', 'move.door-closed', 'arrange.nothing',
]; // prettier-ignore

const zoneId = (verb: string, zone: string): string => idOf(verb, 'zones', { zones: [zone] });
/** Asked about where there is nothing: the answer says so. */
const NONE = { id: 'none' };

/** Option ids that a press on this family could have meant. */
export function intentsOf(
  place: string,
  context: Context,
  state: State,
  hero: number,
  sheet: EditionSheet,
): string[] {
  const { board } = context;
  const own = menuPlanOf(context).intents?.(place, context, state, hero);
  if (own) return [...own];
  const at = heroAt(state, hero).zone;
  const here = board.zones[at]?.id ?? '';
  switch (place) {
    case 'move':
      return board.links
        .filter((l) => l.a === at || l.b === at)
        .map((l) => zoneId('move', itemAt(board.zones, l.a === at ? l.b : l.a).id));
    case 'shoot':
      return attacks(context, state, hero, sheet, false, enemyZones(context, state));
    case 'melee':
      return attacks(context, state, hero, sheet, true, [here]);
    case 'door': {
      const near = board.doors.filter((d) => d.a === at || d.b === at);
      return (near.length > 0 ? near : [NONE]).map((d) => idOf('open', 'door', { door: d.id }));
    }
    case 'take':
      return [zoneId('take', here)];
    case 'trade': {
      const others = state.heroes.filter((h, i) => i !== hero && h.status === 'in');
      const meant = others.length > 0 ? others : [heroAt(state, hero)];
      return meant.map((h) => idOf('trade', 'heroes', { heroes: [h.id] }));
    }
    default:
      return [place];
  }
}

/** Every weapon in hand, at each of these zones. */
export function attackIntents(
  context: Context,
  state: State,
  hero: number,
  sheet: EditionSheet,
  zones: readonly string[],
): string[] {
  return [true, false].flatMap((melee) =>
    sheet.weaponsOf(state, hero).some((w) => w.melee === melee)
      ? attacks(context, state, hero, sheet, melee, zones)
      : [],
  );
}

function attacks(
  context: Context,
  state: State,
  hero: number,
  sheet: EditionSheet,
  melee: boolean,
  zones: readonly string[],
): string[] {
  const here = context.board.zones[heroAt(state, hero).zone]?.id ?? '';
  const weapons = sheet.weaponsOf(state, hero).filter((w) => w.melee === melee);
  const attack = (weapon: string, zone: string): string =>
    idOf('attack', 'items@zones', { items: [weapon], zones: [zone] });
  if (weapons.length === 0) return [attack(NONE.id, here)];
  return weapons.flatMap((w) => (zones.length > 0 ? zones : [here]).map((z) => attack(w.id, z)));
}

const enemyZones = ({ board, types, zones }: Context, state: State): string[] =>
  board.zones
    .filter((_, z) => types.some((_type, t) => itemAt(state.enemies, t * zones + z) > 0))
    .map((z) => z.id);

/** The most telling reason; undefined if one of the intents is possible after all. */
export function nearestReason(
  intents: readonly string[],
  why: (intent: string) => Refusal | null,
): Refusal | undefined {
  const reasons: Refusal[] = [];
  for (const intent of intents) {
    const no = why(intent);
    if (!no) return undefined;
    reasons.push(no);
  }
  return nearestOf(reasons);
}

/** Of several the one that comes nearest to a yes, the first of those that are alike. */
export const nearestOf = (reasons: readonly Refusal[]): Refusal | undefined =>
  reasons.toSorted((a, b) => rank(a) - rank(b)).at(0);

function rank({ refused }: Refusal): number {
  const at = NEAREST.indexOf(refused);
  return at < 0 ? NEAREST.length : at;
}
