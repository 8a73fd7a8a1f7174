/** Names of whoever an id means: an enemy, or a person by the card that names them. */
import { isPerson } from '../board/enemy-look.ts';
import type { Words } from '../words/use-words.ts';

type Say = Words['say'];

export const figureName = (say: Say, id: string): string => (isPerson(id) ? say.card(id) : say.enemy(id));

export const figuresName = (say: Say, id: string, n: number): string =>
  isPerson(id) ? say.card(id) : say.enemies(id, n);

/** A card, a skill or the ability of an enemy: what is used, and what it does. */
export const sourceName = (say: Say, id: string): string =>
  say.abilityText(id) ? say.ability(id) : say.skillText(id) ? say.skill(id) : say.card(id);

export const sourceText = (say: Say, id: string): string =>
  say.abilityText(id) || say.skillText(id) || say.cardText(id);
