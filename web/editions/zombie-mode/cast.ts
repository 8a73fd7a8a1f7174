/** Who has a face here. */
import { MARVEL_FIRST } from '../../art/characters/marvel-first.ts';
import { MARVEL_SECOND } from '../../art/characters/marvel-second.ts';
import { PEOPLE_MARVEL } from '../../art/characters/people-marvel.ts';
import { PEOPLE_XMEN } from '../../art/characters/people-xmen.ts';
import { XMEN_FIRST } from '../../art/characters/xmen-first.ts';
import { XMEN_SECOND } from '../../art/characters/xmen-second.ts';
import type { Cast } from '../../art/spec.ts';

export const cast: Cast = {
  ...MARVEL_FIRST,
  ...MARVEL_SECOND,
  ...PEOPLE_MARVEL,
  ...PEOPLE_XMEN,
  ...XMEN_FIRST,
  ...XMEN_SECOND,
};
