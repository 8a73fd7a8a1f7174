/** What an entry of the gallery is called, and what is said of it. */
import type { Narrator } from '@holdout/narrate/plain';
import type { Entry } from './gallery-model.ts';

export function nameOf(say: Narrator, { kind, id }: Entry): string {
  if (kind === 'hero') return say.hero(id);
  return kind === 'foe' || kind === 'enemy' ? say.enemy(id) : say.card(id);
}

/** An ability has a name of its own before what it does. */
export function textOf(
  say: Narrator,
  { kind, id }: Entry,
): { readonly name?: string; readonly text: string } {
  if (kind === 'hero') return { text: say.heroText(id) };
  if (kind === 'foe') return { name: say.ability(id), text: say.abilityText(id) };
  return { text: kind === 'enemy' ? '' : say.cardText(id) };
}
