/** English: what every page says comes with it, the rest is fetched when wanted. */
import type { LanguageFolder, Part } from '../language.ts';
import { part as classic } from './classic/index.ts';
import { part as client } from './client/index.ts';
import { grammar } from './grammar.ts';
import { part as shared } from './shared/index.ts';

export const folder: LanguageFolder = {
  grammar,
  atHand: { client, shared, classic },
  fetch: (name) => import(`./${name}/index.ts`) as Promise<{ readonly part: Part }>,
};
