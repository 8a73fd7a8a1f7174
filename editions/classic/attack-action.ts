/** Attacking as an action: which weapon, at which zone, or at two with Trick Shot (C-COM-1, C-SKILL-7). */
import {
  itemAt,
  kept,
  leading,
  canPay,
  declareRefusals,
  option,
  pay,
  sharedOptions,
  valueOf,
  zoneId,
  type Action,
  type Details,
  type Game,
  type Option,
  type RefusalCode,
  type RefusalsOf,
} from '@holdout/engine';
import { attack } from './attack.ts';
import { kindAt } from './cards.ts';
import { FREE_COMBAT } from './types.ts';
import {
  useOf,
  weaponItems,
  weaponsInHand,
  whyNotAt,
  whyNotLoaded,
  zonesInReach,
  type Weapon,
} from './weapons.ts';

const REFUSED = declareRefusals({
  'attack.no-weapon': 'C-COM-1',
  'attack.not-dual': 'C-COM-1',
});
declare module '@holdout/engine' {
  interface RefusalMap extends RefusalsOf<typeof REFUSED> {}
}

const detailsOf = (g: Game, w: Weapon, zones: readonly number[]): Details => ({
  zones: zones.map((z) => zoneId(g, z)),
  items: weaponItems(g, w),
  cards: w.cards.map((c) => kindAt(g, c).id),
  cost: 1,
});

const newAttackOption = (g: Game, w: Weapon, zone: number): Option =>
  option('attack', 'items@zones', [w.use, zone, -1, ...w.cards], detailsOf(g, w, [zone]));

const attackOption = (g: Game, w: Weapon, zone: number): Option => {
  // A rifle may or may not have a scope, which changes its name: those are built anew.
  if (kindAt(g, itemAt(w.cards, 0)).id === 'rifle') return newAttackOption(g, w, zone);
  const pair = w.cards.length > 1 ? itemAt(w.cards, 1) + 1 : 0;
  const key = ((itemAt(w.cards, 0) * 64 + pair) * 2 + w.use) * 256 + zone;
  const shared = sharedOptions(g, 'attack');
  return shared.get(key) ?? kept(shared, key, newAttackOption(g, w, zone));
};

const trickOption = (g: Game, w: Weapon, a: number, b: number): Option =>
  option('attack', 'items@zones', [w.use, a, b, ...w.cards], detailsOf(g, w, [a, b]));

export const attackAction: Action = {
  verb: 'attack',
  form: 'items@zones',
  why(g, hero, { items = [], zones: at = [] }): RefusalCode | undefined {
    const held = weaponsInHand(g, hero);
    const named = (items: readonly string[]): Weapon | undefined =>
      held.find((x) => String(weaponItems(g, x)) === String(items));
    const w = named(items);
    if (!w) {
      const [single = '', twin] = items;
      return twin === single && named([single]) ? 'attack.not-dual' : 'attack.no-weapon';
    }
    const zones = at.map((z) => g.context.board.indexOf.get(z) ?? -1);
    if (zones.length === 0 || zones.includes(-1)) return 'intent.unknown';
    const no = whyNotLoaded(g, w) ?? zones.map((z) => whyNotAt(g, hero, w, z)).find(Boolean);
    return no ?? (canPay(g, hero, 1, FREE_COMBAT) ? undefined : 'hero.too-few-actions');
  },
  offer(g, hero, add) {
    if (!canPay(g, hero, 1, FREE_COMBAT)) return;
    for (const w of weaponsInHand(g, hero)) {
      if (whyNotLoaded(g, w)) continue;
      const zones = zonesInReach(g, hero, w);
      for (const zone of zones) add(attackOption(g, w, zone));
      const tricky = w.cards.length > 1 && useOf(g, w).mode === 'ranged' && valueOf(g, hero, 'trickShot') > 0;
      if (tricky) zones.forEach((a, i) => zones.slice(i + 1).forEach((b) => add(trickOption(g, w, a, b))));
    }
  },
  run(g, hero, option) {
    pay(g, hero, 1, FREE_COMBAT);
    const [use, zone, second, ...cards] = leading(option.args, 3);
    return attack(hero, { cards, use }, second < 0 ? [zone] : [zone, second]);
  },
};
