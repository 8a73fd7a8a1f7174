/** Attacking as an action, and attacks that abilities give for free (S-COM-1, S-COM-10, K-ATT-1 to K-ATT-4, Z-ATT-1). */
import {
  heroAt,
  itemAt,
  call,
  canPay,
  DONE,
  kept,
  NO_KIND,
  option,
  pay,
  procedure,
  sharedOptions,
  zoneId,
  type Action,
  type Frame,
  type Game,
  type Option,
  type RefusalCode,
} from '@holdout/engine';
import { attack, type Attack, type FiguresOfType } from './attack.ts';
import { choose, STOP } from '../cards/choose.ts';
import { kitOf, type Weapon } from '../kit.ts';
import { DEVOUR, weaponsOf, ownWeapon, whyNotAt, zonesInReach, zonesPerAttack } from './weapons.ts';
import { payReach, spareReach, zonesRoundCorners } from './reach.ts';

/** Made once for each weapon and zone; pairs of zones are rare. */
function attackOption(g: Game, weapon: Weapon, zone: number, cost: number): Option {
  const shared = sharedOptions(g, `attack ${weapon.id}`);
  const key = zone * 2 + cost;
  return shared.get(key) ?? kept(shared, key, newAttackOption(g, weapon, [zone], cost));
}

const newAttackOption = (g: Game, weapon: Weapon, zones: readonly number[], cost: number): Option => {
  const about = { zones: zones.map((z) => zoneId(g, z)), cards: [weapon.id], cost };
  return option('attack', 'cards@zones', [weapon.id === DEVOUR.id ? 1 : 0, ...zones], about);
};

/** Single zones, then pairs where the hero attacks two at once. */
function addChoices(
  g: Game,
  hero: number,
  weapon: Weapon,
  zones: readonly number[],
  cost: number,
  add: (option: Option) => void,
): void {
  for (const zone of zones) add(attackOption(g, weapon, zone, cost));
  if (zones.length < 2 || weapon.id !== ownWeapon(g, hero).id || zonesPerAttack(g, hero) < 2) return;
  zones.forEach((a, i) => {
    for (const b of zones.slice(i + 1)) add(newAttackOption(g, weapon, [a, b], cost));
  });
}

export const attackAction: Action = {
  verb: 'attack',
  form: 'cards@zones',
  why(g, hero, { cards: [id] = [], zones: names = [] }): RefusalCode | undefined {
    const weapon = [...weaponsOf(g, hero), ownWeapon(g, hero), DEVOUR].find((l) => l.id === id);
    const zones = names.map((n) => g.context.board.indexOf.get(n) ?? -1);
    if (!weapon || zones.length === 0 || zones.includes(-1)) return 'intent.unknown';
    if (weapon.id !== DEVOUR.id && kitOf(g).hindered(g, hero)) return kitOf(g).hindered(g, hero);
    if (zones.length > (weapon.id === ownWeapon(g, hero).id ? zonesPerAttack(g, hero) : 1))
      return 'skill.not-yours';
    const reach = spareReach(g, hero, weapon);
    const no = zones.map((z) => whyNotAt(g, hero, weapon, z, reach)).find(Boolean);
    if (no && (zones.length > 1 || !zonesRoundCorners(g, hero, weapon, reach).includes(itemAt(zones, 0))))
      return no;
    return canPay(g, hero, 1, NO_KIND) ? undefined : 'hero.too-few-actions';
  },
  offer(g, hero, add) {
    if (!canPay(g, hero, 1, NO_KIND)) return;
    for (const weapon of weaponsOf(g, hero)) {
      const reach = spareReach(g, hero, weapon);
      addChoices(g, hero, weapon, zonesInReach(g, hero, weapon, reach), 1, add);
      for (const z of zonesRoundCorners(g, hero, weapon, reach)) add(attackOption(g, weapon, z, 1));
    }
  },
  run(g, hero, option) {
    pay(g, hero, 1, NO_KIND);
    return startAttack(g, hero, option);
  },
};

