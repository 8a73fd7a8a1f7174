/** The icon of each family of actions. */
import type { IconName } from '../icon-names.ts';

const ICONS: { readonly [family: string]: IconName } = {
  move: 'boot-prints',
  drive: 'steering-wheel',
  shoot: 'crosshair',
  melee: 'punch',
  search: 'magnifying-glass',
  door: 'closed-doors',
  take: 'open-treasure-chest',
  trade: 'trade',
  arrange: 'swap-bag',
  noise: 'megaphone',
  car: 'steering-wheel',
  skill: 'skills',
  reload: 'reload-gun-barrel',
  combine: 'molotov',
  neutralise: 'cancel',
  leave: 'exit-door',
  more: 'hamburger-menu',
};

export const familyIcon = (family: string): IconName => ICONS[family] ?? 'card-pick';
