/** Words and rules of the Marvel Zombies editions. */
import enMissionRules from './rules/en/missions-marvel.json' with { type: 'json' };
import enSupersRules from './rules/en/supers.json' with { type: 'json' };
import enZombieRules from './rules/en/zombie.json' with { type: 'json' };
import enPlaces from './words/en/marvel-places.json' with { type: 'json' };
import enSupers from './words/en/supers.json' with { type: 'json' };
import enZombie from './words/en/zombie.json' with { type: 'json' };
import frMissionRules from './rules/fr/missions-marvel.json' with { type: 'json' };
import frSupersRules from './rules/fr/supers.json' with { type: 'json' };
import frZombieRules from './rules/fr/zombie.json' with { type: 'json' };
import frPlaces from './words/fr/marvel-places.json' with { type: 'json' };
import frSupers from './words/fr/supers.json' with { type: 'json' };
import frZombie from './words/fr/zombie.json' with { type: 'json' };
import type { Pack } from './packs.ts';

export const MARVEL: Pack = {
  words: {
    en: { ...enPlaces, ...enSupers, ...enZombie },
    fr: { ...frPlaces, ...frSupers, ...frZombie },
  },
  rules: {
    en: { ...enSupersRules, ...enZombieRules, ...enMissionRules },
    fr: { ...frSupersRules, ...frZombieRules, ...frMissionRules },
  },
};
