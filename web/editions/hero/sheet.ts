/** The dashboard of a Super Hero: one attack, traits, the bystander kept, three hearts (S-TRAIT-2, H-RES-3, H-PCS-3). */
import { BYSTANDERS, lineOf, SHEETS, TRAITS } from '@holdout/editions/hero/cards.ts';
import { hero } from '@holdout/editions/hero/index.ts';
import {
  AFTER_TRAITS,
  BYSTANDER_SLOT,
  FAST,
  FIRST_TRAIT_SLOT,
  HEAVY,
  LINE,
  type AttackLine,
} from '@holdout/editions/supers/kit.ts';
import { EMPTY, type Context, type Option, type State } from '@holdout/engine';
import type { IconName } from '../../icon-names.ts';
import type { Aim, CardFace, EditionSheet, Slot, Use } from '../../table/sheet.ts';
import { bystanderId } from './pieces.ts';

const SIGN: AttackLine = { id: 'sign', mode: 'ranged', range: [0, 1], dice: 0, accuracy: 3 };
const BLAST: AttackLine = { id: 'plasma-blast', mode: 'ranged', range: [0, 2], dice: 3, accuracy: 4 };
/** Two traits, and a third with the right bystander (S-TRAIT-2). */
const TRAITS_HELD = 2;
const THIRD_TRAIT = 'pepper-potts';

const ICONS: { readonly [card: string]: IconName } = {
  'adamantium-claws': 'wolverine-claws', 'lightning-bolt': 'lightning-arc', shrapnel: 'magnet-blast',
  'silenced-pistols': 'pistol-gun', haymaker: 'punch', 'steel-fists': 'mailed-fist', 'vibranium-claws': 'claws',
  'mystic-bolts': 'third-eye', 'giant-fists': 'fist', 'mjolnir-swing': 'thor-hammer', 'chaos-hex': 'hexes',
  'swinging-kick': 'spider-mask', 'plasma-blast': 'gauntlet', 'hand-throw': 'gauntlet', sign: 'star-formation',
  'secret-mission-1': 'secret-book', 'secret-mission-2': 'secret-book',
}; // prettier-ignore

const LINES = new Map([SIGN, BLAST, ...SHEETS.map((s) => lineOf(s.id))].map((line) => [line.id, line]));
const OWNERS = new Map(SHEETS.map((s) => [lineOf(s.id).id, s]));
const CARDS = new Map([...TRAITS, ...BYSTANDERS].map((c) => [c.id, c]));
const TRAIT_IDS = new Set(TRAITS.map((t) => t.id));

const useOfLine = ({ mode, range, dice, accuracy }: AttackLine): Use => ({
  mode,
  range,
  dice,
  accuracy,
  damage: 1,
  noisy: false,
  quiet: true,
});

function faceOf(card: string): CardFace {
  const line = LINES.get(card);
  const source = CARDS.get(card)?.source ?? OWNERS.get(card)?.source;
  return {
    id: card,
    icon: ICONS[card] ?? (TRAIT_IDS.has(card) ? 'skills' : 'person'),
    uses: line && line !== SIGN ? [useOfLine(line)] : [],
    door: null,
    dual: false,
    designed: source === 'designed',
    worded: CARDS.has(card),
  };
}

const slot = (area: string, card: CardFace | null, fixed = false): Slot => ({
  area,
  card,
  wound: false,
  empty: false,
  fixed,
});

function slotsOf(state: State, who: number): Slot[] {
  const { id, slots } = state.heroes[who];
  const kept = slots[BYSTANDER_SLOT];
  const held = slots.slice(FIRST_TRAIT_SLOT, AFTER_TRAITS).filter((c) => c !== EMPTY);
  const room = TRAITS_HELD + (bystanderId(kept) === THIRD_TRAIT ? 1 : 0);
  return [
    slot('attack', faceOf(lineOf(id).id), true),
    ...Array.from({ length: Math.max(room, held.length) }, (_, i) =>
      slot('trait', held[i] === undefined ? null : faceOf(TRAITS[held[i]].id)),
    ),
    slot('bystander', kept === EMPTY ? null : faceOf(bystanderId(kept))),
  ];
}

function useOf(option: Option): Use | undefined {
  const id = option.verb === 'sign' ? SIGN.id : option.verb === 'hand' ? BLAST.id : (option.cards?.[0] ?? '');
  const line = LINES.get(id);
  return line && useOfLine(line);
}

/** Zombie Heroes first, then Brutes, Walkers, Runners (S-COM-2). */
function aimOf({ board, types, zones }: Context, state: State, option: Option): Aim {
  const at = (option.zones ?? []).map((id) => board.indexOf.get(id) ?? -1);
  const heroes = option.verb === 'sign' ? [] : types.map((_, t) => t).slice(FAST + 1);
  const present = (type: number): boolean => at.some((zone) => state.enemies[type * zones + zone] > 0);
  return {
    free: false,
    order: [...heroes, HEAVY, LINE, FAST].filter(present).map((t) => types[t].id),
    clause: 'S-COM-2',
  };
}

export const heroSheet: EditionSheet = {
  areas: [
    { id: 'attack', large: true },
    { id: 'trait', large: true },
    { id: 'bystander', large: true },
  ],
  slotsOf,
  faceOf,
  heartsOf: (state, who) => ({
    left: Math.max(0, hero.kit.health - state.heroes[who].wounds),
    most: hero.kit.health,
  }),
  weaponsOf: (state, who) => [
    { id: lineOf(state.heroes[who].id).id, melee: lineOf(state.heroes[who].id).mode === 'melee' },
  ],
  useOf,
  aimOf,
};
