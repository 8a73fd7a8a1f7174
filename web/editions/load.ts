/** Fetches editions when they are wanted: the first load holds none that is not being played. */
import { refuse, type Engine, type Refusal } from '@holdout/engine';
import { loadWordsOf } from '@holdout/narrate/plain';
import { addIcons } from '../chrome/icon-paths.ts';
import { spokenLanguage } from '../words/spoken.ts';
import type { EditionPlug } from './plug.ts';
import { addEdition, engineOf } from './plugs.ts';

interface Source {
  plug(): Promise<EditionPlug>;
  icons(): Promise<{ default: { readonly [name: string]: string } }>;
}

/** One line per edition; the first is the one the home screen opens with. */
const SOURCES: { readonly [edition: string]: Source } = {
  classic: {
    plug: () => import('./classic/plug.ts').then((m) => m.classicPlug),
    icons: () => import('virtual:icons/classic'),
  },
  zombie: {
    plug: () => import('./zombie-mode/plug.ts').then((m) => m.zombiePlug),
    icons: () => import('virtual:icons/zombie'),
  },
  hero: {
    plug: () => import('./hero-mode/plug.ts').then((m) => m.heroPlug),
    icons: () => import('virtual:icons/hero'),
  },
  dceased: {
    plug: () => import('./dceased/plug.ts').then((m) => m.dceasedPlug),
    icons: () => import('virtual:icons/dceased'),
  },
};

export const EDITION_IDS: readonly string[] = Object.keys(SOURCES);

const fetched = new Map<string, Promise<EditionPlug>>();

/** The same promise each time, so that a screen can wait for it. */
export function loadEdition(id: string): Promise<EditionPlug> {
  const known = fetched.get(id);
  if (known) return known;
  const loading = fetchEdition(id);
  fetched.set(id, loading);
  // Whatever was wrong may be over by the next time.
  loading.catch(() => fetched.delete(id));
  return loading;
}

/** Its words come in the language that is spoken; another one brings them along when it is chosen (words/spoken.ts). */
async function fetchEdition(id: string): Promise<EditionPlug> {
  const source = SOURCES[id];
  const words = loadWordsOf(spokenLanguage(), id);
  const [plug, icons] = await Promise.all([source.plug(), source.icons(), words]);
  addIcons(icons.default);
  return addEdition(plug);
}

/** The engine of an edition that a file names; anything may be written there. */
export async function engineFor(edition: unknown): Promise<Engine | Refusal> {
  if (typeof edition !== 'string' || !Object.hasOwn(SOURCES, edition))
    return refuse('setup.edition-unknown', String(edition));
  await loadEdition(edition);
  return engineOf(edition);
}
