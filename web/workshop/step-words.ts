/** A line of the history in the language that is spoken. */
import type { Words } from '../words/use-words.ts';
import type { Said, StepWords } from './workshop.ts';

export function sayStep({ t, say }: Pick<Words, 't' | 'say'>, { key, about = {} }: StepWords): string {
  const spoken = (said: Said): string | number => {
    if (typeof said !== 'object') return said;
    switch (said.is) {
      case 'zone':
        return say.place(said.id);
      case 'enemy':
        return say.enemy(said.id);
      case 'colour':
        return say.colour(said.id);
      case 'word':
        return t(`workshop.${said.id}`);
    }
  };
  return t(
    `workshop.step.${key}`,
    Object.fromEntries(Object.entries(about).map(([name, said]) => [name, spoken(said)])),
  );
}