function startAttack(
  g: Game,
  hero: number,
  option: Option,
  more: Partial<Attack> = {},
  range?: Grant['range'],
): Frame {
  const [, ...zones] = option.args;
  const own = weaponsOf(g, hero).find((l) => l.id === option.cards?.[0]) ?? ownWeapon(g, hero);
  const weapon = { ...own, range: range ?? own.range };
  const reach = range ? 0 : spareReach(g, hero, own);
  return attack(g, { hero, line: weapon.id, zones, ...payReach(g, hero, weapon, zones, reach), ...more });
}

/** An attack an ability gives: which weapons, how near and far, whether it may be passed up. */
export interface Grant {
  readonly by: string;
  readonly lines: readonly ('unique' | 'card' | 'devour')[];
  /** In place of the weapon's own; then nothing reaches farther. */
  readonly range?: readonly [number, number];
  /** Only these zones; never one of those. */
  readonly zones?: readonly number[];
  readonly except?: readonly number[];
  readonly optional?: boolean;
  readonly bonus?: number;
  readonly anyTarget?: boolean;
  /** Only these figures can be hit. */
  readonly among?: FiguresOfType[];
  /** A ranged attack, whatever the weapon says. */
  readonly thrown?: boolean;
  readonly unpowered?: boolean;
}

interface FreeAttack extends Frame<'free-attack'> {
  hero: number;
  grant: Grant;
}

/** The weapons of a kind the hero can attack with now. */
function weaponsOfKind(g: Game, hero: number, kind: Grant['lines'][number]): readonly Weapon[] {
  if (kind === 'devour') return [DEVOUR];
  if (kitOf(g).hindered(g, hero)) return [];
  return kind === 'unique' ? [ownWeapon(g, hero)] : (kitOf(g).cardWeapons?.(g, hero) ?? []);
}

function grantOptions(g: Game, hero: number, grant: Grant): Option[] {
  const options: Option[] = [];
  const add = (o: Option): void => void options.push(o);
  for (const own of grant.lines.flatMap((kind) => weaponsOfKind(g, hero, kind))) {
    const weapon = { ...own, range: grant.range ?? own.range };
    const reach = grant.range ? 0 : spareReach(g, hero, own);
    const allowed = (z: number): boolean => (grant.zones?.includes(z) ?? true) && !grant.except?.includes(z);
    const zones = zonesInReach(g, hero, weapon, reach).filter(allowed);
    const round = zonesRoundCorners(g, hero, weapon, reach).filter(allowed);
    addChoices(g, hero, weapon, zones, 0, add);
    for (const z of round) add(attackOption(g, weapon, z, 0));
  }
  return options;
}

export const canAttackFree = (g: Game, hero: number, grant: Grant): boolean =>
  grantOptions(g, hero, grant).length > 0;

export const freeAttack = (hero: number, grant: Grant): Frame => {
  const f: FreeAttack = { proc: 'free-attack', step: 'choose', hero, grant };
  return f;
};

export const freeAttackProcedure = procedure<FreeAttack>()({
  choose: {
    ask(g, f) {
      const { by, optional } = f.grant;
      const options = heroAt(g.state, f.hero).status === 'in' ? grantOptions(g, f.hero, f.grant) : [];
      if (options.length === 0) return DONE;
      return choose(g, f.hero, by, optional ? [...options, STOP] : options);
    },
    take(g, f, { option }) {
      if (option.verb === STOP.verb) return DONE;
      const { by, bonus = 0, anyTarget = false, unpowered = false, among = [], thrown, range } = f.grant;
      const more = {
        by,
        bonus,
        anyTarget,
        unpowered,
        among: among.map((x) => ({ ...x })),
        ...(thrown ? { mode: 'ranged' as const } : {}),
      };
      return call(f, 'end', startAttack(g, f.hero, option, more, range));
    },
  },
  end: () => DONE,
});
