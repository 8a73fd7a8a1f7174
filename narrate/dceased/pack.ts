/** Words and rules of DCeased; what it shares with the Marvel editions comes along. */
import genders from '@holdout/editions/dceased/data/genders.json' with { type: 'json' };
import enRules from '../languages/en/dceased/rules.json' with { type: 'json' };
import enHeroRules from '../languages/en/hero-mode/rules.json' with { type: 'json' };
import enMarvelRules from '../languages/en/marvel/mission-rules.json' with { type: 'json' };
import enMissionRules from '../languages/en/dceased/mission-rules.json' with { type: 'json' };
import enSupersRules from '../languages/en/supers/rules.json' with { type: 'json' };
import enDceased from '../languages/en/dceased/words.json' with { type: 'json' };
import enEquipment from '../languages/en/dceased/equipment.json' with { type: 'json' };
import enMissions from '../languages/en/dceased/missions.json' with { type: 'json' };
import enPlaces from '../languages/en/dceased/places.json' with { type: 'json' };
import enTraits from '../languages/en/dceased/traits.json' with { type: 'json' };
import enSupers from '../languages/en/supers/words.json' with { type: 'json' };
import frRules from '../languages/fr/dceased/rules.json' with { type: 'json' };
import frHeroRules from '../languages/fr/hero-mode/rules.json' with { type: 'json' };
import frMarvelRules from '../languages/fr/marvel/mission-rules.json' with { type: 'json' };
import frMissionRules from '../languages/fr/dceased/mission-rules.json' with { type: 'json' };
import frSupersRules from '../languages/fr/supers/rules.json' with { type: 'json' };
import frDceased from '../languages/fr/dceased/words.json' with { type: 'json' };
import frEquipment from '../languages/fr/dceased/equipment.json' with { type: 'json' };
import frMissions from '../languages/fr/dceased/missions.json' with { type: 'json' };
import frPlaces from '../languages/fr/dceased/places.json' with { type: 'json' };
import frTraits from '../languages/fr/dceased/traits.json' with { type: 'json' };
import frSupers from '../languages/fr/supers/words.json' with { type: 'json' };
import type { Pack } from '../packs.ts';
import { clausesBorrowedBy } from '../reference.ts';

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
      ...enMissionRules,
    },
    fr: {
      ...frSupersRules,
      ...borrowed({ ...frHeroRules, ...frMarvelRules }),
      ...frRules,
      ...frMissionRules,
    },
  },
};
