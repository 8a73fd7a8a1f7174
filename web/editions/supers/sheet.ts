/**
 * The dashboard of a hero: attacks, then rows of cards (traits first), then hearts (S-TRAIT-2, S-WND-1). An edition names
 * its attack lines and its rows.
 */
import {
  AFTER_TRAITS,
  BYSTANDER_SLOT,
  FAST,
  FIRST_HERO,
  FIRST_TRAIT_SLOT,
  HEAVY,
  kitIn,
  kitOf,
  LAST_ENEMY,
  BASIC,
  type Weapon,
  type Kit,
} from '@holdout/editions/supers';
import {
  heroAt,
  itemAt,
  EMPTY,
  type Context,
  type Edition,
  type Option,
  type Source,
  type State,
} from '@holdout/engine';
import { engineOf } from '../plugs.ts';
import type { Aim, CardFace, EditionSheet, Slot, Use } from '../../table/sheet.ts';

/** A die for every enemy it can hit: none of them printed (Z-SIGN-1). */
export const SIGN: Weapon = { id: 'sign', mode: 'ranged', range: [0, 1], dice: 0, accuracy: 3 };

/** Cards a hero holds, beside empty places while there is room. */
export interface Row {
  readonly area: string;
  readonly kind: CardFace['kind'];
  /** All cards there are of this kind. */
  readonly cards: readonly { readonly id: string; readonly source: Source }[];
  cardsOf(state: State, hero: number): readonly string[];
  roomOf(state: State, hero: number): number;
}

/** An attack a hero always has; `more`: dice that something adds now. */
interface Attack {
  readonly line: Weapon;
  readonly more: number;
}

export interface SheetParts {
  /** In the order of the dashboard. */
  attacksOf(state: State, hero: number): readonly Attack[];
  readonly rows: readonly Row[];
  /** Attack lines of no hero's sheet: common ones, of cards. */
  readonly lines: readonly Weapon[];
  /** Attack lines of things on the board, by the verb of their options. */
  readonly things: { readonly [verb: string]: Weapon };
}

/** Two traits, and a third with the right bystander (S-TRAIT-2). */
const TRAITS_HELD = 2;

const keptOf = ({ bystanders }: Kit, state: State, hero: number): string[] => {
  const kept = itemAt(heroAt(state, hero).slots, BYSTANDER_SLOT);
  return kept === EMPTY ? [] : [itemAt(bystanders, kept).id];
};

export const traitRow = (kit: Kit, thirdWith: string): Row => ({
  area: 'trait',
  kind: 'trait',
  cards: kit.traits,
  cardsOf: (state, hero) =>
    heroAt(state, hero)
      .slots.slice(FIRST_TRAIT_SLOT, AFTER_TRAITS)
      .flatMap((c) => (c === EMPTY ? [] : itemAt(kit.traits, c).id)),
  roomOf: (state, hero) => TRAITS_HELD + (keptOf(kit, state, hero).includes(thirdWith) ? 1 : 0),
});

export const bystanderRow = (kit: Kit): Row => ({
  area: 'bystander',
  kind: 'bystander',
  cards: kit.bystanders,
  cardsOf: (state, hero) => keptOf(kit, state, hero),
  roomOf: () => 1,
});

/** Of the edition as it is played: with heroes and cards of a pack, if there are any. */
export function sheetFor(edition: Edition, parts: SheetParts): EditionSheet {
  const kit = kitIn(edition);
  const { sheets } = edition;
  const { attacksOf, rows, things } = parts;
  const owners = new Map(sheets.map((s) => [kit.weaponOf(s.id).id, s]));
  const ofHeroes = [...sheets.map((s) => kit.weaponOf(s.id)), ...(kit.madeWeapons ?? [])];
  const lines = new Map([...parts.lines, ...Object.values(things), ...ofHeroes].map((l) => [l.id, l]));
  const cards = new Map(rows.flatMap((r) => r.cards).map((c) => [c.id, c]));
  const kinds = new Map(rows.flatMap(({ kind, cards: of }) => of.map((c) => [c.id, kind] as const)));

  function faceOf(card: string, more = 0): CardFace {
    const line = lines.get(card);
    const source = cards.get(card)?.source ?? owners.get(card)?.source;
    return {
      id: card,
      kind: kinds.get(card) ?? 'attack',
      uses: line && line.dice > 0 ? [lineUse(line, more)] : [],
      door: null,
      dual: false,
      designed: source === 'designed',
      worded: cards.has(card),
    };
  }

  function slotsOfRow({ area, cardsOf, roomOf }: Row, state: State, hero: number): Slot[] {
    const held = cardsOf(state, hero);
    const length = Math.max(roomOf(state, hero), held.length);
    return Array.from({ length }, (_, i) => slot(area, i < held.length ? faceOf(itemAt(held, i)) : null));
  }

  return {
    areas: ['attack', ...rows.map((r) => r.area)].map((id) => ({ id, large: true })),
    slotsOf: (state, hero) => [
      // What a card says beside its attack stands on the card itself.
      ...attacksOf(state, hero).map(({ line, more }) =>
        slot('attack', { ...faceOf(line.id, more), worded: false }, true),
      ),
      ...rows.flatMap((row) => slotsOfRow(row, state, hero)),
    ],
    faceOf: (card) => faceOf(card),
    attackOf: (hero) => ({ ...faceOf(kit.weaponOf(hero).id), worded: false }),
    heartsOf: (state, hero) => ({
      left: Math.max(0, kit.health - heroAt(state, hero).wounds),
      most: kit.health,
    }),
    weaponsOf: (state, hero) =>
      attacksOf(state, hero).map(({ line: { id, mode } }) => ({ id, melee: mode === 'melee' })),
    useOf({ verb, cards: named }) {
      const line = things[verb] ?? lines.get(named?.[0] ?? '');
      return line && lineUse(line);
    },
    aimOf,
  };
}

const lineUse = ({ mode, range, dice, accuracy }: Weapon, more = 0): Use => ({
  mode,
  range,
  dice,
  accuracy,
  damage: 1,
  noisy: false,
  quiet: true,
  ...(more > 0 ? { more } : {}),
});

const slot = (area: string, card: CardFace | null, fixed = false): Slot => ({
  area,
  card,
  wound: false,
  empty: false,
  fixed,
});

/** Enemy heroes first, whom the sign does not touch, then heavy, line, fast figures, then who hides behind them (S-COM-2). */
export function aimOf(context: Context, state: State, option: Option): Aim {
  const { types, zones } = context;
  const at = zonesAt(context, option);
  const heroes = option.verb === SIGN.id ? [] : types.map((_, t) => t).slice(FIRST_HERO);
  const present = (type: number): boolean =>
    at.some((zone) => itemAt(state.enemies, type * zones + zone) > 0);
  const g = engineOf(context.edition.id).gameOf(state);
  const isLast = (type: number): boolean => kitOf(g).rank?.(g, type) === LAST_ENEMY;
  const first = heroes.filter((type) => !isLast(type));
  return {
    free: false,
    order: [...first, HEAVY, BASIC, FAST, ...heroes.filter(isLast)]
      .filter(present)
      .map((t) => itemAt(types, t).id),
    clause: 'S-COM-2',
  };
}

/** Zones an option names. */
export const zonesAt = ({ board }: Context, option: Option): number[] =>
  (option.zones ?? []).map((id) => board.indexOf.get(id) ?? -1);
