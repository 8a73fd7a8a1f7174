/** Equipment: face down until collected, one for each hero (D-EQP-1 to D-EQP-5). */
import {
  heroAt,
  itemAt,
  callIf,
  canPay,
  declareEvents,
  declareRefusals,
  discard,
  DONE,
  EMPTY,
  enemiesIn,
  NO_KIND,
  pay,
  plainOption,
  procedure,
  told,
  turnedUp,
  turnLaid,
  valueOf,
  zoneId,
  type Action,
  type EventsOf,
  type Frame,
  type Game,
  type RefusalCode,
  type RefusalsOf,
} from '@holdout/engine';
import { whichCard } from '../supers/cards/keep-card.ts';
import { AFTER_TRAITS, type Weapon } from '../supers/kit.ts';
import { takeSecret } from './carried.ts';
import { equipmentAt, EQUIPMENT_DECK, equipmentId } from './cards.ts';
import { missionOf, ownOf } from './own.ts';

const TOLD = declareEvents({
  'equipment-collected': told(
    { hero: 'hero', card: 'card', zone: 'zone' },
    { mark: 'knapsack', tone: 'cyan', beat: 'card', spotlight: 'find' },
  ),
});
const REFUSED = declareRefusals({
  'leave.unarmed': 'M-D4',
  'collect.nothing': 'D-EQP-2',
  'collect.enemies': 'D-EQP-2',
});
declare module '@holdout/engine' {
  interface RefusalMap extends RefusalsOf<typeof REFUSED> {}
  interface EventMap extends EventsOf<typeof TOLD> {}
}

/** Slots for equipment: one, a second for whoever may hold two. */
export const FIRST_EQUIPMENT_SLOT = AFTER_TRAITS;
export const EQUIPMENT_SLOTS = 2;

export function equipmentOf(g: Game, hero: number): number[] {
  const { slots } = heroAt(g.state, hero);
  const held: number[] = [];
  for (let i = FIRST_EQUIPMENT_SLOT; i < slots.length; i++)
    if (slots[i] !== EMPTY) held.push(itemAt(slots, i));
  return held;
}

export const equipmentLimit = (g: Game, hero: number): number => 1 + valueOf(g, hero, 'equipmentLimit');

/** Nobody leaves unarmed where the mission says so (M-D4). */
export const staysIn = (g: Game, hero: number): RefusalCode | undefined =>
  missionOf(g).leaveArmed && equipmentOf(g, hero).length === 0 ? 'leave.unarmed' : undefined;

/** A trade may hand a hero more than there is room for: what is too much is discarded at its end. */
export function putEquipment(g: Game, hero: number, cards: readonly number[]): void {
  const { slots } = heroAt(g.state, hero);
  slots.length = FIRST_EQUIPMENT_SLOT;
  for (let i = 0; i < Math.max(EQUIPMENT_SLOTS, cards.length); i++) slots.push(cards[i] ?? EMPTY);
}

export function discardEquipment(g: Game, hero: number, card: number): void {
  putEquipment(
    g,
    hero,
    equipmentOf(g, hero).filter((c) => c !== card),
  );
  discard(g, EQUIPMENT_DECK, card);
  g.emit?.('D-EQP-3', { type: 'card-discarded', hero: heroAt(g.state, hero).id, card: equipmentId(g, card) });
}

/** Attacks printed on what the hero holds, used like the unique one (D-EQP-4); of two alike one is enough. */
export const cardWeapons = (g: Game, hero: number): Weapon[] => {
  const weapons: Weapon[] = [];
  for (const card of equipmentOf(g, hero)) {
    const weapon = equipmentAt(g, card).attack;
    if (weapon && !weapons.some((l) => l.id === weapon.id)) weapons.push(weapon);
  }
  return weapons;
};

function liesIn(g: Game, zone: number): boolean {
  for (const e of ownOf(g).equipment) if (e.zone === zone) return true;
  return false;
}

/** Why nothing can be collected here, whatever it costs; `amongEnemies` lifts D-ACT-3. */
export function whyNoCollect(g: Game, hero: number, amongEnemies = false): RefusalCode | undefined {
  const { zone } = heroAt(g.state, hero);
  if (!liesIn(g, zone)) return 'collect.nothing';
  return enemiesIn(g, zone) > 0 && !amongEnemies ? 'collect.enemies' : undefined;
}

const COLLECT = plainOption('collect', { cost: 1 });

export const collectAction: Action = {
  verb: 'collect',
  why: (g, hero) =>
    whyNoCollect(g, hero) ?? (canPay(g, hero, 1, NO_KIND) ? undefined : 'hero.too-few-actions'),
  offer(g, hero, add) {
    if (!collectAction.why(g, hero, {})) add(COLLECT);
  },
  run(g, hero) {
    pay(g, hero, 1, NO_KIND);
    return collect(g, hero);
  },
};

/** Turned up only now, one card for each action (D-EQP-2, D-EQP-5). */
export function collect(g: Game, hero: number): Frame {
  const own = ownOf(g);
  const { zone, id } = heroAt(g.state, hero);
  const at = own.equipment.findIndex((e) => e.zone === zone);
  const laid = itemAt(own.equipment, at);
  turnLaid(g, EQUIPMENT_DECK, laid);
  own.equipment.splice(at, 1);
  const card = turnedUp(laid.card);
  g.state.reveals++;
  g.stirred = true;
  g.emit?.('D-EQP-2', {
    type: 'equipment-collected',
    hero: id,
    card: equipmentId(g, card),
    zone: zoneId(g, zone),
  });
  return takeEquipment(hero, card);
}

export interface Take extends Frame<'take-equipment'> {
  hero: number;
  card: number;
}

export const takeEquipment = (hero: number, card: number): Frame => {
  const f: Take = { proc: 'take-equipment', step: 'take', hero, card };
  return f;
};

export const takeEquipmentProcedure = procedure<Take>()({
  take(g, f) {
    if (equipmentAt(g, f.card).secret) return 'secret';
    const held = equipmentOf(g, f.hero);
    if (held.length >= equipmentLimit(g, f.hero)) return 'keep';
    putEquipment(g, f.hero, [...held, f.card]);
    return DONE;
  },
  secret(g, f) {
    return callIf(f, 'end', takeSecret(g, f.hero, f.card));
  },
  // One of them, new or old, is discarded (D-EQP-3).
  keep: {
    ask: (g, f) =>
      whichCard(g, f.hero, 'drop', [f.card, ...equipmentOf(g, f.hero)], (c) => equipmentId(g, c)),
    take(g, f, { option }) {
      putEquipment(g, f.hero, [...equipmentOf(g, f.hero), f.card]);
      discardEquipment(g, f.hero, itemAt(option.args, 0));
      return DONE;
    },
  },
  end: () => DONE,
});

/** Discards what is beyond the limit, the player's choice (D-TRD-2). */
export const trimEquipment = (hero: number): Frame => {
  const f: Trim = { proc: 'trim-equipment', step: 'choose', hero };
  return f;
};
export interface Trim extends Frame<'trim-equipment'> {
  hero: number;
}

export const trimEquipmentProcedure = procedure<Trim>()({
  choose: {
    ask(g, f) {
      const held = equipmentOf(g, f.hero);
      return held.length <= equipmentLimit(g, f.hero)
        ? DONE
        : whichCard(g, f.hero, 'drop', held, (c) => equipmentId(g, c));
    },
    take(g, f, { option }) {
      discardEquipment(g, f.hero, itemAt(option.args, 0));
      return 'choose';
    },
  },
});
