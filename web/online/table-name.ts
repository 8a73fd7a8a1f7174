/** What a table is called: by the name its host gave it, otherwise by its mission, in the language of whoever looks. */
import type { Words } from '../words/use-words.ts';

interface Named {
  readonly title: string;
  /** Id of its mission; empty for one of the players' own, whose name nobody here knows. */
  readonly mission: string;
}

export function tableName({ title, mission }: Named, { t, say }: Pick<Words, 't' | 'say'>): string {
  if (title !== '') return title;
  const { name } = say.mission(mission);
  // Until the words of its edition are here a mission has only its id.
  return name === mission ? t('online.table') : name;
}

/** Of the table one sits at. */
export const nameOfTable = (
  { title, setup }: { readonly title: string; readonly setup: { readonly mission: unknown } },
  words: Pick<Words, 't' | 'say'>,
): string => tableName({ title, mission: typeof setup.mission === 'string' ? setup.mission : '' }, words);
