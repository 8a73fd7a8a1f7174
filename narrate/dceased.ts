/** Words and rules of DCeased; what it shares with the Marvel editions comes along. */
import genders from '@holdout/editions/dceased/data/genders.json' with { type: 'json' };
import enRules from './rules/en/dceased.json' with { type: 'json' };
import enHeroRules from './rules/en/hero.json' with { type: 'json' };
import enMarvelRules from './rules/en/missions-marvel.json' with { type: 'json' };
import enSupersRules from './rules/en/supers.json' with { type: 'json' };
import enDceased from './words/en/dceased.json' with { type: 'json' };
import enEquipment from './words/en/dceased-equipment.json' with { type: 'json' };
import enMissions from './words/en/dceased-missions.json' with { type: 'json' };
import enPlaces from './words/en/metropolis-places.json' with { type: 'json' };
import enTraits from './words/en/dceased-traits.json' with { type: 'json' };
import enSupers from './words/en/supers.json' with { type: 'json' };
import frRules from './rules/fr/dceased.json' with { type: 'json' };
import frHeroRules from './rules/fr/hero.json' with { type: 'json' };
import frMarvelRules from './rules/fr/missions-marvel.json' with { type: 'json' };
import frSupersRules from './rules/fr/supers.json' with { type: 'json' };
import frDceased from './words/fr/dceased.json' with { type: 'json' };
import frEquipment from './words/fr/dceased-equipment.json' with { type: 'json' };
import frMissions from './words/fr/dceased-missions.json' with { type: 'json' };
import frPlaces from './words/fr/metropolis-places.json' with { type: 'json' };
import frTraits from './words/fr/dceased-traits.json' with { type: 'json' };
import frSupers from './words/fr/supers.json' with { type: 'json' };
import type { Pack } from './packs.ts';
import { clausesBorrowedBy } from './reference.ts';

/** Rules of hero mode that hold here too, and nothing else of them. */
function borrowed(texts: { readonly [id: string]: string }): { [id: string]: string } {
  const ids = clausesBorrowedBy('dceased');
  return Object.fromEntries(Object.entries(texts).filter(([id]) => ids.includes(id)));
}

export const DCEASED: Pack = {
  genders,
  words: {
    en: { ...enPlaces, ...enSupers, ...enDceased, ...enMissions, ...enTraits, ...enEquipment },
    fr: { ...frPlaces, ...frSupers, ...frDceased, ...frMissions, ...frTraits, ...frEquipment },
  },
  rules: {
    en: {
      ...enSupersRules,
      ...borrowed({ ...enHeroRules, ...enMarvelRules }),
      ...enRules,
    },
    fr: {
      ...frSupersRules,
      ...borrowed({ ...frHeroRules, ...frMarvelRules }),
      ...frRules,
    },
  },
};
