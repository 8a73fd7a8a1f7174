/** The dashboard of a Zombie Hero: two attacks, the bystander last eaten, traits, five hearts (Z-ATT-1, S-TRAIT-2, S-WND-1). */
import { BYSTANDERS, lineOf, SHEETS, TRAITS } from '@holdout/editions/zombie/cards.ts';
import {
  BYSTANDER_SLOT,
  FAST,
  FIRST_TRAIT_SLOT,
  HEAVY,
  LINE,
  type AttackLine,
} from '@holdout/editions/supers/kit.ts';
import { DEVOUR } from '@holdout/editions/supers/lines.ts';
import { zombie } from '@holdout/editions/zombie/index.ts';
import { EMPTY, type Context, type Option, type State } from '@holdout/engine';
import type { IconName } from '../../icon-names.ts';
import type { Aim, CardFace, EditionSheet, Slot, Use } from '../../table/sheet.ts';
import { bystanderId, ownOf } from './extras.ts';

const SIGN: AttackLine = { id: 'sign', mode: 'ranged', range: [0, 1], dice: 0, accuracy: 3 };
/** Two traits, and a third with the right bystander inside (Z-BYS-4). */
const TRAITS_HELD = 2;
const THIRD_TRAIT = 'agent-coulson';

const ICONS: { readonly [card: string]: IconName } = {
  devour: 'bone-gnawer', sign: 'star-formation',
  'vibranium-shield': 'american-shield', 'powerful-blows': 'armor-punch', 'missile-wave': 'missile-swarm',
  'wasps-sting': 'wasp-sting', smash: 'hammer-drop', 'dual-katanas': 'katana',
  'iron-jaw': 'jawbone', 'grave-strength': 'muscle-up', 'dead-calm': 'semi-closed-eye', 'pick-of-the-litter': 'bullseye',
  'crack-the-shell': 'cracked-shield', 'rooftop-leap': 'leapfrog', numb: 'brain-freeze', 'bring-it-back-up': 'mouth-watering',
  'bite-your-tongue': 'tongue', 'second-helping': 'meat', 'rise-and-bite': 'resting-vampire', 'battering-ram': 'steel-door',
  'play-dead': 'person-in-bed', 'pack-shuffle': 'meeple-army', 'meat-shield': 'skull-shield', 'grave-dread': 'evil-eyes',
  'last-nerve': 'heart-beats', 'false-trail': 'footprint', 'fresh-bait': 'meat-hook', 'glassy-stare': 'dead-eye',
  'undead-loyalty': 'chained-heart', 'stitch-up': 'stitched-wound',
  'secret-mission-1': 'secret-book', 'secret-mission-2': 'secret-book',
}; // prettier-ignore

const LINES = new Map([DEVOUR, SIGN, ...SHEETS.map((s) => lineOf(s.id))].map((line) => [line.id, line]));
const OWNERS = new Map(SHEETS.map((s) => [lineOf(s.id).id, s]));
const CARDS = new Map([...TRAITS, ...BYSTANDERS].map((c) => [c.id, c]));

/** `more`: dice that hunger adds (Z-HUN-2). */
const useOfLine = ({ mode, range, dice, accuracy }: AttackLine, more = 0): Use => ({
  mode,
  range,
  dice,
  accuracy,
  damage: 1,
  noisy: false,
  quiet: true,
  ...(more > 0 ? { more } : {}),
});

function faceOf(card: string, more = 0): CardFace {
  const line = LINES.get(card);
  const source = CARDS.get(card)?.source ?? OWNERS.get(card)?.source;
  return {
    id: card,
    icon: ICONS[card] ?? (CARDS.has(card) ? 'person' : 'fangs'),
    uses: line && line !== SIGN ? [useOfLine(line, more)] : [],
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

function slotsOf(state: State, hero: number): Slot[] {
  const { id, slots, track } = state.heroes[hero];
  const { upgrade } = ownOf(state);
  const eaten = slots[BYSTANDER_SLOT];
  const held = slots.slice(FIRST_TRAIT_SLOT).filter((c) => c !== EMPTY);
  const room = TRAITS_HELD + (bystanderId(eaten) === THIRD_TRAIT ? 1 : 0);
  return [
    slot('attack', faceOf(lineOf(id).id, track + upgrade), true),
    slot('attack', faceOf(DEVOUR.id, track), true),
    ...Array.from({ length: Math.max(room, held.length) }, (_, i) =>
      slot('trait', held[i] === undefined ? null : faceOf(TRAITS[held[i]].id)),
    ),
    slot('bystander', eaten === EMPTY ? null : faceOf(bystanderId(eaten))),
  ];
}

function useOf(option: Option): Use | undefined {
  const line = LINES.get(option.verb === 'sign' ? SIGN.id : (option.cards?.[0] ?? ''));
  return line && useOfLine(line);
}

/** Super Heroes first, then Guards, Troopers, Specialists; people last, and only by Devour (S-COM-2, Z-DEV-3). */
function aimOf({ board, types, zones }: Context, state: State, option: Option): Aim {
  const at = (option.zones ?? []).map((id) => board.indexOf.get(id) ?? -1);
  const heroes = option.verb === 'sign' ? [] : types.map((_, t) => t).slice(FAST + 1);
  const present = (type: number): boolean => at.some((zone) => state.enemies[type * zones + zone] > 0);
  const foes = [...heroes, HEAVY, LINE, FAST].filter(present).map((t) => types[t].id);
  const devours = option.cards?.[0] === DEVOUR.id;
  const people = devours ? ownOf(state).bystanders.filter((b) => at.includes(b.zone)) : [];
  return {
    free: false,
    order: [...foes, ...people.map((b) => bystanderId(b.card))],
    clause: devours ? 'Z-DEV-3' : 'S-COM-2',
  };
}

export const zombieSheet: EditionSheet = {
  areas: [
    { id: 'attack', large: true },
    { id: 'trait', large: true },
    { id: 'bystander', large: true },
  ],
  slotsOf,
  faceOf: (card) => faceOf(card),
  heartsOf: (state, hero) => ({
    left: Math.max(0, zombie.kit.health - state.heroes[hero].wounds),
    most: zombie.kit.health,
  }),
  weaponsOf: (state, hero) => [
    { id: lineOf(state.heroes[hero].id).id, melee: lineOf(state.heroes[hero].id).mode === 'melee' },
    { id: DEVOUR.id, melee: true },
  ],
  useOf,
  aimOf,
};
