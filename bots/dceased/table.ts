/** What a player of DCeased sees on the table, besides what all super-hero modes show. */
import { equipmentOf, ownOf } from '@holdout/editions/dceased';
import { bystanderId, type Bystander } from '@holdout/editions/supers';
import type { Game } from '@holdout/engine';

export const isArmed = (g: Game, hero: number): boolean => equipmentOf(g, hero).length > 0;

/** People at the side of heroes on the board. */
export const inTow = (g: Game): number => ownOf(g).bystanders.filter((b) => b.hero >= 0).length;

/** People nobody brings along yet. */
export const strayPeople = (g: Game): Bystander[] => ownOf(g).bystanders.filter((b) => b.hero < 0);

export const personNamed = (g: Game, id: string): Bystander | undefined =>
  ownOf(g).bystanders.find((b) => bystanderId(g, b.card) === id);
