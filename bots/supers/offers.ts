/** What is on offer in every super-hero edition. */
import { itemAt, enemiesIn, type Game, type Option } from '@holdout/engine';
import type { Turn } from './ends.ts';
import { cardsHeld } from './table.ts';

/** A card more, dear to those who hold few. */
export const traitWorth = ({ g, hero }: Turn): number => (cardsHeld(g, hero) < 2 ? 2.5 : 0.5);

/** The sign, thrown at a zone. */
export const throwWorth = (g: Game, { args }: Option): number => 2 * enemiesIn(g, itemAt(args, 0)) - 3;
