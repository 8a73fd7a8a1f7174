/** What a player of the classic game sees of cards: who carries what, which are tools and supplies. */
import { cardId } from '@holdout/engine';
import { EQUIPMENT, HANDS, KINDS, PARTS, type Kind } from '@holdout/editions/classic';
import type { Game } from '@holdout/engine';
import { teamOf } from '../plain/team.ts';
import { asksFor } from '../plain/words.ts';

const kinds = new Map(KINDS.map((kind) => [kind.id, kind]));
export const SNIPER_RIFLE = 'sniper-rifle';
const [RIFLE] = PARTS[SNIPER_RIFLE];

/** `pistol.empty` is a pistol, a sniper rifle a rifle. */
export const plainId = (card: string): string => {
  const id = card.replace('.empty', '');
  return id === SNIPER_RIFLE ? RIFLE : id;
};
const kindOf = (card: string): Kind | undefined => kinds.get(plainId(card));

const cardsIn = (g: Game, slots: readonly number[]): string[] =>
  slots.filter((c) => c >= 0).map((c) => cardId(g.context.edition, EQUIPMENT, c));
export const carried = (g: Game, hero: number): string[] => cardsIn(g, g.state.heroes[hero].slots);
export const held = (g: Game, hero: number): string[] =>
  cardsIn(g, g.state.heroes[hero].slots.slice(0, HANDS));

export const isTool = (card: string): boolean => (kindOf(card)?.door ?? null) !== null;
export const isSupply = (card: string): boolean => kindOf(card)?.supply === true;

export const teamHasTool = (g: Game): boolean => teamOf(g).some((hero) => carried(g, hero).some(isTool));

/** Supplies count only where the mission asks for them. */
export const wantsSupplies = (g: Game): boolean => asksFor(g, 'carried') || asksFor(g, 'suppliesOut');
