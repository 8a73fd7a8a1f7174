/** For tests: every edition at hand, as if it had been fetched. */
import '@holdout/narrate';
import { EDITION_IDS } from '@holdout/narrate/plain';
import { fetchPlug } from './folders.ts';
import { addEdition } from './plugs.ts';

for (const id of EDITION_IDS) addEdition(await fetchPlug(id));
