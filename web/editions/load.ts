/** Fetches editions when they are wanted: the first load holds none that is not being played. */
import { refuse, type Engine, type Refusal } from '@holdout/engine';
import { EDITION_IDS, loadWordsOf } from '@holdout/narrate/plain';
import { addIcons } from '../chrome/icon-paths.ts';
import { spokenLanguage } from '../words/spoken.ts';
import { fetchIcons, fetchPlug } from './folders.ts';
import type { EditionPlug } from './plug.ts';
import { addEdition, engineOf } from './plugs.ts';

/** The first is the one the home screen opens with. */
export { EDITION_IDS };

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
  const words = loadWordsOf(spokenLanguage(), id);
  const [plug, icons] = await Promise.all([fetchPlug(id), fetchIcons(id), words]);
  addIcons(icons);
  return addEdition(plug);
}

/** The engine of an edition that a file names; anything may be written there. */
export async function engineFor(edition: unknown): Promise<Engine | Refusal> {
  if (typeof edition !== 'string' || !EDITION_IDS.includes(edition))
    return refuse('setup.edition-unknown', String(edition));
  await loadEdition(edition);
  return engineOf(edition);
}
