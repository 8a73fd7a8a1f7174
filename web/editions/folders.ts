/** What the folder of an edition holds; nothing lists the folders, an edition is found by its name. */
import { folderOf } from '@holdout/editions/folders';
import type { Cast } from '../art/spec.ts';
import type { EditionPlug } from './plug.ts';

export const fetchPlug = (id: string): Promise<EditionPlug> =>
  (import(`./${folderOf(id)}/plug.ts`) as Promise<{ readonly plug: EditionPlug }>).then((m) => m.plug);

type Paths = { readonly [icon: string]: string };
export const fetchIcons = (id: string): Promise<Paths> =>
  (import(`./${folderOf(id)}/icon-paths.ts`) as Promise<{ readonly paths: Paths }>).then((m) => m.paths);

export const fetchCast = (id: string): Promise<Cast> =>
  (import(`./${folderOf(id)}/cast.ts`) as Promise<{ readonly cast: Cast }>).then((m) => m.cast);
