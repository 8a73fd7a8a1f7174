/** What an entry of the gallery is called, and what it may be found by. */
import type { Narrator } from '@holdout/narrate/plain';
import type { Entry } from './gallery-model.ts';

export function nameOf(say: Narrator, entry: Entry): string {
  const { kind, id } = entry;
  if (entry.kind === 'spawn') return say.spawn(entry.lines[0]?.kind ?? 'normal');
  if (kind === 'hero') return say.hero(id);
  return kind === 'foe' || kind === 'enemy' ? say.enemy(id) : say.card(id);
}

/** All that can be searched for: what it is called, and what it says. */
export function wordsOf(say: Narrator, entry: Entry): string {
  const { kind, id } = entry;
  const name = nameOf(say, entry);
  switch (kind) {
    case 'hero':
      return [
        name,
        say.heroText(id),
        ...Object.values(entry.sheet.skills)
          .flat()
          .map((s) => say.skill(s)),
      ].join(' ');
    case 'foe':
      return [name, say.ability(id), say.abilityText(id)].join(' ');
    case 'spawn':
      return [name, ...entry.lines.map((l) => say.enemy(l.enemy))].join(' ');
    case 'enemy':
      return name;
    default:
      return [name, say.cardText(id)].join(' ');
  }
}
