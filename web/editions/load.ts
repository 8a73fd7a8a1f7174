/** Fetches editions when they are wanted: the first load holds none that is not being played. */
import { refuse, type Engine, type Refusal } from '@holdout/engine';
import { addPack, type Pack } from '@holdout/narrate/packs.ts';
import { addIcons } from '../chrome/icon-paths.ts';
import type { EditionPlug } from './plug.ts';
import { addEdition, engineOf } from './plugs.ts';

interface Source {
  plug(): Promise<EditionPlug>;
  icons(): Promise<{ default: { readonly [name: string]: string } }>;
  /** Names and rules, for editions whose own are not in every load. */
  words?(): Promise<Pack>;
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
    words: () => import('@holdout/narrate/marvel.ts').then((m) => m.MARVEL),
  },
  hero: {
    plug: () => import('./hero-mode/plug.ts').then((m) => m.heroPlug),
    icons: () => import('virtual:icons/hero'),
    words: () => import('@holdout/narrate/marvel.ts').then((m) => m.MARVEL),
  },
  dceased: {
    plug: () => import('./dceased/plug.ts').then((m) => m.dceasedPlug),
    icons: () => import('virtual:icons/dceased'),
    words: () => import('@holdout/narrate/dceased.ts').then((m) => m.DCEASED),
  },
};

export const EDITION_IDS: readonly string[] = Object.keys(SOURCES);

const fetched = new Map<string, Promise<EditionPlug>>();

/** The same promise each time, so that a screen can wait for it. */
export function loadEdition(id: string): Promise<EditionPlug> {
  const known = fetched.get(id);
  if (known) return known;
  const loading = fetchEdition(SOURCES[id]);
  fetched.set(id, loading);
  // Whatever was wrong may be over by the next time.
  loading.catch(() => fetched.delete(id));
  return loading;
}

async function fetchEdition(source: Source): Promise<EditionPlug> {
  const [plug, icons, words] = await Promise.all([source.plug(), source.icons(), source.words?.()]);
  addIcons(icons.default);
  if (words) addPack(words);
  return addEdition(plug);
}

let allRules: Promise<unknown> | undefined;

/** The words and rules of all editions, for whoever reads them without playing; missions bring their own with the edition. */
export const loadRules = (): Promise<unknown> =>
  (allRules ??= Promise.all(EDITION_IDS.map(loadEdition)).catch((error: unknown) => {
    allRules = undefined;
    throw error;
  }));

/** The engine of an edition that a file names; anything may be written there. */
export async function engineFor(edition: unknown): Promise<Engine | Refusal> {
  if (typeof edition !== 'string' || !Object.hasOwn(SOURCES, edition))
    return refuse('setup.edition-unknown', String(edition));
  await loadEdition(edition);
  return engineOf(edition);
}
