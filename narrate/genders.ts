/** Grammatical gender of those who have a name, from the data of the editions (packs.ts); of nouns their language knows. */
import survivors from '@holdout/editions/classic/survivors.json' with { type: 'json' };
import type { Gender } from '@holdout/engine';

export type GenderLists = { readonly [gender in Gender]: readonly string[] };

const KNOWN = new Map(survivors.map(({ id, gender }): [string, Gender] => [id, gender === 'f' ? 'f' : 'm']));

export function addGenders({ f, m }: GenderLists): void {
  for (const id of f) KNOWN.set(id, 'f');
  for (const id of m) KNOWN.set(id, 'm');
}

export const genderOf = (id: string): Gender | undefined => KNOWN.get(id);
