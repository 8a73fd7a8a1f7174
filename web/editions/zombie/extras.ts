/** People, their cards, the Avengers Sign, enemies at rest and an exit that was found, as the board draws them. */
import { BYSTANDERS, SUPER_HERO_SOURCES, TYPES } from '@holdout/editions/zombie/cards.ts';
import { FIRST_HERO } from '@holdout/editions/supers/kit.ts';
import type { SupersOwn } from '@holdout/editions/supers/own.ts';
import type { Context, State } from '@holdout/engine';
import type { Extras, LyingCard, Rest, Thing } from '../../board/extras.ts';
import type { Foe, PersonLook } from '../plug.ts';

export const ownOf = (state: State): SupersOwn => state.own as unknown as SupersOwn;

export const PEOPLE: { readonly [card: string]: PersonLook } = Object.fromEntries(
  BYSTANDERS.filter((b) => !b.special).map(({ id, combat }) => [id, { combat }]),
);

/** Card ids; what lies face down is nobody yet. */
export const bystanderId = (card: number): string => BYSTANDERS[card]?.id ?? '';

export function extrasOf({ mission }: Context, state: State): Partial<Extras> {
  const { bystanders, cards, sign, exit, stunned, asleep } = ownOf(state);
  const people = bystanders.map(({ card, zone, escort, marked }) => ({
    id: bystanderId(card),
    zone,
    combat: BYSTANDERS[card]?.combat ?? false,
    escorted: escort >= 0,
    wanted: marked,
  }));
  // Those under an objective are hidden by it.
  const lying = cards
    .filter((c) => c.under < 0)
    .map(({ card, zone, up }, i): LyingCard => ({
      key: up ? `card:${bystanderId(card)}` : `card:${zone}:${i}`,
      zone,
      id: up ? bystanderId(card) : null,
    }));
  const things: Thing[] = [];
  if (sign) things.push({ kind: 'sign', zone: sign.zone, damaged: sign.damaged });
  if (exit >= 0 && !mission.exit?.zones.includes(exit))
    things.push({ kind: 'exit', zone: exit, damaged: false });
  return { people, cards: lying, things, rests: [...stunned.map(stunnedRest), ...sleepers(state, asleep)] };
}

const stunnedRest = ({ type, zone, n }: SupersOwn['stunned'][number]): Rest => ({
  type,
  zone,
  n,
  why: 'stunned',
});

const sleepers = (state: State, asleep: readonly number[]): Rest[] =>
  asleep.map((type) => ({ type, zone: zoneOfType(state, type), n: 1, why: 'asleep' }));

/** Where the one figure of an enemy hero stands, -1 when it is not on the board. */
function zoneOfType(state: State, type: number): number {
  const zones = state.enemies.length / TYPES.length;
  return state.enemies.slice(type * zones, (type + 1) * zones).findIndex((n) => n > 0);
}

/** Super Heroes on the board, whose abilities are in force (Z-ENE-2). */
export function foesOf(_: Context, state: State): Foe[] {
  return TYPES.slice(FIRST_HERO).flatMap(({ id }, i): Foe[] => {
    const zone = zoneOfType(state, FIRST_HERO + i);
    if (zone < 0) return [];
    const asleep = ownOf(state).asleep.includes(FIRST_HERO + i);
    return [{ id, zone, asleep, designed: SUPER_HERO_SOURCES[i] === 'designed', clause: 'Z-ENE-2' }];
  });
}
