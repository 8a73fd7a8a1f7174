/** Words of the chrome that super-hero editions have in common; what one says otherwise goes before them. */
import type { EditionPlug } from '../plug.ts';
import en from '@holdout/narrate/languages/en/supers/client.json' with { type: 'json' };
import fr from '@holdout/narrate/languages/fr/supers/client.json' with { type: 'json' };
import livingEn from '@holdout/narrate/languages/en/living/client.json' with { type: 'json' };
import livingFr from '@holdout/narrate/languages/fr/living/client.json' with { type: 'json' };

type Words = EditionPlug['words'];

/** Of the editions whose players are the living: power, rescue, Zombie Heroes. */
export const LIVING: Words = { en: livingEn, fr: livingFr };

/** Later ones go before earlier ones. */
export const wordsOf = (...own: readonly Words[]): Words => ({
  en: Object.assign({}, en, ...own.map((w) => w.en)) as Words['en'],
  fr: Object.assign({}, fr, ...own.map((w) => w.fr)) as Words['fr'],
});
