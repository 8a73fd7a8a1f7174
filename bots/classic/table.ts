/** What a player of the classic game sees of cards: who carries what, which are tools and supplies. */
import { lookUp, heroAt, cardId, type Game } from '@holdout/engine';
import { EQUIPMENT, HANDS, kindsOf, PARTS, type Kind } from '@holdout/editions/classic';
import { oncePerGame } from '../plain/once.ts';
import { teamOf } from '../plain/team.ts';
import { asksFor } from '../plain/words.ts';

/** Of the box and of the pack that is played. */
const kinds = oncePerGame((g) => new Map(kindsOf(g).map((kind) => [kind.id, kind])));
export const SNIPER_RIFLE = 'sniper-rifle';
const [RIFLE] = lookUp(PARTS, SNIPER_RIFLE);

/** `pistol.empty` is a pistol, a sniper rifle a rifle. */
export const plainId = (card: string): string => {
  const id = card.replace('.empty', '');
  return id === SNIPER_RIFLE ? RIFLE : id;
};
const kindOf = (g: Game, card: string): Kind | undefined => kinds(g).get(plainId(card));

const cardsIn = (g: Game, slots: readonly number[]): string[] =>
  slots.filter((c) => c >= 0).map((c) => cardId(g.context.edition, EQUIPMENT, c));
export const carried = (g: Game, hero: number): string[] => cardsIn(g, heroAt(g.state, hero).slots);
export const held = (g: Game, hero: number): string[] =>
  cardsIn(g, heroAt(g.state, hero).slots.slice(0, HANDS));

export const isTool = (g: Game, card: string): boolean => (kindOf(g, card)?.door ?? null) !== null;
export const isSupply = (g: Game, card: string): boolean => kindOf(g, card)?.supply === true;

export const teamHasTool = (g: Game): boolean =>
  teamOf(g).some((hero) => carried(g, hero).some((card) => isTool(g, card)));

/** Supplies count only where the mission asks for them. */
export const wantsSupplies = (g: Game): boolean => asksFor(g, 'carried') || asksFor(g, 'suppliesOut');
