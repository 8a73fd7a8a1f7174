/** What bots and clients may ask of any super-hero edition. */
export { usedThisRound } from './attack/effects.ts';
export { attackOf, RANKS, toughnessIn } from './attack/hits.ts';
export { DEVOUR, weaponsOf, ownWeapon } from './attack/weapons.ts';
export { MOST_POWER, POWER_UP, powerOf } from './cards/power.ts';
export { heroTypes, zoneOfEnemyHero } from './enemies/enemy-heroes.ts';
export {
  AFTER_TRAITS,
  BYSTANDER_SLOT,
  FAST,
  FIRST_HERO,
  FIRST_TRAIT_SLOT,
  HEAVY,
  isEnemyHero,
  kitIn,
  kitOf,
  LAST_ENEMY,
  BASIC,
  type Weapon,
  type Kit,
  type SupersEdition,
} from './kit.ts';
export { isBarred } from './missions/force-field.ts';
export { carries } from './missions/items.ts';
export { missionOf } from './missions/section.ts';
export { countHappened, hasHappened, OWN, ownOf, type Bystander, type SupersOwn } from './own.ts';
export { bystanderId } from './people/bystanders.ts';
export { healthOf } from './wounds/pool.ts';
export { woundsUnderWay } from './wounds/wounds.ts';
