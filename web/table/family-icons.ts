/** The icon of each family of actions. */
import type { Context } from '@holdout/engine';
import { menuPlanOf } from '../editions/plugs.ts';
import type { IconName } from '../icon-names.ts';

const ICONS: { readonly [family: string]: IconName } = {
  move: 'boot-prints',
  attack: 'crosshair',
  door: 'closed-doors',
  take: 'chest',
  skill: 'skills',
  leave: 'exit-door',
  more: 'hamburger-menu',
};

export const familyIcon = (context: Context, family: string): IconName =>
  menuPlanOf(context).icons[family] ?? ICONS[family] ?? 'card-pick';
