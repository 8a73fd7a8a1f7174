/** Which attacks a survivor can make now, and why others are not possible (C-COM-1, C-COM-16, K-ATT-1 to K-ATT-5). */
import {
  heroAt,
  itemAt,
  numberAt,
  declareRefusals,
  enemiesIn,
  valueOf,
  type Game,
  type RefusalCode,
  type RefusalsOf,
  itemOf,
} from '@holdout/engine';
import { CARDS, kindAt, type Kind, type Mode, type Use } from './cards.ts';
import { handsOf, isScoped, isUnloaded, itemId } from './inventory.ts';
import { ownOf } from './own.ts';

const REFUSED = declareRefusals({
  'attack.no-target': 'C-COM-16',
  'attack.unloaded': 'C-INV-8',
});
declare module '@holdout/engine' {
  interface RefusalMap extends RefusalsOf<typeof REFUSED> {}
}

/** One weapon, or two identical dual ones, used in one way. */
export interface Weapon {
  readonly cards: readonly number[];
  readonly use: number;
}

export const useOf = (g: Game, w: Weapon): Use => itemAt(kindAt(g, itemAt(w.cards, 0)).uses, w.use);

/** What is held for it, as players write it: `pistol`, two of `machete`, `mas-shotgun.blade`. */
export function weaponItems(g: Game, w: Weapon): string[] {
  const { name } = useOf(g, w);
  const one = itemOf(itemId(g, itemAt(w.cards, 0)), name);
  return w.cards.map(() => one);
}

/** The name of the weapon in events: `machete+machete`. */
export const weaponId = (g: Game, w: Weapon): string => weaponItems(g, w).join('+');

/** Has the dual symbol, or counts as if it had by a skill (C-SK-15, C-SK-18, C-SK-31). */
export function isDual(g: Game, hero: number, kind: Kind): boolean {
  return (
    kind.dual ||
    kind.uses.some((use) => valueOf(g, hero, use.mode === 'melee' ? 'dualMelee' : 'dualRanged') > 0)
  );
}

const dualUse = (g: Game, hero: number, kind: Kind, mode: Mode): boolean =>
  kind.dual || valueOf(g, hero, mode === 'melee' ? 'dualMelee' : 'dualRanged') > 0;

/** Each card of the box used alone, by card and use: looked at for every menu, so they are there once. */
const ALONE: readonly (readonly Weapon[])[] = CARDS.map(({ uses }, card) =>
  uses.map((_, use) => ({ cards: [card], use })),
);

const alone = (card: number, use: number): Weapon => ALONE[card]?.[use] ?? { cards: [card], use };

/** Everything in hand that can be used to fight, loaded or not. A Molotov is thrown one at a time. */
export function weaponsInHand(g: Game, hero: number): Weapon[] {
  const held = handsOf(g, hero);
  const weapons: Weapon[] = [];
  const pair = held.length === 2 && itemId(g, itemAt(held, 0)) === itemId(g, itemAt(held, 1));
  for (let i = 0; i < held.length; i++) {
    const card = itemAt(held, i);
    const kind = kindAt(g, card);
    const loadedTwin = pair && i === 1 && isUnloaded(g, card) === isUnloaded(g, itemAt(held, 0));
    for (let u = 0; u < kind.uses.length; u++) {
      const use = itemAt(kind.uses, u);
      if (!loadedTwin) weapons.push(alone(card, u));
      if (pair && i === 0 && !use.burns && dualUse(g, hero, kind, use.mode))
        weapons.push({ cards: held, use: u });
    }
  }
  return weapons;
}

/** Targets chosen freely (C-COM-8). */
export const choosesTargets = (g: Game, hero: number, w: Weapon): boolean =>
  useOf(g, w).mode === 'melee' || valueOf(g, hero, 'sniper') > 0 || isScoped(g, itemAt(w.cards, 0));

/** Only a use that fires needs a loaded weapon: the blade of Ma's Shotgun does not (C-INV-8, C-INV-14). */
export function whyNotLoaded(g: Game, w: Weapon): RefusalCode | undefined {
  if (!useOf(g, w).reload || ownOf(g).unloaded.length === 0) return undefined;
  return w.cards.some((c) => isUnloaded(g, c)) ? 'attack.unloaded' : undefined;
}

/** Why the weapon cannot be aimed at this zone. */
export function whyNotAt(g: Game, hero: number, w: Weapon, zone: number): RefusalCode | undefined {
  const use = useOf(g, w);
  const from = heroAt(g.state, hero).zone;
  if (use.mode === 'melee' && zone !== from) return 'attack.melee-reach';
  const distance = numberAt(g.view.sight, from * g.context.zones + zone);
  if (distance === 255) return 'attack.not-seen';
  if (distance < itemAt(use.range, 0)) return 'attack.too-near';
  const most = itemAt(use.range, 1) + (use.mode === 'ranged' ? valueOf(g, hero, 'range') : 0);
  if (distance > most) return 'attack.too-far';
  return enemiesIn(g, zone) === 0 ? 'attack.no-target' : undefined;
}

/** Zones with zombies that the weapon reaches. */
export function zonesInReach(g: Game, hero: number, w: Weapon): number[] {
  const from = heroAt(g.state, hero).zone;
  if (useOf(g, w).mode === 'melee') return whyNotAt(g, hero, w, from) ? [] : [from];
  const found: number[] = [];
  // Most zones are empty, which is told faster than how far they are.
  for (const zone of itemAt(g.view.seen, from))
    if (enemiesIn(g, zone) > 0 && !whyNotAt(g, hero, w, zone)) found.push(zone);
  return found;
}
