/** The classic dashboard: two hands, three in reserve (one more with Hoard), two wounds and out (C-INV-1, C-ZATT-3). */
import { classic, HANDS, kindsIn, OWN, TARGET_LEVELS, type Kind } from '@holdout/editions/classic';
import {
  heroAt,
  itemAt,
  typeAt,
  itemOf,
  readItem,
  WOUND,
  type Context,
  type Edition,
  type Option,
  type State,
} from '@holdout/engine';
import type { Aim, CardFace, EditionSheet, Slot, Use } from '../../table/sheet.ts';

const HEARTS = 2;
const SNIPER = 'sniper-rifle';
const ownOf = OWN.in;

/** Of the edition as it is played: with the cards of a pack, if there are any. */
export function classicSheetOf(edition: Edition): EditionSheet {
  const cards = kindsIn(edition);
  const kinds = new Map(cards.map((k) => [k.id, k]));
  /** A rifle with its scope is still a rifle. */
  const kindOf = (card: string): Kind | undefined => kinds.get(card === SNIPER ? 'rifle' : card);

  function itemId(state: State, card: number): string {
    return ownOf(state).scoped.some(([rifle]) => rifle === card) ? SNIPER : itemAt(cards, card).id;
  }

  function faceOf(card: string): CardFace {
    const kind = kindOf(card);
    return {
      id: card,
      kind: 'equipment',
      uses: kind?.uses ?? [],
      door: kind?.door ?? null,
      dual: kind?.dual ?? false,
      designed: kind?.source === 'designed',
    };
  }

  function slotsOf(state: State, hero: number): Slot[] {
    const { unloaded } = ownOf(state);
    return heroAt(state, hero).slots.map((card, i) => ({
      area: i < HANDS ? 'hand' : 'reserve',
      card: card >= 0 ? faceOf(itemId(state, card)) : null,
      wound: card === WOUND,
      empty: card >= 0 && unloaded.includes(card),
    }));
  }

  /** An attack with `mas-shotgun.blade` is made with the blade, one with a pair with the dice of both. */
  function weaponUse({ verb, items = [] }: Option): Use | undefined {
    const [weapon] = items;
    if (verb !== 'attack' || weapon === undefined) return undefined;
    const { card, marks } = readItem(weapon);
    const uses = kindOf(card)?.uses ?? [];
    const use = uses.find((u) => u.name !== undefined && marks.includes(u.name)) ?? uses[0];
    return use && items.length > 1 ? { ...use, dice: use.dice * items.length } : use;
  }

  function weaponsOf(state: State, hero: number): { id: string; melee: boolean }[] {
    return slotsOf(state, hero).flatMap(({ area, card }) => {
      if (area !== 'hand' || !card) return [];
      return card.uses.map((u) => ({
        id: itemOf(card.id, u.name),
        melee: u.mode === 'melee',
      }));
    });
  }

  /** Freely in melee and with a sniper's eye, a level at a time otherwise (C-COM-4, C-COM-5, C-COM-8). */
  function aimOf(context: Context, state: State, option: Option): Aim {
    const zone = context.board.indexOf.get(option.zones?.[0] ?? '') ?? -1;
    const present = (type: number): boolean => itemAt(state.enemies, type * context.zones + zone) > 0;
    const order = TARGET_LEVELS.flat()
      .filter(present)
      .map((t) => typeAt(context, t).id);
    if (weaponUse(option)?.mode === 'melee') return { free: true, order, clause: 'C-COM-4' };
    const sniper =
      state.heroes[state.active]?.skills.includes('sniper') ||
      option.cards?.includes(SNIPER) ||
      option.items?.some((item) => readItem(item).card === SNIPER);
    return sniper ? { free: true, order, clause: 'C-COM-8' } : { free: false, order, clause: 'C-COM-5' };
  }

  return {
    areas: [
      { id: 'hand', large: true },
      { id: 'reserve', large: false },
    ],
    slotsOf,
    faceOf,
    heartsOf: (state, hero) => ({ left: Math.max(0, HEARTS - heroAt(state, hero).wounds), most: HEARTS }),
    weaponsOf,
    useOf: weaponUse,
    aimOf,
  };
}
export const classicSheet = classicSheetOf(classic);
